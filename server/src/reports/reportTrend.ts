import { periodsOf, type ReportRange } from './reportRange.ts';
import { type ReportTableFields } from './report.graphql.ts';

/** The numbers of one table. */
export type ReportNumbers = Pick<ReportTableFields, 'columns' | 'rows'>;

/** So many of something in a period; null for the days just before the range. */
export interface Cell {
  period: string | null;
  key: string;
  count: number;
}

/** One row a period, also one of nothing, and the sums of the columns. */
export function trendOf(
  range: ReportRange,
  columns: readonly (readonly [key: string, label: string])[],
  cells: readonly Cell[],
): ReportNumbers {
  const counts = new Map(cells.map(({ period, key, count }) => [`${period} ${key}`, count]));
  const rows = periodsOf(range).map(({ key: period, from, to }) => ({
    names: [from, to],
    values: columns.map(([key]) => counts.get(`${period} ${key}`) ?? 0),
  }));
  return {
    columns: columns.map(([key, label], at) => ({
      key,
      label,
      measure: 'count',
      total: rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
      before: counts.get(`null ${key}`) ?? 0,
    })),
    rows,
  };
}
