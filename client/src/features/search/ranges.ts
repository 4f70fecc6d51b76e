import { formatPrice, priceParts } from '../../../../schema/format/money.ts';
import { LIMITS } from '../../../../schema/limits.ts';

/** What one kind of range offers: its slider and its words. Money in whole rupees, sizes in square feet. */
export interface RangeKind {
  /** Names the two boxes: 'Lowest, price in rupees'. */
  legend: string;
  /** Said while neither end is given (D-39). */
  any: string;
  slider: { min: number; max: number; step: number };
  /** Names of the two thumbs. */
  thumbs: readonly [low: string, high: string];
  /** Instead of the slider when its code cannot be fetched (V-2.10-07). */
  failed: string;
  print: (value: number) => string;
  speak: (value: number) => string;
}

export const PRICE_RANGE: RangeKind = {
  legend: 'Price in rupees',
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
  legend: 'Rent a month in rupees',
  any: 'Any rent',
  slider: LIMITS.filter.rentSlider,
  thumbs: ['Lowest rent', 'Highest rent'],
  speak: (value) => `${priceParts(value).words} a month`,
};

export const SIZE_RANGE: RangeKind = {
  legend: 'Size in square feet',
  any: 'Any size',
  slider: LIMITS.filter.sizeSlider,
  thumbs: ['Smallest size', 'Largest size'],
  failed: 'Size slider failed to load. Please refresh.',
  print: (value) => `${value.toLocaleString('en-IN')} sq ft`,
  speak: (value) => `${value.toLocaleString('en-IN')} square feet`,
};

/** 'Any price', 'From ₹25 Lakh', 'Up to ₹50 Lakh', '₹25 Lakh to ₹50 Lakh'. */
export function rangeText(
  { any, print }: Pick<RangeKind, 'any' | 'print'>,
  low: number | null,
  high: number | null,
): string {
  if (low !== null && high !== null) return `${print(low)} to ${print(high)}`;
  if (low !== null) return `From ${print(low)}`;
  return high === null ? any : `Up to ${print(high)}`;
}
