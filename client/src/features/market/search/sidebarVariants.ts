import { LIMITS } from '../../../../../schema/limits.ts';
import { PRICE_RANGE, RENT_RANGE } from './ranges.ts';
import { SIZE_RANGE } from './sizeRanges.ts';
import type { RangeKind } from './ranges.ts';

export interface SidebarRange {
  min: number;
  max: number;
  defaultMin: number;
  defaultMax: number;
}

export type SidebarVariant = 'listing' | 'home';

/** The two documented forms of the block: beside a list and beside the home page. */
export const SIDEBAR_VARIANTS: Record<
  SidebarVariant,
  { price: SidebarRange; size: SidebarRange; kinds: readonly string[]; rooms: number }
> = {
  listing: { ...LIMITS.sidebarSearch, kinds: ['Villa', 'Studio', 'Office'], rooms: 0 },
  home: {
    ...LIMITS.homeSearch,
    kinds: ['Villa', 'Studio', 'Office', 'House'],
    rooms: LIMITS.homeSearch.maxRooms,
  },
};

/** The kinds in the words of the block, with the subtype each means and the alias that forms send for it. */
export const KINDS = [
  { label: 'Apartment', alias: 'apartment', subtype: 'flat-apartment' },
  { label: 'Villa', alias: 'villa', subtype: 'residential-house-villa' },
  { label: 'Studio', alias: 'studio', subtype: 'penthouse-studio-apartment' },
  { label: 'Office', alias: 'office', subtype: 'commercial-office-space' },
  { label: 'House', alias: 'house', subtype: 'residential-house-villa' },
] as const;

/** A rent has the scale of all rents, and none that is chosen beforehand. */
export const VARIANT_RENT: RangeKind & { scale: number } = { ...RENT_RANGE, scale: 1 };

/** The price of a variant counts lakhs. */
export function variantPrice({ min, max }: SidebarRange): RangeKind & { scale: number } {
  const scale = 100_000;
  return {
    ...PRICE_RANGE,
    scale,
    legend: 'Price in ₹ lakh',
    slider: { min, max, step: 10 },
    print: (value) => PRICE_RANGE.print(value * scale),
    speak: (value) => PRICE_RANGE.speak(value * scale),
  };
}

export function variantSize({ min, max }: SidebarRange): RangeKind {
  return { ...SIZE_RANGE, slider: { min, max, step: 10 } };
}
