import { useState } from 'react';
import { personNameProblem } from '../../../../../schema/rules/personName.ts';
import { useUpdateProfileMutation } from './Profile.generated.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import type { ProfileData } from './useProfile.ts';

/** The name, which is changed without a code. One field, so it takes the focus itself when refused. */
export function NameForm({
  profile,
  onChange,
}: {
  profile: ProfileData;
  onChange: (profile: ProfileData) => void;
}) {
  const [updateProfile] = useUpdateProfileMutation();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    initialValues: { name: profile.name ?? '' },
    problemsOf: ({ name }) => problemsIn({ name: personNameProblem(name) }),
    oneField: 'name',
    onChange: () => setSaved(false),
    send: async ({ name }, answerTo) => {
      const response = await answerTo(
        updateProfile({ variables: { name: name.trim() } }),
        NOT_SAVED,
      );
      if (!response || response.refusal) return response?.refusal;
      const { account } = response.data.updateProfile;
      onChange(account);
      form.change('name', account.name ?? '');
      setSaved(true);
      announce(SAVED);
      return null;
    },
  });
  return (
    <Form form={form} className="gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextInput
          {...form.field('name')}
          label="Name"
          hint={isSaved && SAVED}
          autoComplete="name"
        />
        <Button
          type="submit"
          variant="outline"
          aria-disabled={form.isSubmitting || undefined}
          className="sm:mt-7"
        >
          {form.isSubmitting ? 'Saving...' : 'Save name'}
        </Button>
      </div>
    </Form>
  );
}

const SAVED = 'Your name is saved.';
const NOT_SAVED = 'Profile update failed';
