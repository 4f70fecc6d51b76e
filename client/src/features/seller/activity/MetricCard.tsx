import { useId, useState } from 'react';
import { shortDate, startOfIndiaDay } from '../../../../../schema/format/time.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { useNow } from '../../../ui/now.ts';
import { DayChart } from '../../../shell/DayChart.tsx';
import type { DayPoint, Metric } from '../../../shell/metrics.ts';

/** One figure: its total, and what it was day by day as a chart or as a table. */
export function MetricCard({
  metric,
  total,
  points,
}: {
  metric: Metric;
  total: number;
  points: readonly DayPoint[];
}) {
  const id = useId();
  const now = useNow();
  const [isTable, setTable] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-1">
          <h3 id={id} className="text-small font-medium text-muted">
            {metric.label}
          </h3>
          <p className="text-price-xl font-bold tabular-nums lining-nums">
            {total.toLocaleString('en-IN')}
          </p>
        </div>
        <button
          type="button"
          aria-pressed={isTable}
          aria-label={`Show as table: ${metric.label}`}
          onClick={() => setTable(!isTable)}
          className="-mt-2 -mr-2 inline-flex min-h-11 items-center rounded-input px-2 text-caption font-semibold text-primary hover:bg-primary-soft"
        >
          Show as table
        </button>
      </div>
      <div className="h-44">
        {isTable ? (
          <DayTable label={metric.label} points={points} />
        ) : total === 0 ? (
          <p className="grid h-full place-items-center rounded-input bg-sunken px-4 text-center text-small text-muted">
            {`No ${metric.noun} in the last ${points.length} days.`}
          </p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div role="img" aria-label={inWords(metric, total, points, now)} className="h-full">
            <DayChart metric={metric} points={points} />
          </div>
        )}
      </div>
    </section>
  );
}

/** What the chart shows, for those who hear it. */
function inWords({ label }: Metric, total: number, points: readonly DayPoint[], now: Date): string {
  const best = points.reduce((most, each) => (each.count > most.count ? each : most), NONE);
  const day =
    best === NONE
      ? ''
      : `, highest on ${shortDate(startOfIndiaDay(best.day), now)} (${best.count.toLocaleString('en-IN')})`;
  return `${label} by day: ${total.toLocaleString('en-IN')} in ${pluralize(points.length, 'day')}${day}.`;
}

const NONE: DayPoint = { day: '', count: 0 };

/** The figures of a chart as a table, the latest day first. */
function DayTable({ label, points }: { label: string; points: readonly DayPoint[] }) {
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
