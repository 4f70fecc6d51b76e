import { beforeAll, describe, expect, test } from 'vitest';
import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { headline, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { type SearchSort } from '../../../schema/search.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { type ListingToLoad } from './copyListings.ts';
import { type PropertyRow } from './property.row.ts';
import { PropertySearch } from './findProperties.ts';

/** What a plain interpretation of the rules says about a listing. */
interface Plain {
  id: string;
  price: number;
  sqft: number;
  bedrooms: number | null;
  bathrooms: number | null;
  listing: ListingToLoad;
}

const PLACES = [
  { state: 'Karnataka', city: 'Bengaluru', localities: ['Indiranagar', 'Whitefield', 'Jayanagar'] },
  { state: 'Karnataka', city: 'Mysuru', localities: ['Gokulam', ''] },
  { state: 'Uttar Pradesh', city: 'Agra', localities: ['Tajganj', 'Sikandra'] },
  { state: 'Uttar Pradesh', city: 'Noida', localities: ['Sector 62', 'Sector 18'] },
  { state: 'Maharashtra', city: 'Pune', localities: ['Baner', 'Kothrud'] },
];
const TITLES = ['Garden house', 'Corner plot by the river', 'Quiet flat', 'Office with a view'];

let database: Database;
let search: PropertySearch;
let market: Plain[];

async function fill(count: number): Promise<void> {
  database = await freshDatabase();
  search = new PropertySearch(database);
  const seller = await buildAccount(database);
  const listings = Array.from({ length: count }, (_, n) => rendered(n, seller.id));
  await writeListings(database, listings);
  await database.query({ text: 'ANALYZE' });
  market = listings
    .filter(({ approvalStatus, isActive }) => approvalStatus === 'approved' && isActive)
    .map(plain);
}

describe('a search agrees with plain computation', () => {
  beforeAll(() => fill(1_500));

  test.each([
    ['V-7-01 everything', '', () => true],
    ['V-7-02 city', 'city=Agra', (p: Plain) => p.listing.city === 'Agra'],
    ['V-7-02 city by its old name', 'city=Bangalore', (p: Plain) => p.listing.city === 'Bengaluru'],
    ['V-7-02 state', 'state=karnataka', (p: Plain) => p.listing.state === 'Karnataka'],
    [
      'V-7-02 state and city',
      'state=Uttar Pradesh&city=noida',
      (p: Plain) => p.listing.city === 'Noida',
    ],
    [
      'D-17 location',
      'city=Bengaluru&location=whitefield',
      (p: Plain) => p.listing.locality === 'Whitefield',
    ],
    ['V-7-02 type', 'type=commercial', (p: Plain) => typeOf(p) === 'commercial'],
    ['D-06 agriculture', 'type=agriculture', (p: Plain) => typeOf(p) === 'agricultural'],
    [
      'D-06 land',
      'type=land',
      (p: Plain) =>
        ['residential-land-plot', 'commercial-land', 'agricultural-land'].includes(
          p.listing.subtypeKey,
        ),
    ],
    [
      'V-7-02 subtype by title',
      'subtype=Flat/Apartment',
      (p: Plain) => p.listing.subtypeKey === 'flat-apartment',
    ],
    [
      'V-7-03 subtype plots',
      'subtype=plots',
      (p: Plain) => p.listing.subtypeKey === 'residential-land-plot',
    ],
    ['D-15 for rent', 'status=rent', (p: Plain) => p.listing.purpose === 'rent'],
    [
      'V-7-02 price',
      'minPrice=2000000&maxPrice=6000000',
      (p: Plain) => p.price >= 2e6 && p.price <= 6e6,
    ],
    ['V-7-02 size', 'minSize=500&maxSize=1500', (p: Plain) => p.sqft >= 500 && p.sqft <= 1500],
    ['D-14 bedrooms exactly', 'bedrooms=2', (p: Plain) => p.bedrooms === 2],
    ['D-14 bedrooms 4+', 'bedrooms=4%2B', (p: Plain) => (p.bedrooms ?? -1) >= 4],
    ['V-7-02 bathrooms', 'bathrooms=2', (p: Plain) => p.bathrooms === 2],
    [
      'V-7-02 features',
      'features=Parking,Garden',
      (p: Plain) => hasAmenities(p, ['Parking', 'Garden']),
    ],
    [
      'V-7-02 several at once',
      'city=Bengaluru&type=residential&status=sell&bedrooms=2&maxPrice=9000000&features=Garden',
      (p: Plain) =>
        p.listing.city === 'Bengaluru' &&
        typeOf(p) === 'residential' &&
        p.listing.purpose === 'sell' &&
        p.bedrooms === 2 &&
        p.price <= 9e6 &&
        hasAmenities(p, ['Garden']),
    ],
    ['V-7-02 keyword', 'keyword=river', (p: Plain) => p.listing.title.includes('river')],
    [
      'V-7-02 keyword in another form',
      'keyword=rivers corner',
      (p: Plain) => p.listing.title.includes('river'),
    ],
  ])('%s: %s', async (_name, query, matches) => {
    const expected = market.filter(matches);
    const { problems, ...request } = readSearch(new URLSearchParams(query + '&limit=100'));
    expect(problems).toEqual([]);
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const found = await search.find({ ...request, page });
      expect(found.total).toBe(expected.length);
      expect(found.totalIsLowerBound).toBe(false);
      seen.push(...found.items.map((item) => item.id));
      if (!found.hasMore) break;
    }
    expect(seen).toHaveLength(expected.length);
    expect(new Set(seen)).toEqual(new Set(expected.map((each) => each.id)));
    expect(expected.length).toBeGreaterThan(0);
  });

  test.each<[SearchSort, string]>([
    ['relevance', ''],
    ['newest', ''],
    ['price_asc', ''],
    ['price_desc', ''],
    ['area_asc', ''],
    ['area_desc', ''],
    ['price_asc', 'city=Bengaluru'],
    ['price_desc', 'status=rent'],
    ['area_asc', 'city=Agra'],
    ['newest', 'keyword=garden'],
  ])('D-16 sort %s %s: every page in order, to the last one', async (sort, query) => {
    const { filter } = readSearch(new URLSearchParams(query));
    const complete = await search.find({ filter, sort, page: 1, pageSize: 2_000 });
    expect(complete.items.map((item) => item.id)).toEqual(
      [...complete.items].sort(ORDERS[sort]).map((item) => item.id),
    );
    const paged: string[] = [];
    for (let page = 1; page <= Math.ceil(complete.total / 20); page += 1) {
      const found = await search.find({ filter, sort, page, pageSize: 20 });
      paged.push(...found.items.map((item) => item.id));
    }
    expect(paged).toEqual(complete.items.map((item) => item.id));
  });

  test('a page past the end is empty and says how many there are', async () => {
    const found = await search.find({ filter: {}, sort: 'newest', page: 99_999, pageSize: 20 });
    expect(found).toMatchObject({ items: [], total: market.length, hasMore: false });
  });

  test('V-7-02 a name that nobody knows finds nothing and is named', async () => {
    const found = await search.find({
      filter: { city: 'Atlantis' },
      sort: 'relevance',
      page: 1,
      pageSize: 20,
    });
    expect(found.total).toBe(0);
    expect(found.unknown.map((each) => each.path)).toEqual(['city']);
  });
});

