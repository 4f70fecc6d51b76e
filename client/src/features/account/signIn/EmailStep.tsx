import type { RegistrationType } from '../../../types.generated.ts';
import { emailProblem } from '../../../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import { personNameInput, personNameProblem } from '../../../../../schema/rules/personName.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { EmailField } from './EmailField.tsx';
import { MobileField } from './MobileField.tsx';
import { OtherForm } from './OtherForm.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { roleProblem } from './roleProblem.ts';
import type { SignUpWay } from './signUpProgress.ts';
import { SignUpRefusal } from './SignUpRefusal.tsx';

/** What somebody types who registers by e-mail. */
export interface EmailDetails {
  name: string;
  email: string;
  mobile: string;
  role: RegistrationType;
}

/** Everything that registering by e-mail asks for, before the code. */
export function EmailStep({
  place,
  progress,
  save,
  takesFocus,
  register,
  onHasCode,
}: SignUpWay & {
  register: (details: EmailDetails) => Promise<Refusal | null>;
  onHasCode: (email: string) => void;
}) {
  const { name, email, mobile, role } = progress;
  const form = useForm({
    initialValues: { name, email, mobile, role },
    typed: { name: personNameInput },
    takesFocus: takesFocus ? 'name' : null,
    problemsOf: (values) =>
      problemsIn({
        name: personNameProblem(values.name),
        email: emailProblem(values.email),
        mobile: reachableMobileProblem(values.mobile),
        role: roleProblem(values.role),
      }),
    send: async (values) => {
      if (values.role === '') return null;
      const { role: chosen, mobile: number } = values;
      const details = { name: values.name.trim(), email: values.email.trim() };
      return register({ ...details, mobile: number, role: chosen });
    },
    onChange: save,
  });

  return (
    <div className="grid gap-4">
      <Form
        form={form}
        submit="Send OTP"
        busy="Sending..."
        refusalBox={
          form.refusal && (
            <SignUpRefusal
              refusal={form.refusal}
              mobile={form.values.mobile}
              place={place}
              onHasCode={() => onHasCode(form.values.email.trim())}
            />
          )
        }
        after={
          <Button variant="quiet" onClick={() => save({ step: 'start' })}>
            Register by mobile instead
          </Button>
        }
      >
        <TextInput {...form.field('name')} label="Name" autoComplete="name" />
        <EmailField {...form.field('email')} hint="We send a code to this address." />
        <MobileField {...form.field('mobile')} />
        <RoleChoice
          value={form.values.role}
          error={form.errorOf('role')}
          onChange={(value) => form.change('role', value)}
        />
      </Form>
      <OtherForm place={place} mobile={form.values.mobile} />
    </div>
  );
}
