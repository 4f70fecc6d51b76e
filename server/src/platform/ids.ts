import { randomInt } from 'node:crypto';

const LENGTH = 24;
const TIME_LENGTH = 12;
/** As many as the letters after the time hold. */
const RANDOM_BITS = 48n;
/** Fresh randoms stay in the lower half, so that one millisecond can count far upwards. */
const FRESH_RANDOM_CEILING = 2 ** 47;
const LARGEST_STEP = 2 ** 20;

/** The time and the random of the newest identifier, as one number. */
let last = 0n;

/**
 * A new identifier: 24 lower-case hex characters, 12 of the time in milliseconds and 12 random.
 * Within one process each is greater than the one before, also when the system clock steps back.
 */
export function newId(): string {
  const now = BigInt(Date.now());
  if (now > last >> RANDOM_BITS) {
    last = (now << RANDOM_BITS) + BigInt(randomInt(FRESH_RANDOM_CEILING));
  } else {
    last += 1n + BigInt(randomInt(LARGEST_STEP));
  }
  return last.toString(16).padStart(LENGTH, '0');
}

/** True for 24 lower-case hex characters, whatever made them. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
}

/** When an identifier was made. */
export function timeOfId(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, TIME_LENGTH), 16));
}
