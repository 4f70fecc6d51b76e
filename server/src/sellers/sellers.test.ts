import { beforeAll, describe, expect, test } from 'vitest';
import { type Account } from '../accounts/account.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { ofAssignedStatement, ofOwnersStatement } from './findActivity.sql.ts';
import { countsStatement, pageStatement } from './findOwnProperties.sql.ts';
import { OWN_STATES } from './ownProperty.ts';
import { type OwnPropertyState } from './seller.graphql.ts';
import { foldActivity } from './foldActivity.ts';
import { type Statement } from '../platform/database/send.ts';
import { type ListingContent } from '../properties/property.row.ts';

let database: Database;
let served: TestApp;
let seller: Account;
let people: Record<'admin' | 'manager' | 'executive', Account>;
let siteAdmin: Account;
/** Of the seller: public, pending, rejected, sold, hidden, and public with an edit that waits. */
let ids: string[];
/** Of the builder's admin, the second assigned to the executive; and of the site_admin. */
let ofTeam: string[];
let ofAdmin: string;

/** Each group of tests has a market of its own: what one changes no other sees. */
async function fill(): Promise<void> {
  database = await freshDatabase();
  served = await testApp(database);
  seller = await buildAccount(database, { name: 'Rakesh Bhat', mobile: '9811111111' });
  siteAdmin = await buildAccount(database, {
    userType: 'site_admin',
    role: 'site_admin',
    kind: null,
  });
  const organisationId = newId();
  await database.query({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
    values: [organisationId],
  });
  const member = (role: 'admin' | 'manager' | 'executive') =>
    buildAccount(database, { userType: 'builder', kind: 'builder', role, organisationId });
  people = {
    admin: await member('admin'),
    manager: await member('manager'),
    executive: await member('executive'),
  };
  const day = (number: number) => ({ createdAt: new Date(Date.UTC(2026, 5, number)) });
  const local = (number: number, more: object = {}) =>
    listing({ sellerId: seller.id, ...day(number), ...more });
  const sold = { lifecycle: 'sold' as const, closedAt: new Date('2026-06-10T00:00:00Z') };
  const listings = [
    local(1),
    local(2, { approvalStatus: 'pending' }),
    local(3, { approvalStatus: 'rejected', rejectionReason: 'The photos are too dark.' }),
    local(4, sold),
    local(5, { isActive: false }),
    local(6),
  ];
  const team = [7, 8].map((number) => listing({ sellerId: people.admin.id, ...day(number) }));
  const admins = listing({ sellerId: siteAdmin.id, ...day(9) });
  await writeListings(database, [...listings, ...team, admins]);
  ids = listings.map(({ id }) => id);
  ofTeam = team.map(({ id }) => id);
  ofAdmin = admins.id;
  await database.query({
    text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
    values: [ofTeam[1], people.executive.id],
  });
  await waitingEdit(at(ids, 5), 'A brighter title');
  await happenings();
}

const at = (list: readonly string[], index: number) => list[index] ?? '';

async function waitingEdit(id: string, title: string): Promise<void> {
  const response = await served.graphql('query ($id: ID!) { property(id: $id) { id } }', { id });
  expect(response.errors).toEqual([]);
  const content: Omit<ListingContent, 'pictures'> & { pictures: [] } = {
    subtype: 'flat-apartment',
    purpose: 'sell',
    title,
    description: '',
    state: 'Karnataka',
    city: 'Bengaluru',
    district: null,
    locality: 'Indiranagar',
    address: null,
    pincode: null,
    latitude: null,
    longitude: null,
    locationIsApproximate: false,
    details: {},
    pictures: [],
    contactPhone: '9000099999',
    contactEmail: 'seller@example.com',
    shareWithAgents: false,
  };
  await database.query({
    text: 'INSERT INTO property_revision (property_id, content, submitted_by) VALUES ($1, $2, $3)',
    values: [id, JSON.stringify(content), seller.id],
  });
}

