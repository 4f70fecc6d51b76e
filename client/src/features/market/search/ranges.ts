import { formatPrice, priceParts } from '../../../../../schema/format/money.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import type { RangeWords } from './filterWords.ts';

/** What one kind of range offers: its slider and its words. Money in whole rupees, sizes in the unit of the range. */
export interface RangeKind extends RangeWords {
  /** Names the two boxes: 'Lowest, price in rupees'. */
  legend: string;
  /** What it counts: '₹' or a unit of areas. */
  unit: string;
  /** How many of them one is, where it counts in lakhs. */
  scale?: number;
  slider: { min: number; max: number; step: number };
  /** Other amounts are whole. */
  takesFractions?: boolean;
  /** Names of the two thumbs. */
  thumbs: readonly [low: string, high: string];
  /** Instead of the slider when its code cannot be fetched. */
  failed: string;
  speak: (value: number) => string;
}

export const PRICE_RANGE: RangeKind = {
  legend: 'Price in rupees',
  unit: '₹',
  any: 'Any price',
  slider: LIMITS.filter.priceSlider,
  thumbs: ['Lowest price', 'Highest price'],
  failed: 'Price slider failed to load. Please refresh.',
  print: formatPrice,
  speak: (value) => priceParts(value).words,
};

/** A month of rent fits no scale of sale prices, so rents have one of their own. */
export const RENT_RANGE: RangeKind = {
  ...PRICE_RANGE,
  legend: 'Monthly rent in rupees',
  any: 'Any rent',
  slider: LIMITS.filter.rentSlider,
  thumbs: ['Lowest rent', 'Highest rent'],
  speak: (value) => `${priceParts(value).words} a month`,
};
