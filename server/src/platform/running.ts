import { inTime } from './deadline.ts';
import type { Log } from './logging.ts';

/** How long after a signal a second one still counts as the same: npm passes on the Ctrl-C we got ourselves. */
const SAME_SIGNAL_MS = 1_000;
/** How long a part may take to stop: longer than the requests and the jobs in flight, which have limits of their own. */
const STOP_LIMIT_MS = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * What this process has started, in order. Stopping goes backwards, one after the other, so that nothing
 * loses what it stands on: the database was first and is last.
 */
export class RunningParts {
  private readonly parts: { name: string; stop: () => Promise<unknown> }[] = [];
  private stopping: Promise<boolean> | null = null;
  private readonly ending = new AbortController();
  private readonly stopLimitMs: number;

  constructor(stopLimitMs = STOP_LIMIT_MS) {
    this.stopLimitMs = stopLimitMs;
  }

  /** Aborted as soon as stopping begins: a start that is still going on gives up at its next step. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** Notes something that runs now. `stop` is called once. */
  add(name: string, stop: () => Promise<unknown>): void {
    this.parts.push({ name, stop });
  }

  /**
   * Stops everything; true when all of it stopped as it should. A part that does not stop in time is left behind:
   * it must not keep the others, or the process, from ending. A second call waits for the first.
   */
  stop(log: Log): Promise<boolean> {
    this.ending.abort(new Stopped());
    this.stopping ??= this.stopAll(log);
    return this.stopping;
  }

  private async stopAll(log: Log): Promise<boolean> {
    let good = true;
    for (let part = this.parts.pop(); part !== undefined; part = this.parts.pop()) {
      try {
        await inTime(part.stop(), this.stopLimitMs);
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
