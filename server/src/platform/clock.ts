/** The time as commands see it, so that tests can choose it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

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
