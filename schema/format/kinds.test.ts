import { expect, test } from 'vitest';
import { SUBTYPES } from '../catalogue/subtypes.ts';
import { kindsWord } from './kinds.ts';

test('each kind has words for one and for several', () => {
  expect(SUBTYPES.map((subtype) => kindsWord(subtype).join(', '))).toMatchInlineSnapshot(`
    [
      "flat, flats",
      "house, houses",
      "builder floor, builder floors",
      "apartment, apartments",
      "plot, plots",
      "office space, office spaces",
      "shop, shops",
      "piece of commercial land, pieces of commercial land",
      "warehouse, warehouses",
      "industrial property, industrial properties",
      "piece of agricultural land, pieces of agricultural land",
      "farm house, farm houses",
    ]
  `);
});
