import { expect, test } from 'vitest';
import { roomCountsOf } from './roomCounts.ts';

test.each([
  [['flat-apartment'], ['bedrooms', 'bathrooms']],
  [['farm-house'], ['bathrooms', 'rooms']],
  [['commercial-office-space'], ['bathrooms']],
  [['residential-land-plot', 'commercial-land', 'agricultural-land'], []],
  [
    ['residential-land-plot', 'flat-apartment'],
    ['bedrooms', 'bathrooms'],
  ],
  [undefined, ['bedrooms', 'bathrooms', 'rooms']],
])('D-14 the kinds %j have %j, by the catalogue', (keys, counts) => {
  expect(roomCountsOf(keys)).toEqual(counts);
});
