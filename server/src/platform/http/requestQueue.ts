/** What may be on its way at once; kinds are named from the most to the least important. */
export interface WaitingRules<Door extends string, Kind extends string> {
  kinds: readonly Kind[];
  doors: readonly Door[];
  /** How many may run: all together, at each door, and of each kind together with those below it. */
  atOnce: number;
  atDoor: Readonly<Record<Door, number>>;
  ofKind: Readonly<Record<Kind, number>>;
  /** How many may wait: all together, at each door, and for one whom nobody knows. */
  waiting: number;
  waitingAtDoor: Readonly<Record<Door, number>>;
  waitingForOne: number;
  /** Whoever has waited so long is refused. */
  worthMs: number;
  /** The part of it that is left at each door once its line is standing: who cannot be served is told at once. */
  patienceWhenStanding: Readonly<Record<Door, number>>;
}

/** `full`: too many wait already. `address`: too many of one address do. `late`: waited longer than it is worth. */
export const REASONS = ['full', 'address', 'late'] as const;
export type Reason = (typeof REASONS)[number];

export interface Visit<Door extends string, Kind extends string> {
  door: Door;
  kind: Kind;
  /** Those who wait take turns by this: an account, or the address of somebody whom nobody knows. */
  whose: string;
  isKnown: boolean;
  begin(): void;
  refuse(reason: Reason): void;
}

/** How many run and wait. */
export interface Presence<Door extends string, Kind extends string> {
  door: Door;
  kind: Kind;
  running: number;
  waiting: number;
}

/** A line that has not been empty for this part of what waiting is worth will not be soon either. */
const STANDING = 1 / 2;
const SWEEP_MS = 25;

/**
 * Lets so many visits run at once and so many more wait, the important ones first; among those of one kind everybody
 * has a turn, whoever sends most. What comes beyond is refused, or takes the place of the least important who waits.
 */
export class WaitingRoom<Door extends string, Kind extends string> {
  private readonly rules: WaitingRules<Door, Kind>;
  private readonly lines: readonly Line<Door, Kind>[];
  private readonly running = new Set<Visit<Door, Kind>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(rules: WaitingRules<Door, Kind>) {
    this.rules = rules;
    this.lines = rules.kinds.flatMap((kind, rank) =>
      rules.doors.map((door) => new Line<Door, Kind>({ door, kind, rank }, rules)),
    );
  }

  /** `begin` or `refuse` is called once, now or later, unless it leaves before. */
  enter(visit: Visit<Door, Kind>): void {
    const line = this.lineOf(visit);
    if (line.size === 0 && this.hasPlace(line)) return this.begin(visit, line);
    const reason = this.makeRoom(visit, line);
    if (reason !== null) return visit.refuse(reason);
    line.add(visit, performance.now());
    this.timer ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /** It waits no more. Whether it runs: nothing happens to that. */
  giveUp(visit: Visit<Door, Kind>): boolean {
    this.lineOf(visit).remove(visit);
    return this.running.has(visit);
  }

  /** It is done, or waits no more; what has left or was refused may leave again. */
  leave(visit: Visit<Door, Kind>): void {
    this.giveUp(visit);
    if (!this.running.delete(visit)) return;
    this.lineOf(visit).running -= 1;
    this.beginNext();
  }

  presence(): Presence<Door, Kind>[] {
    return this.lines.map(({ door, kind, running, size }) => ({
      door,
      kind,
      running,
      waiting: size,
    }));
  }

  private lineOf({ door, kind }: Visit<Door, Kind>): Line<Door, Kind> {
    const line = this.lines.find((each) => each.door === door && each.kind === kind);
    if (line === undefined) throw new TypeError(`Nobody waits for ${door} as ${kind}.`);
    return line;
  }

  private begin(visit: Visit<Door, Kind>, line: Line<Door, Kind>): void {
    this.running.add(visit);
    line.running += 1;
    visit.begin();
  }

  private hasPlace({ door, kind, rank }: Line<Door, Kind>): boolean {
    const { atOnce, atDoor, ofKind } = this.rules;
    return (
      this.running.size < atOnce &&
      this.sum('running', (each) => each.door === door) < atDoor[door] &&
      this.sum('running', (each) => each.rank >= rank) < ofKind[kind]
    );
  }

  /** Null when one more may wait. */
  private makeRoom(visit: Visit<Door, Kind>, { door, rank }: Line<Door, Kind>): Reason | null {
    const { waiting, waitingAtDoor, waitingForOne } = this.rules;
    if (!visit.isKnown && this.waitingFor(visit.whose) >= waitingForOne) return 'address';
    const isDoorFull = this.sum('size', (each) => each.door === door) >= waitingAtDoor[door];
    if (!isDoorFull && this.sum('size', () => true) < waiting) return null;
    const line = this.lines.findLast(
      (each) => each.size > 0 && each.rank > rank && (!isDoorFull || each.door === door),
    );
    if (line === undefined) return 'full';
    line.takeFromLongest()?.refuse('full');
    return null;
  }

  private waitingFor(whose: string): number {
    return this.lines.reduce((sum, line) => sum + line.waitingFor(whose), 0);
  }

  private beginNext(): void {
    for (;;) {
      const now = performance.now();
      const ready = this.lines.filter((line) => line.size > 0 && this.hasPlace(line));
      const best = ready.filter(({ rank }) => rank === ready[0]?.rank);
      // Of several doors the one that has kept somebody longest.
      const line = best.sort((one, other) => one.oldest - other.oldest)[0];
      if (line === undefined) return;
      for (const late of line.takeLate(now)) late.refuse('late');
      const visit = line.take();
      if (visit !== undefined) this.begin(visit, line);
    }
  }

  private sweep(): void {
    const now = performance.now();
    for (const late of this.lines.flatMap((line) => line.takeLate(now))) late.refuse('late');
    if (this.timer === null || this.lines.some(({ size }) => size > 0)) return;
    clearInterval(this.timer);
    this.timer = null;
  }

  private sum(of: 'running' | 'size', which: (line: Line<Door, Kind>) => boolean): number {
    let sum = 0;
    for (const line of this.lines) if (which(line)) sum += line[of];
    return sum;
  }
}

/** Those of one kind who wait at one door, by whose they are. */
class Line<Door extends string, Kind extends string> {
  running = 0;
  size = 0;
  readonly door: Door;
  readonly kind: Kind;
  readonly rank: number;
  private readonly worthMs: number;
  private readonly worthWhenStandingMs: number;
  /** Whoever comes first in the map has the next turn. */
  private readonly turns = new Map<string, { visit: Visit<Door, Kind>; since: number }[]>();
  private standingSince = 0;

