import { useRef, useEffect, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { figureOf, orderedRange } from '../../../../../schema/rules/numbers.ts';
import { announce } from '../../../ui/announce.tsx';
import { NumberInput } from '../../../ui/Field.tsx';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { usePart } from '../../../ui/usePart.ts';
import { rangeText } from './filterWords.ts';
import type { RangeKind } from './ranges.ts';
import { useEdited } from './useEdited.ts';

/**
 * True once the element has come near the screen; what is folded away or hidden does not count. `margin` is
 * how far outside the screen is near.
 */
export function useSeen(box: RefObject<Element | null>, margin = MARGIN): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (isSeen || !element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isSeen, margin]);
  return isSeen;
}

const MARGIN = '200px';

interface End {
  /** Nothing is sent under no name: the form's owner then reads the range itself. */
  name?: string;
  /** What is applied. */
  value: number | undefined;
}

/** What stands in the two boxes; null is no limit. */
export interface TypedRange {
  low: number | null;
  high: number | null;
}

/**
 * A lowest and a highest amount: two boxes that take any number, and a slider in step with them whose code
 * comes when it is seen. Empty means no limit and is not sent. Leaving the boxes lifts the highest
 * to the lowest if it is below.
 */
export function RangeField({
  kind,
  list,
  low,
  high,
  untouched = NO_LIMITS,
  onEdit,
}: {
  kind: RangeKind;
  /** The edits belong to this list; another one brings its own values. */
  list: object;
  low: End;
  high: End;
  /** The range that stands for any. */
  untouched?: TypedRange;
  /** After every change, also those by the slider, which no event of the form tells. */
  onEdit: (range: TypedRange) => void;
}) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useEdited<TypedRange>(list, {
    low: low.value ?? null,
    high: high.value ?? null,
  });
  const { code: RangeSlider, hasFailed } = usePart(
    useSeen(box),
    lazyWithRetry(() => import('./RangeSlider.tsx'), 'RangeSlider'),
  );

  const isUntouched = typed.low === untouched.low && typed.high === untouched.high;

  const read = () => {
    const [min, max] = inputsOf(box.current);
    const range = { low: amountIn(min), high: amountIn(max) };
    setTyped(range);
    onEdit(range);
  };
  const slide = (end: 'low' | 'high', value: number | null) => {
    const [min, max] = inputsOf(box.current);
    const input = end === 'low' ? min : max;
    if (input) input.value = value === null ? '' : String(value);
    read();
  };
  const correctOrder = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const [min, max] = inputsOf(box.current);
    const [least, most] = [amountIn(min), amountIn(max)];
    if (!max || least === null || most === null || box.current?.contains(relatedTarget)) return;
    const ordered = orderedRange({ min: least, max: most });
    if (ordered.max === most) return;
    max.value = String(ordered.max);
    read();
    announce(`Maximum raised to ${ordered.max}.`);
  };

  return (
    <fieldset ref={box} className="min-w-0" onChange={read}>
      <legend className="text-small font-medium">{kind.legend}</legend>
      <p className="min-h-6 text-small text-muted tabular-nums">
        {isUntouched ? kind.any : rangeText(kind, typed.low, typed.high)}
      </p>
      {hasFailed ? (
        <output className="block py-2 text-small font-medium text-danger">{kind.failed}</output>
      ) : (
        <div className="needs-script mb-1">
          {RangeSlider ? (
            <RangeSlider kind={kind} low={typed.low} high={typed.high} onSlide={slide} />
          ) : (
            // The bar keeps the place of the slider.
            <div className="flex h-11 items-center px-3">
              <div className="h-1.5 grow rounded-full bg-control/40" />
            </div>
          )}
          <p aria-hidden="true" className="-mt-2 flex justify-between text-caption text-muted">
            <span>{kind.print(kind.slider.min)}</span>
            <span>{`${kind.print(kind.slider.max)} +`}</span>
          </p>
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        {[
          { end: low, word: 'Lowest', bound: 'min' as const },
          { end: high, word: 'Highest', bound: 'max' as const },
        ].map(({ end: { name, value }, word, bound }) => (
          <NumberInput
            key={word}
            label={`${word}, ${kind.legend.toLowerCase()}`}
            labelHidden
            name={name}
            defaultValue={value ?? ''}
            placeholder={word}
            unit={kind.unit}
            bound={bound}
            scale={kind.scale}
            takes={kind.takesFractions ? 'any' : 'whole'}
            onBlur={correctOrder}
          />
        ))}
      </div>
    </fieldset>
  );
}

function amountIn(input: HTMLInputElement | undefined): number | null {
  return figureOf(input?.value ?? '');
}

export const NO_LIMITS: TypedRange = { low: null, high: null };

function inputsOf(box: HTMLFieldSetElement | null): HTMLInputElement[] {
  return [...(box?.querySelectorAll<HTMLInputElement>('input[type="text"]') ?? [])];
}