/** The clock of the tests stands at noon of 15 June in India. */
async function happenings(): Promise<void> {
  const view = (id: string, day: string, count: number) =>
    database.query({
      text: 'INSERT INTO listing_view (property_id, day, count) VALUES ($1, $2, $3)',
      values: [id, day, count],
    });
  await view(at(ids, 0), '2026-06-15', 4);
  await view(at(ids, 0), '2026-06-13', 2);
  await view(at(ids, 5), '2026-06-15', 1);
  await view(at(ids, 5), '2026-01-01', 100);
  await view(at(ofTeam, 1), '2026-06-14', 7);
  const enquiry = (sellerId: string, propertyId: string, when: string, more: object = {}) => {
    const row = { status: 'new', assigned: null, ...more };
    return database.query({
      text: `INSERT INTO enquiry (id, source, property_id, seller_id, name, mobile, message, status, assigned_to, created_at)
             VALUES ($1, 'lead', $2, $3, 'Asha', '9876500000', 'Is it there?', $4, $5, $6)`,
      values: [newId(), propertyId, sellerId, row.status, row.assigned, when],
    });
  };
  // Half past midnight in India is the evening before in UTC.
  await enquiry(seller.id, at(ids, 0), '2026-06-14T19:00:00Z');
  await enquiry(seller.id, at(ids, 0), '2026-06-14T10:00:00Z', { status: 'contacted' });
  await enquiry(seller.id, at(ids, 0), '2026-06-14T10:00:00Z', { status: 'spam' });
  // About a listing that is gone.
  await enquiry(seller.id, newId(), '2026-06-13T10:00:00Z');
  for (const status of ['new', 'spam']) {
    await enquiry(people.admin.id, at(ofTeam, 1), '2026-06-15T05:00:00Z', {
      status,
      assigned: people.executive.id,
    });
  }
  const buyer = await buildAccount(database, { userType: 'buyer', kind: null });
  for (const [id, when] of [
    [at(ids, 0), '2026-06-15T03:00:00Z'],
    [at(ids, 5), '2026-06-01T03:00:00Z'],
    [at(ofTeam, 0), '2026-06-15T03:00:00Z'],
  ]) {
    await database.query({
      text: 'INSERT INTO favourite (account_id, property_id, created_at) VALUES ($1, $2, $3)',
      values: [buyer.id, id, when],
    });
  }
}

const OWN = `query ($state: OwnPropertyState, $page: Int, $pageSize: Int) {
  viewer {
    properties(state: $state, page: $page, pageSize: $pageSize) {
      total page pageSize pageCount hasMore counts { state count }
      items { viewCount enquiryCount favouriteCount property { id title approvalStatus } } }
  } }`;

interface OwnPage {
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
  hasMore: boolean;
  counts: { state: string; count: number }[];
  items: {
    viewCount: number;
    enquiryCount: number;
    favouriteCount: number;
    property: { id: string; title: string; approvalStatus: string };
  }[];
}

async function own(as: Viewer, variables: object = {}): Promise<OwnPage> {
  const { data, errors } = await served.graphql(OWN, variables, as);
  expect(errors).toEqual([]);
  const response: { viewer: { properties: OwnPage } } = JSON.parse(JSON.stringify(data));
  return response.viewer.properties;
}

const idsOf = (page: OwnPage) => page.items.map(({ property }) => property.id);

