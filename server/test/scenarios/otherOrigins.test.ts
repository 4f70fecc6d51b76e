import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../harness/database.ts';
import { testApp, TEST_URL } from '../harness/application.ts';
import type { TestApp } from '../harness/application.ts';

const FRIEND = 'https://app.friend.example';
const OTHERS = [
  'https://evil.example',
  'null',
  'https://app.friend.example:8443',
  'http://app.friend.example',
  'https://app.friend.example.evil.example',
  'https://evil.example/https://app.friend.example',
  'HTTPS://APP.FRIEND.EXAMPLE',
  '*',
];

let open: TestApp;
let closed: TestApp;

beforeAll(async () => {
  const database = await freshDatabase();
  open = await testApp(database, { CORS_ORIGINS: `${FRIEND}, https://second.example` });
  closed = await testApp(database);
});

function preflight(served: TestApp, url: string, origin: string) {
  return served.app.http.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    },
  });
}

function ask(served: TestApp, url: string, origin?: string) {
  return served.app.http.inject({
    method: 'GET',
    url,
    headers: {
      'apollo-require-preflight': '1',
      ...(origin === undefined ? {} : { origin }),
    },
  });
}

const REST = '/api/properties/subtypes';
const GRAPHQL = '/graphql?query={__typename}';

describe('scripts of other sites', () => {
  test.each([REST, GRAPHQL, '/api/nothing-here'])(
    'a listed origin may read %s, without cookies',
    async (url) => {
      const { headers } = await ask(open, url, FRIEND);
      expect(headers['access-control-allow-origin']).toBe(FRIEND);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['access-control-expose-headers']).toContain('retry-after');
      expect(String(headers['vary']).toLowerCase()).toContain('origin');
    },
  );

  test.each([REST, '/graphql'])('its preflight to %s is answered', async (url) => {
    const { statusCode, headers, body } = await preflight(open, url, FRIEND);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': FRIEND,
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringContaining('authorization'),
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('only a preflight is answered as one', async () => {
    const headers = { origin: FRIEND, 'apollo-require-preflight': '1' };
    const asking = { ...headers, 'access-control-request-method': 'POST' };
    const read = await open.app.http.inject({ method: 'GET', url: REST, headers: asking });
    expect(read.statusCode).toBe(200);
    const bare = await open.app.http.inject({ method: 'OPTIONS', url: REST, headers });
    expect(bare.headers['access-control-allow-methods']).toBeUndefined();
  });

  test.each(OTHERS)('%s is allowed nothing', async (origin) => {
    for (const url of [REST, GRAPHQL]) {
      const responses = [await ask(open, url, origin), await preflight(open, url, origin)];
      for (const { headers } of responses) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual(
          [],
        );
        expect(String(headers['vary']).toLowerCase()).toContain('origin');
      }
    }
  });

  test.each([FRIEND, ...OTHERS])('by default nobody is allowed anything: %s', async (origin) => {
    for (const url of [REST, GRAPHQL]) {
      for (const { headers } of [
        await ask(closed, url, origin),
        await preflight(closed, url, origin),
      ]) {
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });

  test('pages stay theirs alone, and one copy serves everybody', async () => {
    const { headers } = await ask(open, '/', FRIEND);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['vary'] ?? '').not.toMatch(/origin/i);
  });

  test('what an answer depends on is added up', async () => {
    const { headers } = await ask(open, REST, FRIEND);
    const vary = String(headers['vary']).toLowerCase().split(/,\s*/);
    expect(vary).toEqual(expect.arrayContaining(['origin', 'authorization', 'cookie']));
    expect(new Set(vary).size).toBe(vary.length);
  });
});

describe('requests with our cookies', () => {
  const OWN = { 'sec-fetch-site': 'same-origin' };
  const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const COOKIE = { cookie: 'refresh_token=x' };
  const refresh = (headers: Record<string, string>, served = closed) =>
    served.app.http.inject({ method: 'POST', url: '/api/auth/refresh-token', headers });

  test.each<[name: string, headers: Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin that anybody knows', { origin: 'null' }],
    ['an origin that is none', { origin: 'evil' }],
    ['the same host on another port', { origin: 'http://localhost:9999' }],
    ['another site, by what the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
    ['our origin and another site at once', { origin: TEST_URL, 'sec-fetch-site': 'cross-site' }],
    [
      'another origin that calls itself ours',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('from %s are refused with 403', async (_name, headers) => {
    for (const url of ['/api/auth/refresh-token', '/graphql', '/api/favourites']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        const response = await closed.app.http.inject({
          method,
          url,
          headers: { ...COOKIE, ...headers, host: 'localhost:4000' },
        });
        expect(response.statusCode, `${method} ${url}`).toBe(403);
        expect(response.json()).toMatchObject(
          url === '/graphql'
            ? { errors: [{ extensions: { code: 'FORBIDDEN' } }] }
            : { success: false, code: 'FORBIDDEN' },
        );
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    }
  });

  test.each<[name: string, headers: Record<string, string>]>([
    ['our page', { origin: TEST_URL, 'sec-fetch-site': 'same-origin' }],
    ['our page in an older browser', { origin: TEST_URL }],
    [
      'our page under another name of this host',
      { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    ],
    [
      'our page behind a proxy that speaks https',
      { origin: 'https://homes.test', host: 'homes.test' },
    ],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
    ['a documented client that is no browser', {}],
  ])('from %s are heard', async (_name, headers) => {
    const response = await refresh({ ...COOKIE, ...headers });
    // The token is none, and that is what the answer is about.
    expect(response.statusCode).toBe(401);
  });

  test('a page over http never acts for one over https', async () => {
    const secure = await testApp(await freshDatabase(), { PUBLIC_URL: 'https://homes.test' });
    const headers = { ...COOKIE, host: 'homes.test' };
    expect((await refresh({ ...headers, origin: 'http://homes.test' }, secure)).statusCode).toBe(
      403,
    );
    expect((await refresh({ ...headers, origin: 'https://homes.test' }, secure)).statusCode).toBe(
      401,
    );
  });

  test('an allowed origin may call, but never with cookies', async () => {
    expect((await refresh({ ...COOKIE, origin: FRIEND }, open)).statusCode).toBe(403);
    expect((await refresh({ origin: FRIEND }, open)).statusCode).toBe(401);
  });

  test.each(['/api/auth/logout', '/api/auth/logout?now=1', '/api/auth/logout/'])(
    'nobody is logged out by a page of another site: %s',
    async (url) => {
      const headers = { ...COOKIE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const ask = (sent: Record<string, string>) =>
        closed.app.http.inject({ method: 'GET', url, headers: sent });
      expect((await ask(headers)).statusCode).toBe(403);
    },
  );

  test.each<[name: string, expected: number, headers: Record<string, string>]>([
    [
      'a picture of a post',
      403,
      { ...OWN, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a script', 403, { ...OWN, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', 403, { ...OWN, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    [
      'a page that is fetched ahead',
      403,
      { ...OWN, ...OPENED, 'sec-purpose': 'prefetch;prerender' },
    ],
    ['a link of another site', 403, { ...OPENED, 'sec-fetch-site': 'cross-site' }],
    ['a link of a sister site', 403, { ...OPENED, 'sec-fetch-site': 'same-site' }],
    ['nobody knows what', 403, {}],
    ['a link of ours', 200, { ...OWN, ...OPENED }],
    ['somebody who types the address', 200, { ...OPENED, 'sec-fetch-site': 'none' }],
    ['a documented client, with its token', 200, { authorization: 'Bearer x' }],
    ['a script of ours, with its token', 200, { ...OWN, authorization: 'Bearer x' }],
  ])('D-119 logging out by GET from %s: %i', async (_name, expected, headers) => {
    const url = '/api/auth/logout';
    const sent = { ...COOKIE, ...headers };
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await closed.app.http.inject({ method, url, headers: sent });
      expect(response.statusCode).toBe(expected);
      expect(response.headers['set-cookie'] === undefined).toBe(expected === 403);
    }
  });

  test('reading is not refused: a link from another site opens as usual', async () => {
    const { statusCode } = await closed.app.http.inject({
      method: 'GET',
      url: REST,
      headers: { ...COOKIE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(statusCode).toBe(200);
  });
});
