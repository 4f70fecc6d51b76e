import { unusable } from './failures.ts';

/** A day in India as it was sent, '2026-03-31', or null for none; INVALID_INPUT under `name` for what is no day. */
export function readDay(text: string | null | undefined, name: string): string | null {
  const day = text?.trim() ?? '';
  if (day === '') return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  // '2026-02-30' is a date of March for JavaScript.
  if (isDay && day >= FIRST_DAY && addDays(day, 0) === day) return day;
  throw unusable(name, `Use a day such as 2026-03-31 for ${name}.`);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export const DAY_MS = 86_400_000;
const FIRST_DAY = '2000-01-01';
