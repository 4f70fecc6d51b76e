import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ROOMS } from '../../rooms.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import type { Database } from './connect.ts';
import type { Statement } from './send.ts';
import { newId } from '../ids.ts';
import { consume, limitJobs, reserve } from './limits.ts';
import type { Limit } from './limits.ts';
import { silentLog } from '../observability/logging.ts';

const FORM: Limit = {
  name: 'form',
  windows: [{ points: 5, seconds: 3_600 }],
  sentence: 'You have already sent several messages.',
  whenStoreIsAway: 'refuse',
};
const OTHER_FORM = { ...FORM, name: 'otherForm' };
const STEPS: Limit = {
  ...FORM,
  name: 'steps',
  windows: [
    { points: 3, seconds: 600 },
    { points: 5, seconds: 3_600 },
    { points: 10, seconds: 86_400 },
  ],
};

let database: Database;
let context: { database: Database; log: ReturnType<typeof silentLog> };

beforeAll(async () => {
  database = await freshDatabase();
  context = { database, log: silentLog() };
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const tries = (count: number, use: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, use));

test('A limit lets exactly its number through under parallel calls', async () => {
  const key = newId();
  const results = await tries(40, () => consume(context, FORM, key));
  const passed = results.filter(({ status }) => status === 'fulfilled');
  expect(passed).toHaveLength(5);
});

test('A refusal is TOO_MANY with a sentence and the seconds to wait', async () => {
  const key = newId();
  await tries(5, () => consume(context, FORM, key));
  const error: unknown = await consume(context, FORM, key).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'TOO_MANY', status: 429 });
  expect(error).toHaveProperty(
    'message',
    expect.stringMatching(/^You have already sent several.*Please try again in 60 minutes\.$/),
  );
  expect(error).toHaveProperty('retryAfter', expect.closeTo(3_600, -2));
});

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [5_340, '89 minutes'],
  [5_341, '2 hours'],
  [7_200, '2 hours'],
  [7_201, '3 hours'],
])('Who has to wait %i seconds is told %s', async (seconds, words) => {
  const limit = { ...FORM, name: `wait${seconds}`, windows: [{ points: 1, seconds }] };
  const key = newId();
  await consume(context, limit, key);
  const later: Database = {
    ...database,
    query: async <Row>(statement: Statement) => {
      const rows = await database.query<Row>(statement);
      for (const row of rows) Object.assign(Object(row), { left: seconds * 1_000 });
      return rows;
    },
  };
  await expect(consume({ ...context, database: later }, limit, key)).rejects.toMatchObject({
    message: `${FORM.sentence} Please try again in ${words}.`,
    retryAfter: seconds,
  });
});

test('A process whose clock is wrong counts like the others', async () => {
  const key = newId();
  await tries(5, () => consume(context, FORM, key));
  for (const hours of [-5, 5]) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
    await expect(consume(context, FORM, key)).rejects.toMatchObject({
      retryAfter: expect.closeTo(3_600, -2),
    });
    vi.useRealTimers();
  }
});

test('Keys and limits do not meet', async () => {
  const key = newId();
  await tries(6, () => consume(context, FORM, key));
  await expect(consume(context, FORM, newId())).resolves.toBeUndefined();
  await expect(consume(context, OTHER_FORM, key)).resolves.toBeUndefined();
});

test('Three codes in ten minutes and five an hour, and a refused try uses up nothing longer', async () => {
  const key = '9876543210';
  const send = () => consume(context, STEPS, key);
  const refusal = () => send().catch((reason: unknown) => reason);
  for (let sent = 0; sent < 3; sent += 1) await send();
  const refused = await tries(20, send);
  expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
  expect(await refusal()).toHaveProperty('retryAfter', expect.closeTo(600, -2));
  await database.query({
    text: `DELETE FROM rate_limit WHERE key LIKE 'steps:600:%'`,
  });
  await send();
  await send();
  expect(await refusal()).toHaveProperty('retryAfter', expect.closeTo(3_600, -2));
  // The longer window refused, so the shorter one was given back: the answer names the longer wait again.
  expect(await refusal()).toHaveProperty('retryAfter', expect.closeTo(3_600, -2));
});

test('A window that is over starts again', async () => {
  const key = newId();
  await tries(6, () => consume(context, FORM, key));
  await expect(consume(context, FORM, key)).rejects.toThrow('try again');
  await database.query({ text: 'UPDATE rate_limit SET expire = $1', values: [Date.now() - 1] });
  await consume(context, FORM, key);
});

