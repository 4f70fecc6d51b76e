import { indiaDay } from '../../../schema/format/time.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { addDays, DAY_MS, readDay } from '../platform/days.ts';
import { invalid, unusable } from '../platform/failures.ts';
import { type ReportStep } from './report.graphql.ts';

/** What a report is about, as it is asked for. */
export interface RangeRequest {
  /** The last so many days, today among them. */
  days?: number | null;
  /** Days in India, '2026-03-31', both included; they count where one is named. */
  from?: string | null;
  to?: string | null;
  step?: ReportStep | null;
}

export interface ReportRange {
  /** The first and the last day in India. */
  from: string;
  to: string;
  /** The first of the days just before, as many. */
  before: string;
  step: ReportStep;
}

/** A part of a range. */
export interface Period {
  /** Where the day, week or month begins, which may be before the range; weeks begin on Monday. */
  key: string;
  /** Its first and last day within the range. */
  from: string;
  to: string;
}

/** The range that is asked for, up to today; INVALID_INPUT with a sentence for one that cannot be used. */
export function readRange(request: RangeRequest, now: Date): ReportRange {
  const today = indiaDay(now);
  const isNamed = Boolean(request.from ?? request.to);
  const to = readDay(request.to, 'to') ?? today;
  const from =
    readDay(request.from, 'from') ?? addDays(to, 1 - readDays(isNamed ? null : request.days));
  if (to > today) throw unusable('to', 'Choose a last day that is not after today.');
  if (from > to) throw unusable('from', 'Choose a first day that is not after the last one.');
  const days = daysBetween(from, to) + 1;
  if (days > LIMITS.report.mostDays) throw unusable('from', TOO_LONG);
  return { from, to, before: addDays(from, -days), step: request.step ?? usualStep(days) };
}

const TOO_LONG = `Choose at most ${LIMITS.report.mostDays} days.`;

/** The periods of a range, the oldest first. */
export function periodsOf({ from, to, step }: ReportRange): Period[] {
  const periods: Period[] = [];
  for (let key = startOf(from, step); key <= to;) {
    const next = startOf(addDays(key, LONGEST[step]), step);
    const last = addDays(next, -1);
    periods.push({ key, from: key < from ? from : key, to: last > to ? to : last });
    key = next;
  }
  return periods;
}

/** Days after which another period has begun for certain, and the one after it has not. */
const LONGEST = { day: 1, week: 7, month: 31 } as const;

/** Where the period of a day begins. */
function startOf(day: string, step: ReportStep): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const afterMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -afterMonday);
}

function usualStep(days: number): ReportStep {
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
}

function readDays(days: number | null | undefined): number {
  const requested = days ?? LIMITS.report.days;
  if (requested >= 1 && requested <= LIMITS.report.mostDays) return requested;
  const message = `Use a number from 1 to ${LIMITS.report.mostDays} for days.`;
  throw invalid([{ path: 'days', code: 'unusable', message }]);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
