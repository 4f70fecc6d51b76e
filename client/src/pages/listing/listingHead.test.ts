import { expect, test } from 'vitest';
import { readListing } from '../../features/market/search/listingAddress.ts';
import { listingHead } from './listingHead.ts';

const FOUND = { total: 50, totalIsLowerBound: false, pageCount: 3 };
const same = (text: string) => text;
const names = { subtype: same, subtypes: same, unit: () => 'Sq ft' as const };

function head(
  query: string,
  found: Partial<Parameters<typeof listingHead>[2]> = {},
  routeSubtype: string | null = null,
  /** The same search by the names of the market. */
  named = query,
) {
  const list = readListing(new URLSearchParams(query), routeSubtype);
  const { filter } = readListing(new URLSearchParams(named), routeSubtype);
  return listingHead(list, names, { ...FOUND, ...found }, 'Aangan', filter);
}

test.each([
  ['', '/property'],
  ['city=Noida', '/noida'],
  ['state=Bihar', '/property?state=Bihar'],
  ['type=commercial', '/property?type=commercial'],
  ['city=Noida&subtype=farm-house', '/property?city=Noida&subtype=farm-house'],
  ['type=commercial&city=Noida', '/property?city=Noida&type=commercial'],
  ['city=Noida&type=commercial', '/property?city=Noida&type=commercial'],
  ['city=Noida&page=2', '/property?city=Noida&page=2'],
])('a plain list is indexed under its own address: %s', (query, canonical) => {
  expect(head(query)).toMatchObject({ canonical });
});

test('the page of a subtype is indexed under its own address', () => {
  expect(head('', undefined, 'farm-house').canonical).toBe('/property-type/farm-house');
});

test('the page of a subtype is kept however few it holds', () => {
  expect(head('', { total: 0, pageCount: 0 }, 'farm-house').canonical).not.toBeNull();
});

test.each([
  ['city=noida', 'city=Noida', '/noida'],
  ['city=New+Okhla&page=2', 'city=Noida', '/property?city=Noida&page=2'],
  [
    'subtype=Flat%2FApartment&city=noida',
    'city=Noida&subtype=flat-apartment',
    '/property?city=Noida&subtype=flat-apartment',
  ],
  ['state=UP', 'state=Uttar+Pradesh', '/property?state=Uttar+Pradesh'],
  ['type=Agriculture', 'type=agricultural', '/property?type=agricultural'],
  ['type=LAND&city=noida', 'city=Noida&type=land', '/property?city=Noida&type=land'],
])('one list has one address, however it is spelled: %s', (query, named, canonical) => {
  expect(head(query, {}, null, named)).toMatchObject({ canonical });
});

test('titles and descriptions stay short enough to be shown whole', () => {
  const long = head(`city=${'Long '.repeat(12)}&type=commercial&purpose=rent&page=3`);
  expect(long.title.length).toBeLessThan(65);
  expect(long.description.length).toBeLessThanOrEqual(150);
  expect(head('city=Noida').description).toBe(
    'Properties in Noida: 50 listings with prices, areas, photos and amenities, direct contact with sellers.',
  );
});

test.each([
  'keyword=metro',
  'city=Noida&minPrice=100000',
  'city=Aurangabad&state=Bihar',
  'city=Noida&features=Parking&subtype=farm-house',
  'maxSize=900&subtype=farm-house',
  'city=Noida&purpose=rent',
  'city=Noida&sort=newest',
  'bedrooms=2&city=Noida&page=3',
  'features=Parking&type=commercial',
])('E12 a narrowed list is not indexed, and names no other address to keep: %s', (query) => {
  expect(head(query).canonical).toBeNull();
});

test('a plain list with fewer than three listings is not indexed', () => {
  expect(head('city=Noida', { total: 2, pageCount: 1 }).canonical).toBeNull();
});

test('three listings are enough for a plain list to be indexed', () => {
  expect(head('city=Noida', { total: 3, pageCount: 1 }).canonical).toBe('/noida');
});

test.each([
  [{ total: 1 }, 'Noida: 1 listing with prices, areas'],
  [{ total: 2 }, 'Noida: 2 listings with prices, areas'],
  [{ total: 10_000, totalIsLowerBound: true }, 'Noida: 10,000+ listings with prices, areas'],
])('the description says how many of %o there are', (found, start) => {
  expect(head('city=Noida', found).description).toContain(`Properties in ${start}`);
});

test.each([
  ['type=land', 'Land and plots | Aangan'],
  ['type=project', 'New projects | Aangan'],
  ['type=commercial', 'Commercial properties | Aangan'],
])('a list of %s is called after what it holds', (query, title) => {
  expect(head(query).title).toBe(title);
});

test('the page number stands in the title', () => {
  expect(head('city=Noida&page=3').title).toBe('Properties in Noida - Page 3 of 3 | Aangan');
});
