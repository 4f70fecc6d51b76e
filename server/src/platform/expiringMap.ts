import type { Clock } from './clock.ts';

/** Answers that stay true for a while, kept in memory; at most `size` of them, the oldest leave first. */
export class ExpiringMap<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>();

  constructor(private readonly size: number) {}

  get(key: string, clock: Clock): Value | undefined {
    const entry = this.entries.get(key);
    return entry !== undefined && entry.until > clock.now().getTime() ? entry.value : undefined;
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  /** `milliseconds` is how long the value may be given out. */
  set(key: string, value: Value, milliseconds: number, clock: Clock): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: clock.now().getTime() + milliseconds });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.size) break;
      this.entries.delete(oldest);
    }
  }
}
