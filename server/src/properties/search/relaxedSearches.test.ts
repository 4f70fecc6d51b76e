import { expect, test } from 'vitest';
import { LIMITS } from '../../../../schema/limits.ts';
import { type SearchFilter } from '../../../../schema/search.ts';
import { lastResorts, relaxedSearches } from './relaxations.ts';

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

test('each filter has its wider search, in this order, and eight are given up at most', () => {
  expect(textOf(EVERYTHING)).toEqual([
    'All of Bengaluru: location',
    'All of Karnataka: location city',
    '₹7.5 Lakh to ₹62.5 Lakh: minPrice maxPrice',
    'Without the keywords: keyword',
    'Any price: minPrice maxPrice',
    'Any size: minSize maxSize',
    'Any number of bedrooms: bedrooms',
    'Any property subtype: subtype',
    'Any amenities: features',
    'For sale or rent: purpose',
    'Any property type: type',
  ]);
  expect(textOf({ furnishing: ['furnished'], pincode: '110075' })).toEqual([
    'Any PIN code: pincode',
    'Furnishing: any: furnishing',
  ]);
  expect(textOf({ bathrooms: { min: 1 }, rooms: { min: 3 } })).toEqual([
    'Any number of bathrooms: bathrooms',
    'Any number of rooms: rooms',
  ]);
});

test('what is wider keeps all the rest', () => {
  const [locality, state, price] = relaxedSearches(EVERYTHING);
  const { location: _location, ...everywhere } = EVERYTHING;
  expect(locality?.filter).toEqual(everywhere);
  const { city: _city, ...inState } = everywhere;
  expect(state?.filter).toEqual(inState);
  expect(price?.filter).toEqual({ ...EVERYTHING, minPrice: 750_000, maxPrice: 6_250_000 });
});

test.each<[SearchFilter, string[]]>([
  [{ location: 'Tajganj' }, ['All localities: location']],
  [
    { location: 'X', city: 'Atlantis' },
    ['All of Atlantis: location', 'All of India: location city'],
  ],
  [{ district: 'Agra', state: 'Goa' }, ['All of Goa: district']],
  [{ district: 'Agra' }, ['All of India: district']],
  [{ state: 'Goa' }, ['All of India: state']],
  [{ city: 'Agra' }, ['All of Uttar Pradesh: city']],
  [{ minPrice: 100_001 }, ['From ₹75,000: minPrice', 'Any price: minPrice']],
  [{ maxPrice: 100_001 }, ['Up to ₹1.25 Lakh: maxPrice', 'Any price: maxPrice']],
  [{}, []],
])('%j widens to %j', (filter, steps) => {
  expect(textOf(filter)).toEqual(steps);
});

test('a widened price is whole and ends where every price does', () => {
  const [low] = relaxedSearches({ minPrice: 100_001 });
  expect(low?.filter).toEqual({ minPrice: 75_000 });
  const [high] = relaxedSearches({ maxPrice: 100_001 });
  expect(high?.filter).toEqual({ maxPrice: 125_002 });
  const [most] = relaxedSearches({ maxPrice: LIMITS.filter.maxPrice });
  expect(most?.filter).toEqual({ maxPrice: LIMITS.filter.maxPrice });
});

test('the last resorts are the place, the kind and the state alone', () => {
  expect(textOf(EVERYTHING, lastResorts)).toEqual([
    'Everything in bangalore: keyword minPrice maxPrice minSize maxSize bedrooms subtype features purpose type bathrooms rooms location',
    'The same type everywhere: keyword minPrice maxPrice minSize maxSize bedrooms features bathrooms rooms state city location',
    'Everything in Karnataka: keyword minPrice maxPrice minSize maxSize bedrooms subtype features purpose type bathrooms rooms city location',
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
