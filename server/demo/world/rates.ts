import type { Subtype } from '../../../schema/catalogue/model.ts';
import { rowFor } from './like.ts';
import type { Market } from './markets.ts';
import { SQFT_PER_ACRE, SQFT_PER_SQYD } from './units.ts';

export type Purpose = 'sell' | 'rent';

/** The facts a price hangs on; areas in square feet. */
export type Sized = { readonly built: number; readonly land: number };

const LAKH = 100_000;

/** What a locality is against its city: 1 is usual, 1.8 very dear. */
export function levelOf(market: Market, locality: string): number {
  return market.areas[locality] ?? 1;
}

/** Rupees per square foot of farm land. */
export function farmRate(market: Market, locality: string): number {
  return ((market.farmAcre * LAKH) / SQFT_PER_ACRE) * (0.7 + 0.5 * levelOf(market, locality));
}

/**
 * The usual price in whole rupees of something of this size in this locality, a month's rent where it
 * is let, before the noise of one seller's hopes. Land that is not traded in a city is an error of
 * the caller.
 */
export function usualPrice(
  market: Market,
  locality: string,
  subtype: Subtype,
  purpose: Purpose,
  size: Sized,
): number {
  const { built, land } = size;
  return rowFor(RULES, subtype)[purpose]({
    market,
    locality,
    level: levelOf(market, locality),
    built,
    land,
  });
}

/** A price as people ask it: ₹64.5 Lakh, ₹1.35 Cr, ₹18,500. */
export function askingPrice(rupees: number, purpose: Purpose): number {
  const steps = purpose === 'sell' ? SALE_STEPS : RENT_STEPS;
  const step = steps.find(([below]) => rupees < below)?.[1] ?? LAKH;
  return Math.max(step, Math.round(rupees / step) * step);
}

const SALE_STEPS: readonly (readonly [below: number, step: number])[] = [
  [20 * LAKH, 25_000],
  [100 * LAKH, 50_000],
  [300 * LAKH, 250_000],
  [1_000 * LAKH, 500_000],
  [Infinity, 2_500_000],
];

const RENT_STEPS: readonly (readonly [below: number, step: number])[] = [
  [15_000, 250],
  [60_000, 500],
  [200_000, 1_000],
  [1_000_000, 5_000],
  [Infinity, 25_000],
];

type Case = Sized & { market: Market; locality: string; level: number };
type Rule = Readonly<Record<Purpose, (place: Case) => number>>;

const YEARS_OF_LAND_RENT = 30;
const MONTHS = 12;

const RULES: Readonly<Record<string, Rule>> = {
  'flat-apartment': home(1, 1),
  'builder-floor-apartment': home(1.04, 0.98),
  'penthouse-studio-apartment': home(1.12, 1.25),
  'residential-house-villa': {
    sell: (at) => at.land * plotRate(at) * 0.85 + at.built * 2_000,
    rent: (at) => at.built * at.market.flatRent * rentLevel(at.level) * 0.82,
  },
  'residential-land-plot': {
    sell: (at) => at.land * plotRate(at),
    rent: (at) => (at.land * plotRate(at)) / (YEARS_OF_LAND_RENT * MONTHS),
  },
  'commercial-office-space': {
    sell: (at) => at.built * at.market.officeRent * rentLevel(at.level) * 165,
    rent: (at) => at.built * at.market.officeRent * rentLevel(at.level),
  },
  'commercial-shop-showroom': {
    sell: (at) => at.built * at.market.officeRent * rentLevel(at.level) * 290,
    rent: (at) => at.built * at.market.officeRent * rentLevel(at.level) * 1.7,
  },
  'commercial-land': {
    sell: (at) => at.land * plotRate(at) * 1.45,
    rent: (at) => (at.land * plotRate(at) * 1.45) / (YEARS_OF_LAND_RENT * MONTHS),
  },
  'warehouse-godown': {
    sell: (at) => at.built * godownRent(at.market) * 140,
    rent: (at) => at.built * godownRent(at.market),
  },
  'industrial-land-building-shed': {
    sell: (at) => at.land * plotRate(at) * 0.3 + at.built * 1_400,
    rent: (at) => at.built * godownRent(at.market) * 0.95,
  },
  'agricultural-land': {
    sell: (at) => at.land * farmRate(at.market, at.locality),
    rent: (at) => (at.land * farmRate(at.market, at.locality)) / (YEARS_OF_LAND_RENT * MONTHS * 2),
  },
  'farm-house': {
    sell: (at) => at.land * farmRate(at.market, at.locality) * 1.3 + at.built * 1_700,
    rent: (at) => at.built * at.market.flatRent * 0.9 + at.land * 0.35,
  },
};

function home(sale: number, rent: number): Rule {
  return {
    sell: (at) => at.built * at.market.flatSale * at.level * sale,
    rent: (at) => at.built * at.market.flatRent * rentLevel(at.level) * rent,
  };
}

/** Rents differ less between localities than prices do. */
function rentLevel(level: number): number {
  return 0.3 + 0.7 * level;
}

function plotRate({ market, level }: Case): number {
  if (market.plot === null) throw new Error(`Plots are not traded in ${market.city}.`);
  return (market.plot / SQFT_PER_SQYD) * level;
}

function godownRent(market: Market): number {
  return 14 + market.officeRent * 0.09;
}