describe('own listings', () => {
  beforeAll(fill);

  test('P-7-11 D-78 are those of a seller in every state, newest first, with what came of each', async () => {
    const page = await own(viewerOf(seller));
    expect(page).toMatchObject({ total: 6, page: 1, pageSize: 20, pageCount: 1, hasMore: false });
    expect(idsOf(page)).toEqual(ids.toReversed());
    const [newest] = page.items;
    expect(newest).toMatchObject({ viewCount: 101, enquiryCount: 0, favouriteCount: 1 });
    expect(page.items.at(-1)).toMatchObject({ viewCount: 6, enquiryCount: 2, favouriteCount: 1 });
    expect(page.items[1]).toMatchObject({ viewCount: 0, enquiryCount: 0, favouriteCount: 0 });
    expect(page.counts).toEqual([
      { state: 'PUBLIC', count: 2 },
      { state: 'PENDING', count: 2 },
      { state: 'REJECTED', count: 1 },
      { state: 'CLOSED', count: 1 },
      { state: 'HIDDEN', count: 1 },
    ]);
  });

  test('D-75 show the newest version, which waits while the approved one is public', async () => {
    const [newest] = (await own(viewerOf(seller))).items;
    expect(newest?.property).toMatchObject({
      title: 'A brighter title',
      approvalStatus: 'PENDING',
    });
  });

  test.each([
    ['PUBLIC', [5, 0]],
    ['PENDING', [5, 1]],
    ['REJECTED', [2]],
    ['CLOSED', [3]],
    ['HIDDEN', [4]],
  ])('of the state %s alone', async (state, expected) => {
    const page = await own(viewerOf(seller), { state });
    expect(idsOf(page)).toEqual(expected.map((index) => ids[index]));
    expect(page.total).toBe(expected.length);
    // The other states can still be chosen.
    expect(page.counts.map(({ count }) => count)).toEqual([2, 2, 1, 1, 1]);
  });

  test.each([
    ['D-99 a manager sees what the organisation lists', 'manager', [1, 0]],
    ['D-99 an executive sees what is assigned to it', 'executive', [1]],
  ] as const)('%s', async (_, role, expected) => {
    const page = await own(viewerOf(people[role]));
    expect(idsOf(page)).toEqual(expected.map((index) => ofTeam[index]));
  });

  test('of one moment stand by their ids, each once, for its seller and for everybody', async () => {
    const organisationId = newId();
    await database.query({
      text: 'INSERT INTO organisation (id, name) VALUES ($1, $1)',
      values: [organisationId],
    });
    const builder = { userType: 'builder', kind: 'builder', role: 'executive' } as const;
    const executive = await buildAccount(database, { ...builder, organisationId });
    const made = [1, 2, 3].map(() => listing({ sellerId: executive.id }));
    await writeListings(database, made);
    // Its own that is assigned to it too.
    await database.query({
      text: 'UPDATE property SET assigned_to = seller_id WHERE seller_id = $1',
      values: [executive.id],
    });
    const byId = made
      .map(({ id }) => id)
      .toSorted()
      .toReversed();
    const available = async (page: number) => {
      const path = `/api/seller/${executive.id}?limit=2&page=${page}`;
      const { properties } = Object((await served.rest(path)).body['data']);
      return properties.map(({ id }: { id: string }) => id);
    };
    for (const page of [1, 2]) {
      const expected = byId.slice(2 * page - 2, 2 * page);
      expect(idsOf(await own(viewerOf(executive), { page, pageSize: 2 }))).toEqual(expected);
      expect(await available(page)).toEqual(expected);
    }
  });

  test('of a site_admin are those it posted itself', async () => {
    expect(idsOf(await own(viewerOf(siteAdmin)))).toEqual([ofAdmin]);
  });

  test('go on page by page, and end', async () => {
    const second = await own(viewerOf(seller), { page: 2, pageSize: 4 });
    expect(second).toMatchObject({ total: 6, page: 2, pageCount: 2, hasMore: false });
    expect(idsOf(second)).toEqual([ids[1], ids[0]]);
    expect(await own(viewerOf(seller), { page: 2_000_000_000, pageSize: 500 })).toMatchObject({
      items: [],
      pageSize: 100,
      total: 6,
    });
    expect(idsOf(await own(viewerOf(seller), { page: -3, pageSize: 0 }))).toEqual([ids[5]]);
  });
});

const ACTIVITY = `query ($days: Int) { viewer {
    activity(days: $days) {
    views enquiries favourites days { day views enquiries favourites } }
  } }`;

interface Figures {
  day: string;
  views: number;
  enquiries: number;
  favourites: number;
}

async function activity(as: Viewer, days?: number) {
  const { data, errors } = await served.graphql(ACTIVITY, { days }, as);
  expect(errors).toEqual([]);
  const response: { viewer: { activity: Omit<Figures, 'day'> & { days: Figures[] } } } = JSON.parse(
    JSON.stringify(data),
  );
  return response.viewer.activity;
}

