import { useEffect, useId, useRef } from 'react';
import type { FocusEventHandler, Ref } from 'react';
import { codeInput } from '../../../../../schema/rules/code.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { CONTROL, describedBy, Frame } from '../../../ui/Field.tsx';
import { receiveCode } from './receiveCode.ts';

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
