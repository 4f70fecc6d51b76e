import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { accessToken, testApp, type TestApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import type { Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

/** The whole application behind a socket, with four places: three for those who only look. */
const SMALL = {
  REQUESTS_AT_ONCE: '4',
  REQUESTS_WAITING: '8',
  REQUEST_WAIT_MS: '30000',
  TRUSTED_PROXIES: '127.0.0.1',
  CORS_ORIGINS: 'https://app.example',
};

let database: Database;
let served: TestApp;
let url: string;
let unlock: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(() => unlock());

async function serve(env: Record<string, string> = {}): Promise<void> {
  served = await testApp(database, { ...SMALL, ...env });
  url = await served.app.http.listen({ host: '127.0.0.1', port: 0 });
}

/** Whoever lists properties waits until `unlock`. */
async function lockListings(): Promise<void> {
  const client = await database.pool.connect();
  await client.query(
    'BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; LOCK TABLE property',
  );
  unlock = async () => {
    unlock = async () => undefined;
    await client.query('ROLLBACK');
    client.release();
  };
}

let addresses = 0;
const newAddress = () => `192.0.2.${(addresses += 1)}`;

/** From an address of its own where none is given. */
async function ask(path: string, init: RequestInit = {}, from = newAddress()) {
  const headers = { 'x-forwarded-for': from, ...Object(init.headers) };
  const response = await fetch(url + path, { ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

const LIST = '/api/properties?city=Pune';
const list = (from?: string) => ask(LIST, {}, from);
const subscribe = () =>
  ask('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${newId()}@people.example` }),
  });
const QUESTION = JSON.stringify({ query: '{ properties { total } }' });
const question = (more: Record<string, string> = {}) =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...more },
    body: QUESTION,
  });

async function figure(name: string): Promise<number> {
  const { body } = await served.app.http.inject('/metrics');
  const lines = [...body.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'gm'))];
  return lines.reduce((sum, [, value]) => sum + Number(value), 0);
}

async function comesTo(running: number, waiting: number): Promise<void> {
  const both = () =>
    Promise.all([figure('http_requests_in_flight'), figure('http_requests_waiting')]);
  await expect.poll(both).toEqual([running, waiting]);
}

