import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let sellerId: string;
let me: Viewer;
let flats: string[];
let hidden: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  sellerId = (await buildAccount(database)).id;
  const open = Array.from({ length: LIMITS.favourites.perAccount + 5 }, (_, n) =>
    listing({ sellerId, title: 'Flat ' + n }),
  );
  const pending = listing({ sellerId, approvalStatus: 'pending' });
  await writeListings(database, [...open, pending]);
  flats = open.map(({ id }) => id);
  hidden = pending.id;
});

beforeEach(async () => {
  me = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
});

const ADD = 'mutation ($id: ID!) { addFavourite(propertyId: $id) { propertyId isFavourite } }';
const MERGE = 'mutation ($ids: [ID!]!) { mergeFavourites(propertyIds: $ids) { added leftOut } }';
const LIST = `query ($page: Int, $size: Int) {
  viewer {
    favourites(page: $page, pageSize: $size) { total page pageCount hasMore items { id } }
  } }`;
const IDS = '{ viewer { favouriteIds } }';

const at = (n: number) => flats[n] ?? '';
const add = (id: string, as = me) => served.graphql(ADD, { id }, as);
const merge = (ids: readonly string[]) => served.graphql(MERGE, { ids }, me);
const favouriteIds = async (as = me): Promise<string[]> => {
  const ids = Object((await served.graphql(IDS, {}, as)).data?.['viewer']).favouriteIds;
  return Array.isArray(ids) ? ids.map(String) : [];
};

