/** The time as commands see it, so that tests can choose it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

const CLOCK_LOOK_MS = 1_000;
/** More than clocks are set by while they are right. */
const PARTED_MS = 5_000;

/** Tells whenever the time of day was set, by how much it parts from the time that passes. Answers what ends it. */
export function onClockSet(tell: (byMs: number) => void): () => void {
  const apart = () => Date.now() - performance.now();
  let before = apart();
  const looking = setInterval(() => {
    const byMs = apart() - before;
    if (Math.abs(byMs) < PARTED_MS) return;
    before += byMs;
    tell(byMs);
  }, CLOCK_LOOK_MS);
  return () => clearInterval(looking);
}

/** A clock that stands still until it is moved. */
export interface FixedClock extends Clock {
  moveBy(milliseconds: number): void;
}

/** A clock for tests; `start` is an ISO time or a Date. */
export function fixedClock(start: string | Date): FixedClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    moveBy: (milliseconds) => {
      time += milliseconds;
    },
  };
}
