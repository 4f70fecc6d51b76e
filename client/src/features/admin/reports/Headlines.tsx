import { changeText, numberText } from './words.ts';
import type { ReportColumn, ReportTable } from './words.ts';

/** The numbers that say most, each with what it was in the days before. */
export function Headlines({ tables }: { tables: readonly ReportTable[] }) {
  const tiles = TILES.flatMap(({ label, topic, key }) => {
    const columns = tables.find((table) => table.topic === topic)?.columns ?? [];
    const shown = columns.filter((column) => key === null || column.key === key);
    return shown.length === 0 ? [] : [{ ...sumOf(shown), label }];
  });
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {tiles.map(({ label, total, before, measure }) => (
        <div
          key={label}
          className="grid content-start gap-1 rounded-card border border-line bg-surface p-4"
        >
          <dt className="text-small font-medium text-muted">{label}</dt>
          <dd className="grid gap-0.5">
            <span className="text-price-xl font-bold tabular-nums lining-nums">
              {numberText(total, measure)}
            </span>
            <span className="text-caption text-muted tabular-nums">
              {changeText(total, before, measure)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One column, or several that are parts of a whole. */
function sumOf(
  columns: readonly ReportColumn[],
): Pick<ReportColumn, 'total' | 'before' | 'measure'> {
  const [first, ...others] = columns;
  if (first && others.length === 0) return first;
  const sum = (of: (column: ReportColumn) => number | null) =>
    columns.reduce((total, column) => total + (of(column) ?? 0), 0);
  return {
    total: sum(({ total }) => total),
    before: sum(({ before }) => before),
    measure: 'COUNT',
  };
}

const TILES: readonly { label: string; topic: ReportTable['topic']; key: string | null }[] = [
  { label: 'Listings posted', topic: 'LISTINGS', key: 'posted' },
  { label: 'Sold', topic: 'LISTINGS', key: 'sold' },
  { label: 'Rented', topic: 'LISTINGS', key: 'rented' },
  { label: 'New users', topic: 'USERS', key: null },
  { label: 'Enquiries', topic: 'SOURCES', key: null },
  { label: 'Median review time', topic: 'REVIEWS', key: 'median' },
];
