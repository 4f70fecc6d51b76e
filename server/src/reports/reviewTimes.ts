import { type Context } from '../platform/context.ts';
import { reviewsStatement } from './findReport.sql.ts';
import { ReportMeasure } from './report.graphql.ts';
import { periodsOf, type ReportRange } from './reportRange.ts';
import { type ReportNumbers } from './reportTrend.ts';

/** How many listings were decided about for the first time, and how long that took: the median, and 9 of 10. */
export async function readReviews(context: Context, range: ReportRange): Promise<ReportNumbers> {
  const cells = await context.query<ReviewCell>(reviewsStatement(range));
  const inRange = cells.filter(({ isBefore }) => !isBefore);
  const total = inRange.find(({ isAll }) => isAll);
  const before = cells.find(({ isBefore, isAll }) => isBefore && isAll);
  const byPeriod = new Map(inRange.map((cell) => [cell.isAll ? '' : cell.period, cell]));
  return {
    columns: COLUMNS.map(({ read, ...column }) => ({
      ...column,
      total: read(total),
      before: read(before),
    })),
    rows: periodsOf(range).map(({ key, from, to }) => ({
      names: [from, to],
      values: COLUMNS.map(({ read }) => read(byPeriod.get(key))),
    })),
  };
}

interface ReviewCell {
  period: string | null;
  isBefore: boolean;
  isAll: boolean;
  decided: number;
  median: number;
  slow: number;
}

const COLUMNS: readonly {
  key: string;
  label: string;
  measure: ReportMeasure;
  read: (cell: ReviewCell | undefined) => number | null;
}[] = [
  {
    key: 'decided',
    label: 'Decided',
    measure: 'count',
    read: (cell) => cell?.decided ?? 0,
  },
  {
    key: 'median',
    label: 'Median',
    measure: 'minutes',
    read: (cell) => (cell ? Math.round(cell.median) : null),
  },
  {
    key: 'slow',
    label: '9 of 10 within',
    measure: 'minutes',
    read: (cell) => (cell ? Math.round(cell.slow) : null),
  },
];
