import { useEffect, useId, useRef } from 'react';
import type { FocusEventHandler, Ref } from 'react';
import { codeInput } from '../../../../../schema/rules/code.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { CONTROL, describedBy, Frame } from '../../../ui/Field.tsx';

/**
 * The field for a one-time code: one input, so that typing, pasting and the phone's own suggestion all
 * work. What holds a code becomes its digits; the rule and its sentence are
 * `codeProblem` of schema/rules.
 */
export function CodeField({
  value,
  onChange,
  onBlur,
  label = `${LIMITS.code.digits}-digit OTP`,
  name = 'code',
  hint,
  error,
  isFromText = false,
  inputRef,
}: {
  value: string;
  /** Gets what stays in the field. */
  onChange: (code: string) => void;
  onBlur?: FocusEventHandler;
  label?: string;
  name?: string;
  /** Where the code was sent, for example. */
  hint?: string;
  error?: string | null;
  /** True when the code comes as a text message: a phone that offers to hand it over fills the field. */
  isFromText?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(
    () => (isFromText ? receiveCode((text) => latest.current(codeInput(text))) : undefined),
    [isFromText],
  );
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        ref={inputRef}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        // A space a digit, in figures of one width: six digits are easier to compare with the message.
        className={`${CONTROL} px-3.5 text-h3 font-semibold tracking-[0.3em] tabular-nums`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        value={value}
        onBlur={onBlur}
        // No maxlength: it would cut a pasted message before its digits are found.
        onChange={(event) => onChange(codeInput(event.currentTarget.value))}
      />
    </Frame>
  );
}

/**
 * Asks the phone for the code of the text message that is about to come (WebOTP). Where the browser knows
 * no such thing, or the person declines, nothing happens: the code is typed. Answers what ends the wait.
 */
function receiveCode(onCode: (text: string) => void): () => void {
  const waiting = new AbortController();
  if ('OTPCredential' in window && 'credentials' in navigator) {
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (response) => {
        if (response && 'code' in response && typeof response.code === 'string')
          onCode(response.code);
      },
      () => undefined,
    );
  }
  return () => waiting.abort();
}

/** WebOTP's own part of the request, which the types of the browser do not know yet. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}
