import type { ReportStep } from '../../../types.generated.ts';
import { useNow } from '../../../ui/now.ts';
import { numberText, rowText } from './words.ts';
import type { ReportTable as Table } from './words.ts';

/** All numbers of a report, the latest first, with the sums below. */
export function ReportTable({ table, step }: { table: Table; step: ReportStep }) {
  const now = useNow();
  const { title, isTrend, heads, columns, rows } = table;
  return (
    // A box that scrolls is reached by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={`${title}, table`} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="sticky top-0 bg-surface text-left text-muted">
            <th scope="col" className={NAME}>
              {isTrend ? PERIODS[step] : heads.join(', ')}
            </th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isTrend ? rows.toReversed() : rows).map(({ names, values }) => (
            <tr key={names.join()} className="border-t border-line">
              <th scope="row" className={`${NAME} text-left font-normal whitespace-nowrap`}>
                {rowText(names, isTrend, step, now)}
              </th>
              {columns.map(({ key, measure }, at) => (
                <td key={key} className={CELL}>
                  {numberText(values[at] ?? null, measure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {isTrend && (
          <tfoot>
            <Sums label="Total" table={table} of="total" />
            <Sums label="Previous period" table={table} of="before" />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Sums({ label, table, of }: { label: string; table: Table; of: 'total' | 'before' }) {
  return (
    <tr className="border-t border-line font-semibold">
      <th scope="row" className={`${NAME} text-left whitespace-nowrap`}>
        {label}
      </th>
      {table.columns.map((column) => (
        <td key={column.key} className={CELL}>
          {numberText(column[of], column.measure)}
        </td>
      ))}
    </tr>
  );
}

const PERIODS: Record<ReportStep, string> = { DAY: 'Day', WEEK: 'Week', MONTH: 'Month' };
const NAME = 'py-1 pr-3 font-medium';
const HEAD = 'py-1 pl-3 text-right font-medium';
const CELL = 'py-1 pl-3 text-right';
