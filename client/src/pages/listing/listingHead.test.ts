import { expect, test } from 'vitest';
import { readListing } from '../../features/search/listingAddress.ts';
import { listingHead } from './listingHead.ts';

const names = { subtype: (key: string) => key, amenity: (text: string) => text };

function head(
  query: string,
  found = { total: 50, pageCount: 3 },
  routeSubtype: string | null = null,
) {
  const list = readListing(new URLSearchParams(query), routeSubtype);
  return listingHead(list, names, { totalIsLowerBound: false, ...found }, 'Aangan');
}

test.each([
  ['', '/property'],
  ['city=Noida', '/property?city=Noida'],
  ['city=Noida&type=commercial', '/property?city=Noida&type=commercial'],
  ['city=Noida&page=2', '/property?city=Noida&page=2'],
])('a plain list is indexed under its own address: %s', (query, canonical) => {
  expect(head(query)).toMatchObject({ isIndexed: true, canonical });
});

test('the page of a subtype is indexed under its own address', () => {
  const { isIndexed, canonical } = head('', undefined, 'farm-house');
  expect({ isIndexed, canonical }).toEqual({
    isIndexed: true,
    canonical: '/property-type/farm-house',
  });
});

test.each([
  ['keyword=metro', '/property'],
  ['city=Noida&minPrice=100000', '/property?city=Noida'],
  ['city=Noida&sort=newest', '/property?city=Noida'],
  ['bedrooms=2&city=Noida&page=3', '/property?city=Noida'],
  ['features=Parking&type=commercial', '/property?type=commercial'],
])('a narrowed list is not indexed and points to its plain parent: %s', (query, canonical) => {
  expect(head(query)).toMatchObject({ isIndexed: false, canonical });
});

test('a plain list with fewer than three listings is not indexed', () => {
  expect(head('city=Noida', { total: 2, pageCount: 1 }).isIndexed).toBe(false);
});

test('the page number stands in the title', () => {
  expect(head('city=Noida&page=3').title).toBe('Properties in Noida - Page 3 of 3 | Aangan');
});
