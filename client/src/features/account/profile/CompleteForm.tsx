import { emailProblem } from '../../../../../schema/rules/email.ts';
import { personNameProblem } from '../../../../../schema/rules/personName.ts';
import { toMutationResult } from '../../../apollo/refusal.ts';
import { useCompleteProfileMutation } from './Profile.generated.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import type { Account } from '../../../session/viewer.ts';
import type { ProfileData } from './useProfile.ts';

/** Name and e-mail of an account that lacks one of them; what is known stands there already (WCAG 3.3.7). */
export function CompleteForm({
  account,
  onDone,
}: {
  account: Account;
  onDone: (profile: ProfileData) => void;
}) {
  const [completeProfile] = useCompleteProfileMutation();
  const hasEmail = account.email !== null;
  const form = useForm({
    initialValues: { name: account.name ?? '', email: account.email ?? '' },
    problemsOf: ({ name, email }) =>
      problemsIn({ name: personNameProblem(name), email: emailProblem(email) }),
    send: async ({ name, email }) => {
      const variables = { name: name.trim(), email: email.trim() };
      // With the answer the profile is complete, and this form may be gone.
      const response = await toMutationResult(
        completeProfile({ variables }),
        'Profile update failed',
      );
      if (response.data) onDone(response.data.completeProfile.account);
      return response.refusal;
    },
  });
  return (
    <Form form={form} submit="Save" busy="Saving...">
      <TextInput {...form.field('name')} label="Name" autoComplete="name" />
      <TextInput
        {...form.field('email')}
        label="Email address"
        inputMode="email"
        autoComplete="email"
        readOnly={hasEmail}
        hint={hasEmail ? 'You can change this in My Profile.' : undefined}
      />
    </Form>
  );
}
