import { useState } from 'react';
import { useChange } from '../../../forms/useChange.ts';
import { WaitingDocument } from '../../../shell/adminBar/AdminBar.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import {
  useAdministratorsQuery,
  CasesDocument,
  useAssignCaseMutation,
  useDecideAppealMutation,
  useDecideCaseMutation,
} from './Cases.generated.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { notifiedParties } from './words.ts';
import type { ListedCase } from './words.ts';

/** Takes a case over and decides it; an appeal is for another administrator than the first. */
export function CaseActions({
  found,
  ownId,
  onChanged,
}: {
  found: ListedCase;
  ownId: string;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({
    refetchQueries: [CasesDocument, WaitingDocument],
    onChanged,
  });
  const [assignCase] = useAssignCaseMutation();
  const [decideCase] = useDecideCaseMutation();
  const [decideAppeal] = useDecideAppealMutation();
  const [isDeciding, setDeciding] = useState(false);
  const { id, number, status, assignedTo, viewerCanDecide } = found;
  const isAppeal = status === 'APPEALED';
  if (!viewerCanDecide) {
    return isAppeal ? <AppealOfOwn /> : null;
  }
  const verb = isAppeal ? 'Decide the appeal' : 'Decide';
  return (
    <div aria-busy={isBusy || undefined} className="flex flex-wrap gap-2">
      <Button aria-label={`${verb}: ${number}`} onClick={() => setDeciding(true)}>
        {verb}
      </Button>
      {assignedTo === null && (
        <Button
          variant="outline"
          aria-label={`Assign to me: ${number}`}
          onClick={() =>
            void change(
              () => assignCase({ variables: { id, administratorId: ownId } }),
              'Case assigned to you.',
            )
          }
        >
          Assign to me
        </Button>
      )}
      {isDeciding && (
        <DecisionDialog
          title={isAppeal ? `Decide the appeal on ${number}` : `Decide ${number}`}
          isBusy={isBusy}
          onCancel={() => setDeciding(false)}
          onDecide={(input) => {
            setDeciding(false);
            const variables = { id, input };
            return void change(
              () => (isAppeal ? decideAppeal({ variables }) : decideCase({ variables })),
              `Decided. ${notifiedParties(found)}`,
            );
          }}
        />
      )}
    </div>
  );
}

/** Nobody decides about an own decision; where there is no other administrator it says how to get one. */
function AppealOfOwn() {
  const { data } = useAdministratorsQuery({ fetchPolicy: 'cache-and-network' });
  const isAlone = data?.administration.users.total === 1;
  return (
    <p className="text-small text-muted">
      You decided this case. Another administrator must decide the appeal.
      {isAlone && (
        <strong className="mt-1 block font-medium text-ink">
          There is no other administrator yet. Create one on the server with:{' '}
          <code className="wrap-anywhere">npm run admin:create -- --mobile 9XXXXXXXXX</code>
        </strong>
      )}
    </p>
  );
}
