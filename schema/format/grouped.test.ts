import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

const FIGURES = [
  0,
  -0,
  1,
  12,
  123,
  999,
  1_000,
  12_345,
  99_999,
  100_000,
  1_234_567,
  12_345_678,
  123_456_789,
  1_234_567_890_123,
  0.5,
  1.005,
  2.675,
  1.25,
  12.3456,
  1_234.9999,
  999.999,
  99_999.9996,
  0.0004,
  0.0005,
  1e-7,
  1e15,
  1.5e21,
  -1,
  -1_234.5,
  -0.0004,
  -2.5,
  1 / 3,
  2 / 3,
  NaN,
  Infinity,
];

test.each([0, 2, 3, 4])('digits are grouped as Intl groups them, with %s decimals', (decimals) => {
  const intl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
  const many = Array.from({ length: 2_000 }, (_, index) => (index * index * 7_919) / 1_000);
  for (const value of [...FIGURES, ...many]) {
    expect(grouped(value, decimals), String(value)).toBe(intl.format(value));
  }
});

test('without a number of decimals it says what toLocaleString says', () => {
  for (const value of FIGURES) expect(grouped(value)).toBe(value.toLocaleString('en-IN'));
});