describe('facets and counts agree with plain computation', () => {
  beforeAll(() => fill(1_500));

  test('V-2.5-04 counts for every choice, the other filters standing', async () => {
    const facets = await search.facets({ state: 'Karnataka', purpose: 'sell' });
    const sold = market.filter((each) => each.listing.purpose === 'sell');
    const inState = sold.filter((each) => each.listing.state === 'Karnataka');
    expect(asObject(facets.cities)).toEqual(countBy(inState, (each) => each.listing.city));
    expect(asObject(facets.states)).toEqual(countBy(sold, (each) => each.listing.state));
    expect(asObject(facets.subtypes)).toEqual(countBy(inState, (each) => each.listing.subtypeKey));
    expect(asObject(facets.types)).toEqual(countBy(inState, typeOf));
    expect(asObject(facets.purposes)).toEqual(
      countBy(
        market.filter((each) => each.listing.state === 'Karnataka'),
        (each) => each.listing.purpose,
      ),
    );
  });

  test('V-2.5-04 the same from the live count when a filter is not in the rollup', async () => {
    const facets = await search.facets({ maxPrice: 5_000_000 });
    const cheap = market.filter((each) => each.price > 0 && each.price <= 5_000_000);
    expect(facets.isLowerBound).toBe(false);
    expect(asObject(facets.cities)).toEqual(countBy(cheap, (each) => each.listing.city));
  });

  test('V-2.5-04 a chosen value does not empty its own choices, whoever counts them', async () => {
    const cheap = market.filter((each) => each.price > 0 && each.price <= 5_000_000);
    const live = await search.facets({ maxPrice: 5_000_000, city: 'Agra', type: 'residential' });
    const homes = cheap.filter((each) => typeOf(each) === 'residential');
    expect(asObject(live.cities)).toEqual(countBy(homes, (each) => each.listing.city));
    expect(asObject(live.states)).toEqual(countBy(homes, (each) => each.listing.state));
    expect(asObject(live.types)).toEqual(
      countBy(
        cheap.filter((each) => each.listing.city === 'Agra'),
        typeOf,
      ),
    );
    const rolledUp = await search.facets({ city: 'Agra' });
    expect(asObject(rolledUp.cities)).toEqual(countBy(market, (each) => each.listing.city));
  });

  test('V-2.5-04 localities of the chosen city', async () => {
    const facets = await search.facets({ city: 'Bengaluru' });
    const there = market.filter((each) => each.listing.city === 'Bengaluru');
    expect(asObject(facets.localities)).toEqual(countBy(there, (each) => each.listing.locality));
  });
});

