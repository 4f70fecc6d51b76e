import { unavailable } from '../failures.ts';

export interface Gate {
  /** Runs `work` when there is room. @throws Failure UNAVAILABLE when too many are waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets `atOnce` pieces of work run and `waiting` more wait for their turn, in order. */
export function createGate(limits: { atOnce: number; waiting: number }): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= limits.waiting) throw unavailable(undefined, 5);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** The place of one who leaves goes to the next in the queue without becoming free in between. */
  function leave(): void {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
