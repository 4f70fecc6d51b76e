import { useState } from 'react';
import { explain } from '../../../apollo/refusal.ts';
import { useUpdateProfileMutation } from './Profile.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import type { ProfileData } from './useProfile.ts';

type Preference = 'productNews' | 'whatsApp' | 'contactForProven';

/** What the person wants. Each box is kept at once; a refusal takes it back. */
export function PreferencesForm({
  choices,
  profile,
  onChange,
}: {
  choices: readonly (readonly [Preference, string])[];
  profile: ProfileData;
  onChange: (profile: ProfileData) => void;
}) {
  const answerTo = useMutationResult();
  const [updateProfile] = useUpdateProfileMutation();
  const [pending, setPending] = useState<Partial<Record<Preference, boolean>>>({});
  const save = async (key: Preference, isOn: boolean) => {
    setPending((now) => ({ ...now, [key]: isOn }));
    const variables = { preferences: { [key]: isOn } };
    const response = await answerTo(updateProfile({ variables }), 'Profile update failed');
    if (!response) return;
    setPending(({ [key]: _done, ...rest }) => rest);
    if (response.refusal) toast(explain(response.refusal), { tone: 'error' });
    else {
      onChange(response.data.updateProfile.account);
      announce('Saved');
    }
  };
  return (
    <div className="grid gap-1">
      {choices.map(([key, label]) => (
        <Checkbox
          key={key}
          checked={pending[key] ?? profile.preferences[key]}
          onChange={(event) => void save(key, event.currentTarget.checked)}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}

export const MESSAGES = [
  ['productNews', 'Email me news about the marketplace'],
  ['whatsApp', 'Message me about enquiries on WhatsApp'],
] as const;

export const CONTACT = [
  ['contactForProven', 'Show my number only to people with a verified mobile number'],
] as const;
