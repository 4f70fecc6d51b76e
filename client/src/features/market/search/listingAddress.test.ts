import { expect, test } from 'vitest';
import { pathTo, readListing, tidyQuery, toPropertyFilter, toVariables } from './listingAddress.ts';

test('V-2.1-03 the address is the whole state of the list', () => {
  const query =
    'bedrooms=4%2B&city=Noida&keyword=metro&lifecycle=closed_too&page=3&sort=price_asc&status=rent';
  const list = readListing(new URLSearchParams(query), null);
  expect(toVariables(list)).toEqual({
    filter: { keyword: 'metro', city: 'Noida', purpose: 'RENT', bedrooms: { min: 4 } },
    sort: 'PRICE_ASC',
    page: 3,
    pageSize: 20,
  });
  const { sort, page, alsoClosed } = list;
  expect(pathTo(list, list.filter, { sort, page, alsoClosed })).toBe(`/property?${query}`);
});

test('V-3-20 the filters hold prices, sizes, type, subtype, features, places and keyword', () => {
  const filter = {
    keyword: 'metro',
    state: 'Uttar Pradesh',
    city: 'Noida',
    location: 'Sector 62',
    type: 'residential',
    subtype: 'flat-apartment',
    minPrice: 4_500_000,
    maxPrice: 9_000_000,
    minSize: 600,
    maxSize: 1_500,
    features: ['Garden', 'Parking'],
  };
  const [, query = ''] = pathTo(readListing(new URLSearchParams(), null), filter).split('?');
  expect(readListing(new URLSearchParams(query), null)).toMatchObject({ filter, problems: [] });
});

test('V-2.1-07 on a subtype page the path names the subtype and the query does not', () => {
  const list = readListing(new URLSearchParams('city=Pune&subtype=farm-house'), 'flat-apartment');
  expect(list.filter.subtype).toBe('flat-apartment');
  expect(pathTo(list, list.filter)).toBe('/property-type/flat-apartment?city=Pune');
});

test('another filter starts at the first page and keeps the order', () => {
  const list = readListing(new URLSearchParams('page=7&sort=newest'), null);
  expect(pathTo(list, { city: 'Agra' })).toBe('/property?city=Agra&sort=newest');
});

test('D-105 another filter keeps what was sold and rented', () => {
  const list = readListing(new URLSearchParams('lifecycle=closed_too&page=7'), null);
  expect(pathTo(list, { city: 'Agra' })).toBe('/property?city=Agra&lifecycle=closed_too');
});

test('V-2.4-06 empty parts of a form leave the address', () => {
  const tidied = tidyQuery(new URLSearchParams('keyword=&status=&city=Agra&features=A&features=B'));
  expect(tidied?.toString()).toBe('city=Agra&features=A&features=B');
  expect(tidyQuery(new URLSearchParams('city=Agra'))).toBeNull();
  expect(tidyQuery(new URLSearchParams(''))).toBeNull();
});

test('what cannot be used is named', () => {
  const { filter, problems } = readListing(new URLSearchParams('minPrice=abc&city=Agra'), null);
  expect(filter).toEqual({ city: 'Agra' });
  expect(problems.map(({ path }) => path)).toEqual(['minPrice']);
});

test.each([
  ['', 'RELEVANCE'],
  ['sort=newest', 'NEWEST'],
  ['sort=price_asc', 'PRICE_ASC'],
  ['sort=price_desc', 'PRICE_DESC'],
  ['sort=area_asc', 'AREA_ASC'],
  ['sort=area_desc', 'AREA_DESC'],
])('the address %j asks for the order %s', (query, sort) => {
  expect(toVariables(readListing(new URLSearchParams(query), null)).sort).toBe(sort);
});

test.each([
  ['sell', 'SELL'],
  ['rent', 'RENT'],
] as const)('the purpose %s is asked for as %s', (purpose, choice) => {
  expect(toPropertyFilter({ purpose, city: 'Pune' })).toEqual({ purpose: choice, city: 'Pune' });
});
