import { useEffect, useRef, useState } from 'react';
import { formatPhone } from '../../../../../schema/format/phone.ts';
import { countdown } from '../../../../../schema/format/time.ts';
import { codeProblem } from '../../../../../schema/rules/code.ts';
import type { Refusal } from '../../../apollo/refusal.ts';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../forms/Form.tsx';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { CodeField } from './CodeField.tsx';
import type { SentCode } from './sentCode.ts';

/**
 * Whole seconds left until a moment of `Date.now()`; never below 0. It counts on in a sleeping tab. For
 * another moment the component needs another `key`.
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      const next = Date.now();
      setNow(next);
      if (next >= until) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}

const SECOND_MS = 1_000;

/**
 * The step that asks for a code: Verify, the way back, the countdown and 'Resend OTP' as soon
 * as the server sends another one. A code that failed is cleared.
 */
export function CodeStep({
  sent,
  isFromText,
  back,
  submit = 'Verify',
  busy = 'Verifying...',
  onBack,
  verify,
  resend,
}: {
  sent: SentCode;
  /** True when the code comes to a mobile, false by e-mail. */
  isFromText: boolean;
  /** The words of the way back: 'Back to Mobile'. */
  back: string;
  /** What the button does, and what it says meanwhile. */
  submit?: string;
  busy?: string;
  onBack: () => void;
  /** Answers why the code was refused, or null. */
  verify: (code: string) => Promise<Refusal | null>;
  resend: () => Promise<Refusal | null>;
}) {
  // In full, as it was typed here: a wrong digit must be seen.
  const place = isFromText ? formatPhone(sent.to) : sent.to;
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { code: '' },
    problemsOf: ({ code }) => problemsIn({ code: codeProblem(code) }),
    oneField: 'code',
    send: async ({ code }) => {
      const refused = await verify(code);
      if (refused === null) return null;
      form.change('code', '');
      field.current?.focus();
      // The field is empty again: what was said of it stands above.
      return { ...refused, problems: [] };
    },
  });
  useEffect(() => field.current?.focus(), [field]);

  return (
    <Form
      form={form}
      submit={submit}
      busy={busy}
      after={
        <>
          <CodeLife
            key={sent.expiresAt}
            sent={sent}
            resend={async () => {
              form.setRefusal(null);
              const refused = await resend();
              form.setRefusal(refused);
              if (refused === null) {
                form.change('code', '');
                announce(`A new code was sent to ${place}.`);
              }
              field.current?.focus();
            }}
          />
          <Button variant="quiet" onClick={onBack}>
            {back}
          </Button>
        </>
      }
    >
      <CodeField
        {...form.field('code')}
        inputRef={field}
        isFromText={isFromText}
        hint={`Sent to ${place}`}
        onChange={(code) => form.change('code', code)}
      />
    </Form>
  );
}

/** How long the code is good, and the button for another one. */
function CodeLife({ sent, resend }: { sent: SentCode; resend: () => Promise<void> }) {
  const [isSending, setIsSending] = useState(false);
  const left = useCountdown(sent.expiresAt);
  const wait = useCountdown(sent.resendAt);
  const isExpired = left === 0;
  useEffect(() => {
    if (isExpired) announce(EXPIRED);
  }, [isExpired]);
  const press = () => {
    if (isSending) return;
    setIsSending(true);
    void resend().finally(() => setIsSending(false));
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-small text-muted">
      <p>
        {isExpired && EXPIRED}
        {!isExpired && Number.isFinite(left) && (
          <>
            {'Code valid for '}
            <span role="timer" className="font-semibold text-ink tabular-nums">
              {countdown(left)}
            </span>
          </>
        )}
      </p>
      {wait > 0 ? (
        <p>
          {'New code in '}
          <span className="tabular-nums">{countdown(wait)}</span>
        </p>
      ) : (
        <button
          type="button"
          aria-disabled={isSending || undefined}
          className="text-link min-h-11"
          onClick={press}
        >
          {isSending ? 'Sending...' : 'Resend OTP'}
        </button>
      )}
    </div>
  );
}

const EXPIRED = 'The code has expired.';
