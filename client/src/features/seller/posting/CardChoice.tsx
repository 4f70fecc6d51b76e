import type { FieldsetHTMLAttributes } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';

export interface Card<Value extends string> {
  value: Value;
  title: string;
  note?: string;
  icon: IconName;
}

/** One of a few cards with pictures: real radio buttons, so that arrows and screen readers know them. */
export function CardChoice<Value extends string>({
  legend,
  name,
  cards,
  value,
  error = null,
  className = 'grid-cols-3',
  onChange,
  ...events
}: {
  legend: string;
  name: string;
  cards: readonly Card<Value>[];
  /** '' while nothing is chosen. */
  value: string;
  error?: string | null;
  /** The columns of the grid. */
  className?: string;
  onChange: (value: Value) => void;
} & Pick<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onKeyDown' | 'onKeyUp' | 'onClick' | 'onBlur'
>) {
  const errorId = `${name}-error`;
  return (
    <fieldset
      {...events}
      className="min-w-0"
      data-invalid={error === null ? undefined : ''}
      aria-describedby={error === null ? undefined : errorId}
    >
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className={`grid gap-2 sm:gap-3 ${className}`}>
        {cards.map(({ value: own, title, note, icon }) => (
          <label key={own} className={CARD}>
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              className="sr-only"
              onChange={() => onChange(own)}
            />
            <Icon name={icon} className="stroke-[1.5] size-7" />
            <span className="text-small leading-tight font-medium">{title}</span>
            {note && <span className="text-caption leading-tight opacity-80">{note}</span>}
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={errorId} className="mt-1.5 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const CARD =
  'relative grid min-h-20 min-w-0 cursor-pointer content-center justify-items-center gap-1 rounded-card border border-control bg-surface px-2 py-3 text-center transition-colors duration-120 hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:inset-ring has-checked:inset-ring-primary in-data-invalid:border-danger has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
