import { beforeAll, describe, expect, test } from 'vitest';
import { type SearchFilter, SORTS } from '../../../../schema/search.ts';
import { buildAccount, listing, writeListings } from '../../../test/factories.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { type Database } from '../../platform/database/connect.ts';
import { type ListingToLoad } from '../copyListings.ts';
import { findClosed } from '../findClosed.ts';
import { PropertySearch } from '../findProperties.ts';

const NOW = new Date('2026-05-04T06:30:00Z');
const MINUTE = 60_000;

let database: Database;
let search: PropertySearch;
let made: ListingToLoad[];

/** 1,500 listings that speak of a garden, one in ten featured, and 1,200 that were sold. Moats are fewer, gazebos rare. */
beforeAll(async () => {
  database = await freshDatabase();
  search = new PropertySearch(database);
  const { id: sellerId } = await buildAccount(database);
  made = Array.from({ length: 2_700 }, (_, n) =>
    listing({
      sellerId,
      title: `Garden${n % 3 === 0 ? ' with a moat' : ''}${n % 23 === 0 ? ' and gazebo' : ''}`,
      featured: n % 10 === 0 && n < 1_500,
      createdAt: new Date(NOW.getTime() - ((n * 7_919) % 2_700) * MINUTE),
      lifecycle: n < 1_500 ? 'available' : 'sold',
      closedAt: n < 1_500 ? null : new Date(NOW.getTime() - ((n * 31) % 1_201) * MINUTE),
      subtypeKey: n % 2 === 0 ? 'flat-apartment' : 'residential-house-villa',
      details: {
        cost: 1_000_000 + (n % 50) * 100_000,
        bhk: `${1 + (n % 4)} BHK`,
        builtArea: 500 + (n % 40) * 10,
        areaUnit: 'Sq ft',
      },
    }),
  );
  await writeListings(database, made);
  await database.query({ text: 'VACUUM (ANALYZE) property' });
});

const available = () => made.filter(({ lifecycle }) => lifecycle === 'available');

async function pages(filter: SearchFilter, sort: (typeof SORTS)[number], most: number) {
  const found: string[] = [];
  for (let page = 1; found.length < most; page += 1) {
    const { items } = await search.find({ filter, sort, page, pageSize: 48 });
    if (items.length === 0) break;
    found.push(...items.map(({ id }) => id));
  }
  return found;
}

describe('D-16 what many listings have is shown in the same order, however it is found', () => {
  test('featured ones first, past the last of them, to the last page', async () => {
    const expected = available()
      .toSorted(
        (a, b) =>
          Number(b.featured) - Number(a.featured) || b.createdAt.getTime() - a.createdAt.getTime(),
      )
      .map(({ id }) => id);
    expect(await pages({ keyword: 'garden' }, 'relevance', 9_999)).toEqual(expected);
    const moats = new Set(made.filter(({ title }) => title.includes('moat')).map(({ id }) => id));
    expect(await pages({ keyword: 'moat' }, 'relevance', 9_999)).toEqual(
      expected.filter((id) => moats.has(id)),
    );
  });

  test.each(SORTS)('every page in the order %s, none twice', async (sort) => {
    const found = await pages({ keyword: 'garden' }, sort, 9_999);
    expect([found.length, new Set(found).size]).toEqual([1_500, 1_500]);
  });
});

const FILTERS: readonly SearchFilter[] = [
  {},
  { subtype: 'flat-apartment' },
  { type: 'residential' },
  { bedrooms: { min: 2, max: 2 } },
  { bedrooms: { min: 2 } },
  { subtype: 'flat-apartment', bedrooms: { min: 0, max: 2 } },
  { type: 'homes', bedrooms: { min: 1, max: 3 } },
  { minSize: 600, maxSize: 700 },
  { minSize: 700, maxSize: 700 },
  { maxSize: 700 },
  { minPrice: 2_000_000, maxPrice: 3_000_000 },
  { minPrice: 2_000_000 },
  { purpose: 'sell', minSize: 600, maxSize: 700, minPrice: 2_000_000, maxPrice: 3_000_000 },
];

test.each(FILTERS)('V-7-02 words beside filters find what fits both: %j', async (filter) => {
  const fitting = new Set(await pages(filter, 'relevance', 9_999));
  const expected = available().filter(
    ({ id, title }) => title.includes('gazebo') && fitting.has(id),
  );
  expect(expected).not.toEqual([]);
  const found = await pages({ ...filter, keyword: 'gazebo' }, 'relevance', 9_999);
  expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
});

describe('D-105 what was sold, by words', () => {
  const closed = async (keyword: string, page: number) =>
    findClosed(database, await search.meaning({ keyword }), { page, pageSize: 48 }, NOW);

  test('above a thousand the total is exact as well, and every page is in order', async () => {
    const expected = made
      .filter(({ closedAt }) => closedAt !== null)
      .toSorted((a, b) => Number(b.closedAt) - Number(a.closedAt) || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    const found = [];
    for (let page = 1; page <= 25; page += 1) {
      const { items, total, totalIsLowerBound, hasMore } = await closed('garden', page);
      expect([total, totalIsLowerBound, hasMore]).toEqual([1_200, false, page < 25]);
      found.push(...items.map(({ id }) => id));
    }
    expect(found).toEqual(expected);
  });

  test('and below it', async () => {
    const { items, total, totalIsLowerBound } = await closed('moat', 1);
    expect([items.length, total, totalIsLowerBound]).toEqual([48, 400, false]);
  });
});