  constructor(
    { door, kind, rank }: Pick<Line<Door, Kind>, 'door' | 'kind' | 'rank'>,
    { worthMs, patienceWhenStanding }: WaitingRules<Door, Kind>,
  ) {
    this.door = door;
    this.kind = kind;
    this.rank = rank;
    this.worthMs = worthMs;
    this.worthWhenStandingMs = worthMs * patienceWhenStanding[door];
  }

  /** Since when the one waits whose turn is next. */
  get oldest(): number {
    return this.turns.values().next().value?.[0]?.since ?? 0;
  }

  waitingFor(whose: string): number {
    return this.turns.get(whose)?.length ?? 0;
  }

  add(visit: Visit<Door, Kind>, now: number): void {
    if (this.size === 0) this.standingSince = now;
    const visits = this.turns.get(visit.whose);
    if (visits === undefined) this.turns.set(visit.whose, [{ visit, since: now }]);
    else visits.push({ visit, since: now });
    this.size += 1;
  }

  take(): Visit<Door, Kind> | undefined {
    const [whose, visits] = this.turns.entries().next().value ?? [];
    const first = visits?.shift();
    if (whose === undefined || visits === undefined || first === undefined) return undefined;
    this.turns.delete(whose);
    if (visits.length > 0) this.turns.set(whose, visits);
    this.size -= 1;
    return first.visit;
  }

  /** The last of those who wait in greatest number. */
  takeFromLongest(): Visit<Door, Kind> | undefined {
    const [longest] = [...this.turns.values()].sort((one, other) => other.length - one.length);
    const last = longest?.at(-1)?.visit;
    if (last !== undefined) this.remove(last);
    return last;
  }

  takeLate(now: number): Visit<Door, Kind>[] {
    const isStanding = now - this.standingSince > this.worthMs * STANDING;
    const patience = isStanding ? this.worthWhenStandingMs : this.worthMs;
    const late = [...this.turns.values()].flatMap((visits) =>
      visits.filter(({ since }) => now - since > patience).map(({ visit }) => visit),
    );
    for (const visit of late) this.remove(visit);
    return late;
  }

  remove(visit: Visit<Door, Kind>): void {
    const visits = this.turns.get(visit.whose);
    const index = visits?.findIndex((each) => each.visit === visit) ?? -1;
    if (visits === undefined || index < 0) return;
    visits.splice(index, 1);
    if (visits.length === 0) this.turns.delete(visit.whose);
    this.size -= 1;
  }
}
