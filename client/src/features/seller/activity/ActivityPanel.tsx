import { useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { useActivityQuery } from './Activity.generated.ts';
import { RadioTabs } from '../../../ui/Choice.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MetricCard } from './MetricCard.tsx';
import { METRICS } from '../../../shell/metrics.ts';

/** Views, enquiries and favourites over the last days, each as a chart with its table behind it. */
export function ActivityPanel({ title = 'Activity' }: { title?: string }) {
  const [days, setDays] = useState<number>(LIMITS.view.activityDays);
  const loaded = useActivityQuery({ variables: { days }, fetchPolicy: 'cache-and-network' });
  // Another period takes the place of the last one when it is there, so that nothing jumps or closes.
  const part = { ...loaded, data: loaded.data ?? loaded.previousData };
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-text text-h3 font-semibold">{title}</h2>
        <form
          onChange={(event) => {
            if (event.target instanceof HTMLInputElement) setDays(Number(event.target.value));
          }}
        >
          <RadioTabs
            legend="Period"
            name="activity-days"
            options={PERIODS}
            defaultValue={String(LIMITS.view.activityDays)}
          />
        </form>
      </div>
      <ViewerPart
        part={part}
        title="The activity could not be loaded"
        waiting={
          <div className={GRID}>
            {METRICS.map(({ key }) => (
              <Skeleton key={key} className="h-68 rounded-card" />
            ))}
          </div>
        }
      >
        {({ viewer: { activity } }) => (
          <div className={GRID}>
            {METRICS.map((metric) => (
              <MetricCard
                key={metric.key}
                metric={metric}
                total={activity[metric.key]}
                points={activity.days.map((each) => ({ day: each.day, count: each[metric.key] }))}
              />
            ))}
          </div>
        )}
      </ViewerPart>
    </section>
  );
}

const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const;

const GRID = 'grid gap-3 md:grid-cols-3';
