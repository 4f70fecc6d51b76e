import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { readSearch } from '../../../schema/searchReader.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { NOW, type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { closedCountStatement, closedPageStatement } from './search/closedStatement.sql.ts';
import { resolveSearch } from './search/resolvedSearch.ts';

const DAY = 86_400_000;
const YEAR = LIMITS.listing.closedDays;

let database: Database;
let served: TestApp;
let names: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const { id: sellerId } = await buildAccount(database);
  const made = (name: string, changes: object = {}) =>
    ({
      name,
      row: listing({ sellerId, title: `Home ${name}`, details: { cost: 5_000_000 }, ...changes }),
    }) as const;
  const closed = (name: string, days: number, changes: object = {}) =>
    made(name, {
      lifecycle: 'sold',
      closedAt: new Date(NOW.getTime() - days * DAY),
      ...changes,
    });
  const rows = [
    made('open'),
    made('expired', { lifecycle: 'expired' }),
    closed('week', 7),
    closed('rented', 20, { lifecycle: 'rented', purpose: 'rent', details: { cost: 20_000 } }),
    closed('agra', 30, { city: 'Agra', state: 'Uttar Pradesh', locality: '' }),
    closed('year', YEAR),
    closed('older', YEAR + 1),
    closed('hidden', 8, { isActive: false }),
    closed('pending', 9, { approvalStatus: 'pending' }),
  ];
  await writeListings(
    database,
    rows.map(({ row }) => row),
  );
  names = new Map(rows.map(({ name, row }) => [row.id, name]));
});

async function fetchClosed(args = '') {
  const { data, errors } = await served.graphql(
    `{ closedProperties${args} { total totalIsLowerBound page pageCount hasMore items { id lifecycle contact { kind: __typename } } } }`,
  );
  expect(errors).toEqual([]);
  const { closedProperties: beside } = Object(data);
  return { beside, found: named(beside.items) };
}

function named(items: readonly { id: string }[]) {
  return items.map(({ id }) => names.get(id));
}

describe('D-105 what was sold and rented, beside what can be had', () => {
  test('of the last 12 months, the latest first, and in no total but its own', async () => {
    const { data } = await served.graphql('{ properties { total items { id } } }');
    const { properties } = Object(data);
    expect([properties.total, named(properties.items)]).toEqual([1, ['open']]);
    const { beside, found } = await fetchClosed();
    expect(found).toEqual(['week', 'rented', 'agra', 'year']);
    expect(beside).toMatchObject({ total: 4, totalIsLowerBound: false, pageCount: 1 });
  });

  test.each([
    ['(filter: { city: "Agra" })', ['agra']],
    ['(filter: { city: "Bengaluru" })', ['week', 'rented', 'year']],
    ['(filter: { state: "Karnataka", purpose: RENT })', ['rented']],
    ['(filter: { keyword: "home in agra" })', ['agra']],
    ['(filter: { keyword: "week" })', ['week']],
    ['(filter: { maxPrice: 30000 })', ['rented']],
    ['(filter: { city: "Atlantis" })', []],
    ['(filter: { subtype: "warehouse" })', []],
  ])('closedProperties%s: %j', async (args, expected) => {
    expect((await fetchClosed(args)).found).toEqual(expected);
  });

  test('has pages of its own', async () => {
    const pages = ['(page: 1, pageSize: 3)', '(page: 2, pageSize: 3)', '(page: 3, pageSize: 3)'];
    const found = await Promise.all(pages.map((page) => fetchClosed(page)));
    expect(found.map((each) => each.found)).toEqual([['week', 'rented', 'agra'], ['year'], []]);
    expect(found.map(({ beside }) => [beside.page, beside.hasMore, beside.pageCount])).toEqual([
      [1, true, 2],
      [2, false, 2],
      [3, false, 2],
    ]);
  });

  test('nobody sees a contact', async () => {
    const { beside } = await fetchClosed();
    for (const { contact } of beside.items) expect(contact.kind).toBe('MaskedContact');
  });

  test('through REST with lifecycle=closed_too, and only then', async () => {
    const { body } = await served.rest('/api/properties?lifecycle=closed_too&limit=3&page=2');
    expect(body['pagination']).toMatchObject({ total: 1 });
    const closed = Object(body['closed']);
    expect(named(closed.properties.map(({ _id }: { _id: string }) => ({ id: _id })))).toEqual([
      'year',
    ]);
    expect(closed.pagination).toMatchObject({ total: 4, page: 2, totalPages: 2 });
    expect((await served.rest('/api/properties')).body).not.toHaveProperty('closed');
    expect(await served.rest('/api/properties?lifecycle=sold')).toMatchObject({
      status: 400,
      body: { message: 'Use closed_too for lifecycle.', errors: [{ field: 'lifecycle' }] },
    });
  });

  test('everything that it shows has a page', async () => {
    const { beside } = await fetchClosed();
    for (const { id } of beside.items) {
      expect((await served.page(`/property-details-v1/${id}`)).status).toBe(200);
    }
  });
});

describe('with many listings', () => {
  let crowded: Database;

  beforeAll(async () => {
    crowded = await freshDatabase();
    const { id: sellerId } = await buildAccount(crowded, { name: 'Somebody with many' });
    const many = Array.from({ length: 6_000 }, (_, n) =>
      listing({
        sellerId,
        city: n % 4 === 0 ? 'Agra' : 'Pune',
        state: n % 4 === 0 ? 'Uttar Pradesh' : 'Maharashtra',
        locality: '',
        title: n % 500 === 0 ? 'Belvedere' : 'Flat',
        lifecycle: n % 3 === 0 ? 'sold' : 'available',
        closedAt: n % 3 === 0 ? new Date(NOW.getTime() - n * 60_000) : null,
      }),
    );
    await writeListings(crowded, many);
    await crowded.query({ text: 'VACUUM (ANALYZE) property' });
  });

  const SINCE = new Date(NOW.getTime() - YEAR * DAY);

  test.each([
    ['', 'Index Only Scan using property_closed_feed'],
    ['status=sell&minPrice=9', 'Index Only Scan using property_closed_feed'],
    ['city=Agra', 'Index Only Scan using property_city_closed'],
    ['city=Agra&subtype=villa&features=Lift', 'Index Only Scan using property_city_closed'],
    ['keyword=belvedere', 'Bitmap Index Scan on property_closed_search'],
  ])('each list has its index: %j', async (query, index) => {
    const { search } = resolveSearch(readSearch(new URLSearchParams(query)).filter);
    for (const { text, values } of [
      closedPageStatement(search, SINCE, 'indexed', { offset: 0, limit: 20 }),
      closedCountStatement(search, SINCE, 'indexed', 10_001),
    ]) {
      const rows = await crowded.query<{ 'QUERY PLAN': string }>({
        text: ['EXPLAIN', text].join(' '),
        values,
      });
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
    }
  });
});
