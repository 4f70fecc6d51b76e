import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { lastCode } from '../harness/messages.ts';
import { buildKnown, person, verifyMobile } from '../harness/people.ts';

/** What stands above every kind of answer, whole: who may keep it, and what a browser may do with it. */

const PRODUCTION = {
  NODE_ENV: 'production',
  GRIEVANCE_OFFICER: 'Asha Rao',
  SMS_URL: 'none',
  PUBLIC_URL: 'https://homes.test',
  OTP_PEPPER: 'a pepper of the tests, long enough to hash',
  TRUSTED_PROXIES: '127.0.0.1',
};

const asset = readdirSync(resolve('dist/client/assets')).find((name) => name.endsWith('.js')) ?? '';

const ADDRESSES: readonly (readonly [what: string, url: string, headers?: object])[] = [
  ['a page', '/about-us'],
  ['a page that is not there', '/nothing/here'],
  ['a page elsewhere', '/About-Us/?a=B'],
  ['a slash too many', '//property//'],
  ['a file that is not there', '/nothing.png'],
  ['a file with a hash in its name', `/assets/${asset}`],
  ['a file without one', '/favicon.svg'],
  ['the document itself', '/index.html'],
  ['the REST door', '/api/amenities'],
  ['the REST door, asked with cookies', '/api/amenities', { cookie: 'a=b' }],
  ['what the REST door does not know', '/api/none'],
  ['a call with a slash at its end', '/api/amenities/'],
  ['its document', '/api/openapi.json'],
  ['its reference', '/api/docs'],
  ['the GraphQL door', '/graphql?query={__typename}', { 'apollo-require-preflight': '1' }],
  ['the GraphQL door, asked by a form', '/graphql?query={__typename}'],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
  ['metrics', '/metrics'],
  ['metrics through a proxy', '/metrics', { 'x-forwarded-for': '203.0.113.9' }],
  ['a picture that is not there', '/media/none/640.jpg'],
  ['no picture at all', '/media/none'],
  ['a share card that is not there', '/media/og/none.jpg'],
  ['robots', '/robots.txt'],
  ['the sitemap', '/sitemap.xml'],
  ['the sitemap, packed', '/sitemap.xml', { 'accept-encoding': 'gzip' }],
  ['a sitemap that is not there', '/sitemap-none.xml'],
  ['a host that is none', '/healthz', { host: 'a b' }],
];

test('the heads of answers are the reviewed ones; only production asks browsers to stay with HTTPS', async () => {
  const production = await headsOf(PRODUCTION);
  await expect(production).toMatchFileSnapshot('./answers/heads.txt');
  expect(await headsOf({})).toBe(production.replaceAll(/^strict-transport-security: .*\n/gm, ''));
});

test('D-32 every cookie has its path, its life and its limits', async () => {
  const production = await cookiesOf(PRODUCTION);
  await expect(production).toMatchFileSnapshot('./answers/cookies.txt');
  expect(await cookiesOf({})).toBe(production.replaceAll('; Secure', ''));
});

async function headsOf(env: object): Promise<string> {
  const served = await testApp(await freshDatabase(), { ...env });
  const heads: string[] = [];
  for (const [what, url, headers] of ADDRESSES) {
    const response = await served.app.http.inject({ method: 'GET', url, headers: { ...headers } });
    heads.push(`## ${what}\n${response.statusCode}\n${head(response.headers)}\n`);
  }
  return heads.join('\n');
}

