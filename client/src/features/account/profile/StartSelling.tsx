import { useState } from 'react';
import type { FormEvent } from 'react';
import { toMutationResult } from '../../../apollo/refusal.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { useStartSellingMutation } from './Profile.generated.ts';
import { RadioChips } from '../../../ui/Choice.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { ProfileData } from './useProfile.ts';

/** A buyer becomes a seller, an owner or an agent. */
export function StartSelling({ onChange }: { onChange: (profile: ProfileData) => void }) {
  const [startSelling] = useStartSellingMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const kind = new FormData(event.currentTarget).get('kind') === 'AGENT' ? 'AGENT' : 'OWNER';
    setBusy(true);
    setRefusal(null);
    // With the answer the account is a seller's, and this form is gone.
    const response = await toMutationResult(
      startSelling({ variables: { kind } }),
      'Profile update failed',
    );
    setBusy(false);
    if (response.refusal) setRefusal(response.refusal);
    else onChange(response.data.startSelling.account);
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void start(event)}>
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <RadioChips
        legend="I sell as"
        name="kind"
        defaultValue="OWNER"
        options={[
          { value: 'OWNER', label: 'Owner' },
          { value: 'AGENT', label: 'Agent' },
        ]}
      />
      <SubmitButton isBusy={isBusy} busy="Saving...">
        Start selling
      </SubmitButton>
    </form>
  );
}
