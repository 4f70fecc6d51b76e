import { pluralize } from '../../../../../schema/format/count.ts';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { fullDate } from '../../../../../schema/format/time.ts';
import { ViewerPart } from '../../../apollo/ViewerPart.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Badge } from '../../../ui/Tag.tsx';
import { ROLE_WORDS } from '../../../shell/roles.ts';
import { useOrganisationDetailsQuery } from './Organisations.generated.ts';
import type { OrganisationDetailsQuery } from './Organisations.generated.ts';

type Details = NonNullable<OrganisationDetailsQuery['administration']['organisation']>;

/** The people of a builder organisation, who are fetched when they are unfolded. */
export function OrganisationPeople({ id }: { id: string }) {
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
