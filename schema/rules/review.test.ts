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

test.each<[string, Partial<ReviewedFacts>, ReviewReason[]]>([
  ['nothing', {}, []],
  ['the price by a fifth', { price: 12_000_000 }, []],
  ['the price by more than a fifth, up', { price: 12_000_001 }, ['price']],
  ['the price by more than a fifth, down', { price: 7_999_999 }, ['price']],
  ['the order of the photos', { pictures: ['b', 'a'] }, []],
  ['a photo more', { pictures: ['a', 'b', 'c'] }, ['photos']],
  ['a photo less', { pictures: ['a'] }, ['photos']],
  ['another photo', { pictures: ['a', 'c'] }, ['photos']],
  ['the town', { city: 'Agra' }, ['place']],
  ['the spelling of the locality', { locality: ' sector 62' }, []],
  ['the locality', { locality: 'Sector 63' }, ['place']],
  ['an address', { address: 'Tower 4' }, ['place']],
  ['the purpose and the price', { purpose: 'rent', price: 30_000 }, ['price', 'type']],
  ['the subtype', { subtype: 'farm-house' }, ['type']],
])('D-75 an edit of %s', (_what, change, reasons) => {
  expect(reviewReasons(BEFORE, { ...BEFORE, ...change })).toEqual(reasons);
});

test('D-75 a price where there was none waits for approval', () => {
  expect(reviewReasons({ ...BEFORE, price: null }, BEFORE)).toEqual(['price']);
  expect(reviewReasons({ ...BEFORE, price: null }, { ...BEFORE, price: null })).toEqual([]);
});
