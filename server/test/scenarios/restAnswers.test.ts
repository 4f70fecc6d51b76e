import { beforeAll, describe, expect, test } from 'vitest';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { type Database } from '../../src/platform/database/connect.ts';

let database: Database;
let served: TestApp;

async function fill(): Promise<void> {
  database = await freshDatabase();
  served = await testApp(database);
  const { id: sellerId } = await buildAccount(database);
  await writeListings(database, [listing({ sellerId }), listing({ sellerId })]);
}

describe('a failed call', () => {
  beforeAll(fill);

  test.each([
    [400, 'INVALID_INPUT', '/api/properties?minPrice=many'],
    [404, 'NOT_FOUND', '/api/properties/ffffffffffffffffffffffff'],
    [404, 'NOT_FOUND', '/api/no-such-call'],
  ])(
    'V-8-06 D-02 answers %i with data that says what went wrong: %s',
    async (status, code, path) => {
      const response = await served.rest(path);
      expect(response.status).toBe(status);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
      expect(response.body).toMatchObject({
        success: false,
        code,
        error: response.body['message'],
      });
      expect(response.body['message']).toMatch(/^[A-Z].{10,}\.$/);
    },
  );

  test('V-8-06 a failure of ours too, without saying how it happened', async () => {
    const { status, body, text } = await withoutCounts(() =>
      served.rest('/api/properties/cities-with-counts'),
    );
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, error: body['message'] });
    expect(typeof body['message']).toBe('string');
    expect(text).not.toMatch(/listing_count|relation|SELECT/);
  });
});

describe('subcategories', () => {
  beforeAll(fill);

  test('V-8-15 D-45 when counting fails: the twelve with count 0 and the documented notice', async () => {
    const { status, body } = await withoutCounts(() =>
      served.rest('/api/properties/subcategories-with-counts'),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: 'Failed to fetch subcategories',
      isBuiltIn: true,
    });
    expect(body['data']).toEqual(
      SUBTYPES.map(({ title }) => expect.objectContaining({ title, propertyCount: 0, count: 0 })),
    );
    expect(served.logged()).toContain('The subtypes could not be counted.');
  });

  test('V-7-09 and the counts when it does not', async () => {
    const { body } = await served.rest('/api/properties/subcategories-with-counts');
    expect(body).toMatchObject({ message: 'Subcategories found.', isBuiltIn: false });
    expect(body['data']).toContainEqual(
      expect.objectContaining({ key: 'flat-apartment', propertyCount: 2 }),
    );
  });
});

describe('answers that a caller still has', () => {
  beforeAll(fill);

  test('D-42 are not sent twice, until they change', async () => {
    const first = await get('/api/properties?city=Bengaluru');
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/api/properties?city=Bengaluru', tag);
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect((await get('/api/properties?city=Agra', tag)).statusCode).toBe(200);
    const { id: sellerId } = await buildAccount(database);
    await writeListings(database, [listing({ sellerId })]);
    expect((await get('/api/properties?city=Bengaluru', tag)).statusCode).toBe(200);
  });

  test.each([
    ['', 8],
    ['&limit=10', 10],
    ['&limit=many', 8],
    ['&limit=100', 20],
    ['&limit=-5', 1],
  ])('suggestions with %j are %i', async (limit, count) => {
    const { body } = await served.rest('/api/properties/suggestions?text=sa' + limit);
    expect(body['data']).toHaveLength(count);
  });

  test('suggestions may be shown again for a minute, to visitors', async () => {
    const path = '/api/properties/suggestions?text=beng';
    expect((await get(path)).headers['cache-control']).toBe('public, max-age=60');
    const asAccount = await served.rest(path, viewerOf(await buildAccount(database)));
    expect(asAccount.headers['cache-control']).toBe('private, no-cache');
  });
});

function get(url: string, tag?: string) {
  const headers = tag === undefined ? {} : { 'if-none-match': tag };
  return served.app.http.inject({ method: 'GET', url, headers });
}

/** The counts cannot be read while `act` runs. */
async function withoutCounts<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  await database.query({ text: 'ALTER TABLE listing_count RENAME TO listing_count_away' });
  try {
    return await act();
  } finally {
    await database.query({ text: 'ALTER TABLE listing_count_away RENAME TO listing_count' });
  }
}
