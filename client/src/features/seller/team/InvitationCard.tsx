import { useState } from 'react';
import { fullDate } from '../../../../../schema/format/time.ts';
import { toMutationResult } from '../../../apollo/refusal.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import {
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useInvitationsQuery,
} from './Invitations.generated.ts';
import type { InvitationsQuery } from './Invitations.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { useViewer } from '../../../session/viewer.ts';
import { ROLE_NOTES, ROLE_WORDS } from '../../../shell/roles.ts';

type Invitation = InvitationsQuery['viewer']['invitations'][number];

/** The open invitations to the viewer's mobile, each with its answers; nothing while there is none. */
export function InvitationCard() {
  const { data, error, refetch } = useInvitationsQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) {
    return (
      <FailedPart message="Your invitations could not be loaded." onRetry={() => void refetch()} />
    );
  }
  if (!data || data.viewer.invitations.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {data.viewer.invitations.map((invitation) => (
        <li key={invitation.id}>
          <OneInvitation invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function OneInvitation({
  invitation: { id, organisation, role, invitedBy, expiresAt },
}: {
  invitation: Invitation;
}) {
  const viewer = useViewer();
  const answerTo = useMutationResult();
  const [acceptInvitation] = useAcceptInvitationMutation();
  const [declineInvitation] = useDeclineInvitationMutation({
    update: (cache, { data }) => {
      const removed = data?.declineInvitation.deletedId;
      cache.evict({ id: cache.identify({ __typename: 'Invitation', id: removed }) });
    },
  });
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isSeller = viewer.kind === 'account' && viewer.userType === 'seller';

  const accept = async () => {
    if (busy !== null) return;
    setBusy('accept');
    const response = await answerTo(acceptInvitation({ variables: { id } }), FAILED);
    if (!response) return;
    if (response.refusal) {
      setBusy(null);
      setRefusal(response.refusal);
      return;
    }
    // Another kind of account sees another site: everything is read anew.
    window.location.assign(response.data.acceptInvitation.account.landingPath);
  };
  const decline = async () => {
    if (busy !== null) return;
    setBusy('decline');
    // With the answer the invitation leaves the page, and this card with it.
    const response = await toMutationResult(declineInvitation({ variables: { id } }), FAILED);
    setBusy(null);
    setRefusal(response.refusal ?? null);
    if (response.refusal) return;
    toast(`You declined the invitation from ${organisation.name}.`, { tone: 'info' });
  };

  return (
    <section className="grid gap-4 rounded-card border border-primary bg-primary-soft p-5 text-on-primary-soft">
      <div className="grid gap-1">
        <h2 className="font-text text-h3 font-semibold">
          Join <bdi>{organisation.name}</bdi>
        </h2>
        <p>
          <bdi>{invitedBy ?? 'The site administrator'}</bdi>
          {` invites you as ${ROLE_WORDS[role]}.`}
          {role !== 'SITE_ADMIN' && ` This role ${ROLE_NOTES[role]}.`}
        </p>
        {isSeller && (
          <p>
            The admins and managers of <bdi>{organisation.name}</bdi> will be able to see and manage
            your properties.
          </p>
        )}
        <p className="text-small">{`Expires on ${fullDate(new Date(expiresAt))}.`}</p>
      </div>
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy !== null || undefined} onClick={() => void accept()}>
          {busy === 'accept' ? 'Joining...' : 'Accept'}
        </Button>
        <Button
          variant="outline"
          aria-disabled={busy !== null || undefined}
          onClick={() => void decline()}
        >
          Decline
        </Button>
      </div>
    </section>
  );
}

const FAILED = 'Your answer could not be sent.';
