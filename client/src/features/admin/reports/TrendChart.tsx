import type { ReportStep } from '../../../types.generated.ts';
import { useNow } from '../../../ui/now.ts';
import { DayChart } from '../../../shell/DayChart.tsx';
import { numberText, rowText } from './words.ts';
import type { ReportColumn, ReportTable } from './words.ts';

/** One column period by period. */
export function TrendChart({
  title,
  column: { label, measure, total },
  rows,
  step,
  at,
}: {
  title: string;
  column: ReportColumn;
  rows: ReportTable['rows'];
  step: ReportStep;
  /** Which of the columns. */
  at: number;
}) {
  const now = useNow();
  const names = new Map(rows.map((row) => [row.names[0], rowText(row.names, true, step, now)]));
  const valueOf = (row: ReportTable['rows'][number]) => row.values[at] ?? 0;
  const most = rows.reduce((best, row) => (valueOf(row) > valueOf(best) ? row : best));
  const words = [
    `${title}, ${label.toLowerCase()}: ${numberText(total, measure)}`,
    `peak ${rowText(most.names, true, step, now)} (${numberText(valueOf(most), measure)})`,
  ];
  // Minutes would be long numbers beside the chart.
  const isTime = measure === 'MINUTES';
  const points = rows.map((row) => ({
    day: row.names[0] ?? '',
    count: isTime ? Math.round(valueOf(row) / 6) / 10 : valueOf(row),
  }));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="img" aria-label={`${words.join(', ')}.`} className="h-44">
      <DayChart
        metric={{ label: isTime ? `${label}, hours` : label, colour: 'var(--color-primary)' }}
        points={points}
        nameOf={(day) => names.get(day) ?? day}
      />
    </div>
  );
}
