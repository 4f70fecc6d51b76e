import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { queueStatement, queueWalkStatement } from './findQueue.sql.ts';

let database: Database;
let served: TestApp;
let siteAdmin: Viewer;
/** By title. */
let ids: Record<string, string>;

const AGRA = { city: 'Agra', state: 'Uttar Pradesh', locality: 'Tajganj' };

/**
 * Eight listings of two sellers, a day apart; the edit came in on the fifth day. Each group of tests has its
 * own: what one changes no other sees.
 */
async function fill(): Promise<void> {
  database = await freshDatabase();
  served = await testApp(database);
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  const asha = await buildAccount(database, {
    name: 'Asha 100% Homes',
    mobile: '9812300001',
    email: 'Asha@example.in',
  });
  const ravi = await buildAccount(database, { name: 'Ravi Kulkarni' });
  const day = (n: number) => new Date(Date.UTC(2026, 2, 1 + n));
  const pending = { approvalStatus: 'pending' as const };
  const rejected = { approvalStatus: 'rejected' as const, rejectionReason: 'Blurred.' };
  const all = [
    { sellerId: asha.id, title: 'Old flat', createdAt: day(0) },
    { sellerId: asha.id, title: 'Waiting shop', createdAt: day(3), ...pending },
    { sellerId: ravi.id, title: 'Waiting farm', createdAt: day(1), ...pending, ...AGRA },
    { sellerId: ravi.id, title: 'Refused plot', createdAt: day(2), ...rejected },
    { sellerId: ravi.id, title: 'Edited villa', createdAt: day(4), featured: true },
    { sellerId: ravi.id, title: 'Hidden office', createdAt: day(5), isActive: false },
    { sellerId: asha.id, title: 'Sold flat', createdAt: day(6), ...AGRA, ...sold(day(90)) },
    { sellerId: asha.id, title: 'Villa with a refused edit', createdAt: day(7) },
  ].map((each) => listing({ ...each, subtypeKey: subtypeOf(each.title) }));
  await writeListings(database, all);
  ids = Object.fromEntries(all.map(({ title, id }) => [title, id]));
  for (const [title, status, edited] of [
    ['Edited villa', 'pending', 'Grand haveli'],
    ['Villa with a refused edit', 'rejected', 'Palace'],
  ] as const) {
    await database.query({
      text: `INSERT INTO property_revision (property_id, content, status, rejection_reason, created_at)
             SELECT id, json_build_object('title', $2::text, 'details', details, 'subtype', subtype,
               'pictures', pictures, 'city', city, 'locality', locality), $3, 'No.', $4
             FROM property WHERE id = $1`,
      values: [ids[title], edited, status, day(2)],
    });
  }
}

function sold(closedAt: Date) {
  return { lifecycle: 'sold' as const, closedAt };
}

function subtypeOf(title: string): string {
  return title.includes('farm') ? 'farm-house' : 'flat-apartment';
}

const QUEUE = `query ($status: ApprovalStatus, $search: String, $page: Int, $pageSize: Int) {
  administration {
    moderationQueue(status: $status, search: $search, page: $page, pageSize: $pageSize) {
      total totalIsLowerBound page pageCount hasMore
      items { title approvalStatus isPublic rejectionReason edit { changes { label before after } } } }
  } }`;

interface Page {
  total: number;
  totalIsLowerBound: boolean;
  page: number;
  pageCount: number;
  hasMore: boolean;
  items: { title: string; approvalStatus: string; isPublic: boolean }[];
}

async function queue(variables: object = {}): Promise<Page> {
  const { data, errors } = await served.graphql(QUEUE, variables, siteAdmin);
  expect(errors).toEqual([]);
  const response: { administration: { moderationQueue: Page } } = JSON.parse(JSON.stringify(data));
  return response.administration.moderationQueue;
}

const titles = async (variables: object = {}) =>
  (await queue(variables)).items.map(({ title }) => title);

