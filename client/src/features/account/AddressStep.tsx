import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { emailProblem } from '../../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../../schema/rules/mobile.ts';
import type { Refusal } from '../../apollo/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/ErrorSummary.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { RefusalBox } from '../../ui/RefusalBox.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { problemsIn, useFormFields } from '../../ui/useFormFields.ts';
import { MobileField } from './MobileField.tsx';

export interface TypedAddress {
  /** Where the code is sent to. */
  way: 'mobile' | 'email';
  mobile: string;
  email: string;
}

/** The first step of signing in: where the code is sent to (V-2.9-02, V-5-01). */
export function AddressStep({
  typed,
  takesFocus,
  onChange,
  send,
  onRegister,
  children,
}: {
  typed: TypedAddress;
  takesFocus: boolean;
  onChange: (typed: TypedAddress) => void;
  send: (typed: TypedAddress) => Promise<Refusal | null>;
  onRegister: () => void;
  /** Other ways to sign in. */
  children?: ReactNode;
}) {
  const { way } = typed;
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const hasSwitched = useRef(false);
  const fields = useFormFields({
    initialValues: { mobile: typed.mobile, email: typed.email },
    problemsOf: ({ mobile, email }) =>
      way === 'mobile'
        ? problemsIn({ mobile: reachableMobileProblem(mobile) })
        : problemsIn({ email: emailProblem(email) }),
    onRefused: () => focusField(form.current, way),
    send: async ({ mobile, email }) => {
      setRefusal(null);
      setRefusal(await send({ way, mobile, email: email.trim() }));
    },
    onChange: (values) => onChange({ way, ...values }),
  });
  useEffect(() => {
    if (takesFocus || hasSwitched.current) focusField(form.current, way);
  }, [takesFocus, way]);

  const useOther = () => {
    hasSwitched.current = true;
    setRefusal(null);
    onChange({ ...typed, ...fields.values, way: way === 'mobile' ? 'email' : 'mobile' });
  };
  return (
    <div className="grid gap-4">
      <form ref={form} noValidate className="grid gap-4" onSubmit={fields.onSubmit}>
        {refusal && (
          <RefusalBox message={refusal.message} hint={refusal.hint}>
            {refusal.code === 'NOT_FOUND' && (
              <Button className="justify-self-start" onClick={onRegister}>
                Register
              </Button>
            )}
          </RefusalBox>
        )}
        {way === 'mobile' ? (
          <MobileField
            {...fields.field('mobile')}
            hint="We send a code to this number. There is no password."
            onChange={(mobile) => fields.change('mobile', mobile)}
          />
        ) : (
          <TextInput
            {...fields.field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            label="E-mail address"
            hint="We send a code to this address. There is no password."
            onChange={(event) => fields.change('email', event.currentTarget.value)}
          />
        )}
        <SubmitButton isBusy={fields.isSubmitting} busy="Sending...">
          Send OTP
        </SubmitButton>
        <Button variant="quiet" onClick={useOther}>
          {way === 'mobile' ? 'Use e-mail instead' : 'Use mobile instead'}
        </Button>
      </form>
      {children}
      <p className="flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-3 text-small">
        New here?
        <button type="button" className="text-link min-h-11 font-semibold" onClick={onRegister}>
          Register
        </button>
      </p>
    </div>
  );
}
