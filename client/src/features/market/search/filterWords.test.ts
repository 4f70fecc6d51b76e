import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { appliedFilters, describeSearch } from './filterWords.ts';

const names = {
  subtype: (key: string) => (key === 'flat-apartment' ? 'Flat/Apartment' : key),
  subtypes: (key: string) => (key === 'flat-apartment' ? 'Flats & Apartments' : key),
  unit: () => 'Sq ft' as const,
};

test('every applied value has a label and the filter that is left without it', () => {
  const filter = {
    keyword: 'metro',
    city: 'Noida',
    purpose: 'sell',
    bedrooms: { min: 4 },
    bathrooms: { min: 1, max: 1 },
    minPrice: 2_500_000,
    maxPrice: 5_000_000,
    minSize: 500,
    features: ['Parking', 'Garden'],
  } as const;
  const applied = appliedFilters({ ...filter, features: [...filter.features] }, names);
  expect(applied.map(({ label }) => label)).toEqual([
    'For Sale',
    '“metro”',
    'Noida',
    '4+ BHK',
    '1 bathroom',
    '₹25 Lakh to ₹50 Lakh',
    'From 500 sq ft',
    'Parking',
    'Garden',
  ]);
  const without = (label: string) => applied.find((value) => value.label === label)?.without;
  expect(without('Noida')).not.toHaveProperty('city');
  expect(without('₹25 Lakh to ₹50 Lakh')).not.toHaveProperty('minPrice');
  expect(without('₹25 Lakh to ₹50 Lakh')).not.toHaveProperty('maxPrice');
  expect(without('Parking')?.features).toEqual(['Garden']);
});

test('a size is told in the unit of what is looked for', () => {
  const inAcres = { ...names, unit: () => 'Acres' as const };
  const labels = (minSize: number) =>
    appliedFilters({ minSize }, inAcres).map(({ label }) => label);
  expect(labels(43_560)).toEqual(['From 1 acre']);
  expect(labels(21_780)).toEqual(['From 0.5 acres']);
});

test('the last feature takes the whole list of features with it', () => {
  const [parking] = appliedFilters({ features: ['Parking'] }, names);
  expect(parking?.without).toEqual({});
});

test.each<[SearchFilter, string]>([
  [{}, 'Properties'],
  [{ type: 'commercial', city: 'Pune' }, 'Commercial properties in Pune'],
  [
    { subtype: 'flat-apartment', purpose: 'rent', city: 'Noida', state: 'Uttar Pradesh' },
    'Flats & Apartments for rent in Noida',
  ],
  [
    { bedrooms: { min: 2, max: 2 }, location: 'Sector 62', city: 'Noida' },
    '2 BHK homes in Sector 62, Noida',
  ],
  [
    { bedrooms: { min: 4 }, type: 'houses', purpose: 'sell', district: 'Pune' },
    '4+ BHK Houses for sale in Pune',
  ],
  [{ bedrooms: { min: 0, max: 0 }, city: 'Pune' }, '1 RK homes in Pune'],
  [{ bedrooms: { min: 4, anyOf: [2] }, city: 'Pune' }, '2 or 4+ BHK homes in Pune'],
  [{ bedrooms: { anyOf: [0, 2, 4] } }, '1 RK, 2 or 4 BHK homes'],
  [{ bedrooms: { min: 1, max: 3 } }, '1 to 3 BHK homes'],
  [
    {
      bedrooms: { min: 2, max: 3 },
      subtype: 'flat-apartment|Villas',
      purpose: 'rent',
      location: 'Whitefield|Hoodi',
      city: 'Bengaluru',
    },
    '2 or 3 BHK Flats & Apartments and Villas for rent in Whitefield and Hoodi, Bengaluru',
  ],
  [
    { location: '-Whitefield', city: 'Pune|Mumbai' },
    'Properties in Pune and Mumbai, not in Whitefield',
  ],
  [{ location: '-Whitefield' }, 'Properties not in Whitefield'],
  [{ location: 'Baner', city: 'Pune', within: 5 }, 'Properties within 5 km of Baner, Pune'],
  [{ pincode: '560066' }, 'Properties in 560066'],
  [{ furnishing: ['furnished'], facing: ['east'] }, 'Properties: Furnished, Facing: East'],
  [{ bedrooms: { min: 0, max: 0 }, subtype: 'flat-apartment' }, '1 RK Flats & Apartments'],
  [{ bedrooms: { min: 0, max: 2 }, city: 'Pune' }, '1 RK to 2 BHK homes in Pune'],
  [{ bedrooms: { min: 0 }, city: 'Pune' }, 'Any BHK homes in Pune'],
  [{ purpose: 'sell', state: 'Goa' }, 'Properties for sale in Goa'],
  [{ type: 'Project' }, 'New projects'],
  [{ type: 'homes', city: 'Pune' }, 'Homes in Pune'],
  [{ type: 'land', city: 'Pune' }, 'Land and plots in Pune'],
  [{ type: 'castle' }, 'castle properties'],
  [
    { keyword: 'lake view', bathrooms: { min: 2, max: 2 }, maxPrice: 5_000_000 },
    'Properties: “lake view”, 2 bathrooms, Up to ₹50 Lakh',
  ],
  [{ keyword: 'lake view', city: 'Pune' }, 'Properties in Pune'],
])('D-107 D-122 a search is described in words: %o', (filter, words) => {
  expect(describeSearch(filter, names)).toBe(words);
});

