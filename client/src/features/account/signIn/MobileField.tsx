import { useId } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { mobileInput } from '../../../../../schema/rules/mobile.ts';
import type { TextFieldProps } from '../../../forms/useForm.ts';
import { CONTROL, describedBy, Frame } from '../../../ui/Field.tsx';

/** The field for an Indian mobile: ten digits behind the +91 that nobody has to type. */
export function MobileField({
  value,
  onChange,
  onBlur,
  name,
  label = 'Mobile number',
  hint,
  error,
}: TextFieldProps & { label?: string; hint?: string }) {
  const id = useId();
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted"
        >
          +91
        </span>
        <input
          id={id}
          name={name}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          className={`${CONTROL} pr-3.5 pl-13 tabular-nums`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          placeholder={EXAMPLE}
          value={value}
          onBlur={onBlur}
          // No maxlength: a number is often pasted with its +91 and spaces.
          onChange={({ currentTarget: { value: text } }) =>
            onChange({ currentTarget: { value: mobileInput(text) } })
          }
        />
      </div>
    </Frame>
  );
}

const EXAMPLE = `${LIMITS.person.mobileDigits} digits`;
