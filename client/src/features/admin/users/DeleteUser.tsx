import { useState } from 'react';
import { pluralize } from '../../../../../schema/format/count.ts';
import { Button } from '../../../ui/Button.tsx';
import { useChange } from '../../../forms/useChange.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { UsersDocument, useDeleteUserMutation } from './Users.generated.ts';
import type { UserDetailsQuery } from './Users.generated.ts';
import { nameOf } from './words.ts';
import type { ListedUser } from './words.ts';

type Removal = NonNullable<UserDetailsQuery['administration']['user']>['removal'];

/** Removes an account for good, after it was said what goes with it and a word was typed. */
export function DeleteUser({
  user,
  removal,
  onChanged,
}: {
  user: ListedUser;
  removal: Removal;
  onChanged: () => void;
}) {
  const { isBusy, change } = useChange({ refetchQueries: [UsersDocument], onChanged });
  const [deleteUser] = useDeleteUserMutation();
  const [isAsked, setAsked] = useState(false);
  const { id, updatedAt: seen } = user;
  const name = nameOf(user);
  const remove = async (reason: string | null) => {
    setAsked(false);
    await change(() => deleteUser({ variables: { id, reason, seen } }), 'User deleted.');
  };
  return (
    <div>
      <Button variant="quiet" aria-label={`Delete: ${name}`} onClick={() => setAsked(true)}>
        Delete this user
      </Button>
      {isAsked && (
        <ReasonDialog
          title={`Delete ${name}`}
          confirm="Delete"
          typed="delete"
          isBusy={isBusy}
          onConfirm={(reason) => void remove(reason)}
          onCancel={() => setAsked(false)}
        >
          <p>This cannot be undone.</p>
          <ul className="grid list-disc gap-1 pl-5">
            {consequences(removal).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </ReasonDialog>
      )}
    </div>
  );
}

function consequences({ propertyCount, enquiryCount, otherMemberCount }: Removal): string[] {
  const others = pluralize(otherMemberCount ?? 0, 'other member');
  return [
    propertyCount === 0
      ? 'This user has no properties.'
      : `${pluralize(propertyCount, 'property', 'properties')} will be taken off the market. The records are kept without a name.`,
    enquiryCount === 0
      ? 'No enquiries will be deleted.'
      : `${pluralize(enquiryCount, 'enquiry', 'enquiries')} will be deleted.`,
    ...(otherMemberCount === null
      ? []
      : [
          otherMemberCount === 0
            ? 'The organisation will be deleted too, because it has no other members.'
            : `The organisation stays, with ${others}.`,
        ]),
    'The mobile number and email address can be used for a new account.',
  ];
}
