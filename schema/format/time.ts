/**
 * Dates as people in India read them. Asia/Kolkata is UTC+5:30 all year, so the day is computed
 * here: server and browser then always print the same text, whatever their own time zone or locale data.
 */

/**
 * 'Just now' under one hour, '5h ago' under 24 hours, 'Yesterday' under 48 hours, then '5 Mar', or '5 Mar 2024'.
 * A date in the future counts as now.
 */
export function relativeTime(date: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - date.getTime()) / HOUR_MS);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${hours}h ago`;
  if (hours < 48) return 'Yesterday';
  return shortDate(date, now);
}

/** Day and month in India: '5 Mar'; with the year where it is another one than today's: '5 Mar 2024'. */
export function shortDate(date: Date, now: Date): string {
  const india = inIndia(date);
  const year = india.getUTCFullYear();
  const day = `${india.getUTCDate()} ${SHORT_MONTHS[india.getUTCMonth()] ?? ''}`;
  return year === inIndia(now).getUTCFullYear() ? day : `${day} ${year}`;
}

/** Day, month and year in India: '5 March 2026'. */
export function fullDate(date: Date): string {
  const india = inIndia(date);
  return `${india.getUTCDate()} ${MONTHS[india.getUTCMonth()] ?? ''} ${india.getUTCFullYear()}`;
}

/** Hour and minute in India: '10:42'; with the day where it is another one than today's: '5 Mar, 10:42'. */
export function savedTime(date: Date, now: Date): string {
  return indiaDay(date) === indiaDay(now)
    ? indiaClock(date)
    : `${shortDate(date, now)}, ${indiaClock(date)}`;
}

/** Day, month, year, hour and minute in India: '5 March 2026, 10:42'. */
export function fullTime(date: Date): string {
  return `${fullDate(date)}, ${indiaClock(date)}`;
}

/** Hour and minute in India, as a field for times takes them: '09:05'. */
export function indiaClock(date: Date): string {
  const india = inIndia(date);
  return `${twoDigits(india.getUTCHours())}:${twoDigits(india.getUTCMinutes())}`;
}

/** The day in India that this moment belongs to: '2026-03-31'. */
export function indiaDay(date: Date): string {
  return inIndia(date).toISOString().slice(0, 10);
}

/** The moment with its day and clock in India, as ISO 8601 writes it: '2026-03-31T00:30:00.000+05:30'. */
export function indiaIso(date: Date): string {
  return inIndia(date).toISOString().replace('Z', '+05:30');
}

/** When a day began in India; `day` as `indiaDay` writes it. */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS);
}

/** When it was that time of that day in India, both as fields take them; null where either is none. */
export function indiaMoment(day: string, clock: string): Date | null {
  const moment = new Date(`${day}T${clock}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Seconds left as mm:ss, for the life of a code. Never below 00:00. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
}

const HOUR_MS = 3_600_000;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
/** As en-IN shortens them; September has four letters there. */
const SHORT_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** The moment whose UTC parts are those of this one in India. */
export function inIndia(date: Date): Date {
  return new Date(date.getTime() + INDIA_OFFSET_MS);
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
