import { expect, test } from 'vitest';
import { reviewReasons } from './review.ts';
import type { ReviewedFacts, ReviewReason } from './review.ts';

const BEFORE: ReviewedFacts = {
  subtype: 'flat-apartment',
  purpose: 'sell',
  state: 'Uttar Pradesh',
  city: 'Noida',
  locality: 'Sector 62',
  address: null,
  price: 10_000_000,
  pictures: ['a', 'b'],
};

const EVERYTHING: ReviewReason[] = ['price', 'photos', 'place', 'type'];
const EXACT = { latitude: 28.62, longitude: 77.37, locationIsApproximate: false };
const CENTRE = { ...EXACT, locationIsApproximate: true };

test.each<[string, Partial<ReviewedFacts>, ReviewReason[]]>([
  ['nothing', {}, []],
  ['the price by a fifth', { price: 12_000_000 }, []],
  ['the price by more than a fifth, up', { price: 12_000_001 }, ['price']],
  ['the price by more than a fifth, down', { price: 7_999_999 }, ['price']],
  ['the order of the photos', { pictures: ['b', 'a'] }, []],
  ['a photo more', { pictures: ['a', 'b', 'c'] }, ['photos']],
  ['a photo less', { pictures: ['a'] }, ['photos']],
  ['another photo', { pictures: ['a', 'c'] }, ['photos']],
  ['the state', { state: 'Uttarakhand' }, ['place']],
  ['the town', { city: 'Agra' }, ['place']],
  ['the spelling of the locality', { locality: ' sector 62' }, []],
  ['the locality', { locality: 'Sector 63' }, ['place']],
  ['an address', { address: 'Tower 4' }, ['place']],
  ['all of it', { pictures: [], price: 1, city: 'Agra', purpose: 'rent' }, EVERYTHING],
  ['the purpose and the price', { purpose: 'rent', price: 30_000 }, ['price', 'type']],
  ['the subtype', { subtype: 'farm-house' }, ['type']],
])('D-75 an edit of %s', (_what, change, reasons) => {
  expect(reviewReasons(BEFORE, { ...BEFORE, ...change })).toEqual(reasons);
});

test('D-75 a price where there was none waits for approval', () => {
  expect(reviewReasons({ ...BEFORE, price: null }, BEFORE)).toEqual(['price']);
  expect(reviewReasons({ ...BEFORE, price: null }, { ...BEFORE, price: null })).toEqual([]);
});

test.each<[string, Partial<ReviewedFacts>, Partial<ReviewedFacts>, ReviewReason[]]>([
  ['a few steps', EXACT, { longitude: 77.3711 }, []],
  // As far east as would be too far at the equator.
  ['the next gate', EXACT, { longitude: 77.372 }, []],
  ['the next street', EXACT, { longitude: 77.3724 }, ['place']],
  ['another street', EXACT, { longitude: 77.375 }, ['place']],
  ['another town', EXACT, { latitude: 12.97, longitude: 77.59 }, ['place']],
  ['its house in the locality', CENTRE, { latitude: 28.65, locationIsApproximate: false }, []],
  ['a house far from it', CENTRE, { latitude: 28.9, locationIsApproximate: false }, ['place']],
  ['its locality again', EXACT, { latitude: 28.65, locationIsApproximate: true }, []],
  ['a position where there was none', {}, { latitude: 28.65, longitude: 77.37 }, []],
])('D-75 an edit that moves the position to %s', (_what, position, change, reasons) => {
  const before = { ...BEFORE, ...position };
  expect(reviewReasons(before, { ...before, ...change })).toEqual(reasons);
});