describe('the queue', () => {
  beforeAll(fill);

  test('A-7.4-11 what waits comes oldest first, edits of approved listings among it', async () => {
    const found = await queue({ status: 'PENDING' });
    expect(found).toMatchObject({ total: 3, totalIsLowerBound: false, pageCount: 1 });
    expect(found.items).toMatchObject([
      { title: 'Waiting farm', isPublic: false, edit: null },
      {
        title: 'Grand haveli',
        isPublic: true,
        edit: { changes: [{ label: 'Title', before: 'Edited villa', after: 'Grand haveli' }] },
      },
      { title: 'Waiting shop', isPublic: false },
    ]);
  });

  test('A-7.4-05 every state can be asked for, each listing in its newest version', async () => {
    expect(await titles({ status: 'APPROVED' })).toEqual([
      'Sold flat',
      'Hidden office',
      'Old flat',
    ]);
    const refused = await queue({ status: 'REJECTED' });
    expect(refused.items.map(({ title }) => title).toSorted()).toEqual(['Palace', 'Refused plot']);
    expect(refused.items).toContainEqual(
      expect.objectContaining({ title: 'Refused plot', rejectionReason: 'Blurred.' }),
    );
    expect(await queue()).toMatchObject({ total: 8 });
    expect((await titles()).slice(0, 2)).toEqual(['Palace', 'Sold flat']);
  });

  test('pages are clamped, and one past the end is empty', async () => {
    expect(await queue({ page: 2, pageSize: 3 })).toMatchObject({ page: 2, pageCount: 3 });
    expect(await titles({ page: 3, pageSize: 3 })).toEqual(['Waiting farm', 'Old flat']);
    expect(await titles({ page: 0, pageSize: 3 })).toEqual(await titles({ pageSize: 3 }));
    const beyond = await queue({ page: 2_000_000_000, pageSize: 100 });
    expect(beyond).toMatchObject({ total: 8, hasMore: false, items: [] });
    expect(await queue({ search: 'villa', page: 2_000_000_000 })).toMatchObject({ items: [] });
    expect((await queue({ pageSize: -5 })).items).toHaveLength(1);
  });

  test.each([
    ['a word of the title', 'villa', ['Palace', 'Grand haveli']],
    ['the beginning of a word', 'offi', ['Hidden office']],
    ['words in any order', 'FLAT  old', ['Old flat']],
    ['a town', 'Agra', ['Sold flat', 'Waiting farm']],
    [
      'a part of the seller’s name',
      'kulk',
      ['Hidden office', 'Grand haveli', 'Refused plot', 'Waiting farm'],
    ],
    ['the seller’s mobile', '+91 98123 00001', ['Palace', 'Sold flat', 'Waiting shop', 'Old flat']],
    ['the seller’s e-mail', 'ASHA@EXAMPLE.IN', ['Palace', 'Sold flat', 'Waiting shop', 'Old flat']],
    [
      'signs that mean something elsewhere',
      '100%',
      ['Palace', 'Sold flat', 'Waiting shop', 'Old flat'],
    ],
    ['nothing that is there', 'zzz', []],
    ['only signs', "'; %_ & |", []],
    ['only a stop word', 'the', []],
  ])('a search finds %s', async (_what, search, expected) => {
    const found = await queue({ search });
    expect(found.items.map(({ title }) => title)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test('a search finds an id, and keeps to the state that is looked at', async () => {
    expect(await titles({ search: ids['Old flat'] })).toEqual(['Old flat']);
    expect(await titles({ search: ' ' + ids['Old flat']?.toUpperCase() })).toEqual(['Old flat']);
    expect(await titles({ search: ids['Old flat'], status: 'PENDING' })).toEqual([]);
    expect(await titles({ search: 'flat', status: 'APPROVED' })).toEqual(['Sold flat', 'Old flat']);
    expect(await titles({ search: 'haveli', status: 'PENDING' })).toEqual(['Grand haveli']);
    expect(await titles({ search: 'ravi', status: 'REJECTED' })).toEqual(['Refused plot']);
  });
});

describe('through the documented calls', () => {
  beforeAll(fill);

  const listed = async (path: string) => {
    const { status, body } = await served.rest(path, siteAdmin);
    const list: { title: string }[] = JSON.parse(JSON.stringify(body['properties'] ?? null));
    return { status, body, titles: list?.map(({ title }) => title) };
  };

  test('A-7.4-05 A-7.4-18 the list takes state, type, town and words', async () => {
    for (const path of ['/api/site-admin/properties', '/api/properties/admin/all-properties']) {
      expect(await listed(path + '?limit=2&page=1')).toMatchObject({
        status: 200,
        titles: ['Palace', 'Sold flat'],
        body: {
          success: true,
          message: '8 properties found.',
          pagination: { total: 8, totalPages: 4, currentPage: 1, limit: 2, hasMore: true },
          data: { pagination: { totalProperties: 8 } },
        },
      });
      expect((await listed(path + '?status=rejected&search=plot')).titles).toEqual([
        'Refused plot',
      ]);
      expect((await listed(path + '?approvalStatus=pending&type=agricultural')).titles).toEqual([
        'Waiting farm',
      ]);
      expect((await listed(path + '?city=agra&status=all')).titles).toEqual([
        'Sold flat',
        'Waiting farm',
      ]);
      expect((await listed(path + '?status=rent')).titles).toEqual([]);
    }
  });

  test('A-7.4-11 pending ones have a list of their own', async () => {
    const found = await listed('/api/site-admin/properties/pending?status=approved');
    expect(found.titles).toEqual(['Waiting farm', 'Grand haveli', 'Waiting shop']);
    expect(found.body['properties']).toMatchObject([
      { approvalStatus: 'pending', isPublic: false },
      { approvalStatus: 'pending', isPublic: true },
      { approvalStatus: 'pending' },
    ]);
  });

  test.each([
    ['approvalStatus=open', 'Use pending, approved or rejected for approvalStatus.'],
    ['status=open', 'Use sell or rent for status.'],
    ['type=project', 'Use residential, commercial, agricultural or land for type.'],
    ['search=flat&limit=many', 'Use a whole number from 1 for limit.'],
  ])('%s is refused with a sentence', async (query, message) => {
    const { status, body } = await listed('/api/site-admin/properties?' + query);
    expect([status, body['message']]).toEqual([400, message]);
  });

  test.each(
    'bedrooms bathrooms rooms minPrice maxPrice minSize maxSize features location district'.split(
      ' ',
    ),
  )(
    'A-7.4-05 %s narrows nothing here, and is refused instead of answered with everything',
    async (name) => {
      for (const path of ['', '/pending']) {
        const { status, body } = await listed(`/api/site-admin/properties${path}?${name}=4`);
        expect([status, body['message']]).toEqual([
          400,
          expect.stringMatching(
            new RegExp(`^Unknown parameter “${name}”\\. Use (?:approvalStatus, )?search, `),
          ),
        ]);
      }
    },
  );

  test('words under the name of visitors are looked for as an administrator looks, however many', async () => {
    const { status, body } = await listed(
      '/api/site-admin/properties?keyword=' + 'villa '.repeat(30),
    );
    expect([status, body['message']]).toEqual([200, '2 properties found.']);
  });

  test('A-7.4-10 the figures count each listing once, by its newest version', async () => {
    const { body } = await served.rest('/api/site-admin/properties/stats', siteAdmin);
    const figures = {
      total: 8,
      pending: 3,
      pendingEdits: 1,
      approved: 3,
      rejected: 2,
      active: 7,
      inactive: 1,
      public: 4,
      featured: 1,
      available: 7,
      underOffer: 0,
      sold: 1,
      rented: 0,
    };
    expect(body).toMatchObject({ success: true, data: figures, stats: figures });
    const { data } = await served.graphql(
      '{ administration { propertyStats { total pending } } }',
      {},
      siteAdmin,
    );
    expect(data).toEqual({ administration: { propertyStats: { total: 8, pending: 3 } } });
    // As many edits are refused as wait: one of them decided the other way.
    const decide = (status: string) =>
      database.query({
        text: 'UPDATE property_revision SET status = $2 WHERE property_id = $1',
        values: [ids['Edited villa'], status],
      });
    await decide('rejected');
    try {
      const refused = await served.rest('/api/site-admin/properties/stats', siteAdmin);
      expect(refused.body['stats']).toEqual({
        ...figures,
        pending: 2,
        pendingEdits: 0,
        rejected: 3,
      });
    } finally {
      await decide('pending');
    }
  });
});

describe('with many listings', () => {
  beforeAll(async () => {
    await fill();
    const seller = await buildAccount(database, { name: 'Somebody with many' });
    const many = Array.from({ length: 6_000 }, (_, n) =>
      listing({
        sellerId: seller.id,
        title: n % 50 === 0 ? 'Bungalow' : 'Flat',
        approvalStatus: n % 20 === 0 ? 'pending' : 'approved',
        isActive: n % 9 !== 0,
      }),
    );
    await writeListings(database, many);
    await database.query({ text: 'VACUUM (ANALYZE) property' });
  });

  async function planOf(...input: Parameters<typeof queueStatement>): Promise<string> {
    const { text, values } = queueStatement(...input);
    const rows = await database.query<{ 'QUERY PLAN': string }>({
      text: ['EXPLAIN', text].join(' '),
      values,
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  const first = { most: 20, pageSize: 20, offset: 0 };

  const APPROVED = `approval_status = 'approved' AND id NOT IN (SELECT property_id FROM property_revision)`;

  test.each([
    ['', 'true', 'DESC'],
    ['&city=Bengaluru', `city = 'Bengaluru'`, 'DESC'],
    ['&approvalStatus=approved', APPROVED, 'DESC'],
    ['&approvalStatus=approved&city=Bengaluru', `city = 'Bengaluru' AND ${APPROVED}`, 'DESC'],
    ['&approvalStatus=pending', `approval_status = 'pending'`, 'ASC'],
  ])('those of one moment stand by their ids: %j', async (query, condition, direction) => {
    const path = '/api/site-admin/properties?page=4&limit=5' + query;
    const { body } = await served.rest(path, siteAdmin);
    const expected = await database.query({
      text: `SELECT id FROM property WHERE ${condition}
        ORDER BY created_at ${direction}, id ${direction} OFFSET 15 LIMIT 5`,
    });
    expect(body['properties']).toMatchObject(expected);
  });

  test('every list is read in the order of an index', async () => {
    const pending = await planOf('pending', null, first);
    expect(pending).toMatch(/using property_pending/);
    const rejected = await planOf('rejected', null, first);
    expect(rejected).toMatch(/using property_rejected/);
    const all = await planOf('approved', null, first);
    expect(all).toMatch(/Index Only Scan using property_newest/);
    for (const plan of [pending, rejected, all]) expect(plan).not.toMatch(/Seq Scan on property p/);
  });

  test('rare words are found by the indexes of words', async () => {
    const search = { words: 'office', sellerIds: [], id: 'office' };
    const plan = await planOf(null, { search, filter: {} }, { ...first, most: 1_001 });
    expect(plan).toMatch(/property_search/);
    expect(plan).toMatch(/property_hidden_search/);
    expect(plan).not.toMatch(/Seq Scan on property p/);
  });

  test.each([[null], ['approved'], ['pending'], ['rejected']] as const)(
    'an order that is walked shows what is gathered and put in order: %s',
    async (status) => {
      const search = { words: 'bungalow', sellerIds: [], id: 'bungalow' };
      const filter = { city: 'Bengaluru' };
      const page = { most: 1_001, pageSize: 20, offset: 5 };
      const [gathered, walked] = [queueStatement, queueWalkStatement].map((made) =>
        made(status, { search, filter }, page),
      );
      const expected = await database.query<{ ids: string[] }>(gathered ?? { text: '' });
      expect(expected[0]?.ids.length).toBe(status === 'rejected' ? 0 : 20);
      expect(await database.query(walked ?? { text: '' })).toEqual(expected);
    },
  );

  test('a search among very many says that there are more', async () => {
    const found = await queue({ search: 'flat', pageSize: 100, page: 10 });
    expect(found).toMatchObject({ total: 1_000, totalIsLowerBound: true, pageCount: 10 });
    expect(found.items).toHaveLength(100);
    expect((await queue({ search: 'flat', pageSize: 100, page: 11 })).items).toEqual([]);
    const path = '/api/site-admin/properties?search=flat&limit=1';
    expect((await served.rest(path, siteAdmin)).body['message']).toBe(
      '1000 or more properties found.',
    );
  });
});
