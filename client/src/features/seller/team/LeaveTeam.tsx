import { useState } from 'react';
import { sellerDashboardPath } from '../../../../../schema/routes.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { useRemoveMemberMutation } from './Team.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { useMutationResult } from '../../../forms/useMutationResult.ts';

/** The way out of an organisation, for everybody but its last admin. */
export function LeaveTeam({
  accountId,
  organisation,
}: {
  accountId: string;
  organisation: string;
}) {
  const answerTo = useMutationResult();
  const [removeMember] = useRemoveMemberMutation();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    const response = await answerTo(
      removeMember({ variables: { accountId } }),
      'We could not remove you from the team.',
    );
    if (!response) return;
    if (!response.refusal) {
      // Another kind of account sees another site: everything is read anew.
      window.location.assign(sellerDashboardPath());
      return;
    }
    setBusy(false);
    setRefusal(response.refusal);
  };
  const close = () => {
    setAsking(false);
    setRefusal(null);
  };
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        {`Leave ${organisation}`}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Leave ${organisation}?`}
          confirm="Leave"
          isBusy={isBusy}
          onConfirm={() => void leave()}
          onCancel={close}
        >
          <p>
            You will continue as a seller with the properties you posted, and will no longer see the
            others.
          </p>
          {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
        </ConfirmDialog>
      )}
    </>
  );
}
