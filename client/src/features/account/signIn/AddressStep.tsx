import { useState } from 'react';
import type { ReactNode } from 'react';
import { emailProblem } from '../../../../../schema/rules/email.ts';
import { reachableMobileProblem } from '../../../../../schema/rules/mobile.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { RefusalBox } from '../../../ui/RefusalBox.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { EmailField } from './EmailField.tsx';
import { MobileField } from './MobileField.tsx';

export interface TypedAddress {
  /** Where the code is sent to. */
  way: 'mobile' | 'email';
  mobile: string;
  email: string;
}

/** The first step of signing in: where the code is sent to. */
export function AddressStep({
  typed,
  takesFocus,
  onChange,
  send,
  onHasCode,
  onRegister,
  children,
}: {
  typed: TypedAddress;
  takesFocus: boolean;
  onChange: (typed: TypedAddress) => void;
  send: (typed: TypedAddress) => Promise<Refusal | null>;
  /** Another code is refused: the one that was sent before is to be typed. */
  onHasCode: (to: string) => void;
  onRegister: () => void;
  /** Other ways to sign in. */
  children?: ReactNode;
}) {
  const { way } = typed;
  const [hasSwitched, setSwitched] = useState(false);
  const form = useForm({
    initialValues: { mobile: typed.mobile, email: typed.email },
    takesFocus: takesFocus || hasSwitched ? way : null,
    problemsOf: ({ mobile, email }) =>
      way === 'mobile'
        ? problemsIn({ mobile: reachableMobileProblem(mobile) })
        : problemsIn({ email: emailProblem(email) }),
    oneField: way,
    send: ({ mobile, email }) => send({ way, mobile, email: email.trim() }),
    onChange: (values) => onChange({ way, ...values }),
  });

  const useOther = () => {
    setSwitched(true);
    form.setRefusal(null);
    onChange({ ...typed, ...form.values, way: way === 'mobile' ? 'email' : 'mobile' });
  };
  return (
    <div className="grid gap-4">
      <Form
        form={form}
        submit="Send OTP"
        busy="Sending..."
        refusalBox={
          form.refusal && (
            <RefusalBox message={form.refusal.message} hint={form.refusal.hint}>
              {form.refusal.code === 'NOT_FOUND' && (
                <Button className="justify-self-start" onClick={onRegister}>
                  Register
                </Button>
              )}
              {form.refusal.code === 'TOO_MANY' && (
                <Button
                  className="justify-self-start"
                  onClick={() => onHasCode(form.values[way].trim())}
                >
                  Enter the code I already have
                </Button>
              )}
            </RefusalBox>
          )
        }
        after={
          <Button variant="quiet" onClick={useOther}>
            {way === 'mobile' ? 'Use email instead' : 'Use mobile instead'}
          </Button>
        }
      >
        {way === 'mobile' ? (
          <MobileField
            {...form.field('mobile')}
            hint="We send a code to this number. There is no password."
          />
        ) : (
          <EmailField
            {...form.field('email')}
            hint="We send a code to this address. There is no password."
          />
        )}
      </Form>
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
