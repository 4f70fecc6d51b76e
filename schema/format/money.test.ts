import { expect, test } from 'vitest';
import { formatPrice, formatRupees, priceParts } from './money.ts';

test.each([
  [0, '₹0'],
  [85_000, '₹85,000'],
  [99_999, '₹99,999'],
  [100_000, '₹1 Lakh'],
  [123_456, '₹1.23 Lakh'],
  [4_500_000, '₹45 Lakh'],
  [9_999_499, '₹99.99 Lakh'],
  [9_999_600, '₹1 Cr'],
  [9_999_999, '₹1 Cr'],
  [10_000_000, '₹1 Cr'],
  [10_050_000, '₹1.01 Cr'],
  [12_500_000, '₹1.25 Cr'],
  [15_000_000, '₹1.5 Cr'],
  [100_000_000_000, '₹10,000 Cr'],
])('V-1-06 %d rupees are shown as %s', (rupees, shown) => {
  expect(formatPrice(rupees)).toBe(shown);
});

test.each([[null], [undefined], [Number.NaN], [Infinity], [-1]])(
  'V-2.6-04 a price of %s is shown as NA',
  (rupees) => {
    expect(formatPrice(rupees)).toBe('NA');
    expect(formatRupees(rupees)).toBe('NA');
  },
);

test('V-1-05 the full figure has the rupee sign and Indian grouping', () => {
  expect(formatRupees(4_500_000)).toBe('₹45,00,000');
  expect(formatRupees(12_500_000)).toBe('₹1,25,00,000');
});

test('V-1-06 the parts are spoken in full words', () => {
  expect(priceParts(12_500_000)).toEqual({
    amount: '₹1.25',
    unit: 'Cr',
    words: '1.25 crore rupees',
  });
  expect(priceParts(100_000)).toEqual({ amount: '₹1', unit: 'Lakh', words: '1 lakh rupees' });
  expect(priceParts(85_000)).toEqual({ amount: '₹85,000', unit: '', words: '85,000 rupees' });
  expect(priceParts(1).words).toBe('1 rupee');
  expect(priceParts(null)).toEqual({ amount: 'NA', unit: '', words: 'price not available' });
});
