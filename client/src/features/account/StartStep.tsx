import { useEffect, useRef, useState } from 'react';
import { reachableMobileProblem } from '../../../../schema/rules/mobile.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import type { RegistrationType } from '../../types.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary, focusField } from '../../ui/ErrorSummary.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import { MobileField } from './MobileField.tsx';
import { OtherForm } from './OtherForm.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { roleProblem } from './roleProblem.ts';
import type { SignUpWay } from './SignUp.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { SignUpRefusal } from './SignUpRefusal.tsx';

/** The first step of registering: mobile and role (V-4.2-01, V-3-04). */
export function StartStep({
  place,
  progress,
  save,
  takesFocus,
  send,
}: SignUpWay & {
  send: (mobile: string, role: RegistrationType) => Promise<Refusal | null>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mobile, role } = progress;
  const fields = useFormFields({
    initialValues: { mobile, role },
    problemsOf: (values) =>
      problemsIn({ mobile: reachableMobileProblem(values.mobile), role: roleProblem(values.role) }),
    send: async (values) => {
      if (values.role === '') return;
      setRefusal(null);
      setRefusal(await send(values.mobile, values.role));
    },
    onChange: save,
  });
  useEffect(() => {
    if (takesFocus) focusField(form.current, 'mobile');
  }, [takesFocus]);

  return (
    <div className="grid gap-4">
      <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
        <ErrorSummary form={form} problems={fields.spoken} tries={fields.refusedTries} />
        {refusal && <SignUpRefusal refusal={refusal} mobile={fields.values.mobile} place={place} />}
        <MobileField
          {...fields.field('mobile')}
          hint="We send a code to this number."
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
        <Button variant="quiet" onClick={() => save({ step: 'email' })}>
          Register by e-mail instead
        </Button>
      </form>
      <SocialButtons place={place} userType={fields.values.role || null} />
      <OtherForm place={place} mobile={fields.values.mobile} />
    </div>
  );
}
