import { useSearchParams } from 'react-router-dom';
import { pluralize } from '../../../../../schema/format/count.ts';
import { workspacePath } from '../../../../../schema/routes.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import { DownloadButton } from '../../../lists/exports/DownloadButton.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { useAuditQuery } from './Audit.generated.ts';
import { auditColumns } from './auditColumns.tsx';
import { RESOURCES } from './subjects.ts';

/** Who did what to whom, newest first, for the administrator. */
export function AuditView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const [query] = useSearchParams();
  const actor = query.get('actor');
  const subject = query.get('subject');
  const address = useListAddress({
    home,
    view: 'audit',
    chipName: 'about',
    chips: ['all', ...RESOURCES.map(({ key }) => key)],
    keep: { actor, subject },
  });
  const noun = address.chip === 'all' ? null : address.chip;
  const part = useAuditQuery({
    variables: {
      noun,
      actorId: actor,
      subjectId: subject,
      page: address.page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const found = part.data?.administration.auditEntries;
  return (
    <ListView
      name="Audit"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.auditEntries}
      keyOf={({ id }) => id}
      failed="The audit could not be loaded"
      chips={{
        label: 'Audit entries by subject',
        choices: [{ key: 'all', label: 'All' }, ...RESOURCES],
        countOf: () => null,
      }}
      above={
        <>
          {(actor ?? subject) !== null && (
            <Notice tone="info">
              <p className="flex-1">{noticeOf(actor, subject)}</p>
              <Link
                to={workspacePath(home, 'audit')}
                className="text-link inline-flex min-h-11 items-center"
              >
                Show all
              </Link>
            </Notice>
          )}
          <DownloadButton
            path="audit"
            filters={{ noun, actorId: actor, subjectId: subject }}
            of="the audit"
          />
        </>
      }
      summary={
        <p className="text-muted tabular-nums">
          {found?.totalIsLowerBound && 'More than '}
          {pluralize(found?.total ?? 0, 'entry', 'entries')}
        </p>
      }
      table={{ columns: auditColumns(home), nameOf: ({ label }) => label }}
      empty={{ title: 'No entries yet', text: 'Actions of this type will appear here.' }}
    />
  );
}

function noticeOf(actor: string | null, subject: string | null): string {
  if (subject === null) return 'Showing only entries by one person.';
  return actor === null
    ? 'Showing only entries about one item.'
    : 'Showing only entries by one person about one item.';
}