/** As if all of it had been counted by a database whose clock was so far ahead. */
const countedAhead = (by: string) =>
  database.query({
    text: `UPDATE rate_limit SET expire = expire + extract(epoch FROM $1::interval) * 1000`,
    values: [by],
  });

test.each(['40 days', '10 minutes', '100 years', '2 seconds'])(
  '48-B8: what a clock that was %s ahead has counted is over once it is right',
  async (by) => {
    const key = newId();
    await tries(5, () => ask(key, newId()));
    await expect(ask(key, 'f')).rejects.toMatchObject({ code: 'TOO_MANY' });
    await countedAhead(by);
    await tries(5, () => ask(key, newId()));
    await expect(ask(key, 'f')).rejects.toMatchObject({ code: 'TOO_MANY' });
  },
);

test('48-B8: what was counted by a clock that was set back by a moment still counts', async () => {
  const key = newId();
  await tries(5, () => consume(context, FORM, key));
  await countedAhead('0.5 seconds');
  await expect(consume(context, FORM, key)).rejects.toMatchObject({ code: 'TOO_MANY' });
});

test('Keys are not stored as they are', async () => {
  await consume(context, FORM, '9812345678');
  const rows = await database.query<{ key: string }>({ text: 'SELECT key FROM rate_limit' });
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('9812345678');
});

test.each(['\0', `'; DROP TABLE rate_limit; --`, 'x'.repeat(10_000), '\ud800'])(
  'a hostile key is only a key (%#)',
  async (key) => {
    await expect(consume(context, FORM, key)).resolves.toBeUndefined();
  },
);

test('a use that is given back was none', async () => {
  const key = newId();
  for (let time = 0; time < 9; time += 1) {
    const use = await reserve(context, FORM, key);
    await use.giveBack();
  }
  await tries(5, () => consume(context, FORM, key));
  await expect(consume(context, FORM, key)).rejects.toThrow('try again');
});

const ask = (key: string, item: string) => reserve(context, FORM, key, item);

test('different things are counted, the same one again is not', async () => {
  const key = newId();
  for (const item of ['a', 'b', 'a', 'c', 'd', 'b', 'e', 'e']) await ask(key, item);
  await expect(ask(key, 'f')).rejects.toMatchObject({ code: 'TOO_MANY', status: 429 });
  await expect(ask(key, 'f')).rejects.toMatchObject({ code: 'TOO_MANY' });
  await ask(key, 'a');
  await expect(ask(newId(), 'f')).resolves.toBeDefined();
});

test('a thing that is given back was none, and is counted when it comes again', async () => {
  const key = newId();
  for (let time = 0; time < 8; time += 1) await (await ask(key, 'a')).giveBack();
  for (const item of ['a', 'b', 'c', 'd', 'e']) await ask(key, item);
  await expect(ask(key, 'f')).rejects.toMatchObject({ code: 'TOO_MANY' });
});

test('parallel questions about different things do not slip by', async () => {
  const key = newId();
  const items = Array.from({ length: 60 }, (_, n) => 'thing ' + (n % 30));
  const results = await Promise.allSettled(items.map((item) => ask(key, item)));
  const passed = items.filter((_, n) => results[n]?.status === 'fulfilled');
  expect(new Set(passed).size).toBeLessThanOrEqual(5);
});

test('the sweep forgets windows that are over', async () => {
  await database.query({ text: 'UPDATE rate_limit SET expire = $1', values: [Date.now() - 1_000] });
  const fresh = newId();
  await consume(context, FORM, fresh);
  await limitJobs.tasks['limits-sweep']?.({}, { ...context, signal: new AbortController().signal });
  const [row] = await database.query<{ count: number }>({
    text: 'SELECT count(*) FROM rate_limit',
  });
  expect(row?.count).toBe(1);
});

test('while the store is away codes fail closed and reads stay open', async () => {
  const away = await freshDatabase();
  await away.query({ text: 'ALTER TABLE rate_limit RENAME TO rate_limit_gone' });
  const there = { database: away, log: silentLog() };
  await expect(consume(there, FORM, 'k')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const open: Limit = { ...FORM, name: 'read', whenStoreIsAway: 'allow' };
  await expect(consume(there, open, 'k')).resolves.toBeUndefined();
  const distinct = reserve(there, FORM, 'k', 'thing');
  await expect(distinct).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const use = await reserve(there, open, 'k', 'thing');
  await expect(use.giveBack()).resolves.toBeUndefined();
});

test('every limit has a name of its own and its windows shortest first', () => {
  const limits = ROOMS.flatMap((room) => room.limits);
  expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
  for (const { windows } of limits) {
    const seconds = windows.map((window) => window.seconds);
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
  }
});