describe('activity', () => {
  beforeAll(fill);

  test('D-78 counts days of India and leaves none out', async () => {
    const found = await activity(viewerOf(seller), 3);
    expect(found).toEqual({
      days: [
        { day: '2026-06-13', views: 2, enquiries: 1, favourites: 0 },
        { day: '2026-06-14', views: 0, enquiries: 1, favourites: 0 },
        { day: '2026-06-15', views: 5, enquiries: 1, favourites: 1 },
      ],
      views: 7,
      enquiries: 3,
      favourites: 1,
    });
  });

  test('has thirty days unless told otherwise, a year at most and one at least', async () => {
    const usual = await activity(viewerOf(seller));
    expect(usual.days.length).toBe(30);
    expect(usual.favourites).toBe(2);
    const year = await activity(viewerOf(seller), 100_000);
    expect(year.days.length).toBe(365);
    expect(year.views).toBe(107);
    expect((await activity(viewerOf(seller), -5)).days.map(({ day }) => day)).toEqual([
      '2026-06-15',
    ]);
  });

  test.each([
    ['admin', { views: 7, enquiries: 1, favourites: 1 }],
    ['executive', { views: 7, enquiries: 1, favourites: 0 }],
  ] as const)('D-99 of a builder %s', async (role, expected) => {
    expect(await activity(viewerOf(people[role]))).toMatchObject(expected);
  });

  test('D-83 a visitor is asked to sign in for the dashboard', async () => {
    const { errors } = await served.graphql(ACTIVITY, {});
    expect(errors).toMatchObject([
      {
        message: 'Please login to view your dashboard. डैशबोर्ड देखने के लिए कृपया लॉगिन करें।',
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
  });

  test('D-99 of a site_admin is that of the market', async () => {
    expect(await activity(viewerOf(siteAdmin), 3)).toMatchObject({
      views: 14,
      enquiries: 4,
      favourites: 2,
    });
  });
});

describe('the calls', () => {
  beforeAll(fill);

  test.each(['/api/properties/my-properties', '/api/seller/properties'])(
    'P-7-11 P-7-14 D-04 %s is the same service',
    async (path) => {
      const response = await served.rest(`${path}?page=2&limit=4`, viewerOf(seller));
      expect(response).toMatchObject({
        status: 200,
        body: {
          success: true,
          message: '6 properties found.',
          pagination: { currentPage: 2, totalPages: 2, totalProperties: 6, limit: 4 },
          data: { counts: { public: 2, pending: 2, rejected: 1, closed: 1, hidden: 1 } },
        },
      });
      const list = [
        { _id: ids[1], approvalStatus: 'pending', views: 0, leads: 0, favorites: 0 },
        { _id: ids[0], approvalStatus: 'approved', views: 6, leads: 2, favorites: 1 },
      ];
      expect(response.body['properties']).toMatchObject(list);
      expect(response.body['data']).toMatchObject({ data: list, properties: list });
    },
  );

  test('P-7-11 my properties come whole up to 200, and in pages where they are asked for', async () => {
    const own = await buildAccount(database, { userType: 'seller' });
    const listings = Array.from({ length: 201 }, () => listing({ sellerId: own.id }));
    await writeListings(database, listings);
    const ask = async (path: string) => {
      const { body } = await served.rest(path, viewerOf(own));
      return [Object(body['properties']).length, body['pagination']];
    };
    const complete = { limit: 200, total: 201, hasMore: true };
    const path = '/api/properties/my-properties';
    expect(await ask(path)).toMatchObject([200, complete]);
    expect(await ask(`${path}?limit=500`)).toMatchObject([200, complete]);
    expect(await ask(`${path}?page=2`)).toMatchObject([1, { page: 2, hasMore: false }]);
    expect(await ask(`${path}?limit=10`)).toMatchObject([10, { totalPages: 21 }]);
    expect(await ask('/api/seller/properties')).toMatchObject([20, { limit: 20 }]);
  });

  test('P-7-14 a state narrows the list, and an unknown one is refused with a sentence', async () => {
    const path = '/api/seller/properties';
    const rejected = await served.rest(`${path}?state=Rejected`, viewerOf(seller));
    expect(rejected.body['properties']).toMatchObject([
      { _id: ids[2], isPublic: false, rejectionReason: 'The photos are too dark.' },
    ]);
    for (const all of ['all', '%20', '%20ALL']) {
      const { body } = await served.rest(`${path}?state=${all}`, viewerOf(seller));
      expect(body).toMatchObject({ message: '6 properties found.' });
    }
    await expect(served.rest(`${path}?state=lost`, viewerOf(seller))).resolves.toMatchObject({
      status: 400,
      body: { message: 'Use public, pending, rejected, closed or hidden for state.' },
    });
  });

  test.each([
    ['P-8-03 my properties', '/api/properties/my-properties', 'Please login to view properties'],
    ['P-8-03 properties', '/api/seller/properties', 'Please login to view properties'],
    [
      'P-8-02 D-83 the summary',
      '/api/seller/dashboard-summary',
      'Please login to view your dashboard. डैशबोर्ड देखने के लिए कृपया लॉगिन करें।',
    ],
  ])('%s without a token says what to do', async (_, path, message) => {
    await expect(served.rest(path)).resolves.toMatchObject({
      status: 401,
      body: { success: false, message },
    });
  });

  test('P-7-13 D-78 the summary holds totals by state, views, leads, favourites and the newest', async () => {
    const response = await served.rest('/api/seller/dashboard-summary', viewerOf(seller));
    expect(response.status).toBe(200);
    expect(response.body['data']).toMatchObject({
      totalProperties: 6,
      properties: { total: 6, public: 2, pending: 2, rejected: 1, closed: 1, hidden: 1 },
      totalViews: 107,
      totalLeads: 3,
      newLeads: 2,
      totalFavorites: 2,
    });
    const { recentProperties } = JSON.parse(JSON.stringify(response.body['data']));
    expect(recentProperties.map(({ _id }: { _id: string }) => _id)).toEqual(
      ids.toReversed().slice(0, 5),
    );
  });

  test('P-7-12 D-78 the record of a seller is public and holds no contact of the account', async () => {
    const response = await served.rest(`/api/seller/${seller.id}?limit=1`);
    expect(response).toMatchObject({
      status: 200,
      body: {
        data: {
          _id: seller.id,
          name: 'Rakesh Bhat',
          ownerType: 'Owner',
          verificationLevel: 'basic',
          totalProperties: 2,
          // The approved version, not the one that waits.
          properties: [{ _id: ids[5], title: 'Two rooms near the lake' }],
          pagination: { totalPages: 2, hasMore: true },
        },
      },
    });
    expect(response.text).not.toMatch(/9811111111|9000099999|seller@example/);
  });

  test.each([
    ['P-8-01 no id', '', 400, 'Seller ID is required'],
    ['P-8-01 an empty id', '/', 400, 'Seller ID is required'],
    ['P-8-01 a blank id', '/%20', 400, 'Seller ID is required'],
    ['P-7-12 an unknown id', '/' + newId(), 404, 'Seller not found. Please check the seller ID.'],
    ['P-7-12 any text', '/nobody', 404, 'Seller not found. Please check the seller ID.'],
  ])('%s', async (_, rest, status, message) => {
    const response = await served.rest('/api/seller' + rest);
    expect(response).toMatchObject({ status, body: { success: false, message } });
  });

  test('P-7-12 there is no record of a buyer or of an account that is not active', async () => {
    const buyer = await buildAccount(database, { userType: 'buyer', kind: null });
    const blocked = await buildAccount(database, { status: 'blocked' });
    for (const { id } of [buyer, blocked]) {
      const { data } = await served.graphql(
        'query ($id: ID!) { seller(id: $id) { propertyCount } }',
        {
          id,
        },
      );
      expect(data).toEqual({ seller: null });
    }
  });

  test('who has a public listing has a record, whatever the account is', async () => {
    const { id } = await buildAccount(database, { userType: 'buyer', kind: null });
    await writeListings(database, [listing({ sellerId: id })]);
    expect(await served.rest('/api/seller/' + id)).toMatchObject({ status: 200 });
    await database.query({
      text: 'UPDATE property SET is_active = false WHERE seller_id = $1',
      values: [id],
    });
    expect((await served.rest('/api/seller/' + id)).status).toBe(404);
  });

  test('P-7-12 the record in GraphQL goes on page by page', async () => {
    const { data, errors } = await served.graphql(
      `query ($id: ID!) { seller(id: $id) { propertyCount seller { name }
         listings(page: 2, pageSize: 1) { total pageCount hasMore items { id contact { phone } } } } }`,
      { id: seller.id },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      seller: {
        propertyCount: 2,
        seller: { name: 'Rakesh Bhat' },
        listings: {
          total: 2,
          pageCount: 2,
          hasMore: false,
          items: [{ id: ids[0], contact: { phone: '9000******' } }],
        },
      },
    });
  });
});

describe('with many listings', () => {
  let many: Account;

  beforeAll(async () => {
    await fill();
    many = await buildAccount(database);
    const others = await buildAccount(database);
    const rows = Array.from({ length: 400 }, () => listing({ sellerId: many.id }));
    await writeListings(database, [
      ...rows,
      ...Array.from({ length: 6_000 }, () => listing({ sellerId: others.id })),
    ]);
    await database.query({
      text: `INSERT INTO enquiry (id, source, property_id, seller_id, name, mobile, message, created_at)
             SELECT lpad(to_hex(n), 24, '0'), 'lead', p.id, p.seller_id, 'Asha', '9876500000', 'Hello',
               now() - n * interval '1 minute'
             FROM (SELECT id, seller_id, row_number() OVER () AS n FROM property) AS p`,
    });
    await database.query({
      text: `INSERT INTO listing_view (property_id, day, count)
             SELECT id, date '2026-06-15' - n, 3 FROM property, generate_series(0, 9) AS n
             ON CONFLICT DO NOTHING`,
    });
    for (const table of ['property', 'enquiry', 'listing_view', 'favourite', 'property_revision']) {
      await database.query({ text: ['VACUUM (ANALYZE)', table].join(' ') });
    }
  });

  async function planOf({ text, values }: Statement): Promise<string> {
    const rows = await database.query<{ 'QUERY PLAN': string }>({
      text: ['EXPLAIN', text].join(' '),
      values,
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const WHOLE = /Seq Scan on (property|enquiry|listing_view)\b/;

  test('counts and pages come from the index of the seller', async () => {
    const sellers = { sellerIds: [many.id], assignedTo: null };
    const counts = await planOf(countsStatement(sellers));
    expect(counts).toMatch(/Index Only Scan using property_seller/);
    expect(counts).not.toMatch(WHOLE);
    const planOfPage = (state: OwnPropertyState | null) =>
      planOf(pageStatement(sellers, { state, pageSize: 20, offset: 0 }));
    for (const state of [null, ...OWN_STATES]) {
      // A state that few listings have may come from an index of its own.
      expect(await planOfPage(state)).not.toMatch(WHOLE);
    }
    const all = await planOfPage(null);
    expect(all).toMatch(/property_seller/);
  });

  test('the days of a seller and of the market come from their sums', async () => {
    await database.query({
      text: `INSERT INTO activity_day (owner, day, what, count)
             SELECT 'seller ' || n, date '2026-06-15' - d, 'views', 3
             FROM generate_series(1, 500) AS n, generate_series(0, 29) AS d`,
    });
    await foldActivity(database);
    await database.query({ text: 'VACUUM (ANALYZE) activity_day' });
    for (const owner of [many.id, '']) {
      const plan = await planOf(ofOwnersStatement('2026-05-17', [owner]));
      expect(plan).toMatch(/activity_day_pkey/);
      expect(plan).not.toMatch(/Seq Scan on activity_day/);
    }
  });

  test('the days of an executive come from the indexes of its listings', async () => {
    const sellers = { sellerIds: [many.id], assignedTo: people.executive.id };
    const plan = await planOf(ofAssignedStatement('2026-05-17', sellers));
    expect(plan).toMatch(/listing_view_pkey/);
    expect(plan).toMatch(/enquiry_seller/);
    expect(plan).not.toMatch(WHOLE);
  });
});
