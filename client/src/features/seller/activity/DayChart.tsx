import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { shortDate, startOfIndiaDay } from '../../../../../schema/format/time.ts';
import { useNow } from '../../../ui/now.ts';
import type { DayPoint, Metric } from './metrics.ts';

/** One bar a day, or a longer time. Whoever cannot see or point at it has the table, so it takes no focus. */
export function DayChart({
  metric,
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
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        accessibilityLayer={false}
        data={[...points]}
        margin={{ top: 4, right: 4, bottom: 0, left: 0 }}
        barCategoryGap="18%"
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          tickFormatter={nameOf}
          interval="preserveStartEnd"
          minTickGap={40}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          tick={TICK}
        />
        <YAxis
          width="auto"
          tickFormatter={(count: number) => count.toLocaleString('en-IN')}
          allowDecimals={false}
          tickCount={4}
          tickLine={false}
          axisLine={false}
          tick={TICK}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-sunken)' }}
          labelFormatter={(day) => (typeof day === 'string' ? nameOf(day) : day)}
          formatter={(count) => [Number(count).toLocaleString('en-IN'), metric.label]}
          contentStyle={TOOLTIP}
          itemStyle={{ color: 'var(--color-ink)' }}
          labelStyle={{ color: 'var(--color-muted)' }}
          isAnimationActive={false}
        />
        <Bar
          dataKey="count"
          fill={metric.colour}
          radius={[3, 3, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

const TICK = { fill: 'var(--color-muted)', fontSize: 12 };
const TOOLTIP = {
  background: 'var(--color-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 10,
  fontSize: 14,
};
