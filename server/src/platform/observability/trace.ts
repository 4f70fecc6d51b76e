import { AsyncLocalStorage } from 'node:async_hooks';
import type { FailureCode } from '../../../../schema/failures.ts';

/** What is known of a request while it is answered, for the line that the log has of it. */
export interface Trace {
  /** Statements by their name, with how often and for how many milliseconds they were waited for. */
  statements: Map<string, { count: number; ms: number }>;
  /** Who asks, as a word that cannot be led back without our secrets. */
  account?: string;
  /** What was refused in it, in order: several fields of one GraphQL request may be. */
  failures: FailureCode[];
  /** The name of a GraphQL operation. */
  operation?: string;
  /** Whoever writes, or has just written, sees what was written: replicas may not have it yet. */
  readsPrimary?: boolean;
  /** It changes something. */
  writes?: boolean;
}

const traces = new AsyncLocalStorage<Trace>();

export function newTrace(): Trace {
  return { statements: new Map(), failures: [] };
}

/** Runs `next`, and all that it leads to, as part of a request. */
export function withinTrace(trace: Trace, next: () => void): void {
  traces.run(trace, next);
}

/** That of the request which is being answered; undefined in jobs and commands. */
export function currentTrace(): Trace | undefined {
  return traces.getStore();
}

/** Says of the request that is being answered that it changes something. */
export function noteWrite(): void {
  const trace = currentTrace();
  if (trace) Object.assign(trace, { writes: true, readsPrimary: true });
}

/** Says of the request that is being answered that something of it was refused. */
export function noteFailure(code: FailureCode): void {
  currentTrace()?.failures.push(code);
}

/** Times a statement, also one that fails, for the request that it belongs to. */
export async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!currentTrace()) return work();
  const begun = performance.now();
  try {
    return await work();
  } finally {
    addTime(name, performance.now() - begun);
  }
}

export function addTime(name: string, ms: number): void {
  const statements = currentTrace()?.statements;
  const known = statements?.get(name);
  statements?.set(name, { count: (known?.count ?? 0) + 1, ms: (known?.ms ?? 0) + ms });
}
