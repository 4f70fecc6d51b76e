/** Answers that are dear to make and may be a while old, cached in memory by name. */
export interface AnswerCache<Answer extends Sized = Buffer> {
  /** The cached answer, or a new one; whoever asks meanwhile waits for the same one. */
  get(name: string, make: () => Promise<Answer | null>): Promise<Answer | null>;
}

interface Sized {
  /** In bytes. */
  readonly length: number;
}

interface Entry<Answer> {
  answer: Promise<Answer | null>;
  madeAt: number;
  bytes: number;
}

/** Caches each answer for `milliseconds` and at most `bytes` in all: the oldest goes first. Misses are not cached. */
export function cacheResponses<Answer extends Sized = Buffer>(limits: {
  milliseconds: number;
  bytes: number;
}): AnswerCache<Answer> {
  const entries = new Map<string, Entry<Answer>>();
  let total = 0;

  function drop(name: string, entry: Entry<Answer>): void {
    if (entries.get(name) !== entry) return;
    entries.delete(name);
    total -= entry.bytes;
  }

  function makeRoom(): void {
    for (const [name, entry] of entries) {
      if (total <= limits.bytes) return;
      drop(name, entry);
    }
  }

  return {
    get(name, make) {
      const found = entries.get(name);
      if (found && performance.now() - found.madeAt < limits.milliseconds) return found.answer;
      if (found) drop(name, found);
      const entry: Entry<Answer> = { answer: make(), madeAt: performance.now(), bytes: 0 };
      entries.set(name, entry);
      entry.answer.then(
        (response) => {
          if (response === null) return drop(name, entry);
          if (entries.get(name) !== entry) return;
          entry.bytes = response.length;
          total += response.length;
          makeRoom();
        },
        () => drop(name, entry),
      );
      return entry.answer;
    },
  };
}