describe('favourites', () => {
  test('V-7-13 D-47 marked, asked for, listed and unmarked through the documented calls', async () => {
    const path = `/api/properties/${at(0)}/favorite`;
    expect(await served.rest(path + '/status', me)).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Not in your favorites.',
        isFavorite: false,
        data: { isFavorite: false },
      },
    });
    for (let times = 0; times < 2; times += 1) {
      expect(await served.rest(path, me, 'POST')).toMatchObject({
        status: 200,
        body: { success: true, message: 'Added to favorites!', data: { isFavorite: true } },
      });
    }
    expect(await served.rest(path + '/status', me)).toMatchObject({
      body: { success: true, isFavorite: true, data: { isFavorite: true } },
    });
    expect(await served.rest('/api/properties/favorites', me)).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: '1 favorite found.',
        data: { data: [{ _id: at(0) }] },
        properties: [{ id: at(0), contactPhone: expect.stringMatching(/\*{6}$/) }],
        pagination: { total: 1, currentPage: 1, totalPages: 1, limit: 20, hasMore: false },
      },
    });
    expect(await favouriteIds()).toEqual([at(0)]);
    for (let times = 0; times < 2; times += 1) {
      expect(await served.rest(path, me, 'DELETE')).toMatchObject({
        status: 200,
        body: { success: true, isFavorite: false, data: { isFavorite: false } },
      });
    }
    expect(await favouriteIds()).toEqual([]);
  });

  test.each([
    ['POST', {}, undefined],
    ['POST', { 'content-type': 'application/json' }, ''],
    ['POST', { 'content-type': 'application/json' }, '{}'],
    ['DELETE', { 'content-type': 'application/json' }, ''],
  ] as const)(
    'V-7-13 %s takes an empty body, headers %j, body %j',
    async (method, headers, payload) => {
      const response = await served.app.http.inject({
        method,
        url: `/api/properties/${at(1)}/favorite`,
        headers: { ...headers, 'x-test-viewer': JSON.stringify(me) },
        payload,
      });
      expect(response.statusCode).toBe(200);
    },
  );

  test('D-09 what is not public cannot be marked, as if it did not exist', async () => {
    for (const id of [hidden, 'f'.repeat(24), '3', '']) {
      expect((await add(id)).errors[0]).toMatchObject({
        message: 'Property not found. Please check the property ID.',
        extensions: { code: 'NOT_FOUND' },
      });
    }
    expect(await served.rest(`/api/properties/${hidden}/favorite`, me, 'POST')).toMatchObject({
      status: 404,
    });
  });

  test.each(['%00', 'x', '%F0%9F%98%80'])('no favourite is called %s', async (id) => {
    const path = `/api/properties/${id}/favorite`;
    expect((await served.rest(path, me, 'POST')).status).toBe(404);
    expect((await served.rest(path, me, 'DELETE')).body).toMatchObject({ isFavorite: false });
    expect((await served.rest(path + '/status', me)).body).toMatchObject({ isFavorite: false });
  });

  test('a visitor is asked to sign in', async () => {
    expect((await add(at(0), { kind: 'visitor' })).errors[0]).toMatchObject({
      message: 'Please sign in to save favourites to your account.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('an account that is not active is refused everything', async () => {
    const blocked: Viewer = { ...me, ...(me.kind === 'account' && { status: 'blocked' }) };
    const path = `/api/properties/${at(0)}/favorite`;
    for (const response of [
      await served.rest(path, blocked, 'POST'),
      await served.rest(path, blocked, 'DELETE'),
      await served.rest(path + '/status', blocked),
      await served.rest('/api/properties/favorites', blocked),
    ]) {
      expect(response).toMatchObject({
        status: 403,
        body: { message: 'This account is not active. Please contact us.' },
      });
    }
    expect((await add(at(0), blocked)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('what somebody else has marked is neither mine to see nor to unmark', async () => {
    const other = viewerOf(await buildAccount(database));
    const path = `/api/properties/${at(8)}/favorite`;
    await add(at(8), other);
    expect((await served.rest(path + '/status', me)).body).toMatchObject({ isFavorite: false });
    await served.rest(path, me, 'DELETE');
    expect((await served.rest(path + '/status', other)).body).toMatchObject({ isFavorite: true });
  });

  test('each account sees its own, newest first, in pages', async () => {
    const other = viewerOf(await buildAccount(database));
    await add(at(9), other);
    for (const n of [3, 1, 2]) await add(at(n));
    const page = async (number: number) =>
      Object((await served.graphql(LIST, { page: number, size: 2 }, me)).data?.['viewer'])
        .favourites;
    expect(await page(1)).toEqual({
      total: 3,
      page: 1,
      pageCount: 2,
      hasMore: true,
      items: [{ id: at(2) }, { id: at(1) }],
    });
    expect(await page(2)).toMatchObject({ hasMore: false, items: [{ id: at(3) }] });
    expect(await page(3)).toMatchObject({ total: 3, items: [] });
    expect(await favouriteIds(other)).toEqual([at(9)]);
    // Those of one moment stand by their ids.
    const accountId = me.kind === 'account' && me.id;
    await database.query({
      text: 'UPDATE favourite SET created_at = now() WHERE account_id = $1',
      values: [accountId],
    });
    const byId = [1, 2, 3].map(at).toSorted().toReversed();
    expect(await favouriteIds()).toEqual(byId);
    expect(await page(1)).toMatchObject({ items: byId.slice(0, 2).map((id) => ({ id })) });
    expect(await page(2)).toMatchObject({ items: [{ id: byId[2] }] });
  });

  test('what cannot be unmarked is not said to be', async () => {
    await add(at(10));
    await database.query({
      text: `CREATE FUNCTION refuse_unmarking() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'not now'; END $$`,
    });
    await database.query({
      text: `CREATE TRIGGER refuse_unmarking BEFORE DELETE ON favourite
        FOR EACH ROW EXECUTE FUNCTION refuse_unmarking()`,
    });
    try {
      const { status } = await served.rest(`/api/properties/${at(10)}/favorite`, me, 'DELETE');
      expect(status).toBe(500);
    } finally {
      await database.query({ text: 'DROP FUNCTION refuse_unmarking CASCADE' });
    }
    expect(await favouriteIds()).toEqual([at(10)]);
  });

  test('a listing that stops being public leaves the list and comes back with it', async () => {
    await add(at(4));
    const setActive = (isActive: boolean) =>
      database.query({
        text: 'UPDATE property SET is_active = $2 WHERE id = $1',
        values: [at(4), isActive],
      });
    await setActive(false);
    expect(await favouriteIds()).toEqual([]);
    expect((await served.graphql(LIST, {}, me)).data).toMatchObject({
      viewer: { favourites: { total: 0 } },
    });
    await setActive(true);
    expect(await favouriteIds()).toEqual([at(4)]);
  });

  test('D-47 merging keeps the order, what is there and only what is public', async () => {
    await add(at(7));
    expect((await merge([at(5), hidden, 'nonsense', at(7), at(6), at(5)])).data).toEqual({
      mergeFavourites: { added: 2, leftOut: 0 },
    });
    const ids = await favouriteIds();
    expect(ids).toHaveLength(3);
    expect(ids.filter((id) => id !== at(7))).toEqual([at(5), at(6)]);
    const tooMany = await merge(flats.slice(0, LIMITS.favourites.merged + 1));
    expect(tooMany.errors[0]?.message).toBe('At most 200 favourites can be imported at once.');
  });

  test('an account keeps 500 and says so, also when requests race', async () => {
    for (const start of [0, 200, 400]) {
      await merge(flats.slice(start, Math.min(start + 200, LIMITS.favourites.perAccount - 1)));
    }
    const last = flats.slice(LIMITS.favourites.perAccount - 1);
    const responses = await Promise.all(last.map((id) => add(id)));
    const refused = responses.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(last.length - 1);
    expect(refused[0]?.errors[0]).toMatchObject({
      message: 'You have reached the limit of 500 favourites. Remove one to add another.',
      extensions: { code: 'CONFLICT' },
    });
    expect((await add(at(0))).errors).toEqual([]);
    expect((await merge(last)).data).toEqual({
      mergeFavourites: { added: 0, leftOut: last.length - 1 },
    });
    expect(await favouriteIds()).toHaveLength(LIMITS.favourites.perAccount);
  });

  test('the list is read in the order of its index', async () => {
    await merge(flats.slice(0, 200));
    await database.query({ text: 'ANALYZE favourite' });
    const plan = await database.query<Record<string, string>>({
      text: [
        'EXPLAIN SELECT property_id FROM favourite WHERE account_id = $1',
        'ORDER BY created_at DESC, property_id DESC LIMIT 5',
      ].join(' '),
      values: [me.kind === 'account' ? me.id : ''],
    });
    const lines = plan.flatMap((row) => Object.values(row)).join('\n');
    expect(lines).toContain('favourite_newest');
    expect(lines).not.toContain('Sort');
  });
});

describe('listings by their ids', () => {
  const BY_IDS = 'query ($ids: [ID!]!) { propertiesByIds(ids: $ids) { id } }';

  test('D-47 comparing answers the public ones in the order given, through both doors', async () => {
    const ids = [at(3), hidden, at(1), 'x', at(3)];
    const expected = [{ id: at(3) }, { id: at(1) }];
    const graph = await served.graphql(BY_IDS, { ids });
    expect(graph.data).toEqual({ propertiesByIds: expected });
    const rest = await served.rest(`/api/properties/compare?ids=${at(3)},${at(1)}`);
    expect(rest).toMatchObject({ status: 200, body: { success: true, data: expected } });
    const blanks = await served.rest(`/api/properties/compare?ids=${at(3)},%20${at(1)}%20,`);
    expect(blanks.body).toMatchObject({ message: '2 properties found.', data: expected });
    const repeated = await served.rest(`/api/properties/compare?ids=${at(3)}&ids=${at(1)}`);
    expect(repeated.body['data']).toEqual(rest.body['data']);
  });

  test('too many are refused with a sentence', async () => {
    const five = await served.rest('/api/properties/compare?ids=' + flats.slice(0, 5).join(','));
    expect(five).toMatchObject({
      status: 400,
      body: { message: 'At most 4 listings can be requested.' },
    });
    const four = await served.rest('/api/properties/compare?ids=' + flats.slice(0, 4).join(','));
    expect(four.body['data']).toHaveLength(4);
    const most = await served.graphql(BY_IDS, { ids: flats.slice(0, 50) });
    expect(most.data?.['propertiesByIds']).toHaveLength(50);
    const graph = await served.graphql(BY_IDS, { ids: flats.slice(0, 51) });
    expect(graph.errors[0]?.extensions['code']).toBe('INVALID_INPUT');
    expect((await served.rest('/api/properties/compare')).status).toBe(200);
  });
});
