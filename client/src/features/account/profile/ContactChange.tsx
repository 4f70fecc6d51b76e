import { useState } from 'react';
import type { Refusal } from '../../../apollo/refusal.ts';
import { CodeStep } from '../signIn/CodeStep.tsx';
import { isFresh } from '../signIn/sentCode.ts';
import type { SentCode } from '../signIn/sentCode.ts';
import { useEmailCalls, useMobileCalls } from './contactKinds.ts';
import type { ContactCalls, ContactKind } from './contactKinds.ts';
import type { ProfileData } from './useProfile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { EmailField } from '../signIn/EmailField.tsx';
import { MobileField } from '../signIn/MobileField.tsx';

interface Props {
  kind: ContactKind;
  /** The account's own address, to be verified as it is; null asks for a new one. */
  own: string | null;
  onCancel: () => void;
  onDone: (profile: ProfileData) => void;
}

/** Two steps: the new address, then the code that was sent to it. */
export function ContactChange(props: Props) {
  return props.kind.isText ? <MobileChange {...props} /> : <EmailChange {...props} />;
}

function MobileChange(props: Props) {
  return <Steps {...props} calls={useMobileCalls()} />;
}

function EmailChange(props: Props) {
  return <Steps {...props} calls={useEmailCalls()} />;
}

function Steps({
  kind,
  own,
  onCancel,
  onDone,
  calls: { request, change },
}: Props & { calls: ContactCalls }) {
  const [typed, setTyped] = useState(own ?? '');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [isAtCode, setIsAtCode] = useState(false);
  const send = async (to: string): Promise<Refusal | null> => {
    setTyped(to);
    // Whoever went back only to look goes on with the code that is on its way.
    if (!isFresh(sent, to)) {
      const response = await request(to);
      if (!response?.data) return response?.refusal ?? null;
      setSent(response.data);
    }
    setIsAtCode(true);
    return null;
  };
  const verify = async (code: string): Promise<Refusal | null> => {
    const response = await change(typed, code);
    if (!response?.data) return response?.refusal ?? null;
    onDone(response.data);
    return null;
  };
  return (
    <div className="rounded-card bg-sunken p-4">
      {sent !== null && isAtCode ? (
        <CodeStep
          sent={sent}
          isFromText={kind.isText}
          back="Back"
          onBack={() => setIsAtCode(false)}
          verify={verify}
          resend={() => send(typed)}
        />
      ) : (
        <NewContactStep
          kind={kind}
          initial={typed}
          isOwn={own !== null}
          onCancel={onCancel}
          send={send}
        />
      )}
    </div>
  );
}

/** Asks for the new mobile or address and has a code sent to it. */
function NewContactStep({
  kind,
  initial,
  isOwn,
  onCancel,
  send,
}: {
  kind: ContactKind;
  initial: string;
  /** The address stands already and is only to be verified. */
  isOwn: boolean;
  onCancel: () => void;
  send: (to: string) => Promise<Refusal | null>;
}) {
  const form = useForm({
    initialValues: { to: initial },
    takesFocus: isOwn ? 'send' : 'to',
    problemsOf: ({ to }) => problemsIn({ to: kind.problemOf(to) }),
    oneField: 'to',
    // It was said of the address that stood there.
    onChange: () => form.setRefusal(null),
    send: ({ to }) => send(to.trim()),
  });
  return (
    <Form form={form} className="gap-3">
      {isOwn && (
        <p className="text-small">{`We will send a 6-digit code to ${kind.shown(initial)}.`}</p>
      )}
      {!isOwn && kind.isText && (
        <MobileField {...form.field('to')} label={kind.newLabel} hint={HINT} />
      )}
      {!isOwn && !kind.isText && (
        <EmailField {...form.field('to')} label={kind.newLabel} hint={HINT} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="send" aria-disabled={form.isSubmitting || undefined}>
          {form.isSubmitting ? 'Sending...' : 'Send code'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const HINT = 'We will send a 6-digit code to it. Nothing changes until you enter the code.';
