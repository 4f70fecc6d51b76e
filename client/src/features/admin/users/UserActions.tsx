import { useState } from 'react';
import type { AccountStatus } from '../../../types.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { useChange } from '../../../forms/useChange.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { UserDetailsDocument, UsersDocument, useSetUserStatusMutation } from './Users.generated.ts';
import { nameOf, STATUSES, STOPS } from './words.ts';
import type { ListedUser } from './words.ts';

/**
 * Whether an account may be used. The new status stands at once and goes back where the server refuses, which
 * says why.
 */
export function UserActions({ user, onChanged }: { user: ListedUser; onChanged: () => void }) {
  const { isBusy, change } = useChange({
    refetchQueries: [UserDetailsDocument, UsersDocument],
    onChanged,
  });
  const [setUserStatus] = useSetUserStatusMutation();
  const [pendingAction, setPendingAction] = useState<keyof typeof STOPS | null>(null);
  const { id, status: current, updatedAt: seen } = user;
  const self = { __typename: 'User' as const, id };
  const name = nameOf(user);
  const set = (status: AccountStatus, reason: string | null) => {
    setPendingAction(null);
    return change(
      () =>
        setUserStatus({
          variables: { id, input: { status, reason, seen } },
          optimisticResponse: { setUserStatus: { user: { ...self, status } } },
        }),
      STATUSES[status].done,
    );
  };
  return (
    <div aria-busy={isBusy || undefined} className="flex flex-wrap gap-2">
      {current !== 'ACTIVE' && (
        <Button aria-label={`Activate: ${name}`} onClick={() => void set('ACTIVE', null)}>
          Activate
        </Button>
      )}
      {(['BLOCKED', 'INACTIVE'] as const).map(
        (status) =>
          status !== current && (
            <Button
              key={status}
              variant="outline"
              aria-label={`${STOPS[status].verb}: ${name}`}
              onClick={() => setPendingAction(status)}
            >
              {STOPS[status].verb}
            </Button>
          ),
      )}
      {pendingAction !== null && (
        <ReasonDialog
          title={`${STOPS[pendingAction].verb} ${name}`}
          confirm={STOPS[pendingAction].verb}
          isBusy={isBusy}
          onConfirm={(reason) => void set(pendingAction, reason)}
          onCancel={() => setPendingAction(null)}
        >
          <p>{`The account ${STOPS[pendingAction].meaning}`}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
