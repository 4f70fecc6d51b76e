import { fullDate, shortDate, startOfIndiaDay } from '../../../../../schema/format/time.ts';
import type { ReportMeasure, ReportStep } from '../../../types.generated.ts';
import type { ReportQuery } from './Reports.generated.ts';

export type Report = ReportQuery['administration']['report'];
export type ReportTable = Report['tables'][number];
export type ReportColumn = ReportTable['columns'][number];

/** A number as it is read: '1,240', '3 h 20 min', '–' where there is none. */
export function numberText(value: number | null, measure: ReportMeasure): string {
  if (value === null) return '–';
  if (measure === 'COUNT') return value.toLocaleString('en-IN');
  if (value >= LONG) return `${Math.round(value / 60).toLocaleString('en-IN')} h`;
  const hours = Math.floor(value / 60);
  const minutes = `${value % 60} min`;
  return hours === 0 ? minutes : `${hours} h ${minutes}`;
}

/** From ten hours on nobody counts minutes. */
const LONG = 600;

/** How a number differs from that of the days before: '25% more than before (40)'. */
export function changeText(
  value: number | null,
  before: number | null,
  measure: ReportMeasure,
): string {
  if (value === null || before === null || before === 0) {
    return before === null || before === 0
      ? 'none before'
      : `${numberText(before, measure)} before`;
  }
  const was = `(${numberText(before, measure)})`;
  const percent = Math.round((100 * (value - before)) / before);
  if (percent === 0) return `same as before ${was}`;
  const size = Math.abs(percent).toLocaleString('en-IN');
  return `${size}% ${percent > 0 ? 'more' : 'less'} than before ${was}`;
}

/** What a row is called: '5 Mar', '2 Mar to 8 Mar', 'Mar 2026', or a place. */
export function rowText(
  names: readonly string[],
  isTrend: boolean,
  step: ReportStep,
  now: Date,
): string {
  const [first = '', last = ''] = names;
  if (!isTrend) return names.join(', ');
  const [from, to] = [first, last].map((day) => shortDate(startOfIndiaDay(day), now));
  if (step === 'DAY' || (step === 'WEEK' && first === last)) return `${from}`;
  return step === 'WEEK' ? `${from} to ${to}` : `${from?.split(' ')[1]} ${first.slice(0, 4)}`;
}

/** '5 March 2026 to 3 April 2026'. */
export function rangeText({ from, to }: Pick<Report, 'from' | 'to'>): string {
  const [first, last] = [from, to].map((day) => fullDate(startOfIndiaDay(day)));
  return first === last ? `${first}` : `${first} to ${last}`;
}