describe('what changes', () => {
  beforeAll(() => fill(500));

  test('V-7-10 the rollup stays exact through updates and deletes', async () => {
    await database.query({
      text: `UPDATE property SET approval_status = 'rejected' WHERE city = 'Pune' AND purpose = 'rent'`,
    });
    await database.query({ text: `DELETE FROM property WHERE city = 'Mysuru'` });
    await database.query({ text: `UPDATE property SET bedrooms = 3 WHERE city = 'Noida'` });
    const [wrong] = await database.query<{ wrong: number }>({
      text: `SELECT count(*)::int AS wrong FROM (
               SELECT city, state, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, count(*) AS count
               FROM property WHERE approval_status = 'approved' AND is_active
               GROUP BY 1, 2, 3, 4, 5) AS truth
             FULL JOIN (SELECT city, state, subtype, purpose, bedrooms, sum(count) AS count
               FROM listing_count GROUP BY 1, 2, 3, 4, 5 HAVING sum(count) <> 0) AS kept
               USING (city, state, subtype, purpose, bedrooms)
             WHERE truth.count IS DISTINCT FROM kept.count`,
    });
    expect(wrong).toEqual({ wrong: 0 });
  });
});

type Order = (a: PropertyRow, b: PropertyRow) => number;

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const zeroLast = (a: number, b: number) => Number(a === 0) - Number(b === 0);
const newest: Order = (a, b) => Number(b.createdAt) - Number(a.createdAt) || text(b.id, a.id);

const ORDERS: Record<SearchSort, Order> = {
  relevance: (a, b) => Number(b.featured) - Number(a.featured) || newest(a, b),
  newest,
  price_asc: (a, b) => zeroLast(a.price, b.price) || a.price - b.price || text(a.id, b.id),
  price_desc: (a, b) => b.price - a.price || text(b.id, a.id),
  area_asc: (a, b) => zeroLast(a.areaSqm, b.areaSqm) || a.areaSqm - b.areaSqm || text(a.id, b.id),
  area_desc: (a, b) => b.areaSqm - a.areaSqm || text(b.id, a.id),
};

const AMENITIES_BY_NAME = new Map(AMENITIES.map((amenity) => [amenity.name, amenity.id]));
const AMENITY_NAMES = ['Parking', 'Garden', 'Security', 'WiFi'];

function rendered(n: number, sellerId: string): ListingToLoad {
  const pick = <T>(list: readonly T[], step: number): T => {
    const value = list[Math.floor(n / step) % list.length];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  };
  const subtype = pick(SUBTYPES, 1);
  const place = pick(PLACES, 5);
  const made = listing({
    sellerId,
    subtypeKey: subtype.key,
    purpose: n % 3 === 0 ? 'rent' : 'sell',
    title: pick(TITLES, 7) + ' ' + n,
    state: place.state,
    city: place.city,
    locality: pick(place.localities, 2),
    featured: n % 11 === 0,
    isActive: n % 29 !== 0,
    approvalStatus: n % 13 === 0 ? 'pending' : n % 17 === 0 ? 'rejected' : 'approved',
    createdAt: new Date(Date.UTC(2026, n % 9, 1 + (n % 27), n % 24, n % 60)),
  });
  const amenities = AMENITY_NAMES.filter((_, bit) => (n >> bit) & 1).map(amenityId);
  const numbers: Record<string, number> = {
    cost: n % 50 === 0 ? 0 : 400_000 + ((n * 7919) % 12_000_000),
    builtArea: 300 + ((n * 37) % 2500),
    carpetArea: 300 + ((n * 41) % 2500),
    bathrooms: 1 + (n % 4),
  };
  const known = Object.fromEntries(
    Object.entries(numbers).filter(([key]) => subtype.uses.some((use) => use.field === key)),
  );
  const bhk = 'bhk' in made.details && subtype.key !== 'penthouse-studio-apartment';
  return {
    ...made,
    details: {
      ...made.details,
      ...known,
      ...(bhk ? { bhk: String(1 + (n % 5)) + ' BHK' } : {}),
      amenities,
    },
  };
}

function amenityId(name: string): string {
  const found = AMENITIES_BY_NAME.get(name);
  if (!found) throw new Error('There is no amenity ' + name);
  return found;
}

function plain(made: ListingToLoad): Plain {
  const facts = headline(subtypeByKey(made.subtypeKey), made.details);
  return {
    id: made.id,
    price: facts.price ?? 0,
    sqft: (facts.areaSqm ?? 0) / 0.09290304,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    listing: made,
  };
}

function typeOf({ listing: { subtypeKey } }: Plain): string {
  return subtypeByKey(subtypeKey).type;
}

function hasAmenities(each: Plain, names: readonly string[]): boolean {
  const amenities = each.listing.details['amenities'];
  return Array.isArray(amenities) && names.every((name) => amenities.includes(amenityId(name)));
}

function countBy(list: readonly Plain[], keyOf: (each: Plain) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const each of list) {
    const key = keyOf(each);
    if (key !== '') counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function asObject(facets: readonly { value: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(facets.map(({ value, count }) => [value, count]));
}
