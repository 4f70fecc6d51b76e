import { reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import type { RegistrationType } from '../../../types.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { MobileField } from './MobileField.tsx';
import { OtherForm } from './OtherForm.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { roleProblem } from './roleProblem.ts';
import type { SignUpWay } from './signUpProgress.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { SignUpRefusal } from './SignUpRefusal.tsx';

/** The first step of registering: mobile and role. */
export function StartStep({
  place,
  progress,
  save,
  takesFocus,
  send,
  onHasCode,
}: SignUpWay & {
  send: (mobile: string, role: RegistrationType) => Promise<Refusal | null>;
  onHasCode: (mobile: string) => void;
}) {
  const { mobile, role } = progress;
  const form = useForm({
    initialValues: { mobile, role },
    takesFocus: takesFocus ? 'mobile' : null,
    problemsOf: (values) =>
      problemsIn({ mobile: reachableMobileProblem(values.mobile), role: roleProblem(values.role) }),
    send: async (values) => {
      if (values.role === '') return null;
      return send(values.mobile, values.role);
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
              onHasCode={() => onHasCode(form.values.mobile)}
            />
          )
        }
        after={
          <Button variant="quiet" onClick={() => save({ step: 'email' })}>
            Register by email instead
          </Button>
        }
      >
        <MobileField {...form.field('mobile')} hint="We send a code to this number." />
        <RoleChoice
          value={form.values.role}
          error={form.errorOf('role')}
          onChange={(value) => form.change('role', value)}
        />
      </Form>
      <SocialButtons place={place} userType={form.values.role || null} />
      <OtherForm place={place} mobile={form.values.mobile} />
    </div>
  );
}