test('a burst is bounded, and refused beyond in the shape of its door', async () => {
  await serve();
  await lockListings();
  const lists = Array.from({ length: 11 }, () => list());
  await comesTo(3, 8);

  const rest = await ask(LIST, { headers: { origin: 'https://app.example' } });
  expect(rest.status).toBe(503);
  expect(Number(rest.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
  expect(Number(rest.headers.get('retry-after'))).toBeLessThanOrEqual(5);
  expect(rest.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(JSON.parse(rest.text)).toEqual({
    success: false,
    message: 'We are very busy at the moment. Please try again in a few seconds.',
    error: 'We are very busy at the moment. Please try again in a few seconds.',
    code: 'UNAVAILABLE',
    errors: [],
    requestId: rest.headers.get('x-request-id'),
  });

  const graphql = await question();
  expect(graphql.status).toBe(503);
  expect(graphql.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(JSON.parse(graphql.text)).toEqual({
    errors: [
      {
        message: 'We are very busy at the moment. Please try again in a few seconds.',
        extensions: {
          code: 'UNAVAILABLE',
          fields: [],
          requestId: graphql.headers.get('x-request-id'),
          retryAfter: Number(graphql.headers.get('retry-after')),
        },
      },
    ],
  });

  const page = await ask('/property');
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('<h1>Server busy</h1><p>We are very busy at the moment.');
  expect(page.text).toContain('<title>Server busy · Aangan</title>');

  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/robots.txt')).status).toBe(200);
  expect(await figure('http_requests_refused_total')).toBe(3);
  await unlock();
  expect((await Promise.all(lists)).map(({ status }) => status)).toEqual(Array(11).fill(200));
  await comesTo(0, 0);
});

test('who changes something finds a place, and who has signed in goes before who only looks', async () => {
  await serve();
  await lockListings();
  const readers = Array.from({ length: 11 }, () => list());
  await comesTo(3, 8);
  expect((await subscribe()).status).toBe(200);
  const signedIn = { authorization: `Bearer ${await accessToken(newId(), newId())}` };
  const forged = { authorization: `${signedIn.authorization.slice(0, -2)}AA` };
  expect((await question(forged)).status).toBe(503);
  const persons = [question(signedIn), question(signedIn)];
  // The account is not there, so both are told to sign in: they were let in, and no reader is sent away for them.
  expect((await Promise.all(persons)).map(({ status }) => status)).toEqual([401, 401]);
  await unlock();
  const statuses = (await Promise.all(readers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeLessThanOrEqual(2);
});

test('crawlers have the fewest places', async () => {
  await serve();
  await lockListings();
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const crawlers = Array.from({ length: 9 }, () => ask(LIST, { headers }));
  await comesTo(1, 8);
  const readers = [list(), list(), list()];
  await comesTo(3, 8);
  await unlock();
  expect((await Promise.all(readers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const statuses = (await Promise.all(crawlers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
});

test('of one address a quarter of those who wait', async () => {
  await serve();
  await lockListings();
  const first = Array.from({ length: 5 }, () => list('198.51.100.7'));
  await comesTo(3, 2);
  const one = await list('198.51.100.7');
  expect(one.status).toBe(503);
  expect(one.text).toContain('Too many requests from your network are waiting already.');
  const other = list('198.51.100.8');
  await comesTo(3, 3);
  await unlock();
  const statuses = (await Promise.all([...first, other])).map(({ status }) => status);
  expect(statuses).toEqual(Array(6).fill(200));
});

test('who waited too long is refused', async () => {
  await serve({ REQUEST_WAIT_MS: '50' });
  await lockListings();
  const lists = Array.from({ length: 5 }, () => list());
  await comesTo(3, 0);
  await unlock();
  const statuses = (await Promise.all(lists)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 503, 503]);
});

test('who gave up waits no more, and holds a place only while something is done for them', async () => {
  await serve();
  await lockListings();
  const removed = new AbortController();
  const running = Array.from({ length: 3 }, () =>
    ask(LIST, { signal: removed.signal }).catch(() => null),
  );
  await comesTo(3, 0);
  const waiting = ask(LIST, { signal: removed.signal }).catch(() => null);
  await comesTo(3, 1);
  const patient = list();
  await comesTo(3, 2);
  removed.abort();
  await Promise.all([...running, waiting]);
  await comesTo(3, 1);
  await unlock();
  expect((await patient).status).toBe(200);
  await comesTo(0, 0);
});

test('a body that is still on its way holds no place', async () => {
  await serve();
  const { port } = new URL(url);
  const body = JSON.stringify({ email: `${newId()}@people.example` });
  const slow = Array.from({ length: 5 }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of slow) {
    socket.write(
      `POST /api/newsletter/subscribe HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
  }
  expect((await subscribe()).status).toBe(200);
  expect(await figure('http_requests_in_flight')).toBe(0);
  const [one, ...others] = slow;
  let response = '';
  one?.on('data', (chunk: Buffer) => (response += chunk.toString()));
  one?.write(body.slice(5));
  await expect.poll(() => response).toContain('HTTP/1.1 200');
  for (const socket of others) socket.destroy();
});

/** A connection that takes nothing any more, and a way to ask for more on it. */
async function stuckReader() {
  const { server } = served.app.http;
  const reader = connect(Number(new URL(url).port), '127.0.0.1');
  reader.once('connect', () => reader.pause());
  const [accepted] = await once(server, 'connection');
  const askFor = async (path: string) => {
    const arrived = once(server, 'request');
    reader.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    await arrived;
  };
  const isStuck = () => accepted.writableLength > 0;
  while (!isStuck()) {
    await askFor('/api/openapi.json');
    await expect
      .poll(async () => isStuck() || (await figure('http_requests_in_flight')) === 0)
      .toBe(true);
  }
  return { reader, askFor };
}

test('an answer that nobody reads holds no place', async () => {
  await serve();
  const { reader, askFor } = await stuckReader();
  await comesTo(0, 0);
  // Behind it: one without a body, one that no handler sees, and none that is there.
  for (const path of ['/Nothing', '/%', '/sitemap-none.xml', '/favicon.ico', LIST]) {
    await askFor(path);
    await comesTo(0, 0);
  }
  expect((await list()).status).toBe(200);
  // It is not kept for ever either.
  expect(served.app.http.server.timeout).toBeLessThan(120_000);
  expect(served.app.http.server.timeout).toBeGreaterThan(60_000);
  reader.destroy();
});

test('a connection has eight requests without an answer at most', async () => {
  await serve();
  await lockListings();
  const many = connect(Number(new URL(url).port), '127.0.0.1');
  const closed = once(many, 'close');
  many.write(`GET ${LIST} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(9));
  await closed;
  await unlock();
  await comesTo(0, 0);
  expect((await list()).status).toBe(200);
});

test('more bodies that do not come than may wait are refused, and keep nobody else out', async () => {
  await serve();
  const { port } = new URL(url);
  const responses: string[] = [];
  const stalled = Array.from({ length: 9 }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of stalled) {
    socket.on('data', (chunk: Buffer) => responses.push(chunk.toString()));
    socket.write(
      'POST /api/auth/logout HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
  }
  await expect.poll(() => responses.join('')).toMatch(/HTTP\/1.1 503/);
  expect((await list()).status).toBe(200);
  expect(await figure('http_requests_in_flight')).toBe(0);
  for (const socket of stalled) socket.destroy();
});

test('a page is waited for in the line, whatever it says of a form', async () => {
  await serve();
  await lockListings();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  socket.write(
    `GET /property HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 2\r\n\r\n--`,
  );
  await comesTo(1, 0);
  await unlock();
  await expect.poll(() => response).toContain('HTTP/1.1 200');
  socket.destroy();
});

test('nothing is refused when no more come than are served', async () => {
  await serve({ REQUESTS_AT_ONCE: '', REQUESTS_WAITING: '', REQUEST_WAIT_MS: '' });
  const large = JSON.stringify({ query: `# ${'x'.repeat(70_000)}\n{ properties { total } }` });
  const headers = { 'content-type': 'application/json' };
  const visits = [
    () => list(),
    () => question(),
    () => ask('/graphql', { method: 'POST', headers, body: large }),
    () => ask('/property'),
    () => subscribe(),
    () => ask('/api/docs', { method: 'HEAD' }),
  ];
  const statuses = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    for (const { status } of await Promise.all(visits.map((visit) => visit()))) {
      statuses.add(status);
    }
  }
  expect([...statuses]).toEqual([200]);
  expect(await figure('http_requests_refused_total')).toBe(0);
});

test.each(['', '{', '{"email":'])(
  '48-B9: the connection of a body that is refused before it is there (%j) ends with the answer',
  async (begun) => {
    await serve();
    const { port } = new URL(url);
    const ended: string[] = [];
    const slow = Array.from({ length: 9 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      socket.on('error', () => undefined).on('close', () => ended.push(text));
      socket.write(
        'POST /api/newsletter/subscribe HTTP/1.1\r\nhost: localhost\r\n' +
          `content-type: application/json\r\ncontent-length: 50\r\n\r\n${begun}`,
      );
      return socket;
    });
    await expect.poll(() => ended, { timeout: 10_000 }).toHaveLength(1);
    expect(ended[0]).toMatch(/^HTTP\/1.1 503 [^]*\r\nconnection: close\r\n/i);
    for (const socket of slow) socket.destroy();
  },
);
