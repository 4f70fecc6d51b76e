import { useRef, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { personNameProblem } from '../../../../schema/rules/personName.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { useUpdateProfileMutation } from './Profile.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { toast } from '../../ui/toast.ts';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import { useAnswer } from '../account/useAnswer.ts';
import type { ProfileData } from './useProfile.ts';

/** The name, which is changed without a code (D-35). One field, so it takes the focus itself when refused. */
export function NameForm({
  profile,
  onChange,
}: {
  profile: ProfileData;
  onChange: (profile: ProfileData) => void;
}) {
  const answerTo = useAnswer();
  const [updateProfile] = useUpdateProfileMutation();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fields = useFormFields({
    initialValues: { name: profile.name ?? '' },
    problemsOf: ({ name }) => problemsIn({ name: personNameProblem(name) }),
    onRefused: () => focusField(form.current, 'name'),
    send: async ({ name }) => {
      setRefusal(null);
      const answer = await answerTo(updateProfile({ variables: { name: name.trim() } }), NOT_SAVED);
      if (!answer) return;
      if (answer.refusal) setRefusal(answer.refusal);
      else {
        onChange(answer.data.updateProfile.account);
        toast('Your name is saved.');
      }
    },
  });
  return (
    <form ref={form} noValidate className="grid gap-3" onSubmit={fields.onSubmit}>
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextInput
          {...fields.field('name')}
          label="Name"
          autoComplete="name"
          maxLength={LIMITS.person.nameMaxLength}
          onChange={(event) => fields.change('name', event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="outline"
          aria-disabled={fields.isSubmitting || undefined}
          className="sm:mt-7"
        >
          {fields.isSubmitting ? 'Saving...' : 'Save name'}
        </Button>
      </div>
    </form>
  );
}

const NOT_SAVED = 'Profile update failed';
