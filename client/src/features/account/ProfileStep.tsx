import { useEffect, useRef, useState } from 'react';
import { emailProblem } from '../../../../schema/rules/email.ts';
import { personNameInput, personNameProblem } from '../../../../schema/rules/personName.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import type { SignUpWay } from './SignUp.tsx';
import { SignUpRefusal } from './SignUpRefusal.tsx';

/** The last step of registering: name and e-mail (V-4.2-01, V-5-05, V-5-06). */
export function ProfileStep({
  place,
  progress,
  save,
  complete,
  onStartAgain,
}: SignUpWay & {
  complete: (name: string, email: string) => Promise<Refusal | null>;
  onStartAgain: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const fields = useFormFields({
    initialValues: { name: progress.name, email: progress.email },
    problemsOf: ({ name, email }) =>
      problemsIn({ name: personNameProblem(name), email: emailProblem(email) }),
    send: async ({ name, email }) => {
      setRefusal(null);
      setRefusal(await complete(name.trim(), email.trim()));
    },
    onChange: save,
  });
  useEffect(() => focusField(form.current, 'name'), []);

  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
      <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
      {refusal && (
        <SignUpRefusal refusal={refusal} mobile={progress.mobile} place={place}>
          {refusal.fields?.includes('verificationToken') && (
            <Button className="justify-self-start" onClick={onStartAgain}>
              Back to Mobile
            </Button>
          )}
        </SignUpRefusal>
      )}
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
        maxLength={LIMITS.person.emailMaxLength}
        onChange={(event) => fields.change('email', event.currentTarget.value)}
      />
      <SubmitButton isBusy={fields.isSubmitting} busy="Saving...">
        Complete registration
      </SubmitButton>
    </form>
  );
}
