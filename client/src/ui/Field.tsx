import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useId } from 'react';
import { useAmountInput } from './useAmountInput.ts';
import type { Counted } from './settleAmount.ts';
import { Icon } from './Icon.tsx';

interface Labelled {
  label: ReactNode;
  /** The label is spoken only, where the place already says what is asked. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null;
}

/** One line of text with a label, an optional hint and its error beneath. */
export function TextInput({
  label,
  labelHidden = false,
  hint,
  error,
  className = '',
  id: value,
  ...rest
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const own = useId();
  const id = value ?? own;
  return (
    <Frame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <input
        id={id}
        type="text"
        dir="auto"
        className={`${CONTROL} px-3.5 text-ellipsis ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...rest}
      />
    </Frame>
  );
}

/** Several lines of text with a label, an optional hint and its error beneath. */
export function TextArea({
  label,
  labelHidden = false,
  hint,
  error,
  className = '',
  ...rest
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId();
  return (
    <Frame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <textarea
        id={id}
        dir="auto"
        className={`${CONTROL} px-3.5 py-2.5 ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...rest}
      />
    </Frame>
  );
}

/** A whole number from 0, unless it says otherwise, in figures or words. */
export function NumberInput({
  unit,
  bound,
  scale,
  takes = 'whole',
  error,
  onChange,
  onBlur,
  ...rest
}: Labelled & Counted & InputHTMLAttributes<HTMLInputElement>) {
  const { unread, handlers } = useAmountInput({ unit, bound, scale, takes });
  return (
    <TextInput
      inputMode={takes === 'whole' ? 'numeric' : 'decimal'}
      {...rest}
      {...handlers}
      error={unread ?? error}
      onChange={(event) => {
        handlers.onChange(event);
        onChange?.(event);
      }}
      onBlur={(event) => {
        handlers.onBlur(event);
        onBlur?.(event);
      }}
    />
  );
}

/** A native select: the best list on a phone, and it works without scripts. */
export function Select({
  label,
  labelHidden = false,
  hint,
  error,
  className = '',
  children,
  ...rest
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const id = useId();
  return (
    <Frame id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      <div className="relative">
        <select
          id={id}
          className={`${CONTROL} appearance-none truncate pr-10 pl-3.5 ${className}`}
          aria-invalid={!!error || undefined}
          aria-describedby={describedBy(id, hint, error)}
          {...rest}
        >
          {children}
        </select>
        <Icon
          name="ChevronDown"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </Frame>
  );
}

/** Label, hint and error around a control; the control takes `id`, CONTROL and `describedBy`. */
export function Frame({
  id,
  label,
  labelHidden,
  hint,
  error,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-small font-medium'}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export function describedBy(
  id: string,
  hint: ReactNode,
  error?: string | null,
): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const CONTROL = 'field';
