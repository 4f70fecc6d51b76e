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
  /** Stops of the slider in place of its steps, and how much is on offer from each to the next. */
  offer?: readonly PriceBand[];
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

/** How much is on offer from an amount up to the next band. */
export interface PriceBand {
  from: number;
  count: number;
}

/** The range over what is on offer: round amounts, each as far from the next in proportion. */
export function withOffer(kind: RangeKind, bands: readonly PriceBand[]): RangeKind {
  const lowest = bands[0]?.from ?? 0;
  const highest = bands.at(-1)?.from ?? 0;
  const stops = roundAmounts(lowest, highest);
  if (stops.length < FEWEST_STOPS) return kind;
  const offer = stops.map((from, at) => {
    const next = stops[at + 1] ?? Infinity;
    const found = bands.filter((band) => band.from >= from && band.from < next);
    return { from, count: found.reduce((sum, { count }) => sum + count, 0) };
  });
  const [min = 0, max = min] = [stops[0], stops.at(-1)];
  return { ...kind, slider: { min, max, step: 1 }, offer };
}

const FEWEST_STOPS = 4;

/** 10,000, 12,000 ... 95,000, 1 lakh ... from the last that is not above `lowest` to the last not above `highest`. */
function roundAmounts(lowest: number, highest: number): number[] {
  if (lowest <= 0) return [];
  const amounts: number[] = [];
  for (let scale = 10 ** Math.floor(Math.log10(lowest)); scale <= highest; scale *= 10) {
    amounts.push(...LADDER.map((step) => Math.round(step * scale)));
  }
  const first = amounts.findLastIndex((amount) => amount <= lowest);
  return amounts.slice(Math.max(first, 0)).filter((amount) => amount <= highest);
}

const LADDER = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9];
