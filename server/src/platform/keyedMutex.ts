/**
 * Lets those who want the same thing at the same moment in, one after another, without holding a connection
 * while they wait. It knows this process only: what must hold everywhere is held by the database.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` when everything taken before under this key is over, however it ended. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const pending = before.then(work, work);
    this.last.set(key, pending);
    try {
      return await pending;
    } finally {
      if (this.last.get(key) === pending) this.last.delete(key);
    }
  }
}
