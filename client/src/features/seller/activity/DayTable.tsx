import { shortDate, startOfIndiaDay } from '../../../../../schema/format/time.ts';
import { useNow } from '../../../ui/now.ts';
import type { DayPoint } from '../../../shell/metrics.ts';

/** The figures of a chart as a table, the latest day first. */
export function DayTable({ label, points }: { label: string; points: readonly DayPoint[] }) {
  const now = useNow();
  return (
    // A box that scrolls is reached by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={`${label}, table`} tabIndex={0} className="h-full overflow-y-auto">
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{label} by day</caption>
        <thead>
          <tr className="sticky top-0 bg-surface text-left text-muted">
            <th scope="col" className="py-1 font-medium">
              Day
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ day, count }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {shortDate(startOfIndiaDay(day), now)}
              </th>
              <td className="py-1 text-right font-semibold">{count.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
