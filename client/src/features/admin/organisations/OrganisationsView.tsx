import { useState } from 'react';
import { pluralize } from '../../../../../schema/format/count.ts';
import { ListView } from '../../../lists/ListView.tsx';
import type { TableForm } from '../../../lists/tableColumns.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { FormDialog } from '../../../forms/autosave/FormDialog.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { CreateOrganisationForm } from './CreateOrganisationForm.tsx';
import { useOrganisationsQuery, useOrganisationDetailsQuery } from './Organisations.generated.ts';
import type { OrganisationsQuery, OrganisationDetailsQuery } from './Organisations.generated.ts';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { fullDate } from '../../../../../schema/format/time.ts';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ROLE_WORDS } from '../../../shell/roles.ts';

/** The builder organisations of the market, for the administrator. */
export function OrganisationsView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const [isMaking, setMaking] = useState(false);
  const address = useListAddress({
    home,
    view: 'organisations',
    chips: ['all', 'joined', 'waiting'],
  });
  const { chip, search, page } = address;
  const part = useOrganisationsQuery({
    variables: { search: search || null, hasMembers: MEMBERS[chip] ?? null, page },
    fetchPolicy: 'cache-and-network',
  });
  const close = () => {
    setMaking(false);
    void part.refetch();
  };
  return (
    <ListView
      name="Builder organisations"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.organisations}
      keyOf={({ id }) => id}
      failed="The organisations could not be loaded"
      chips={{ label: 'Organisations by status', choices: CHOICES, countOf: () => null }}
      search="Name or ID"
      above={
        <div>
          <Button onClick={() => setMaking(true)}>New organisation</Button>
          {isMaking && (
            <FormDialog label="New builder organisation" onClose={close} className={BOX}>
              {(closeAsked) => <CreateOrganisationForm onClose={closeAsked} />}
            </FormDialog>
          )}
        </div>
      }
      summary={
        <p className="text-muted tabular-nums">
          {pluralize(part.data?.administration.organisations.total ?? 0, 'organisation')}
        </p>
      }
      table={TABLE}
      empty={{
        title: 'No organisations found',
        text: 'Create a builder organisation by inviting its first admin.',
      }}
    >
      {({ id }) => <OrganisationPeople id={id} />}
    </ListView>
  );
}

const BOX =
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line shadow-dialog';

type Organisation = OrganisationsQuery['administration']['organisations']['items'][number];

const TABLE: TableForm<Organisation> = {
  nameOf: ({ name }) => name,
  columns: [
    { label: 'Name', cell: ({ name }) => name },
    {
      label: 'Members',
      isNumber: true,
      cell: ({ memberCount }) =>
        memberCount === 0 ? <Badge tone="warning">No members yet</Badge> : memberCount,
    },
    { label: 'Properties', isNumber: true, cell: ({ propertyCount }) => propertyCount },
    { label: 'Created', cell: ({ createdAt }) => <PostedDate date={createdAt} /> },
  ],
};

const CHOICES = [
  { key: 'all', label: 'All' },
  { key: 'joined', label: 'With members' },
  { key: 'waiting', label: 'No members yet' },
];

const MEMBERS: Readonly<Record<string, boolean>> = { joined: true, waiting: false };

type Details = NonNullable<OrganisationDetailsQuery['administration']['organisation']>;

/** The people of a builder organisation, who are fetched when they are unfolded. */
function OrganisationPeople({ id }: { id: string }) {
  const part = useOrganisationDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <ViewerPart
      part={part}
      title="The members could not be loaded"
      waiting={<Skeleton className="h-24" />}
    >
      {({ administration: { organisation } }) => organisation && <People {...organisation} />}
    </ViewerPart>
  );
}

function People({ members, invitations }: Pick<Details, 'members' | 'invitations'>) {
  if (members.length + invitations.length === 0) {
    return <p className="text-small text-muted">No members or invitations yet.</p>;
  }
  return (
    <ul className="divide-y divide-line text-small">
      {members.map(({ id, name, mobile, email, role, status, propertyCount }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {`${name ?? mobile ?? email ?? 'No name'}, ${ROLE_WORDS[role]}`}
            {status !== 'ACTIVE' && <Badge tone="danger">Inactive</Badge>}
          </span>
          <span className="flex flex-wrap gap-x-3 text-muted">
            {mobile !== null && <span>{formatPhone(mobile)}</span>}
            {email !== null && <span className="wrap-anywhere">{email}</span>}
            <span>{pluralize(propertyCount, 'property', 'properties')}</span>
          </span>
        </li>
      ))}
      {invitations.map(({ id, name, mobile, role, expiresAt }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <span className="font-medium wrap-anywhere">
            {`${name || formatPhone(mobile)}, invited as ${ROLE_WORDS[role]}`}
          </span>
          <span className="text-muted">
            {`${formatPhone(mobile)} · expires on ${fullDate(new Date(expiresAt))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
