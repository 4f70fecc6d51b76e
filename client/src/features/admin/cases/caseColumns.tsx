import { formatPhone } from '../../../../../schema/format/phone.ts';
import type { TableForm } from '../../../lists/tableColumns.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import { Link } from '../../../ui/Link.tsx';
import { useNow } from '../../../ui/now.ts';
import { Badge } from '../../../ui/Tag.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import { reasonLabel } from './reasons.ts';
import { CLOCKS, KINDS, STATUSES, timeLeft } from './words.ts';
import type { ListedCase } from './words.ts';

/** What is known of a case at a glance, and how long there is time. */
export function caseColumns(home: string): TableForm<ListedCase>['columns'] {
  return [
    {
      label: 'Number',
      cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
    },
    { label: 'Type', cell: ({ kind }) => KINDS[kind] },
    { label: 'About', cell: (found) => <About found={found} home={home} /> },
    { label: 'From', cell: (found) => <Sender found={found} /> },
    { label: 'Received', cell: ({ openedAt }) => <PostedDate date={openedAt} /> },
    {
      label: 'Status',
      cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge>,
    },
    { label: 'Due', cell: (found) => <TimeLeft found={found} /> },
    {
      label: 'Assigned to',
      cell: ({ assignedTo }) => assignedTo ?? <span className="text-muted">Unassigned</span>,
    },
  ];
}

function TimeLeft({ found: { clock, dueAt } }: { found: ListedCase }) {
  const now = useNow();
  if (!clock || !dueAt) return null;
  return <Badge tone={CLOCKS[clock]}>{timeLeft(new Date(dueAt), now)}</Badge>;
}

function About({
  found: { reason, propertyId, propertyTitle },
  home,
}: {
  found: ListedCase;
  home: string;
}) {
  return (
    <span className="grid min-w-26 auto-cols-auto wrap-anywhere">
      {reasonLabel(reason)}
      {propertyId !== null && (
        <Link
          dir="auto"
          to={viewAddress(home, 'properties', { status: 'all', search: propertyId })}
          className="text-link text-caption"
        >
          {propertyTitle ?? 'Listing'}
        </Link>
      )}
    </span>
  );
}

function Sender({ found: { name, contact, isContactProven } }: { found: ListedCase }) {
  const reach = contact === null || contact.includes('@') ? contact : formatPhone(contact);
  return (
    <span className="grid min-w-26 auto-cols-auto wrap-anywhere">
      {name ?? <span className="text-muted">No name</span>}
      <span className="text-caption text-muted">
        {reach === null
          ? 'No contact'
          : `${reach} (${isContactProven ? 'verified' : 'not verified'})`}
      </span>
    </span>
  );
}
