import { emailProblem } from '../../../../../schema/rules/email.ts';
import { personNameInput, personNameProblem } from '../../../../../schema/rules/personName.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { EmailField } from './EmailField.tsx';
import type { SignUpWay } from './signUpProgress.ts';
import { SignUpRefusal } from './SignUpRefusal.tsx';

/** The last step of registering: name and e-mail. */
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
  const form = useForm({
    initialValues: { name: progress.name, email: progress.email },
    typed: { name: personNameInput },
    takesFocus: 'name',
    problemsOf: ({ name, email }) =>
      problemsIn({ name: personNameProblem(name), email: emailProblem(email) }),
    send: ({ name, email }) => complete(name.trim(), email.trim()),
    onChange: save,
  });

  return (
    <Form
      form={form}
      submit="Complete registration"
      busy="Saving..."
      refusalBox={
        form.refusal && (
          <SignUpRefusal refusal={form.refusal} mobile={progress.mobile} place={place}>
            {form.refusal.fields?.includes('verificationToken') && (
              <Button className="justify-self-start" onClick={onStartAgain}>
                Back to Mobile
              </Button>
            )}
          </SignUpRefusal>
        )
      }
    >
      <TextInput {...form.field('name')} label="Name" autoComplete="name" />
      <EmailField {...form.field('email')} />
    </Form>
  );
}
