import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { isBlockedNumberKey, orderedRange, rangeToSend, wholeNumber } from './numbers.ts';

test('V-5-24 a price box holds a whole number from 0', () => {
  expect(wholeNumber('0')).toBe(0);
  expect(wholeNumber('45,00,000')).toBe(4_500_000);
  for (const unusable of ['', '-5', '1.5', '1e6', 'abc', '9'.repeat(20)]) {
    expect(wholeNumber(unusable)).toBeNull();
  }
});

test('V-5-24 the max is never below the min', () => {
  expect(orderedRange({ min: 5, max: 3 })).toEqual({ min: 5, max: 5 });
  expect(orderedRange({ min: 5, max: 5 })).toEqual({ min: 5, max: 5 });
  expect(orderedRange({ min: 5, max: 6 })).toEqual({ min: 5, max: 6 });
});

test('V-5-25 a price is sent only when it differs from the defaults', () => {
  const { priceDefault, priceSlider } = LIMITS.filter;
  const sent = (min: number, max: number) => rangeToSend({ min, max }, priceDefault, priceSlider);
  expect(sent(priceDefault.min, priceDefault.max)).toEqual({});
  expect(sent(200_000, 5_000_000)).toEqual({ min: 200_000, max: 5_000_000 });
  expect(sent(100_000, priceSlider.max)).toEqual({ min: 100_000 });
  expect(sent(0, 50_000_000)).toEqual({ max: 50_000_000 });
  expect(sent(0, priceSlider.max)).toEqual({});
});

test('V-5-26 number inputs block signs and exponents, and arrows where asked', () => {
  for (const key of ['-', '+', 'e', 'E']) {
    expect(isBlockedNumberKey(key, { arrows: false })).toBe(true);
  }
  expect(isBlockedNumberKey('5', { arrows: true })).toBe(false);
  expect(isBlockedNumberKey('ArrowUp', { arrows: false })).toBe(false);
  expect(isBlockedNumberKey('ArrowUp', { arrows: true })).toBe(true);
  expect(isBlockedNumberKey('ArrowDown', { arrows: true })).toBe(true);
});
