import { LIMITS } from '../limits.ts';
import type { AreaUnit, NationalUnit } from './units.ts';

/** In what people count the sizes of what they look for, the usual unit first. */
export const SIZE_UNITS = {
  floor: ['Sq ft'],
  site: ['Sq ft', 'Acres'],
  plot: ['Sq yd', 'Sq ft', 'Acres'],
  field: ['Acres', 'Hectare', 'Bigha', 'Kanal'],
} as const satisfies Record<string, readonly [NationalUnit, ...AreaUnit[]]>;

interface Scale {
  min: number;
  max: number;
  step: number;
}

/** From where to where sizes are filtered in a unit, in that unit. */
export const SIZE_SCALES: Readonly<Record<NationalUnit, Scale>> = {
  'Sq ft': LIMITS.filter.sizeSlider,
  'Sq m': { min: 0, max: 300, step: 5 },
  'Sq yd': { min: 0, max: 1_000, step: 25 },
  Acres: { min: 0, max: 50, step: 0.5 },
  Hectare: { min: 0, max: 20, step: 0.25 },
};
