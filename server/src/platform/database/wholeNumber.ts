/**
 * A whole number as text for SQL, where no value can stand or PostgreSQL must know it before the values come:
 * the LIMIT of a prepared statement decides its plan. Throws a RangeError for anything else.
 */
export function wholeNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number.`);
  return String(value);
}
