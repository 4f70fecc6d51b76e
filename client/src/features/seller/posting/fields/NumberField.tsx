import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { CONTROL, describedBy, Frame } from '../../../../ui/Field.tsx';
import { useAmountInput } from '../../../../ui/useAmountInput.ts';
import { limitText } from '../limitText.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { asText } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';

/**
 * A number with its unit behind it and its limits beneath, in figures or words. A level below the ground is said
 * beside it: signs and exponents are none.
 */
export function NumberField({
  field,
  label,
  value,
  isRequired,
  error: problem,
  unit,
  onChange,
  onLeave,
  before,
  words,
}: FieldProps & {
  /** A sign in front of the number. */
  before?: string;
}) {
  const id = useId();
  const { belowText } = field;
  const text = asText(value);
  const [saysBelow, setSaysBelow] = useState(false);
  const { unread, handlers } = useAmountInput({
    unit: field.kind === 'money' ? '₹' : unit,
    takes: 'signed',
  });
  const error = unread ?? problem;
  const isBelow = belowText !== undefined && (text === '' ? saysBelow : text.startsWith('-'));
  const isWhole = field.kind === 'wholeNumber' || field.kind === 'money';
  const hint = words ?? joined(field.help, limitText(field));
  const put = (digits: string, below: boolean) =>
    onChange(field.key, below && digits !== '' ? `-${digits}` : digits);
  return (
    <Frame
      id={id}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      hint={hint}
      error={error}
    >
      <div className="relative">
        {before !== undefined && (
          <span aria-hidden="true" className={`${AFFIX} left-3.5`}>
            {before}
          </span>
        )}
        <input
          id={id}
          type="text"
          name={field.key}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={isBelow ? text.replace('-', '') : text}
          className={`${CONTROL} tabular-nums ${before === undefined ? 'pl-3.5' : 'pl-8'} ${unit === null ? 'pr-3.5' : 'pr-16'}`}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          {...handlers}
          onChange={(event) => {
            handlers.onChange(event);
            put(event.currentTarget.value, isBelow);
          }}
          onBlur={(event) => {
            handlers.onBlur(event);
            onLeave(field.key, event);
          }}
        />
        {unit !== null && <span className={`${AFFIX} right-3.5`}>{unit}</span>}
      </div>
      {belowText !== undefined && (
        <label className="flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            className="size-5 accent-primary"
            checked={isBelow}
            onChange={({ currentTarget: { checked } }) => {
              setSaysBelow(checked);
              // The first level below, until another is said.
              put(checked ? text || '1' : text.replace('-', ''), checked);
            }}
          />
          {`${belowText} level`}
        </label>
      )}
    </Frame>
  );
}

function joined(help: string | undefined, limits: ReactNode): ReactNode {
  if (help === undefined || limits === null) return help ?? limits;
  return (
    <>
      {help}. {limits}
    </>
  );
}

const AFFIX =
  'pointer-events-none absolute top-1/2 -translate-y-1/2 text-small text-muted select-none';
