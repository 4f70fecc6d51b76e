import { expect, test } from 'vitest';
import { headline, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { MARKETS } from './markets.ts';
import type { DemoListing } from './model.ts';
import { usualPrice } from './rates.ts';
import { makeDemoWorld } from './world.ts';

const NOW = new Date('2026-02-14T09:30:00Z');
const markets = new Map(MARKETS.map((market) => [market.city, market]));
const large = makeDemoWorld({ seed: 'prices', now: NOW, listings: 3_000 }).listings;

test('asks no price far from the usual one of the locality', () => {
  for (const listing of large) {
    const market = markets.get(listing.city);
    const { price } = headline(subtypeByKey(listing.subtypeKey), listing.details);
    if (!market || price === null) throw new Error(`${listing.title} has no price.`);
    const subtype = subtypeByKey(listing.subtypeKey);
    const usual = usualPrice(market, listing.locality, subtype, listing.purpose, sizeOf(listing));
    expect(price / usual, listing.title).toBeGreaterThan(0.58);
    expect(price / usual, listing.title).toBeLessThan(1.6);
  }
});

test.each([
  ['Mumbai', 18_000, 36_000, 45, 90],
  ['Bengaluru', 7_500, 14_000, 24, 48],
  ['Pune', 6_500, 12_500, 18, 38],
  ['Delhi', 9_000, 19_000, 22, 48],
  ['Chennai', 5_500, 11_500, 15, 34],
  ['Ahmedabad', 3_900, 8_000, 11, 26],
])('flats in %s cost what they cost there', (city, leastSale, mostSale, leastRent, mostRent) => {
  expect(middleRate(city, 'sell')).toBeGreaterThan(leastSale);
  expect(middleRate(city, 'sell')).toBeLessThan(mostSale);
  expect(middleRate(city, 'rent')).toBeGreaterThan(leastRent);
  expect(middleRate(city, 'rent')).toBeLessThan(mostRent);
});

test('Mumbai is dearer than Bengaluru, and Bengaluru than Ahmedabad', () => {
  for (const purpose of ['sell', 'rent'] as const) {
    expect(middleRate('Mumbai', purpose)).toBeGreaterThan(middleRate('Bengaluru', purpose));
    expect(middleRate('Bengaluru', purpose)).toBeGreaterThan(middleRate('Ahmedabad', purpose));
  }
});

function middleRate(city: string, purpose: 'sell' | 'rent'): number {
  const rates = large
    .filter((listing) => listing.city === city && listing.purpose === purpose)
    .filter(({ subtypeKey }) => subtypeKey === 'flat-apartment')
    .map(({ details }) => Number(details.cost) / Number(details.builtArea))
    .sort((a, b) => a - b);
  expect(rates.length).toBeGreaterThan(3);
  return rates[Math.floor(rates.length / 2)] ?? 0;
}

const SQUARE_FEET: Readonly<Record<string, number>> = {
  'Sq ft': 1,
  'Sq m': 10.7639,
  'Sq yd': 9,
  'Sq. Yard': 9,
  Acre: 43_560,
  Hectare: 107_639,
  Kanal: 5_445,
};
const BIGHA: Readonly<Record<string, number>> = {
  'Uttar Pradesh': 27_225,
  Rajasthan: 27_225,
  Gujarat: 17_424,
  'West Bengal': 14_400,
  'Madhya Pradesh': 12_000,
  Uttarakhand: 8_000,
};

/** The areas of a listing in square feet, read back from what it says. */
function sizeOf({ details, state, subtypeKey }: DemoListing): { built: number; land: number } {
  const unit = String(details.areaUnit ?? details.unit);
  const size = SQUARE_FEET[unit] ?? BIGHA[state] ?? Number.NaN;
  const isCarpet = subtypeByKey(subtypeKey).areaFields[0] === 'carpetArea';
  const built = details.builtArea ?? details.builtUpArea ?? details.builtUpSize;
  return {
    built: Number((isCarpet ? details.carpetArea : built) ?? 0) * size,
    land: Number(details.plotArea ?? details.totalLandArea ?? 0) * size,
  };
}
