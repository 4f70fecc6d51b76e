import { useState } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { fullDate, relativeTime } from '../../../../../schema/format/time.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import {
  TeamDocument,
  useChangeMemberRoleMutation,
  useRemoveMemberMutation,
} from './Team.generated.ts';
import type { TeamQuery } from './Team.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Select } from '../../../ui/Field.tsx';
import { useNow } from '../../../ui/now.ts';
import { Badge } from '../../../ui/Tag.tsx';
import { MEMBER_ROLES, ROLE_WORDS } from '../../../shell/roles.ts';
import { useChange } from '../../../forms/useChange.ts';

export type Member = TeamQuery['viewer']['team']['members'][number];

/** Somebody of the team; admins change roles and remove people here. */
export function MemberRow({
  member,
  isSelf,
  canChange,
}: {
  member: Member;
  isSelf: boolean;
  canChange: boolean;
}) {
  const { mobile, email, role, status, propertyCount } = member;
  const name = nameOf(member);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {isSelf && <Badge tone="plain">You</Badge>}
          {status !== 'ACTIVE' && <Badge tone="danger">Inactive</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {mobile !== null && (
            <a
              href={`tel:+91${mobile}`}
              className="inline-flex min-h-11 items-center whitespace-nowrap hover:text-ink hover:underline pointer-fine:min-h-7"
            >
              {formatPhone(mobile)}
            </a>
          )}
          {email !== null && (
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 min-w-0 items-center break-all hover:text-ink hover:underline pointer-fine:min-h-7"
            >
              {email}
            </a>
          )}
        </p>
        <p className="text-small text-muted">
          {pluralize(propertyCount, 'property posted', 'properties posted')}
          {' · '}
          <LastSeen at={member.lastSeenAt} />
        </p>
      </div>
      {canChange && !isSelf ? (
        <MemberActions member={member} name={name} />
      ) : (
        <Badge tone={role === 'ADMIN' ? 'brass' : 'info'}>{ROLE_WORDS[role]}</Badge>
      )}
    </li>
  );
}

function MemberActions({
  member: { id, role, propertyCount },
  name,
}: {
  member: Member;
  name: string;
}) {
  const { isBusy, change } = useChange({ refetchQueries: [TeamDocument] });
  const [changeMemberRole] = useChangeMemberRoleMutation();
  const [removeMember] = useRemoveMemberMutation();
  const [isAsking, setAsking] = useState(false);
  const setRole = (value: string) => {
    const chosen = MEMBER_ROLES.find((each) => each === value);
    if (!chosen || chosen === role) return;
    const done = `${name} is now ${ROLE_WORDS[chosen]}.`;
    void change(() => changeMemberRole({ variables: { accountId: id, role: chosen } }), done);
  };
  const remove = async () => {
    const done = `${name} has been removed from the team.`;
    await change(() => removeMember({ variables: { accountId: id } }), done);
    setAsking(false);
  };
  return (
    <div className="flex items-end gap-2">
      <div className="w-40">
        <Select
          label={`Role of ${name}`}
          labelHidden
          value={role}
          aria-disabled={isBusy || undefined}
          onChange={(event) => setRole(event.currentTarget.value)}
        >
          {MEMBER_ROLES.map((each) => (
            <option key={each} value={each}>
              {ROLE_WORDS[each]}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="outline" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name} from the team?`}
          confirm="Remove"
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>
            {propertyCount === 0
              ? 'They will no longer see the properties of the organisation.'
              : `They will no longer see the properties of the organisation. The ${propertyCount === 1 ? 'property they posted leaves' : `${propertyCount} properties they posted leave`} with them.`}
          </p>
          <p>Properties assigned to them become unassigned.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function LastSeen({ at }: { at: string | null }) {
  const now = useNow();
  if (at === null) return 'never signed in';
  const date = new Date(at);
  return (
    <>
      {'last seen '}
      <time dateTime={at} title={fullDate(date)}>
        {relativeTime(date, now).replace(/^(Just|Yesterday)/, (word) => word.toLowerCase())}
      </time>
    </>
  );
}

/** The name, or the mobile of somebody who has none yet. */
export function nameOf({ name, mobile }: Pick<Member, 'name' | 'mobile'>): string {
  return name ?? (mobile === null ? 'Unnamed user' : formatPhone(mobile));
}
