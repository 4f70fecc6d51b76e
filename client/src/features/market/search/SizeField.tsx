import { useRef, useState } from 'react';
import { areaIn } from '../../../../../schema/catalogue/units.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { RangeField } from './RangeField.tsx';
import type { TypedRange } from './RangeField.tsx';
import { SIZE_RANGE, sizeRange } from './sizeRanges.ts';

interface SizeFieldProps {
  /** The edits belong to this list; another one brings its own values. */
  list: object;
  /** The applied filter with the edits that are pending. */
  chosen: SearchFilter;
  /** After every change. */
  onEdit: () => void;
}

/**
 * The range of sizes in the unit of what is looked for. Sizes are sent in square feet, so a form without scripts
 * asks for those.
 */
export function SizeField({ unit, ...field }: SizeFieldProps & { unit: NationalUnit }) {
  const [shown, setShown] = useState({ list: field.list, turn: 0 });
  if (shown.list !== field.list) setShown({ list: field.list, turn: shown.turn + 1 });
  const isLive = useHydrated();
  if (isLive && unit !== 'Sq ft') {
    return <ConvertedSize key={`${unit} ${shown.turn}`} unit={unit} {...field} />;
  }
  const { list, chosen, onEdit } = field;
  return (
    <RangeField
      kind={SIZE_RANGE}
      list={list}
      low={{ name: 'minSize', value: chosen.minSize }}
      high={{ name: 'maxSize', value: chosen.maxSize }}
      onEdit={onEdit}
    />
  );
}

/** Boxes in another unit, beside hidden ones in square feet that the form sends. */
function ConvertedSize({
  unit,
  list,
  chosen: { minSize, maxSize },
  onEdit,
}: SizeFieldProps & { unit: NationalUnit }) {
  const smallest = useRef<HTMLInputElement>(null);
  const largest = useRef<HTMLInputElement>(null);
  // Of what is sent: an end that nobody touches stays as it is in the address.
  const [start] = useState({ low: inUnit(minSize, unit), high: inUnit(maxSize, unit) });
  const typed = useRef<TypedRange>({ low: start.low ?? null, high: start.high ?? null });

  const send = ({ low, high }: TypedRange) => {
    if (low !== typed.current.low) put(smallest.current, low, unit, Math.floor);
    if (high !== typed.current.high) put(largest.current, high, unit, Math.ceil);
    typed.current = { low, high };
    onEdit();
  };
  return (
    <div>
      <input ref={smallest} type="hidden" name="minSize" defaultValue={minSize ?? ''} />
      <input ref={largest} type="hidden" name="maxSize" defaultValue={maxSize ?? ''} />
      <RangeField
        kind={sizeRange(unit)}
        list={list}
        low={{ value: start.low }}
        high={{ value: start.high }}
        onEdit={send}
      />
    </div>
  );
}

/** Square feet in a unit, to two decimals. */
function inUnit(squareFeet: number | undefined, unit: NationalUnit): number | undefined {
  const size = squareFeet === undefined ? null : areaIn(unit, squareFeet, 'Sq ft');
  return size === null ? undefined : Math.round(size * 100) / 100;
}

/** Writes what is typed as whole square feet, rounded so that a size of just so much still fits. */
function put(
  input: HTMLInputElement | null,
  typed: number | null,
  unit: NationalUnit,
  round: (value: number) => number,
): void {
  const size = typed === null ? null : areaIn('Sq ft', typed, unit);
  if (input) input.value = size === null ? '' : String(round(Math.round(size * 100) / 100));
}