describe('answers that are asked for again', () => {
  let served: TestApp;
  beforeAll(async () => {
    served = await testApp(await freshDatabase());
  });
  const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    served.app.http.inject({ method, url, headers });

  test.each([
    '/feed.xml',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-static.xml',
    '/api/openapi.json',
    '/api/docs',
    '/api/amenities',
    '/about-us',
    '/favicon.svg',
    '/manifest.webmanifest',
    `/assets/${asset}`,
  ])('E2 E4 %s has a tag and is not sent to whoever has it', async (url) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const packed = { 'accept-encoding': encoding };
      const first = await ask(url, packed);
      const tag = String(first.headers.etag);
      expect([first.statusCode, tag]).toEqual([200, expect.stringMatching(/^(?:W\/)?".+"$/)]);
      for (const known of [tag, `"other", ${tag.replace(/^W\//, '')}`, '*']) {
        const again = await ask(url, { ...packed, 'if-none-match': known });
        expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
        for (const name of ['etag', 'vary', 'cache-control']) {
          expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
        }
        expect(again.headers['content-encoding']).toBeUndefined();
      }
      const head = await ask(url, { ...packed, 'if-none-match': tag }, 'HEAD');
      expect(head.statusCode).toBe(304);
      // A tag is believed before a date.
      const other = { ...packed, 'if-none-match': '"other"' };
      const later = { 'if-modified-since': new Date(Date.now() + 1e10).toUTCString() };
      expect((await ask(url, { ...other, ...later })).statusCode).toBe(200);
    }
  });

  test.each([
    ['is kept by nobody', 'GET', '/metrics'],
    ['is not there', 'GET', '/nowhere/at/all'],
    ['is not read', 'POST', '/api/newsletter'],
  ] as const)('E4 what %s is sent whole', async (_what, method, url) => {
    const response = await served.app.http.inject({
      method,
      url,
      headers: { 'if-none-match': '*' },
    });
    expect(response.statusCode).not.toBe(304);
    expect(response.body).not.toBe('');
  });

  test.each(['identity', 'gzip', 'br', 'br;q=0.5'])(
    'E6 whatever may come packed says so, asked for %s',
    async (encoding) => {
      for (const [what, url, headers] of ADDRESSES) {
        const response = await ask(url, { ...headers, 'accept-encoding': encoding });
        const vary = String(response.headers['vary']).toLowerCase().split(', ');
        expect([what, vary]).toEqual([what, expect.arrayContaining(['accept-encoding'])]);
        expect(new Set(vary).size).toBe(vary.length);
      }
    },
  );

  test('E6 a refusal depends on who asks, as an answer does', async () => {
    const { statusCode, headers } = await ask('/api/auth/me');
    expect(statusCode).toBe(401);
    expect(headers['vary']).toBe('authorization, cookie, accept, accept-encoding');
  });
});

function head(headers: Record<string, unknown>): string {
  return Object.entries(headers)
    .filter(([name]) => !/^(?:date|x-request-id|connection|last-modified)$/.test(name))
    .map(([name, value]) => {
      const isAnew = /^(?:etag|content-length)$/.test(name);
      return `${name}: ${isAnew ? '<so>' : String(value)}`;
    })
    .sort()
    .join('\n');
}

/** Those of registering, signing in, asking a seller, going on and signing out. */
async function cookiesOf(env: object): Promise<string> {
  const database = await freshDatabase();
  const served = await testApp(database, { TRUSTED_PROXIES: '127.0.0.1', ...env });
  const { id: sellerId } = await buildKnown(database);
  const flat = listing({ sellerId });
  await writeListings(database, [flat]);
  const { mobile } = await buildKnown(database);
  const who = person(served);
  const registering = await verifyMobile(served, who, '9811100077');
  await who.post('/api/auth/mobile/send-otp', { mobile, purpose: 'login' });
  const otp = await lastCode(served, mobile);
  const signedIn = await who.post('/api/auth/login', { mobile, otp });
  const lead = { propertyId: flat.id, name: 'Asha', mobileNumber: mobile };
  const response = await who.post('/api/seller-leads', lead);
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0];
  const renewed = await who.post('/api/auth/refresh-token', {}, { cookie });
  const left = await who.post('/api/auth/logout', {}, { cookie });
  const refused = await who.post('/api/auth/refresh-token', {}, { cookie });
  return Object.entries({
    registering: registering.answer,
    signedIn,
    asked: response,
    renewed,
    left,
    refused,
  })
    .map(([name, { status, headers }]) => {
      const set = [headers['set-cookie'] ?? []].flat().map(String);
      return `${name} ${status}\n${set.map((each) => each.replace(/=[\w.-]{20,}/, '=<so>')).join('\n')}\n`;
    })
    .join('\n');
}
