import { shortDate, startOfIndiaDay } from '../../../schema/format/time.ts';
import { useNow } from '../ui/now.ts';
import type { DayPoint, Metric } from './metrics.ts';

/** One bar a day, or a longer time. Whoever cannot see or point at it has the table, so it takes no focus. */
export function DayChart({
  metric: { label, colour },
  points,
  nameOf: named,
}: {
  metric: Pick<Metric, 'label' | 'colour'>;
  points: readonly DayPoint[];
  /** What the bar that begins with a day is called. */
  nameOf?: (day: string) => string;
}) {
  const now = useNow();
  const nameOf = named ?? ((day: string) => shortDate(startOfIndiaDay(day), now));
  const step = stepFor(Math.max(0, ...points.map(({ count }) => count)));
  const top = step * STEPS;
  const figures = Array.from({ length: STEPS + 1 }, (_, index) => top - index * step);
  const every = Math.ceil(points.length / MOST_NAMES);
  return (
    <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 pt-2 text-caption text-muted">
      <div className="flex flex-col justify-between text-right tabular-nums">
        {figures.map((figure) => (
          <span key={figure} className="-my-2">
            {figure.toLocaleString('en-IN')}
          </span>
        ))}
      </div>
      <div className="relative flex">
        <div className="absolute inset-0 flex flex-col justify-between">
          {figures.map((figure) => (
            <div key={figure} className="border-t border-line" />
          ))}
        </div>
        {points.map(({ day, count }, index) => (
          <div
            key={day}
            className="group relative flex min-w-0 flex-1 items-end justify-center hover:bg-sunken"
          >
            <div
              data-bar={count}
              className="w-4/5 max-w-7 rounded-t-[3px]"
              style={{ height: `${(count / top) * 100}%`, background: colour }}
            />
            <p
              className={`pointer-events-none absolute top-0 z-1 rounded-input border border-line bg-raised px-3 py-2 whitespace-nowrap not-group-hover:hidden ${index < points.length / 2 ? 'left-full' : 'right-full'}`}
            >
              {nameOf(day)}
              <span className="block text-small text-ink">{`${label}: ${count.toLocaleString('en-IN')}`}</span>
            </p>
          </div>
        ))}
      </div>
      <div className="col-start-2 flex">
        {points.map(({ day }, index) => (
          <span key={day} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {index % every === 0 && <span>{nameOf(day)}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

const STEPS = 3;
/** On a phone as well. */
const MOST_NAMES = 5;

/** The smallest of 1, 2, 5, 10, 20 … of which three reach the highest bar: there is no half of an enquiry. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / STEPS)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step * STEPS >= most) ?? most;
}
