import { SIZE_SCALES } from '../../../../../schema/catalogue/sizeUnits.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import { formatArea } from '../../../../../schema/format/area.ts';
import type { RangeKind } from './ranges.ts';
import { grouped } from '../../../../../schema/format/grouped.ts';

/** The range of sizes in a unit; its amounts are of that unit. */
export function sizeRange(unit: NationalUnit): RangeKind {
  return {
    unit,
    legend: `Size in ${UNITS_SPOKEN[unit]}`,
    any: 'Any size',
    slider: SIZE_SCALES[unit],
    takesFractions: unit !== 'Sq ft',
    thumbs: ['Smallest size', 'Largest size'],
    failed: 'Size slider failed to load. Please refresh.',
    print: (value) => formatArea(value, unit),
    speak: (value) => `${grouped(value)} ${UNITS_SPOKEN[unit]}`,
  };
}

const UNITS_SPOKEN: Readonly<Record<NationalUnit, string>> = {
  'Sq ft': 'square feet',
  'Sq m': 'square metres',
  'Sq yd': 'square yards (gaj)',
  Acres: 'acres',
  Hectare: 'hectares',
};

export const SIZE_RANGE = sizeRange('Sq ft');
