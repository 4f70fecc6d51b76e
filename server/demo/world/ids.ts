import type { Random } from './random.ts';

/**
 * An identifier of the usual shape, twelve hex digits of time and twelve of chance, where the time is
 * the row's own and the chance the seed's: the same world gets the same ids.
 */
export function idAt(time: Date, random: Random): string {
  return time.getTime().toString(16).padStart(12, '0') + random.hex(12);
}
