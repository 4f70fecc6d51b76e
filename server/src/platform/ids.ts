import { randomInt } from 'node:crypto';

const HALF_LENGTH = 12;
const RANDOM_CEILING = 2 ** 48;
/** Fresh randoms stay in the lower half, so that one millisecond can count far upwards. */
const FRESH_RANDOM_CEILING = 2 ** 47;
const LARGEST_STEP = 2 ** 20;

let lastTime = 0;
let lastRandom = 0;

/**
 * A new identifier: 24 lower-case hex characters, 12 of the time in milliseconds and 12 random (D-03).
 * Within one process each is greater than the one before, also when the system clock steps back.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastTime) {
    lastTime = now;
    lastRandom = randomInt(FRESH_RANDOM_CEILING);
  } else {
    lastRandom += 1 + randomInt(LARGEST_STEP);
    if (lastRandom >= RANDOM_CEILING) {
      lastTime += 1;
      lastRandom = randomInt(FRESH_RANDOM_CEILING);
    }
  }
  return hex(lastTime) + hex(lastRandom);
}

/** True for 24 lower-case hex characters, whatever made them. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
}

/** When an identifier was made. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, HALF_LENGTH), 16));
}

function hex(value: number): string {
  return value.toString(16).padStart(HALF_LENGTH, '0');
}
