import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { whenDone } from '../../test/harness/whenDone.ts';
import { healthDoor } from './health.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function ask(
  url: string,
  database: () => Promise<void>,
  isFull = async () => false,
  stopping = async () => undefined as void,
) {
  const http = fastify();
  await http.register(healthDoor, { checks: { stopping, database }, isFull });
  whenDone(() => http.close());
  const { statusCode, headers, body } = await http.inject({ url });
  const { 'cache-control': cache, 'retry-after': retry } = headers;
  return { status: statusCode, body, cache, retry };
}

const away = () => Promise.reject(new Error('The database is away.'));

test('the process is up whatever else is away', async () => {
  expect(await ask('/healthz', away)).toEqual({
    status: 200,
    body: '{"status":"up"}',
    cache: 'no-store',
    retry: undefined,
  });
});

test('what takes longer than two seconds is not ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const pending = ask('/readyz', () => {
    begin();
    return new Promise(() => undefined);
  });
  await begun;
  const limits = vi.getTimerCount();
  vi.advanceTimersByTime(1_999);
  expect(vi.getTimerCount()).toBe(limits);
  vi.advanceTimersByTime(1);
  expect(await pending).toMatchObject({ status: 503 });
});

test.each([
  ['/readyz', 503],
  ['/readyz?exclude=disk', 503],
  ['/readyz?exclude=database', 503],
  ['/readyz?exclude=disk&exclude=database', 200],
  ['/readyz?exclude=nothing', 503],
])('what is no reason to turn to another process can be left out: %s', async (url, status) => {
  expect(await ask(url, away, async () => true)).toMatchObject({ status });
  expect(await ask(url, away, async () => true, away)).toMatchObject({ status: 503 });
});

test('it is ready when it can serve, and says nothing of what is away but that the disk is full', async () => {
  expect(await ask('/readyz', async () => undefined)).toEqual({
    status: 200,
    body: '{"status":"ready"}',
    cache: 'no-store',
    retry: undefined,
  });
  expect(await ask('/readyz', away)).toEqual({
    status: 503,
    body: '{"status":"not ready"}',
    cache: 'no-store',
    retry: '1',
  });
  expect(await ask('/readyz', away, async () => true)).toMatchObject({
    status: 503,
    body: '{"status":"not ready","reason":"The disk is full."}',
  });
});

test('however many ask at once, the database is asked once', async () => {
  let requestCount = 0;
  let respond: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (respond = resolve));
  const http = fastify();
  const database = () => {
    requestCount += 1;
    return pending;
  };
  const stopping = async () => undefined;
  await http.register(healthDoor, { checks: { stopping, database }, isFull: async () => false });
  whenDone(() => http.close());
  const asks = Array.from({ length: 5 }, async () => http.inject({ url: '/readyz' }));
  await vi.waitFor(() => expect(requestCount).toBeGreaterThan(0));
  await new Promise((resolve) => setImmediate(resolve));
  respond();
  for (const { statusCode } of await Promise.all(asks)) expect(statusCode).toBe(200);
  expect(requestCount).toBe(1);
  expect((await http.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect(requestCount).toBe(2);
});
