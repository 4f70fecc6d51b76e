import { useSearchParams, useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../../../schema/limits.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { ListChips } from '../../../lists/ListChips.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { Link } from '../../../ui/Link.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { ReportCard } from './ReportCard.tsx';
import { useReportQuery } from './Reports.generated.ts';
import { rangeText, changeText, numberText } from './words.ts';
import type { Report, ReportColumn, ReportTable } from './words.ts';
import { indiaDay } from '../../../../../schema/format/time.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { useNow } from '../../../ui/now.ts';

/** The marketplace over some days, for the administrator: numbers, charts with their tables, files. */
export function ReportsView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const [query] = useSearchParams();
  const address = useListAddress({
    home,
    view: 'reports',
    chipName: 'days',
    chips: ['30', '7', '90', '365', OWN],
  });
  const isOwn = address.chip === OWN;
  const own = { from: query.get('from'), to: query.get('to') };
  const days = isOwn ? null : Number(address.chip);
  const params = isOwn ? own : { from: null, to: null };
  const loaded = useReportQuery({
    variables: { days, ...params, step: null },
    fetchPolicy: 'cache-and-network',
  });
  // Other days take the place of the last ones when they are there, so that nothing jumps.
  const isFailed = loaded.error !== undefined;
  const part = isFailed ? loaded : { ...loaded, data: loaded.data ?? loaded.previousData };
  return (
    <div className="grid gap-5">
      <ListChips
        label="Period"
        choices={CHOICES}
        countOf={() => null}
        chosen={address.chip}
        pathOf={(chip) => address.path({ chip })}
      />
      {isOwn && <OwnDays home={home} from={own.from} to={own.to} />}
      <ViewerPart part={part} title="The reports could not be loaded" waiting={<Waiting />}>
        {({ administration: { report } }) => <Shown report={report} home={home} />}
      </ViewerPart>
    </div>
  );
}

function Shown({ report, home }: { report: Report; home: string }) {
  const { from, to, step, tables, waiting } = report;
  return (
    <>
      <p className="text-small text-muted">{rangeText(report)}</p>
      {waiting.total > 0 && (
        <Notice tone={waiting.long > 0 ? 'warning' : 'info'}>
          <p className="flex-1">
            {`${waiting.total.toLocaleString('en-IN')} waiting for review, ${waiting.long.toLocaleString('en-IN')} of them for more than ${LIMITS.report.longWaitHours} hours.`}
          </p>
          <Link
            to={workspacePath(home, 'properties')}
            className="text-link inline-flex min-h-11 items-center"
          >
            Review properties
          </Link>
        </Notice>
      )}
      <Headlines tables={tables} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {tables.map((table) => (
          <ReportCard key={table.topic} table={table} step={step} range={{ from, to }} />
        ))}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-28 rounded-card" />
      <div className="grid gap-4 xl:grid-cols-2">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} className="h-96 rounded-card" />
        ))}
      </div>
    </div>
  );
}

const OWN = 'own';

const CHOICES = [
  { key: '7', label: '7 days' },
  { key: '30', label: '30 days' },
  { key: '90', label: '90 days' },
  { key: '365', label: '365 days' },
  { key: OWN, label: 'Custom' },
];

/** The numbers that say most, each with what it was in the days before. */
function Headlines({ tables }: { tables: readonly ReportTable[] }) {
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

/** The first and the last day of the reports, which the address keeps. */
function OwnDays({ home, from, to }: { home: string; from: string | null; to: string | null }) {
  const navigate = useNavigate();
  const today = indiaDay(useNow());
  return (
    <form
      // Filled anew when the address says something else.
      key={`${from} ${to}`}
      aria-label="Date range"
      onSubmit={(event) => {
        event.preventDefault();
        const formData = new FormData(event.currentTarget);
        const day = (name: string) => {
          const sent = formData.get(name);
          return typeof sent === 'string' && sent !== '' ? sent : null;
        };
        const params = { days: 'own', from: day('from'), to: day('to') };
        void navigate(viewAddress(home, 'reports', params), { preventScrollReset: true });
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <TextInput type="date" name="from" label="From" defaultValue={from ?? ''} max={today} />
      <TextInput type="date" name="to" label="To" defaultValue={to ?? ''} max={today} />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
