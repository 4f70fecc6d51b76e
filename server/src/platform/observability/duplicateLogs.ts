const WINDOW_MS = 10_000;
/** So often a line may be said in a window. */
const MOST = 5;
/** More kinds of lines than this are no burst of the same. */
const MOST_KINDS = 1_000;

export interface Repeated {
  level: number;
  message: string;
  /** How often it was not said. */
  times: number;
}

/** Counts lines that are the same, so that a burst of them becomes one line with its number. */
export class Repeats {
  private readonly said = new Map<string, Repeated & { first: number }>();
  private timer: NodeJS.Timeout | null = null;
  private readonly report: (repeated: Repeated) => void;

  constructor(report: (repeated: Repeated) => void) {
    this.report = report;
  }

  /** Whether this line is to be said; `key` is what makes it the same as another. */
  isToBeSaid(key: string, level: number, message: string): boolean {
    this.timer ??= setTimeout(() => this.tell(), WINDOW_MS).unref();
    const known = this.said.get(key);
    if (known === undefined) {
      if (this.said.size < MOST_KINDS) this.said.set(key, { level, message, times: 0, first: 1 });
      return true;
    }
    if (known.first < MOST) {
      known.first += 1;
      return true;
    }
    known.times += 1;
    return false;
  }

  private tell(): void {
    const lines = [...this.said.values()];
    this.said.clear();
    this.timer = null;
    for (const { level, message, times } of lines) {
      if (times > 0) this.report({ level, message, times });
    }
  }
}
