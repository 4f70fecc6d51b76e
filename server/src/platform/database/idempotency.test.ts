import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { nightly } from '../../../test/harness/retention.ts';
import type { Context } from '../context.ts';
import type { Database } from './connect.ts';
import { notFound } from '../failures.ts';
import { responseRetention, hashOfRequest, runOnce } from './idempotency.ts';
import { newId } from '../ids.ts';
import { visitorContext } from '../../../test/harness/context.ts';

let database: Database;
let context: Context;
let calls = 0;

beforeAll(async () => {
  database = await freshDatabase();
  await database.query({ text: 'CREATE TABLE made (id text)' });
  context = visitorContext(database);
});

function request(key = newId(), content: unknown = { a: 1 }, scope = 'test:me') {
  return { key, scope, requestHash: hashOfRequest(content) };
}

async function make(inside: Context): Promise<{ id: string; at: null }> {
  calls += 1;
  const id = newId();
  await inside.query({ text: 'INSERT INTO made VALUES ($1)', values: [id] });
  await inside.query({ text: 'SELECT pg_sleep(0.1)' });
  return { id, at: null };
}

async function madeCount(): Promise<number> {
  const [row] = await database.query<{ count: number }>({ text: 'SELECT count(*) FROM made' });
  return row?.count ?? 0;
}

test('five parallel calls with one key execute once and all get the first answer', async () => {
  const before = { calls, made: await madeCount() };
  const same = request();
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => runOnce(context, same, make)),
  );
  expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
  expect(responses[4]).toEqual(responses[0]);
  expect([calls - before.calls, (await madeCount()) - before.made]).toEqual([1, 1]);
});

test('a retry gets the first answer again; key order in the request does not matter', async () => {
  const key = newId();
  const first = await runOnce(context, request(key, { a: 1, b: { c: 2, d: [3] } }), make);
  const again = await runOnce(context, request(key, { b: { d: [3], c: 2 }, a: 1 }), make);
  expect(again).toEqual(first);
});

test('the same key with another request is CONFLICT', async () => {
  const key = newId();
  await runOnce(context, request(key, { a: 1 }), make);
  const other = runOnce(context, request(key, { a: 2 }), make);
  await expect(other).rejects.toMatchObject({
    code: 'CONFLICT',
    status: 409,
    retryAfter: null,
    message:
      'This Idempotency-Key has already been used for a different request. Please use a new one.',
  });
});

test('the same key of another person is another request', async () => {
  const key = newId();
  const local = await runOnce(context, request(key, 1, 'test:me'), make);
  const yours = await runOnce(context, request(key, 1, 'test:you'), make);
  expect(local.id).not.toBe(yours.id);
});

test('a refused attempt is not remembered', async () => {
  const same = request();
  const refused = runOnce(context, same, async (inside) => {
    await make(inside);
    throw notFound();
  });
  await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const before = await madeCount();
  await runOnce(context, same, make);
  expect((await madeCount()) - before).toBe(1);
});

test('a second request that waits too long is CONFLICT with a time to retry, then gets the answer', async () => {
  const same = request();
  let finish: () => void = () => undefined;
  const mayFinish = new Promise<void>((resolve) => (finish = resolve));
  let started: () => void = () => undefined;
  const hasStarted = new Promise<void>((resolve) => (started = resolve));
  const first = runOnce(context, same, async () => {
    started();
    await mayFinish;
    return 'slow';
  });
  await hasStarted;
  const second = runOnce(context, same, async () => 'never');
  await expect(second).rejects.toMatchObject({
    code: 'CONFLICT',
    retryAfter: 1,
    message: 'The same request is already being processed. Please wait a moment and try again.',
  });
  finish();
  expect(await first).toBe('slow');
  expect(await runOnce(context, same, async () => 'never')).toBe('slow');
});

test('null, texts with a NUL and lists come back as they were', async () => {
  for (const response of [null, 'a\u0000b', [1, 'two', null], 0, false]) {
    const same = request();
    await runOnce(context, same, async () => response);
    expect(await runOnce(context, same, async () => 'never')).toEqual(response);
  }
});

test.each(['', 'with blank', 'ü', 'x'.repeat(129), 'a\nb'])('key %j is refused', async (key) => {
  await expect(runOnce(context, request(key), make)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'The Idempotency-Key must be 1 to 128 letters, digits or symbols without spaces.',
    problems: [{ path: 'idempotencyKey' }],
  });
});

test('a key of 128 letters is taken', async () => {
  await expect(runOnce(context, request(newId().padEnd(128, 'x')), make)).resolves.toBeDefined();
});

test('a list and an object of the same are two requests', () => {
  expect(hashOfRequest(['a'])).not.toBe(hashOfRequest({ 0: 'a' }));
});

test('after a day a key is free again, also before the sweep, and the sweep forgets it', async () => {
  const same = request();
  const first = await runOnce(context, same, make);
  const age = {
    text: `UPDATE idempotency_key SET created_at = now() - interval '25 hours' WHERE key = $1`,
  };
  await database.query({ ...age, values: [same.key] });
  const second = await runOnce(context, { ...same, requestHash: 'another' }, make);
  expect(second.id).not.toBe(first.id);
  await database.query({ ...age, values: [same.key] });
  const retained = request();
  await runOnce(context, retained, make);
  await nightly(database, [responseRetention]);
  const rows = await database.query<{ key: string }>({
    text: 'SELECT key FROM idempotency_key WHERE key = ANY($1)',
    values: [[same.key, retained.key]],
  });
  expect(rows).toEqual([{ key: retained.key }]);
});
