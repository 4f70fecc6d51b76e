import { useRef, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { emailProblem } from '../../../../schema/rules/email.ts';
import { personNameProblem } from '../../../../schema/rules/personName.ts';
import { answerOf } from '../../apollo/refusal.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { useCompleteProfileMutation } from './Profile.generated.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import type { Account } from '../account/viewer.ts';
import type { ProfileData } from './useProfile.ts';

/** Name and e-mail of an account that lacks one of them (V-2.1-14); what is known stands there already (WCAG 3.3.7). */
export function CompleteForm({
  account,
  onDone,
}: {
  account: Account;
  onDone: (profile: ProfileData) => void;
}) {
  const [completeProfile] = useCompleteProfileMutation();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const hasEmail = account.email !== null;
  const fields = useFormFields({
    initialValues: { name: account.name ?? '', email: account.email ?? '' },
    problemsOf: ({ name, email }) =>
      problemsIn({ name: personNameProblem(name), email: emailProblem(email) }),
    send: async ({ name, email }) => {
      setRefusal(null);
      const variables = { name: name.trim(), email: email.trim() };
      // With the answer the profile is complete, and this form may be gone.
      const answer = await answerOf(completeProfile({ variables }), 'Profile update failed');
      if (answer.refusal) setRefusal(answer.refusal);
      else onDone(answer.data.completeProfile.account);
    },
  });
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
      <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
      {refusal && <RefusalBox message={refusal.message} hint={refusal.hint} />}
      <TextInput
        {...fields.field('name')}
        label="Name"
        autoComplete="name"
        maxLength={LIMITS.person.nameMaxLength}
        onChange={(event) => fields.change('name', event.currentTarget.value)}
      />
      <TextInput
        {...fields.field('email')}
        label="E-mail address"
        inputMode="email"
        autoComplete="email"
        readOnly={hasEmail}
        maxLength={LIMITS.person.emailMaxLength}
        hint={hasEmail ? 'My Profile is where you change it.' : undefined}
        onChange={(event) => fields.change('email', event.currentTarget.value)}
      />
      <SubmitButton isBusy={fields.isSubmitting} busy="Saving...">
        Save
      </SubmitButton>
    </form>
  );
}
