import { expect, inject, test } from 'vitest';
import { emptyDatabase } from '../../../test/harness/database.ts';
import { wayTo } from '../../../test/harness/wayTo.ts';
import { whenDone } from '../../../test/harness/whenDone.ts';
import { isDatabaseBusy } from '../http/errorMapper.ts';
import { silentLog } from '../observability/logging.ts';
import { openPersistentConnection } from './persistentConnection.ts';
import { type Database, type DatabaseOptions, openDatabase } from './connect.ts';

const wayToTheDatabase = () => wayTo(inject('template'));

async function databaseBehind(
  way: Awaited<ReturnType<typeof wayToTheDatabase>>,
  more: Partial<DatabaseOptions> = {},
): Promise<Database> {
  const database = await openDatabase({
    primary: { ...(await emptyDatabase()), ...way.address },
    entities: [],
    migrations: [],
    log: silentLog(),
    connectTimeoutMs: 500,
    ...more,
  });
  whenDone(() => database.close());
  return database;
}

const ONE = { text: 'SELECT 1 AS one' };
const busy = (work: Promise<unknown>) => work.then(() => null, isDatabaseBusy);

test('a database that stands still keeps nobody for ever, and its connections go', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way, { silentMs: 200 });
  await database.query(ONE);
  way.freeze();
  const inTransaction = database.source.transaction(async (manager) => manager.query('SELECT 1'));
  expect(await Promise.all([busy(database.query(ONE)), busy(inTransaction)])).toEqual([true, true]);
  expect(await busy(database.read(ONE))).toBe(true);
  expect(database.pool.totalCount).toBe(0);
  way.thaw();
  // Whoever comes within a second of the last look is told what was seen then.
  await expect.poll(() => busy(database.query(ONE)), { timeout: 60_000 }).toBe(null);
  expect(await database.query(ONE)).toEqual([{ one: 1 }]);
});

test('who comes while it stands still is not given another connection to wait on', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way, { silentMs: 1_000 });
  await Promise.all([ONE, ONE, ONE].map((statement) => database.query(statement)));
  expect(database.pool.idleCount).toBe(3);
  way.freeze();
  const first = Date.now();
  expect(await busy(database.query(ONE))).toBe(true);
  const looked = Date.now() - first;
  const second = Date.now();
  expect(await busy(database.query(ONE))).toBe(true);
  expect(Date.now() - second).toBeLessThan(looked / 3);
  way.thaw();
  await expect.poll(() => busy(database.query(ONE)), { timeout: 60_000 }).toBe(null);
});

test('who waits for an idle connection that somebody else is given waits for no second one', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way, { silentMs: 60_000 });
  await database.query(ONE);
  way.freeze();
  // The first has the idle connection, and waits for its answer as long as the test takes.
  const first = busy(database.query(ONE));
  const begun = Date.now();
  expect(await busy(database.query(ONE))).toBe(true);
  const looked = Date.now() - begun;
  const second = Date.now();
  expect(await busy(database.query(ONE))).toBe(true);
  // It is told what the one before it has seen.
  expect(Date.now() - second).toBeLessThan(looked / 3);
  way.thaw();
  await first;
});

test('a statement that only takes long goes on, also on a connection that was idle for long', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way, { silentMs: 50, poolSize: 1 });
  const long = { text: 'SELECT 1 AS one FROM pg_sleep(0.4)' };
  expect(await database.query(long)).toEqual([{ one: 1 }]);
  const [row] = await database.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid' });
  await database.query(long);
  expect(await database.query({ text: 'SELECT pg_backend_pid() AS pid' })).toEqual([row]);
  // As long as nobody asks, nothing is expected of a database.
  way.freeze();
  await expect.poll(() => database.pool.idleCount).toBe(1);
});

test('a database is not silent because this process is busy and does not listen', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way, { silentMs: 50 });
  const busy = setInterval(() => {
    const end = performance.now() + 400;
    while (performance.now() < end);
  }, 1);
  try {
    const long = { text: 'SELECT 1 AS one FROM pg_sleep(2)' };
    expect(await database.query(long)).toEqual([{ one: 1 }]);
  } finally {
    clearInterval(busy);
  }
});

test('48-B6: connections that lead nowhere go, those that nobody uses as well, while new ones work', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way, { silentMs: 500, connectTimeoutMs: 30_000 });
  const sleep = { text: 'SELECT pg_sleep(0.2)' };
  await Promise.all(Array.from({ length: 20 }, () => database.query(sleep)));
  const alone = await database.connectAlone();
  expect(way.forget()).toBe(21);
  const inTransaction = database.source.transaction(async (manager) => manager.query('SELECT 1'));
  expect(
    await Promise.all([busy(database.query(ONE)), busy(inTransaction), busy(alone.query(ONE))]),
  ).toEqual([true, true, true]);
  expect(await Promise.all(Array.from({ length: 20 }, () => database.query(ONE)))).toHaveLength(20);
  // A statement that is at work keeps its connection meanwhile.
  way.forget();
  const fresh = await database.connectAlone();
  const long = fresh.query('SELECT 1 AS one FROM pg_sleep(2)');
  expect(await busy(database.query(ONE))).toBe(true);
  expect((await long).rows).toEqual([{ one: 1 }]);
});

test('48-B6: what only listens is connected again, and everything ends though nobody takes leave', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way, { silentMs: 500 });
  let begun = 0;
  const saved = await openPersistentConnection(
    { database, log: silentLog(), what: 'nothing' },
    async () => {
      begun += 1;
    },
  );
  way.forget();
  await expect.poll(() => begun).toBe(2);
  await Promise.all([ONE, ONE, ONE].map((statement) => busy(database.query(statement))));
  way.forget();
  await saved.end();
  await database.close();
});

test('while the database stays away nobody waits who comes later', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way);
  way.close();
  const first = Date.now();
  expect(await busy(database.read(ONE))).toBe(true);
  const looked = Date.now() - first;
  const second = Date.now();
  expect(await busy(database.read(ONE))).toBe(true);
  // A share of what the first one waited: it tried once and not again and again.
  expect(Date.now() - second).toBeLessThan(looked / 3);
});

test('a transaction whose connection breaks, wherever it does, says that the database is away', async () => {
  const way = await wayToTheDatabase();
  const database = await databaseBehind(way);
  const broken = (after: number) =>
    database.source.transaction(async (manager) => {
      for (let statement = 0; statement < 3; statement += 1) {
        if (statement === after) way.cut();
        await manager.query('SELECT 1');
      }
      if (after === 3) way.cut();
    });
  for (const after of [0, 1, 2, 3]) {
    expect(await busy(broken(after)), String(after)).toBe(true);
  }
  // The connection is gone before the next statement is asked of it.
  const transaction = database.source.transaction(async (manager) => {
    await manager.query('SELECT 1');
    way.cut();
    await expect.poll(() => database.pool.totalCount).toBe(0);
    await manager.query('SELECT 1');
  });
  expect(await busy(transaction)).toBe(true);
});
