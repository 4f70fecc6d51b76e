import { useSearchParams } from 'react-router-dom';
import { LIMITS } from '../../../../../schema/limits.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { ListChips } from '../../../lists/ListChips.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { Link } from '../../../ui/Link.tsx';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { Headlines } from './Headlines.tsx';
import { OwnDays } from './OwnDays.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useReportQuery } from './Reports.generated.ts';
import { rangeText } from './words.ts';
import type { Report } from './words.ts';

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
