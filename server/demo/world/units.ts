import type { Subtype } from '../../../schema/catalogue/model.ts';
import { AREA_UNITS } from '../../../schema/catalogue/units.ts';
import type { Market } from './markets.ts';
import type { Random } from './random.ts';

/** A unit as the seller spells it, and how many square feet it has where the listing is. */
export type LandUnit = {
  readonly name: string;
  readonly squareFeet: number;
  readonly decimals: number;
};

/** Square feet in one of these. */
export const SQFT_PER_SQYD = squareFeetIn('Sq yd');
export const SQFT_PER_ACRE = squareFeetIn('Acres');

const SQUARE_FEET: LandUnit = { name: 'Sq ft', squareFeet: 1, decimals: 0 };
const SQUARE_YARDS: LandUnit = { name: 'Sq yd', squareFeet: SQFT_PER_SQYD, decimals: 0 };
const SQUARE_METRES: LandUnit = { name: 'Sq m', squareFeet: squareFeetIn('Sq m'), decimals: 0 };
const ACRES: LandUnit = { name: 'Acre', squareFeet: SQFT_PER_ACRE, decimals: 2 };

/** States where plots are spoken of in gaj. */
const YARD_STATES: ReadonlySet<string> = new Set([
  'Delhi',
  'Haryana',
  'Uttar Pradesh',
  'Uttarakhand',
  'Punjab',
  'Chandigarh',
  'Rajasthan',
  'Gujarat',
  'Telangana',
  'Andhra Pradesh',
]);

/** A bigha is a different piece of land in every state; kanal and acre are not. */
const BIGHA_SQUARE_FEET: Readonly<Record<string, number>> = {
  'Uttar Pradesh': 27_225,
  Rajasthan: 27_225,
  Gujarat: 17_424,
  'West Bengal': 14_400,
  'Madhya Pradesh': 12_000,
  Uttarakhand: 8_000,
};

/**
 * The unit of a building or a plot. Land is measured in gaj in the north and west, in sq m in Goa; places
 * of work stay in sq ft, because the forms' smallest area of 100 is meant in them.
 */
export function unitFor(random: Random, market: Market, subtype: Subtype): LandUnit {
  const isLand = subtype.areaFields[0] === 'plotArea';
  if (!isLand) {
    const isHome = subtype.family === 'home';
    return isHome && market.state === 'Goa' && random.chance(0.5) ? SQUARE_METRES : SQUARE_FEET;
  }
  if (market.state === 'Goa') return SQUARE_METRES;
  return saysYards(market) ? SQUARE_YARDS : SQUARE_FEET;
}

/** Whether people there speak of plots in gaj. */
export function saysYards({ state }: Market): boolean {
  return YARD_STATES.has(state);
}

/** The unit of farm land. */
export function landUnitFor(random: Random, market: Market): LandUnit {
  const local = localUnit(market);
  return random.weighted([
    [local, 8],
    [ACRES, 2],
    [{ name: 'Hectare', squareFeet: squareFeetIn('Hectare'), decimals: 2 }, 0.7],
    [{ name: 'Sq. Yard', squareFeet: SQFT_PER_SQYD, decimals: 0 }, 0.5],
  ]);
}

/** Square feet as an area in the unit, rounded as people give it, never 0. */
export function inUnit(squareFeet: number, { squareFeet: size, decimals }: LandUnit): number {
  const scale = 10 ** decimals;
  return Math.max(1, Math.round((squareFeet / size) * scale)) / scale;
}

function squareFeetIn(unit: 'Sq yd' | 'Sq m' | 'Acres' | 'Hectare'): number {
  return AREA_UNITS[unit].squareMetres / AREA_UNITS['Sq ft'].squareMetres;
}

function localUnit(market: Market): LandUnit {
  if (market.landUnit === 'Bigha') {
    return { name: 'Bigha', squareFeet: BIGHA_SQUARE_FEET[market.state] ?? 14_400, decimals: 1 };
  }
  if (market.landUnit === 'Kanal') return { name: 'Kanal', squareFeet: 5_445, decimals: 1 };
  return ACRES;
}
