import { inTime } from './deadline.ts';
import type { Log } from './observability/logging.ts';

/** How long after a signal a second one still counts as the same: npm passes on the Ctrl-C we got ourselves. */
const SAME_SIGNAL_MS = 1_000;
/**
 * How long everything may take to stop: longer than the requests and the jobs in flight, which have limits of their
 * own, and shorter than whoever runs the process waits before it kills (docker-compose.yml).
 */
const STOP_LIMIT_MS = 40_000;
/** Kept back of it for each part that is still to come, whatever the ones before take. */
const KEPT_BACK_MS = 2_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * What this process has started, in order. Stopping goes backwards, one after the other, so that nothing
 * loses what it stands on: the database was first and is last.
 */
export class RunningParts {
  private readonly parts: { name: string; stop: () => Promise<unknown> }[] = [];
  private stopping: Promise<boolean> | null = null;
  private readonly ending = new AbortController();
  /** Aborted as soon as stopping begins: a start that is still going on gives up at its next step. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** Notes something that runs now. `stop` is called once. */
  add(name: string, stop: () => Promise<unknown>): void {
    this.parts.push({ name, stop });
  }

  /**
   * Stops everything within one limit; true when all of it stopped as it should. A part that does not stop in time is
   * left behind: it must not keep the others, or the process, from ending. A second call waits for the first.
   */
  stop(log: Log): Promise<boolean> {
    this.ending.abort(new Stopped());
    this.stopping ??= this.stopAll(log);
    return this.stopping;
  }

  private async stopAll(log: Log): Promise<boolean> {
    let good = true;
    const end = Date.now() + STOP_LIMIT_MS;
    for (let part = this.parts.pop(); part !== undefined; part = this.parts.pop()) {
      try {
        const left = end - Date.now() - this.parts.length * KEPT_BACK_MS;
        await inTime(part.stop(), Math.max(left, KEPT_BACK_MS));
        log.info({ part: part.name }, 'Stopped.');
      } catch (error) {
        good = false;
        log.error({ part: part.name, err: error }, 'This part did not stop as it should.');
      }
    }
    return good;
  }
}

/** The start was given up because somebody asked to stop. */
export class Stopped extends Error {
  override readonly name = 'Stopped';

  constructor() {
    super('Stopped while starting.');
  }
}

/** `stop` at the first SIGINT, SIGTERM or SIGHUP; the next one, if it is not an echo, ends the process at once. */
export function stopOnSignals(stop: (signal: NodeJS.Signals) => void): void {
  let first = 0;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (first === 0) {
        first = Date.now();
        stop(signal);
      } else if (Date.now() - first > SAME_SIGNAL_MS) {
        process.exit(1);
      }
    });
  }
}
