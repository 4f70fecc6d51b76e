import { expect, test } from 'vitest';
import { roundedDown } from './claims.ts';

test.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '10+'],
  [29, '20+'],
  [99, '90+'],
  [100, '100+'],
  [619, '610+'],
  [1_299, '1,200+'],
  [152_000, '1,50,000+'],
])('D-108 %i is claimed as %s', (count, message) => {
  expect(roundedDown(count)).toBe(message);
});
