import { expect, test } from 'vitest';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import { cardProperty } from '../../../testing/fixtures.ts';
import { shownSize } from './shownSize.ts';

const shown = (
  key: string,
  [area, areaUnit]: readonly [number | null, string | null],
  chosen: NationalUnit | null = null,
  price: number | null = 9_000_000,
) => {
  const kind = SUBTYPES.find((each) => each.key === key);
  if (!kind) throw new Error(`There is no ${key}.`);
  const subtype = { key, title: kind.title, sizeUnits: [...kind.sizeUnits] };
  const type = kind.type === 'agricultural' ? 'AGRICULTURAL' : 'RESIDENTIAL';
  const {
    size,
    listedAs: message,
    rate,
  } = shownSize(cardProperty({ type, subtype, area, areaUnit, price }), chosen);
  return [size, message, rate];
};

test.each([
  ['flat-apartment', [1_800, 'Sq ft'], '1,800 sq ft', null, '₹5,000 / sq ft'],
  ['flat-apartment', [100, 'Sq m'], '1,076 sq ft', '100 sq m', '₹8,361 / sq ft'],
  ['residential-land-plot', [200, 'Sq. Yard'], '200 sq yd (gaj)', null, '₹45,000 / sq yd (gaj)'],
  ['residential-land-plot', [1_800, 'sqft'], '1,800 sq ft', null, '₹5,000 / sq ft'],
  ['residential-land-plot', [418, 'Sq m'], '500 sq yd (gaj)', '418 sq m', '₹18,003 / sq yd (gaj)'],
  ['residential-land-plot', [418.6, 'Sq yd'], '418.6 sq yd (gaj)', null, '₹21,500 / sq yd (gaj)'],
  ['commercial-land', [2, 'Acres'], '2 acres', null, '₹45 Lakh / acre'],
  ['agricultural-land', [3, 'Bigha'], '3 bigha', null, '₹30 Lakh / bigha'],
  ['agricultural-land', [1.5, 'Hectare'], '1.5 hectares', null, '₹60 Lakh / hectare'],
  ['agricultural-land', [9_680, 'Sq. Yard'], '2 acres', '9,680 sq yd (gaj)', '₹45 Lakh / acre'],
  ['farm-house', [43_560, 'Sq ft'], '1 acre', '43,560 sq ft', '₹90 Lakh / acre'],
  ['farm-house', [2, null], '2 acres', null, '₹45 Lakh / acre'],
  ['farm-house', [900, 'Sq ft'], '900 sq ft', null, '₹10,000 / sq ft'],
  ['flat-apartment', [7, 'marla'], '7 marla', null, null],
  ['flat-apartment', [null, null], null, null, null],
] as const)('D-13 the size of %s, said as %j, is %s (%s) at %s', (key, size, ...expected) => {
  expect(shown(key, size)).toEqual(expected);
});

test.each([
  ['flat-apartment', [1_800, 'Sq ft'], 'Sq yd', '200 sq yd (gaj)', '1,800 sq ft'],
  ['residential-land-plot', [200, 'Sq yd'], 'Sq ft', '1,800 sq ft', '200 sq yd (gaj)'],
  ['agricultural-land', [1, 'Hectare'], 'Acres', '2.47 acres', '1 hectare'],
  ['agricultural-land', [3, 'Bigha'], 'Acres', '3 bigha', null],
  ['flat-apartment', [1_800, 'Sq ft'], 'Acres', '1,800 sq ft', null],
  ['flat-apartment', [1_800, 'Sq ft'], 'Sq ft', '1,800 sq ft', null],
] as const)('D-13 %s, said as %j, in %s is %s (%s)', (key, said, unit, size, listed) => {
  expect(shown(key, said, unit).slice(0, 2)).toEqual([size, listed]);
});

test('a rate needs a price, a sale and at least a rupee', () => {
  expect(shown('flat-apartment', [100, 'Sq ft'], null, null)[2]).toBeNull();
  expect(shown('flat-apartment', [100, 'Sq ft'], null, 50)[2]).toBeNull();
  expect(shown('flat-apartment', [0, 'Sq ft'])[2]).toBeNull();
  const rented = cardProperty({ purpose: 'RENT' });
  expect(shownSize(rented, null).rate).toBeNull();
});
