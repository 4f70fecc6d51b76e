import { beforeAll, describe, expect, test } from 'vitest';
import { type Account } from '../accounts/account.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { foldAllCounts } from '../properties/foldCounts.ts';
import { repairCounts } from '../properties/repairCounts.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { countsStatement } from './findOverview.sql.ts';
import { newestOfMarketStatement, newestStatement } from './listingsOfScope.sql.ts';
import { type Statement } from '../platform/database/send.ts';

let database: Database;
let served: TestApp;
let seller: Account;
let people: Record<'admin' | 'manager' | 'executive', Account>;
let siteAdmin: Viewer;
let ids: string[];

/**
 * Listings of the seller, the builder's admin and the executive, in that order, a day apart. Each group of
 * tests has its own: what one changes no other sees.
 */
async function fill(): Promise<void> {
  database = await freshDatabase();
  served = await testApp(database);
  const organisationId = newId();
  await database.query({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
    values: [organisationId],
  });
  seller = await buildAccount(database);
  const builder = (role: 'admin' | 'manager' | 'executive') =>
    buildAccount(database, { userType: 'builder', kind: 'builder', role, organisationId });
  people = {
    admin: await builder('admin'),
    manager: await builder('manager'),
    executive: await builder('executive'),
  };
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  const agra = { city: 'Agra', state: 'Uttar Pradesh', locality: '' };
  const day = (n: number) => ({ createdAt: new Date(Date.UTC(2026, 2, 1 + n)) });
  const sold = { lifecycle: 'sold' as const, closedAt: new Date('2026-06-10T06:00:00Z') };
  const all = [
    listing({ sellerId: seller.id, ...day(0) }),
    listing({ sellerId: seller.id, ...day(1), ...agra, subtypeKey: 'farm-house' }),
    listing({ sellerId: seller.id, ...day(2), approvalStatus: 'pending' }),
    listing({ sellerId: seller.id, ...day(3), isActive: false }),
    listing({ sellerId: seller.id, ...day(4), ...sold }),
    listing({ sellerId: people.admin.id, ...day(5), approvalStatus: 'rejected' }),
    listing({ sellerId: people.admin.id, ...day(6) }),
    listing({ sellerId: people.executive.id, ...day(7), approvalStatus: 'pending' }),
  ];
  ids = all.map(({ id }) => id);
  await writeListings(database, all);
  await database.query({
    text: 'UPDATE property SET assigned_to = $2 WHERE id = ANY($1)',
    values: [[ids[6], ids[7]], people.executive.id],
  });
  const buyer = await buildAccount(database, { userType: 'buyer', kind: null });
  for (const id of [ids[0], ids[1], ids[6]]) {
    await database.query({
      text: 'INSERT INTO favourite (account_id, property_id) VALUES ($1, $2)',
      values: [buyer.id, id],
    });
  }
}

const OVERVIEW = `query ($page: Int, $pageSize: Int) { viewer {
    overview {
    scope total publicCount favouriteCount approval { status count } lifecycle { lifecycle count }
    towns { city state count } kinds { key title count }
    recent(page: $page, pageSize: $pageSize) { id approvalStatus lifecycle } }
  } }`;

interface Answer {
  scope: string;
  total: number;
  publicCount: number;
  favouriteCount: number | null;
  approval: { status: string; count: number }[];
  lifecycle: { lifecycle: string; count: number }[];
  towns: { city: string; state: string; count: number }[];
  kinds: { key: string; title: string; count: number }[];
  recent: { id: string; approvalStatus: string }[];
}

async function overview(as: Viewer, variables: object = {}): Promise<Answer> {
  const { data, errors } = await served.graphql(OVERVIEW, variables, as);
  expect(errors).toEqual([]);
  const response: { viewer: { overview: Answer } } = JSON.parse(JSON.stringify(data));
  return response.viewer.overview;
}

const newestFirst = (from: number, to: number) => ids.slice(from, to).toReversed();
const idsOf = ({ recent }: Answer) => recent.map(({ id }) => id);

