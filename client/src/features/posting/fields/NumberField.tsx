import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CONTROL, describedBy, Frame } from '../../../ui/Field.tsx';
import { isBlockedNumberKey } from '../../../../../schema/rules/numbers.ts';
import { limitText } from '../limitText.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { asText } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';

/**
 * A number with its unit behind it and its limits beneath. Signs and exponents cannot be typed (P-5.4-47);
 * where the value has a silent maximum, arrows do not move it either (D-93).
 */
export function NumberField({
  field,
  label,
  value,
  isRequired,
  error,
  note,
  unit,
  onChange,
  onLeave,
  before,
  words,
}: FieldProps & {
  /** A sign in front of the number. */
  before?: string;
  /** The number in words, under the field. */
  words?: ReactNode;
}) {
  const id = useId();
  const isWhole = field.kind === 'wholeNumber' || field.kind === 'money';
  const isClamped = field.clamp.max !== undefined;
  const limits = note === null ? limitText(field) : <Noted>{note}</Noted>;
  const hint = words ?? joined(field.help, limits);
  const blockKeys = (event: KeyboardEvent) => {
    if (isBlockedNumberKey(event.key, { arrows: isClamped })) event.preventDefault();
  };
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
          type="number"
          name={field.key}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          min={field.inputMin ?? field.clamp.min ?? 0}
          max={field.clamp.max}
          step={isWhole ? 1 : (field.inputStep ?? 'any')}
          autoComplete="off"
          value={asText(value)}
          className={`${CONTROL} [appearance:textfield] tabular-nums [&::-webkit-inner-spin-button]:appearance-none ${before === undefined ? 'pl-3.5' : 'pl-8'} ${unit === null ? 'pr-3.5' : 'pr-16'}`}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onKeyDown={blockKeys}
          onChange={(event) => onChange(field.key, event.currentTarget.value)}
          onBlur={(event) => onLeave(field.key, event)}
        />
        {unit !== null && <span className={`${AFFIX} right-3.5`}>{unit}</span>}
      </div>
    </Frame>
  );
}

function Noted({ children }: { children: ReactNode }) {
  return <span className="font-medium text-warning">{children}</span>;
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
