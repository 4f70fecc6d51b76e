import { valueAt } from '../../../schema/rules/json.ts';

/**
 * A value of somebody else's JSON as text, or null when it is absent, empty or no plain value. Providers
 * send the same truth as a word or as a boolean, so both read alike: 'true'.
 */
export function readText(response: unknown, key: string): string | null {
  const value = valueAt(response, key);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