describe('the overview', () => {
  beforeAll(fill);

  test('of a seller holds its own listings in every state', async () => {
    const found = await overview(viewerOf(seller));
    expect(found).toMatchObject({
      scope: 'OWN',
      total: 5,
      publicCount: 2,
      favouriteCount: 2,
      approval: [
        { status: 'PENDING', count: 1 },
        { status: 'APPROVED', count: 4 },
        { status: 'REJECTED', count: 0 },
      ],
      towns: [
        { city: 'Bengaluru', state: 'Karnataka', count: 4 },
        { city: 'Agra', state: 'Uttar Pradesh', count: 1 },
      ],
      kinds: [
        { key: 'flat-apartment', title: 'Flat/Apartment', count: 4 },
        { key: 'farm-house', count: 1 },
      ],
    });
    expect(found.lifecycle.filter(({ count }) => count > 0)).toEqual([
      { lifecycle: 'AVAILABLE', count: 4 },
      { lifecycle: 'SOLD', count: 1 },
    ]);
    expect(idsOf(found)).toEqual(newestFirst(0, 5));
  });

  test.each(['admin', 'manager'] as const)(
    'V-2.1-18 D-99 of a builder %s holds those of the whole organisation',
    async (role) => {
      const found = await overview(viewerOf(people[role]));
      expect(found).toMatchObject({
        scope: 'ORGANISATION',
        total: 3,
        publicCount: 1,
        favouriteCount: 1,
      });
      expect(idsOf(found)).toEqual(newestFirst(5, 8));
    },
  );

  test('V-2.1-18 D-99 of an executive holds its own and the assigned ones, each once', async () => {
    const found = await overview(viewerOf(people.executive));
    expect(found).toMatchObject({ scope: 'ASSIGNED', total: 2, publicCount: 1, favouriteCount: 1 });
    expect(idsOf(found)).toEqual(newestFirst(6, 8));
  });

  test('of a site_admin holds the whole market', async () => {
    const found = await overview(siteAdmin);
    expect(found).toMatchObject({
      scope: 'MARKET',
      total: 8,
      publicCount: 3,
      favouriteCount: null,
      approval: [{ count: 2 }, { count: 5 }, { count: 1 }],
    });
    expect(found.towns).toEqual([
      { city: 'Bengaluru', state: 'Karnataka', count: 2 },
      { city: 'Agra', state: 'Uttar Pradesh', count: 1 },
    ]);
    expect(idsOf(found)).toEqual(newestFirst(0, 8));
  });

  test('goes on page by page, and ends', async () => {
    const page = (number: number) => overview(viewerOf(seller), { page: number, pageSize: 2 });
    expect(idsOf(await page(2))).toEqual([ids[2], ids[1]]);
    expect(idsOf(await page(3))).toEqual([ids[0]]);
    expect(idsOf(await page(0))).toEqual([ids[4], ids[3]]);
    expect(idsOf(await page(2_000_000_000))).toEqual([]);
  });

  test('counts of all listings follow every change and survive their folding', async () => {
    const extra = listing({ sellerId: seller.id, approvalStatus: 'pending' });
    await writeListings(database, [extra]);
    expect((await overview(siteAdmin)).total).toBe(9);
    await database.query({
      text: `UPDATE property SET approval_status = 'approved' WHERE id = $1`,
      values: [extra.id],
    });
    await foldAllCounts(database);
    expect(await overview(siteAdmin)).toMatchObject({ total: 9, publicCount: 4 });
    await database.query({ text: 'DELETE FROM property WHERE id = $1', values: [extra.id] });
    expect(await overview(siteAdmin)).toMatchObject({ total: 8, publicCount: 3 });
    await database.query({ text: 'INSERT INTO listing_state SELECT * FROM listing_state LIMIT 1' });
    expect(await repairCounts(database)).toBe(1);
    expect((await overview(siteAdmin)).total).toBe(8);
  });
});

describe('with many listings', () => {
  let many: Account;

  beforeAll(async () => {
    await fill();
    many = await buildAccount(database);
    const others = await buildAccount(database);
    await writeListings(database, [
      ...Array.from({ length: 400 }, () => listing({ sellerId: many.id })),
      ...Array.from({ length: 6_000 }, () => listing({ sellerId: others.id })),
    ]);
    await database.query({
      text: 'UPDATE property SET assigned_to = $1 WHERE seller_id = $2',
      values: [people.executive.id, people.admin.id],
    });
    await database.query({ text: 'VACUUM (ANALYZE) property' });
  });

  async function planOf({ text, values }: Statement): Promise<string> {
    const rows = await database.query<{ 'QUERY PLAN': string }>({
      text: ['EXPLAIN', text].join(' '),
      values,
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const scope = () => ({ sellerIds: [many.id], assignedTo: people.executive.id });

  test('the newest of one moment stand by their ids, each once, and the first thousand can be reached', async () => {
    const { admin, executive } = people;
    await database.query({
      text: `UPDATE property SET assigned_to = $1, created_at = '2026-03-01T06:00:00Z'
        WHERE seller_id = ANY($2)`,
      values: [executive.id, [admin.id, executive.id]],
    });
    const scopes = [
      [viewerOf(many), `seller_id = '${many.id}'`],
      [viewerOf(executive), `assigned_to = '${executive.id}'`],
      [siteAdmin, 'true'],
    ] as const;
    for (const [as, condition] of scopes) {
      const rows = await database.query<{ id: string }>({
        text: `SELECT id FROM property WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT 4`,
      });
      const expected = rows.map(({ id }) => id);
      for (const page of [1, 2]) {
        const shown = idsOf(await overview(as, { page, pageSize: 2 }));
        expect(shown).toEqual(expected.slice(2 * page - 2, 2 * page));
      }
    }
    expect(idsOf(await overview(siteAdmin, { page: 10, pageSize: 100 }))).toHaveLength(100);
    expect(idsOf(await overview(siteAdmin, { page: 11, pageSize: 100 }))).toEqual([]);
  });

  test('a seller’s listings are counted from the index of the seller alone', async () => {
    const plan = await planOf(countsStatement(scope()));
    expect(plan).toMatch(/Index Only Scan using property_seller/);
    expect(plan).toMatch(/property_assigned/);
    expect(plan).not.toMatch(/Seq Scan on property/);
  });

  test('the newest are walked in the order of an index', async () => {
    const plan = await planOf(newestStatement(scope(), 10, 0));
    expect(plan).toMatch(/Index Only Scan using property_seller/);
    expect(plan).not.toMatch(/Seq Scan on property/);
    const market = await planOf(newestOfMarketStatement(10, 0));
    expect(market).toMatch(/Index Only Scan using property_newest/);
    expect(market).not.toMatch(/Seq Scan on property/);
  });
});
