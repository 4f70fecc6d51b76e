import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  figureOf,
  isBlockedNumberKey,
  orderedRange,
  rangeToSend,
  signedFigureOf,
} from './numbers.ts';

test('V-5-24 a figure is a number from 0, with or without groups', () => {
  expect(figureOf('0')).toBe(0);
  expect(figureOf(' ₹ 45,00,000 ')).toBe(4_500_000);
  expect(figureOf('4,500,000')).toBe(4_500_000);
  expect(figureOf('45 00 000')).toBe(4_500_000);
  expect(figureOf('1,050.5')).toBe(1_050.5);
  expect(figureOf('.5')).toBe(0.5);
  for (const none of [
    '',
    '-5',
    '+5',
    '9,5',
    '5 0',
    '1e6',
    '0x10',
    '5.',
    '50 lakh',
    '9'.repeat(400),
  ]) {
    expect(figureOf(none)).toBeNull();
  }
});

test('a figure may have a sign where it says so', () => {
  expect(['-1,000', '+5', ' 7.5 ', '-x', '--5'].map(signedFigureOf)).toEqual([
    -1_000,
    5,
    7.5,
    null,
    null,
  ]);
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

test.each([
  ['-', '', true],
  ['+', ' ', true],
  ['e', '1', true],
  ['E', '12', true],
  ['+', '50 lakh', false],
  ['-', '40', false],
  ['e', 'on', false],
  ['e', '5 cror', false],
  ['5', '', false],
  ['ArrowUp', '', false],
])('V-5-26 the key %s behind %j is blocked: %j', (key, before, isBlocked) => {
  expect(isBlockedNumberKey(key, before)).toBe(isBlocked);
});
