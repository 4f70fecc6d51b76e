import type { FocusEvent } from 'react';
import { orderedRange } from '../../../../schema/rules/numbers.ts';
import { announce } from '../../ui/announce.tsx';
import { NumberInput } from '../../ui/Field.tsx';

interface End {
  name: string;
  value: number | undefined;
}

/**
 * Two typed amounts. Empty means no limit and is not sent (D-39). Leaving them lifts the highest to the
 * lowest if it is below (V-5-24).
 */
export function RangeInputs({
  legend,
  placeholder,
  low,
  high,
}: {
  legend: string;
  placeholder: string;
  low: End;
  high: End;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {[
          { end: low, word: 'Lowest' },
          { end: high, word: 'Highest' },
        ].map(({ end: { name, value }, word }) => (
          <NumberInput
            key={name}
            label={`${word}, ${legend.toLowerCase()}`}
            labelHidden
            name={name}
            defaultValue={value ?? ''}
            placeholder={placeholder}
            onBlur={keepOrder}
          />
        ))}
      </div>
    </fieldset>
  );
}

function keepOrder({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void {
  const box = currentTarget.closest('fieldset');
  const [min, max] = box?.querySelectorAll('input') ?? [];
  if (!box || !min?.value || !max?.value || box.contains(relatedTarget)) return;
  const ordered = orderedRange({ min: Number(min.value), max: Number(max.value) });
  if (ordered.max === Number(max.value)) return;
  max.value = String(ordered.max);
  announce(`The highest value was raised to ${ordered.max}.`);
}
