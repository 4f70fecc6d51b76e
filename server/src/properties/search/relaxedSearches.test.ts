import { expect, test } from 'vitest';
import { FILTER_ROWS } from '../../../../schema/catalogue/filters.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { type SearchFilter } from '../../../../schema/search.ts';
import { lastResorts, relaxedSearches, relaxedTwice } from './relaxations.ts';

const EVERYTHING: SearchFilter = {
  keyword: 'lake',
  minPrice: 1_000_000,
  maxPrice: 5_000_000,
  minSize: 500,
  maxSize: 900,
  bedrooms: { min: 2, max: 2 },
  bathrooms: { min: 1 },
  rooms: { min: 3 },
  type: 'residential',
  subtype: 'flat-apartment',
  purpose: 'rent',
  features: ['Garden'],
  state: 'Karnataka',
  city: 'bangalore',
  location: 'Indiranagar',
};

function textOf(filter: SearchFilter, steps = relaxedSearches): string[] {
  return steps(filter).map(({ label, dropped }) => `${label}: ${dropped.join(' ')}`);
}

test('V-2.5-13 the nearest steps come first, then what gives up one filter, then larger places', () => {
  expect(textOf(EVERYTHING).slice(3)).toEqual([
    'One bedroom more or less: bedrooms',
    '₹8.5 Lakh to ₹57.5 Lakh: minPrice maxPrice',
    'Slightly smaller or larger: minSize maxSize',
    'Other kinds of home: subtype type',
    'Without the keywords: keyword',
    'Any amenities: features',
    'Any number of bathrooms: bathrooms',
    'Any number of rooms: rooms',
    'Any size: minSize maxSize',
    'Any price: minPrice maxPrice',
    'Any number of bedrooms: bedrooms',
    'Any property subtype: subtype',
    'All of Bengaluru: location',
    'All of Karnataka: location city',
  ]);
});

test('V-2.5-13 every filter of the catalogue is given up', () => {
  for (const { key, label, choices } of FILTER_ROWS) {
    const [only] = choices.map(({ value }) => value);
    expect(textOf({ [key]: [only] })).toEqual([`${label}: any: ${key}`]);
  }
});

test('V-2.5-13 the localities beside those that were asked for, within eight kilometres', () => {
  const filter = { city: 'Bangalore', location: 'Indira Nagar', bedrooms: { min: 2, max: 2 } };
  const beside = relaxedSearches(filter).filter(({ isElsewhere }) => isElsewhere);
  const away = beside.map(({ label }) => Number(/^In .+, (\d) km away$/.exec(label)?.[1]));
  expect(away).toHaveLength(3);
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  expect(Math.max(...away)).toBeLessThanOrEqual(8);
  const [name] = beside.map(({ label }) => /^In (.+),/.exec(label)?.[1]);
  expect(beside[0]?.filter).toEqual({ ...filter, location: name });
  // Where nothing was found is not offered again.
  expect(beside.map(({ label }) => label).join()).not.toMatch(/Indira ?nagar/i);
  const several = relaxedSearches({ city: 'Bengaluru', location: `Indiranagar|${name}` });
  expect(several.map(({ filter: other }) => other.location)).not.toContain(name);
});

test('what is wider keeps all the rest', () => {
  const [locality, state] = relaxedSearches(EVERYTHING).slice(-2);
  const { location: _location, ...everywhere } = EVERYTHING;
  expect(locality?.filter).toEqual(everywhere);
  const { city: _city, ...inState } = everywhere;
  expect(state?.filter).toEqual(inState);
});

