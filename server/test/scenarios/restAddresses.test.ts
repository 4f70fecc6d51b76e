import { beforeAll, describe, expect, test } from 'vitest';
import { type Viewer } from '../../src/platform/context.ts';
import { type RestRow } from '../../src/platform/http/rest.ts';
import { buildAccount } from '../factories.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

let served: TestApp;
let seller: Viewer;
let siteAdmin: Viewer;

beforeAll(async () => {
  const database = await freshDatabase();
  served = await testApp(database);
  seller = viewerOf(await buildAccount(database, { userType: 'seller' }));
  const role = 'site_admin';
  siteAdmin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
});

const METHODS: readonly RestRow['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const addressOf = ({ path }: Pick<RestRow, 'path'>) => path.replaceAll(/\{\w+\}/g, 'a'.repeat(24));

describe('an address that is asked with another method', () => {
  test('D-10 says which it takes, whichever address and method', async () => {
    const { restRows } = served.app;
    const wrong: unknown[] = [];
    for (const path of new Set(restRows.map((row) => row.path))) {
      const rows = restRows.filter((row) => row.path === path);
      const used = rows.map(({ method }) => method);
      // A file is made, and noted, for whoever takes it.
      const isHead = rows.some(
        ({ method, response: responses }) => method === 'GET' && responses !== 'csv',
      );
      const allow = [...used, ...(isHead ? ['HEAD'] : [])].join(', ');
      for (const method of METHODS.filter((each) => !used.includes(each))) {
        const { status, headers, body } = await served.rest(addressOf({ path }), siteAdmin, method);
        const isTold = body['code'] === 'METHOD_NOT_ALLOWED' && headers['allow'] === allow;
        if (status !== 405 || !isTold) wrong.push([method, path, status, headers['allow']]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('D-02 is told in a sentence before a body is read', async () => {
    const { statusCode, headers, body } = await served.app.http.inject({
      method: 'POST',
      url: '/api/properties/my-properties',
      headers: { 'content-type': 'application/json' },
      payload: '{"no":',
    });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      message: 'This address accepts GET, not POST.',
    });
  });

  test('D-10 a documented name is never read as an id', async () => {
    expect(await served.rest('/api/properties/add')).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
    });
    expect(await served.rest('/api/docs', undefined, 'POST')).toMatchObject({ status: 405 });
  });
});

describe('a key that a query may not have', () => {
  test('is named by every call that answers data', async () => {
    const silent: unknown[] = [];
    for (const row of served.app.restRows.filter(
      ({ response: responses }) => typeof responses === 'object',
    )) {
      const viewer = row.path.includes('admin') ? siteAdmin : seller;
      const body = row.method === 'POST' || row.method === 'PUT' ? {} : undefined;
      const url = `${addressOf(row)}?nonsense=1`;
      const response = await served.rest(url, viewer, row.method, { body });
      const isTold = JSON.stringify(response.body['errors']).includes('"field":"nonsense"');
      if (response.status !== 400 || !isTold) silent.push([row.method, row.path, response.status]);
    }
    expect(silent).toEqual([]);
  });

  test.each([
    ['minprice=1', 'Unknown parameter “minprice”. Use minPrice.'],
    [
      'colour=red',
      /^Unknown parameter “colour”\. Use keyword, asTyped, strict, wish, type, .*, limit\.$/,
    ],
    ['a'.repeat(41), `Unknown parameter “${'a'.repeat(40)}…”.`],
    ['=1', 'Unknown parameter “”.'],
  ])('V-7-02 %s', async (query, message) => {
    const response = await served.rest(`/api/properties?${query}`);
    expect(response.status).toBe(400);
    expect(response.body['message']).toMatch(message);
  });

  test('of a call without a query says that it takes none', async () => {
    expect((await served.rest('/api/amenities?colour=red')).body['message']).toBe(
      'Unknown parameter “colour”. This call takes no parameters.',
    );
  });

  test.each(['_=1718432000', '_t=1&city=Agra', 'purpose=rent', ''])('%s is fine', async (query) => {
    expect((await served.rest(`/api/properties?${query}`)).status).toBe(200);
  });

  test('is also one that is sent twice, whatever the list', async () => {
    const silent: unknown[] = [];
    const rows = served.app.restRows.filter(
      ({ method, response: responses }) => method === 'GET' && typeof responses === 'object',
    );
    for (const row of rows) {
      const viewer = row.path.includes('admin') ? siteAdmin : seller;
      for (const { name, mayRepeat } of row.parameters.filter((each) => each.in === 'query')) {
        const url = `${addressOf(row)}?${name}=1&${name}=2`;
        const { status, body } = await served.rest(url, viewer);
        const isTold = status === 400 && String(body['message']).includes(`Send ${name} once.`);
        if (isTold === (mayRepeat ?? false)) silent.push([row.path, name, status]);
      }
    }
    expect(rows.length).toBeGreaterThan(30);
    expect(silent).toEqual([]);
  });

  test('D-09 a visitor is asked to sign in first', async () => {
    expect((await served.rest('/api/seller/leads?nonsense=1')).status).toBe(401);
  });
});
