import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { emptyDatabase } from '../../../test/harness/database.ts';
import { portOf } from '../../../test/harness/listen.ts';
import { whenDone } from '../../../test/harness/whenDone.ts';
import { isDatabaseBusy } from '../funnel.ts';
import { silentLog } from '../logging.ts';
import { type Database, type DatabaseOptions, openDatabase } from './connect.ts';

/** A way to the database of the tests that can be frozen: then nothing comes through, and nothing breaks. */
async function wayToTheDatabase() {
  const { host, port } = inject('template');
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(join(host, `.s.PGSQL.${port}`));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
      if (isFrozen) from.unpipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => sockets.forEach((socket) => socket.destroy());
  whenDone(async () => {
    cut();
    server.close();
  });
  return {
    address: { host: '127.0.0.1', port: portOf(server) },
    cut,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe();
    },
    thaw() {
      isFrozen = false;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}

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
  const gone = database.source.transaction(async (manager) => {
    await manager.query('SELECT 1');
    way.cut();
    await expect.poll(() => database.pool.totalCount).toBe(0);
    await manager.query('SELECT 1');
  });
  expect(await busy(gone)).toBe(true);
});
