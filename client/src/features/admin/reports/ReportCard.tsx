import { useId, useState } from 'react';
import type { ReportStep } from '../../../types.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { useNow } from '../../../ui/now.ts';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import { Bars } from '../../../shell/BarList.tsx';
import { ReportTable } from './ReportTable.tsx';
import { TrendChart } from './TrendChart.tsx';
import { changeText, numberText, rowText } from './words.ts';
import type { Report, ReportTable as Table } from './words.ts';

/** One report: a chart of one of its columns, behind it the table of all, and the file of that. */
export function ReportCard({
  table,
  step,
  range,
}: {
  table: Table;
  step: ReportStep;
  range: Pick<Report, 'from' | 'to'>;
}) {
  const id = useId();
  const { topic, title, note, isTrend, columns } = table;
  const [isTable, setTable] = useState(false);
  const [key, setKey] = useState(columns[0]?.key);
  const at = Math.max(
    0,
    columns.findIndex((column) => column.key === key),
  );
  const column = columns[at];
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="grid gap-1">
        <h2 id={id} className="font-text text-h3 font-semibold">
          {title}
        </h2>
        <p className="text-caption text-muted">{note}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {!isTable && columns.length > 1 && (
          <Select
            label={`Figure shown for ${title.toLowerCase()}`}
            labelHidden
            value={column?.key ?? ''}
            onChange={({ currentTarget: { value } }) => setKey(value)}
          >
            {columns.map(({ key: each, label }) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            Show as table
            <span className="sr-only">{`: ${title}`}</span>
          </Button>
          <DownloadButton
            path={`reports/${topic.toLowerCase()}`}
            filters={{ ...range, step: step.toLowerCase() }}
            of={title.toLowerCase()}
          />
        </div>
      </div>
      {isTable || column === undefined ? (
        <ReportTable table={table} step={step} />
      ) : (
        <>
          {isTrend && (
            <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span className="text-price-xl font-bold lining-nums">
                {numberText(column.total, column.measure)}
              </span>
              <span className="text-caption text-muted">
                {changeText(column.total, column.before, column.measure)}
              </span>
            </p>
          )}
          <Drawn table={table} step={step} at={at} />
        </>
      )}
    </section>
  );
}

/** One column as bars. */
function Drawn({ table, step, at }: { table: Table; step: ReportStep; at: number }) {
  const { isTrend, rows, columns } = table;
  const now = useNow();
  const column = columns[at];
  const bars = rows.map(({ names, values }) => ({
    key: names.join(),
    label: rowText(names, isTrend, step, now),
    count: values[at] ?? 0,
  }));
  if (bars.every(({ count }) => count === 0)) {
    return (
      <p className="grid h-44 place-items-center rounded-input bg-sunken px-4 text-center text-small text-muted">
        No data for this period.
      </p>
    );
  }
  if (!isTrend || column === undefined) return <Bars bars={bars} />;
  return <TrendChart title={table.title} column={column} rows={rows} step={step} at={at} />;
}
