import { lazy, Suspense, useRef, useState } from 'react';
import { COPY } from '../../../copy.ts';
import type { ReportStep } from '../../../types.generated.ts';
import { fetchAgain } from '../../../ui/lazyWithRetry.ts';
import { useNow } from '../../../ui/now.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSeen } from '../../../ui/useSeen.ts';
import { numberText, rowText } from './words.ts';
import type { ReportColumn, ReportTable } from './words.ts';

/** One column period by period; the code of charts comes when one is near the window. */
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
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(box, '-40px');
  const [Chart, setChart] = useState(loadChart);
  const names = new Map(rows.map((row) => [row.names[0], rowText(row.names, true, step, now)]));
  const valueOf = (row: ReportTable['rows'][number]) => row.values[at] ?? 0;
  const most = rows.reduce((best, row) => (valueOf(row) > valueOf(best) ? row : best));
  const words = [
    `${title}, ${label.toLowerCase()}: ${numberText(total, measure)}`,
    `most ${rowText(most.names, true, step, now)} (${numberText(valueOf(most), measure)})`,
  ];
  // Minutes would be long numbers beside the chart.
  const isTime = measure === 'MINUTES';
  const points = rows.map((row) => ({
    day: row.names[0] ?? '',
    count: isTime ? Math.round(valueOf(row) / 6) / 10 : valueOf(row),
  }));
  return (
    <div ref={box} className="h-44">
      {isSeen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="img" aria-label={`${words.join(', ')}.`} className="h-full">
          <PartBoundary message={COPY.blockFailed} onRetry={() => setChart(loadChart)}>
            <Suspense fallback={<Skeleton className="h-full" />}>
              <Chart
                metric={{
                  label: isTime ? `${label}, hours` : label,
                  colour: 'var(--color-primary)',
                }}
                points={points}
                nameOf={(day) => names.get(day) ?? day}
              />
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </div>
  );
}

function loadChart() {
  return lazy(async () => ({
    default: (await fetchAgain(() => import('../../seller/activity/DayChart.tsx'))).DayChart,
  }));
}