test.each<[SearchFilter, string[]]>([
  [{ location: 'Tajganj' }, ['All localities: location']],
  [
    { location: 'X', city: 'Atlantis' },
    ['All of Atlantis: location', 'All of India: location city'],
  ],
  [
    { city: 'Agra', location: 'Zebra Gully' },
    ['All of Agra: location', 'All of Uttar Pradesh: location city'],
  ],
  [{ district: 'Agra', state: 'Goa' }, ['All of Goa: district']],
  [{ district: 'Agra' }, ['All of India: district']],
  [{ state: 'Goa' }, ['All of India: state']],
  [{ city: 'Agra' }, ['All of Uttar Pradesh: city']],
  [{ minPrice: 100_001 }, ['From ₹85,000: minPrice', 'Any price: minPrice']],
  [{ maxPrice: 100_001 }, ['Up to ₹1.15 Lakh: maxPrice', 'Any price: maxPrice']],
  [{ minSize: 1_800 }, ['Slightly smaller: minSize', 'Any size: minSize']],
  [{ pincode: '110075' }, ['Any PIN code: pincode']],
  [{ type: 'Houses' }, ['Other kinds of home: type', 'Any property type: type']],
  [{ subtype: 'flat' }, ['Other kinds of home: subtype', 'Any property subtype: subtype']],
  [{ subtype: 'residential-land-plot' }, ['Any property subtype: subtype']],
  [{ type: 'homes' }, ['Any property type: type']],
  [{}, []],
])('%j leads to %j', (filter, steps) => {
  expect(textOf(filter)).toEqual(steps);
});

test.each<[SearchFilter, SearchFilter]>([
  [{ bedrooms: { min: 2, max: 2 } }, { bedrooms: { min: 1, max: 3 } }],
  [{ bedrooms: { min: 0, max: 0 } }, { bedrooms: { min: 0, max: 1 } }],
  [{ bedrooms: { min: 4 } }, { bedrooms: { min: 3 } }],
  [{ bedrooms: { anyOf: [1, 3] } }, { bedrooms: { anyOf: [0, 1, 2, 3, 4] } }],
  [
    { minPrice: 1_000_000, maxPrice: 2_000_000 },
    { minPrice: 850_000, maxPrice: 2_300_000 },
  ],
  [
    { minSize: 1_000, maxSize: 1_200 },
    { minSize: 850, maxSize: 1_380 },
  ],
  [{ minPrice: 100_001 }, { minPrice: 85_000 }],
  [{ maxPrice: LIMITS.filter.maxPrice }, { maxPrice: LIMITS.filter.maxPrice }],
  [{ subtype: 'villa' }, { type: 'homes' }],
])('%j becomes %j', (filter, near) => {
  expect(relaxedSearches(filter)[0]?.filter).toEqual(near);
});

test('D-120 two at once are of what a home is and where, never of its kind or purpose', () => {
  const pairs = relaxedTwice({ ...EVERYTHING, keyword: undefined, features: undefined });
  expect(pairs).toHaveLength(15);
  expect(pairs.at(-1)).toMatchObject({ label: 'All of Bengaluru, any property subtype' });
  expect(pairs.flatMap(({ dropped }) => dropped)).not.toContain('purpose');
  expect(textOf({ city: 'Agra', location: 'Tajganj', maxPrice: 1 }, relaxedTwice)).toEqual([
    'All of Agra, any price: maxPrice location',
  ]);
  expect(relaxedTwice({ city: 'Agra', maxPrice: 1 })).toEqual([]);
});

test('the last resorts are the place, the kind and the state alone', () => {
  expect(textOf(EVERYTHING, lastResorts)).toEqual([
    'Everything in bangalore: keyword features bathrooms rooms minSize maxSize minPrice maxPrice bedrooms subtype type purpose location',
    'The same type everywhere: keyword features bathrooms rooms minSize maxSize minPrice maxPrice bedrooms state city location',
    'Everything in Karnataka: keyword features bathrooms rooms minSize maxSize minPrice maxPrice bedrooms subtype type purpose city location',
  ]);
  expect(lastResorts(EVERYTHING).map(({ filter }) => filter)).toEqual([
    { city: 'bangalore', state: 'Karnataka' },
    { type: 'residential', subtype: 'flat-apartment', purpose: 'rent' },
    { state: 'Karnataka' },
  ]);
  expect(lastResorts({ city: 'Agra' })).toEqual([]);
  expect(textOf({ city: 'Agra', keyword: 'x' }, lastResorts)).toEqual([
    'Everything in Agra: keyword',
    'Everything in Uttar Pradesh: keyword city',
  ]);
});
