import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../platform/observability/logging.ts';
import { limitResponseTime } from './responseTimeout.ts';

let http: FastifyInstance;
let begin: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  http = fastify();
  limitResponseTime(http, { limitMs: 60_000, log: silentLog(), siteName: 'Aangan' });
  const never = () => {
    begin();
    return new Promise(() => undefined);
  };
  http.get('/property', never);
  http.post('/api/properties', never);
  http.post('/graphql', never);
  http.get('/quick', async () => 'done');
  http.get('/streams', (_request, reply) => {
    reply.hijack();
    reply.raw.write('one, ');
    begin();
    setTimeout(() => reply.raw.end('two'), 90_000);
  });
  await http.ready();
});

afterEach(async () => {
  vi.useRealTimers();
  await http.close();
});

/** When the next request is with its handler, and its limit runs. */
const nextToBegin = () => new Promise<void>((resolve) => (begin = resolve));

async function late(method: 'GET' | 'POST', url: string, sent = {}) {
  const begun = nextToBegin();
  let isAnswered = false;
  const pending = http
    .inject({ method, url, headers: sent, ...(method === 'POST' && { payload: { a: 1 } }) })
    .finally(() => (isAnswered = true));
  await begun;
  await vi.advanceTimersByTimeAsync(59_999);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const { statusCode, headers, body } = await pending;
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  return { type: headers['content-type'], body };
}

test('what is not answered in time is unavailable, in the shape of its door', async () => {
  const page = await late('GET', '/property?keyword=a');
  expect(page.type).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<h1>Something went wrong</h1>');
  expect((await late('GET', '/property', { 'content-length': '3' })).body).toBe(page.body);
  expect(JSON.parse((await late('POST', '/api/properties')).body)).toMatchObject({
    success: false,
    code: 'UNAVAILABLE',
  });
  expect(JSON.parse((await late('POST', '/graphql')).body)).toMatchObject({
    errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }],
  });
});

test('what is answered has no limit any more, and what has begun goes on', async () => {
  const before = vi.getTimerCount();
  expect((await http.inject('/quick')).body).toBe('done');
  expect(vi.getTimerCount()).toBe(before);
  const begun = nextToBegin();
  const streamed = http.inject('/streams');
  await begun;
  await vi.advanceTimersByTimeAsync(90_000);
  expect((await streamed).body).toBe('one, two');
  expect(vi.getTimerCount()).toBe(before);
});
