import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { emailProblem } from '../../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../../schema/rules/mobile.ts';
import { personNameInput, personNameProblem } from '../../../../schema/rules/personName.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import type { EmailDetails } from './EmailSignUp.tsx';
import { MobileField } from './MobileField.tsx';
import { OtherForm } from './OtherForm.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { roleProblem } from './roleProblem.ts';
import type { SignUpWay } from './SignUp.tsx';
import { SignUpRefusal } from './SignUpRefusal.tsx';

/** Everything that registering by e-mail asks for, before the code (V-4.2-06). */
export function EmailStep({
  place,
  progress,
  save,
  takesFocus,
  register,
}: SignUpWay & { register: (details: EmailDetails) => Promise<Refusal | null> }) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { name, email, mobile, role } = progress;
  const fields = useFormFields({
    initialValues: { name, email, mobile, role },
    problemsOf: (values) =>
      problemsIn({
        name: personNameProblem(values.name),
        email: emailProblem(values.email),
        mobile: reachableMobileProblem(values.mobile),
        role: roleProblem(values.role),
      }),
    send: async (values) => {
      if (values.role === '') return;
      setRefusal(null);
      const { role: chosen, mobile: number } = values;
      const details = { name: values.name.trim(), email: values.email.trim() };
      setRefusal(await register({ ...details, mobile: number, role: chosen }));
    },
    onChange: save,
  });
  useEffect(() => {
    if (takesFocus) focusField(form.current, 'name');
  }, [takesFocus]);

  return (
    <div className="grid gap-4">
      <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
        <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
        {refusal && <SignUpRefusal refusal={refusal} mobile={fields.values.mobile} place={place} />}
        <TextInput
          {...fields.field('name')}
          label="Name"
          autoComplete="name"
          onChange={(event) => fields.change('name', personNameInput(event.currentTarget.value))}
        />
        <TextInput
          {...fields.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          label="E-mail address"
          hint="We send a code to this address."
          maxLength={LIMITS.person.emailMaxLength}
          onChange={(event) => fields.change('email', event.currentTarget.value)}
        />
        <MobileField
          {...fields.field('mobile')}
          onChange={(value) => fields.change('mobile', value)}
        />
        <RoleChoice
          value={fields.values.role}
          error={fields.errorOf('role')}
          onChange={(value) => fields.change('role', value)}
        />
        <SubmitButton isBusy={fields.isSubmitting} busy="Sending...">
          Send OTP
        </SubmitButton>
        <Button variant="quiet" onClick={() => save({ step: 'start' })}>
          Register by mobile instead
        </Button>
      </form>
      <OtherForm place={place} mobile={fields.values.mobile} />
    </div>
  );
}
