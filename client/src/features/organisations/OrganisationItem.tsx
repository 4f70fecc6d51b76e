import { useState } from 'react';
import { counted } from '../../../../schema/format/count.ts';
import { formatPhone } from '../../../../schema/format/phone.ts';
import { fullDate } from '../../../../schema/format/time.ts';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Badge } from '../../ui/Tag.tsx';
import { PostedDate } from '../property/PostedDate.tsx';
import { ROLE_WORDS } from '../team/roles.ts';
import { useOrganisationDetailsQuery } from './Organisations.generated.ts';
import type { OrganisationDetailsQuery, OrganisationsQuery } from './Organisations.generated.ts';

type Organisation = OrganisationsQuery['administration']['organisations']['items'][number];
type Details = NonNullable<OrganisationDetailsQuery['administration']['organisation']>;

/** One builder organisation with its people, who are fetched when they are unfolded. */
export function OrganisationItem({ organisation }: { organisation: Organisation }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, memberCount, propertyCount, createdAt } = organisation;
  return (
    <article
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-text text-body font-semibold wrap-anywhere">{name}</h2>
        {memberCount === 0 && <Badge tone="warning">Nobody joined yet</Badge>}
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted tabular-nums">
        <span>{counted(memberCount, 'member')}</span>
        <span>{counted(propertyCount, 'property', 'properties')}</span>
        <span>
          Made: <PostedDate date={createdAt} />
        </span>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small font-medium text-primary hover:text-primary-hover">
          Members and invitations
          <span className="sr-only">{` of ${name}`}</span>
        </summary>
        {isOpen && <Loaded id={id} />}
      </details>
    </article>
  );
}

function Loaded({ id }: { id: string }) {
  const part = useOrganisationDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <OwnPart
      part={part}
      title="The members could not be loaded"
      waiting={<Skeleton className="h-24" />}
    >
      {({ administration: { organisation } }) => organisation && <People {...organisation} />}
    </OwnPart>
  );
}

function People({ members, invitations }: Pick<Details, 'members' | 'invitations'>) {
  if (members.length + invitations.length === 0) {
    return <p className="text-small text-muted">Nobody is there, and nobody is invited.</p>;
  }
  return (
    <ul className="divide-y divide-line text-small">
      {members.map(({ id, name, mobile, email, role, status, propertyCount }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {`${name ?? mobile ?? email ?? 'Without a name'}, ${ROLE_WORDS[role]}`}
            {status !== 'ACTIVE' && <Badge tone="danger">Not active</Badge>}
          </span>
          <span className="flex flex-wrap gap-x-3 text-muted">
            {mobile !== null && <span>{formatPhone(mobile)}</span>}
            {email !== null && <span className="wrap-anywhere">{email}</span>}
            <span>{counted(propertyCount, 'property', 'properties')}</span>
          </span>
        </li>
      ))}
      {invitations.map(({ id, name, mobile, role, expiresAt }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <span className="font-medium wrap-anywhere">
            {`${name || formatPhone(mobile)}, invited as ${ROLE_WORDS[role]}`}
          </span>
          <span className="text-muted">
            {`${formatPhone(mobile)} · open until ${fullDate(new Date(expiresAt))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
