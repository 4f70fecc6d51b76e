import { expect, test } from 'vitest';
import { formatArea, formatRate } from './area.ts';

test.each([
  [1450, 'Sq ft', '1,450 sq ft'],
  [125_000, 'Sq ft', '1,25,000 sq ft'],
  [1450, 'sqft', '1,450 sq ft'],
  [92.9, 'Sq m', '92.9 sq m'],
  [200, 'Sq yd', '200 sq yd (gaj)'],
  [200, 'Sq. Yard', '200 sq yd (gaj)'],
  [1, 'Acre', '1 acre'],
  [2.5, 'Acres', '2.5 acres'],
  [3, 'Hectare', '3 hectares'],
  [4, 'Bigha', '4 bigha'],
  [5, 'Kanal', '5 kanal'],
  [6, 'Marla-ish', '6 marla-ish'],
  [7, '', '7'],
])('D-13 %d %s is shown as %s', (value, unit, shown) => {
  expect(formatArea(value, unit)).toBe(shown);
});

test('V-2.6-04 a missing area is NA', () => {
  expect(formatArea(null, 'Sq ft')).toBe('NA');
  expect(formatArea(-1, 'Sq ft')).toBe('NA');
});

test.each([
  [36_900, 'Sq yd', '₹36,900 / sq yd (gaj)'],
  [2_500_000, 'Acres', '₹25 Lakh / acre'],
  [8_620.4, 'Sq ft', '₹8,620 / sq ft'],
  [0.4, 'Sq ft', null],
] as const)('a rate of %d rupees by %s is %s', (rupees, unit, shown) => {
  expect(formatRate(rupees, unit)).toBe(shown);
});
