import { formatPhone } from '../../../../../schema/format/phone.ts';
import { fullDate } from '../../../../../schema/format/time.ts';
import {
  TeamDocument,
  useInviteMemberMutation,
  useWithdrawInvitationMutation,
} from './Team.generated.ts';
import type { TeamQuery } from './Team.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { ROLE_WORDS } from '../../../shell/roles.ts';
import { useChange } from '../../../forms/useChange.ts';

type Invited = TeamQuery['viewer']['team']['invitations'][number];

/** Who was invited and has not answered yet. */
export function OpenInvitations({
  invitations,
  canChange,
}: {
  invitations: readonly Invited[];
  canChange: boolean;
}) {
  if (invitations.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="font-text text-body font-semibold">Open invitations</h3>
      <ul className="divide-y divide-line">
        {invitations.map((invited) => (
          <InvitedRow key={invited.id} invited={invited} canChange={canChange} />
        ))}
      </ul>
    </div>
  );
}

function InvitedRow({
  invited: { id, name, mobile, role, expiresAt },
  canChange,
}: {
  invited: Invited;
  canChange: boolean;
}) {
  const { change } = useChange({ refetchQueries: [TeamDocument] });
  const [inviteMember] = useInviteMemberMutation();
  const [withdrawInvitation] = useWithdrawInvitationMutation({
    update: (cache, { data }) => {
      const removed = data?.withdrawInvitation.deletedId;
      cache.evict({ id: cache.identify({ __typename: 'Invitation', id: removed }) });
    },
  });
  const who = name === '' ? formatPhone(mobile) : name;
  const again = () =>
    change(
      () => inviteMember({ variables: { name, mobile, role } }),
      `Invitation sent again to ${who}.`,
    );
  const withdraw = () =>
    change(
      () => withdrawInvitation({ variables: { id } }),
      `The invitation to ${who} has been withdrawn.`,
    );
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="font-medium">{`${who}, as ${ROLE_WORDS[role]}`}</p>
        <p className="text-small text-muted">
          {`${formatPhone(mobile)} · expires on ${fullDate(new Date(expiresAt))}`}
        </p>
      </div>
      {canChange && (
        <div className="flex gap-2">
          {role !== 'ADMIN' && (
            <Button variant="quiet" aria-label={`Invite ${who} again`} onClick={() => void again()}>
              Invite again
            </Button>
          )}
          <Button
            variant="outline"
            aria-label={`Withdraw the invitation to ${who}`}
            onClick={() => void withdraw()}
          >
            Withdraw
          </Button>
        </div>
      )}
    </li>
  );
}
