import { useState } from 'react';
import { toMutationResult, explain } from '../../../apollo/refusal.ts';
import { useAssignListingMutation } from './Team.generated.ts';
import { Select } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { nameOf } from './MemberRow.tsx';
import type { Member } from './MemberRow.tsx';

/** Who of the team looks after a listing. A refusal takes the choice back. */
export function AssignSelect({
  listing,
  members,
}: {
  listing: { id: string; title: string; assignedTo: string | null };
  members: readonly Member[];
}) {
  const [assignListing] = useAssignListingMutation();
  const [chosen, setChosen] = useState(listing.assignedTo ?? NOBODY);
  const assign = async (value: string) => {
    const before = chosen;
    setChosen(value);
    const variables = { propertyId: listing.id, accountId: value === NOBODY ? null : value };
    // With the answer the listing is another one's, and this field may have been drawn anew.
    const response = await toMutationResult(
      assignListing({ variables }),
      'The change could not be saved.',
    );
    if (response.refusal) {
      setChosen(before);
      toast(explain(response.refusal), { tone: 'error' });
      return;
    }
    const member = members.find(({ id }) => id === value);
    toast(member ? `Assigned to ${nameOf(member)}.` : 'Unassigned.');
  };
  return (
    <div className="lg:w-48">
      <Select
        label="Assigned to"
        aria-label={`${listing.title}: assigned to`}
        value={chosen}
        onChange={(event) => void assign(event.currentTarget.value)}
      >
        <option value={NOBODY}>Unassigned</option>
        {members.map((member) => (
          <option key={member.id} value={member.id}>
            {nameOf(member)}
          </option>
        ))}
      </Select>
    </div>
  );
}

const NOBODY = '';
