import { useId, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { CONTROL, describedBy, Frame } from '../../../ui/Field.tsx';
import { isBlockedNumberKey } from '../../../../../schema/rules/numbers.ts';
import { cut } from '../../../../../schema/rules/text.ts';
import { announce } from '../../../ui/announce.tsx';
import { partOf } from '../../../ui/fetchAgain.ts';
import { limitText } from '../limitText.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { asText } from './fieldProps.ts';
import type { FieldProps } from './fieldProps.ts';

/**
 * A number with its unit behind it and its limits beneath. Signs and exponents cannot be typed (P-5.4-47); a level
 * below the ground is said beside it. Where a documented maximum holds, arrows do not move it either (D-93). What is
 * pasted with words in it is read whole or left out with a sentence: the browser would keep some of its digits.
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
  const { belowText, limits, documented } = field;
  const text = asText(value);
  const [saysBelow, setSaysBelow] = useState(false);
  const [unread, setUnread] = useState<string | null>(null);
  const error = unread ?? problem;
  const isBelow = belowText !== undefined && (text === '' ? saysBelow : text.startsWith('-'));
  const isWhole = field.kind === 'wholeNumber' || field.kind === 'money';
  const hasDocumentedMost = documented.max !== undefined && documented.max === limits.max;
  const hint = words ?? joined(field.help, limitText(field));
  const blockKeys = (event: KeyboardEvent) => {
    if (isBlockedNumberKey(event.key, { arrows: hasDocumentedMost })) event.preventDefault();
  };
  const put = (digits: string, below: boolean) => {
    setUnread(null);
    onChange(field.key, below && digits !== '' ? `-${digits}` : digits);
  };
  const paste = async (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim();
    if (/^\d*\.?\d*$/.test(pasted)) return;
    event.preventDefault();
    const read = await reader().catch(() => null);
    const number = read?.(pasted, field.kind === 'money' ? '₹' : unit) ?? null;
    if (number !== null) {
      put(String(number), isBelow);
      return;
    }
    const message = `“${cut(pasted, 40)}” could not be read. Please type the number.`;
    setUnread(message);
    announce(message);
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
          min={field.inputMin ?? Math.max(limits.min ?? 0, 0)}
          max={field.kind === 'area' ? undefined : limits.max}
          step={isWhole ? 1 : (field.inputStep ?? 'any')}
          autoComplete="off"
          value={isBelow ? text.replace('-', '') : text}
          className={`${CONTROL} [appearance:textfield] tabular-nums [&::-webkit-inner-spin-button]:appearance-none ${before === undefined ? 'pl-3.5' : 'pl-8'} ${unit === null ? 'pr-3.5' : 'pr-16'}`}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onKeyDown={blockKeys}
          onPaste={(event) => void paste(event)}
          onChange={(event) => put(event.currentTarget.value, isBelow)}
          onBlur={(event) => onLeave(field.key, event)}
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

/** Few paste words into a number. */
const reader = partOf(() => import('../../../../../schema/rules/pastedNumber.ts'), 'pastedNumber');

const AFFIX =
  'pointer-events-none absolute top-1/2 -translate-y-1/2 text-small text-muted select-none';