test('kinds, places and numbers of rooms have their words, each with what it takes away', () => {
  const filter = {
    type: 'residential',
    subtype: 'flat-apartment',
    state: 'Uttar Pradesh',
    district: 'Gautam Buddha Nagar',
    city: 'Noida',
    location: 'Sector 62',
    bedrooms: { min: 2, max: 3 },
    bathrooms: { min: 2 },
    rooms: { min: 1, max: 1 },
    maxPrice: 5_000_000,
    maxSize: 900,
  };
  const applied = appliedFilters(filter, names);
  expect(applied.map(({ label }) => label)).toEqual([
    'Residential',
    'Flat/Apartment',
    'Uttar Pradesh',
    'Gautam Buddha Nagar',
    'Noida',
    'Sector 62',
    '2 or 3 BHK',
    '2+ bathrooms',
    '1 room',
    'Up to ₹50 Lakh',
    'Up to 900 sq ft',
  ]);
  for (const { key, without } of applied) {
    const used = Object.keys(filter).filter((name) => !(name in without));
    expect(used).toEqual(Object.keys(filter).filter((name) => key.split(',').includes(name)));
  }
});

test('D-122 each of several values has a chip of its own and leaves the others', () => {
  const filter = {
    subtype: 'flat-apartment',
    city: 'Bengaluru',
    location: 'Hoodi|-Whitefield',
    pincode: '560066',
    within: 5,
    bedrooms: { min: 0, max: 1 },
    furnishing: ['furnished', 'not-stated'],
    tenants: ['family'],
    readyBy: ['2027-01-31'],
  };
  const applied = appliedFilters(filter, names);
  expect(applied.map(({ label }) => label)).toEqual([
    'Flat/Apartment',
    'Bengaluru',
    'Hoodi',
    'Not Whitefield',
    '560066',
    'Within 5 km',
    '1 RK or 1 BHK',
    'Furnished',
    'Furnishing not stated',
    'Who may rent: Family',
    'Available by 31 January 2027',
  ]);
  expect(new Set(applied.map(({ key }) => key)).size).toBe(applied.length);
  const without = (label: string) => applied.find((value) => value.label === label)?.without;
  expect(without('Hoodi')).toEqual({ ...filter, location: '-Whitefield' });
  expect(without('Not Whitefield')).toEqual({ ...filter, location: 'Hoodi' });
  expect(without('Furnished')).toEqual({ ...filter, furnishing: ['not-stated'] });
  expect(without('Who may rent: Family')).not.toHaveProperty('tenants');
});
