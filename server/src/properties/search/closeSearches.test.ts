import { expect, test } from 'vitest';
import { type SearchFilter } from '../../../../schema/search.ts';
import { closeSearches } from './closeSearches.ts';

const textOf = (filter: SearchFilter) => closeSearches(filter).map(({ label }) => label);

test('neighbouring localities come first, the nearest first, within eight kilometres', () => {
  const filter = { city: 'Bangalore', location: 'Indira Nagar', bedrooms: { min: 2, max: 2 } };
  const [first, ...others] = closeSearches(filter);
  expect(textOf(filter)).toHaveLength(4);
  expect(first?.label).toMatch(/^In .+, \d km away$/);
  const away = textOf(filter)
    .slice(0, 3)
    .map((label) => Number(/(\d+) km/.exec(label)?.[1]));
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  expect(Math.max(...away)).toBeLessThanOrEqual(8);
  expect(first?.filter).toEqual({ ...filter, location: /^In (.+),/.exec(first?.label ?? '')?.[1] });
  expect(others.at(-1)?.label).toBe('One bedroom more or less');
  // Where nothing was found is not offered again.
  expect(textOf(filter).join()).not.toMatch(/Indira ?nagar/i);
});

test.each<[SearchFilter, string[]]>([
  [{ city: 'Agra', location: 'Zebra Gully' }, ['Elsewhere in Agra']],
  [{ location: 'Zebra Gully' }, []],
  [{ city: 'Agra' }, []],
  [{ bedrooms: { min: 2, max: 2 } }, ['One bedroom more or less']],
  [{ minPrice: 1_000_000, maxPrice: 2_000_000 }, ['Up to ₹23 Lakh']],
  [{ minPrice: 1_000_000 }, ['From ₹8.5 Lakh']],
  [{ minSize: 1_800, maxSize: 1_800 }, ['Slightly smaller or larger']],
  [{ minSize: 1_800 }, ['Slightly smaller']],
  [{ maxSize: 1_800 }, ['Slightly larger']],
  [{ type: 'Houses' }, ['Other kinds of home']],
  [{ subtype: 'flat' }, ['Other kinds of home']],
  [{ subtype: 'farm-house' }, ['Other kinds of home']],
  [{ subtype: 'residential-land-plot' }, []],
  [{ type: 'homes' }, []],
  [{ type: 'land' }, []],
  [{}, []],
])('%j is close to %j', (filter, labels) => {
  expect(textOf(filter)).toEqual(labels);
});

test.each<[SearchFilter, SearchFilter]>([
  [{ bedrooms: { min: 2, max: 2 } }, { bedrooms: { min: 1, max: 3 } }],
  [{ bedrooms: { min: 0, max: 0 } }, { bedrooms: { min: 0, max: 1 } }],
  [{ bedrooms: { min: 4 } }, { bedrooms: { min: 3 } }],
  [
    { minPrice: 1_000_000, maxPrice: 2_000_000 },
    { minPrice: 850_000, maxPrice: 2_300_000 },
  ],
  [
    { minSize: 1_000, maxSize: 1_200 },
    { minSize: 850, maxSize: 1_380 },
  ],
  [{ maxPrice: 100_000_000_000 }, { minPrice: undefined, maxPrice: 100_000_000_000 }],
  [{ subtype: 'villa' }, { type: 'homes', subtype: undefined }],
])('%j becomes %j', (filter, close) => {
  expect(closeSearches(filter)[0]?.filter).toEqual(close);
});
