import { beforeAll, describe, expect, inject, test } from 'vitest';
import { emptyDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { type EntityManager } from 'typeorm';
import { silentLog } from '../observability/logging.ts';
import { type Database, openDatabase } from './connect.ts';
import { DatabaseProblem } from './problem.ts';
import { readEntities } from './readEntities.ts';
import { fakePostgres } from '../../../test/fakes/fakePostgres.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});

test('bigint and numeric arrive as numbers, a date as its text, times as Date', async () => {
  const [row] = await database.query<Record<string, unknown>>({
    text: `SELECT 12500000::bigint AS price, 1.5::numeric AS area, '2025-04-01'::date AS day,
      '{1,NULL,3}'::bigint[] AS list, '{}'::bigint[] AS none, count(*) AS many,
      '2025-04-01T00:00:00Z'::timestamptz AS at`,
  });
  expect(row).toEqual({
    price: 12_500_000,
    area: 1.5,
    day: '2025-04-01',
    list: [1, null, 3],
    none: [],
    many: 1,
    at: new Date('2025-04-01T00:00:00Z'),
  });
});

test('a named statement is prepared once for each connection', async () => {
  const statement = { name: 'add', text: 'SELECT $1::int + $2::int AS sum', values: [2, 3] };
  expect(await database.query(statement)).toEqual([{ sum: 5 }]);
  expect(await database.query({ ...statement, values: [4, 5] })).toEqual([{ sum: 9 }]);
  const prepared = await database.query({
    text: `SELECT name FROM pg_prepared_statements WHERE name = 'add'`,
  });
  expect(prepared).toEqual([{ name: 'add' }]);
});

test('statements and TypeORM share the pool and its limits', async () => {
  const limits = `SELECT current_setting('statement_timeout') AS statement,
    current_setting('lock_timeout') AS lock, current_setting('application_name') AS name,
    current_setting('idle_in_transaction_session_timeout') AS idle`;
  const expected = [{ statement: '4s', lock: '2s', name: 'app', idle: '30s' }];
  const usual = await freshDatabase({
    poolSize: undefined,
    statementTimeoutMs: undefined,
    lockTimeoutMs: undefined,
    connectTimeoutMs: undefined,
  });
  expect(usual.pool.options).toMatchObject({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  expect(await usual.query({ text: limits })).toEqual(expected);
  expect(await usual.source.query(limits)).toEqual(expected);
  const runner = usual.source.createQueryRunner('master');
  await runner.connect();
  expect(usual.pool.totalCount - usual.pool.idleCount).toBe(1);
  await runner.release();
});

test('a statement that takes too long is cancelled', async () => {
  const quick = await freshDatabase({ statementTimeoutMs: 1_000 });
  await expect(quick.query({ text: 'SELECT pg_sleep(30)' })).rejects.toMatchObject({
    code: '57014',
  });
});

test('a prepared statement survives a change of its table', async () => {
  const one = await freshDatabase({ poolSize: 1 });
  await one.query({ text: 'CREATE TABLE thing (a int)' });
  const statement = { name: 'all things', text: 'SELECT * FROM thing' };
  await one.query(statement);
  await one.query({ text: 'ALTER TABLE thing ADD b int' });
  await one.query({ text: 'INSERT INTO thing VALUES (1, 2)' });
  expect(await one.query(statement)).toEqual([{ a: 1, b: 2 }]);
});

test('connections that the server cut are replaced', async () => {
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const sleepers = [1, 2, 3].map(() => database.query({ text: 'SELECT pg_sleep(600)' }));
  const settled = Promise.allSettled(sleepers);
  await expect
    .poll(() =>
      database.query({
        text: `SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event = 'PgSleep'`,
      }),
    )
    .toEqual([{ n: 3 }]);
  await database.query({ text: cut });
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await database.query({ text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
});

describe('replicas', () => {
  test('serve read, and only read', async () => {
    const replica = await emptyDatabase();
    const pair = await freshDatabase({ replicas: [replica] });
    const where = { text: 'SELECT current_database() AS name' };
    expect(await pair.read(where)).toEqual([{ name: replica.database }]);
    expect(await pair.query(where)).not.toEqual([{ name: replica.database }]);
    expect(await pair.source.query(where.text)).not.toEqual([{ name: replica.database }]);
    expect(pair.readPool).not.toBe(pair.pool);
  });

  test('serve repositories that only read, and the primary when they are gone', async () => {
    const replica = await emptyDatabase();
    const pair = await freshDatabase({ replicas: [replica] });
    const name = (manager: EntityManager): Promise<unknown> =>
      manager.query('SELECT current_database() AS name');
    expect(await readEntities(pair, name)).toEqual([{ name: replica.database }]);
    const cut = (manager: EntityManager) =>
      manager.query(
        `SELECT CASE WHEN current_database() = $1 THEN pg_terminate_backend(pg_backend_pid()) END`,
        [replica.database],
      );
    expect(await readEntities(pair, cut)).toHaveLength(1);
    const refused = () => Promise.reject(new Error('no such thing'));
    await expect(readEntities(pair, refused)).rejects.toThrow('no such thing');
    expect(pair.readPool.totalCount - pair.readPool.idleCount).toBe(0);
  });

  test('are taken in turn', async () => {
    const [one, two] = [await emptyDatabase(), await emptyDatabase()];
    const both = await freshDatabase({ replicas: [one, two] });
    const names: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      const rows = await both.read<{ name: string }>({ text: 'SELECT current_database() AS name' });
      names.push(...rows.map(({ name }) => name));
    }
    expect(new Set(names)).toEqual(new Set([one.database, two.database]));
    expect(names.slice(2)).toEqual(names.slice(0, 2));
  });

  test('are stood in for by the primary when they break, but not when they refuse', async () => {
    const replica = await emptyDatabase();
    const pair = await freshDatabase({ replicas: [replica] });
    const cut = `SELECT CASE WHEN current_database() = $1 THEN pg_terminate_backend(pg_backend_pid()) END AS cut`;
    expect(await pair.read({ text: cut, values: [replica.database] })).toEqual([{ cut: null }]);
    const missing = { text: 'SELECT FROM account' };
    expect(await pair.query(missing)).toEqual([]);
    await expect(pair.read(missing)).rejects.toMatchObject({ code: '42P01' });
  });

  test('are the primary when there are none', () => {
    expect(database.readPool).toBe(database.pool);
  });
});

test('who closes it ends every connection, and may say so twice', async () => {
  const own = await freshDatabase();
  await own.query({ text: 'SELECT 1' });
  await own.close();
  await own.close();
  expect([own.source.isInitialized, own.pool.totalCount]).toEqual([false, 0]);
  await expect(own.query({ text: 'SELECT 1' })).rejects.toThrow('after calling end');
});

test('a connection of its own has no time limits', async () => {
  const client = await database.connectAlone();
  const { rows } = await client.query(`SELECT current_setting('statement_timeout') AS statement,
    current_setting('lock_timeout') AS lock, current_setting('application_name') AS name`);
  await client.end();
  expect(rows).toEqual([{ statement: '0', lock: '0', name: 'app' }]);
});

test('a connection of its own that is let in and cut at once ends nothing but its statement', async () => {
  const fake = await fakePostgres({ version: 18 });
  const other = await openDatabase({
    primary: { url: fake.url },
    entities: [],
    migrations: [],
    log: silentLog(),
  });
  fake.leave();
  const client = await other.connectAlone();
  await expect(client.query('SELECT 1')).rejects.toThrow('not queryable');
  await other.close();
});

describe('a database that cannot be used is a sentence:', () => {
  const template = inject('template');
  const open = (primary: Parameters<typeof openDatabase>[0]['primary']) =>
    openDatabase({ primary, entities: [], migrations: [], log: silentLog() });

  test.each(['127.0.0.1:1', 'localhost:1', 'nowhere.invalid'])(
    'nothing listens at %s',
    async (at) => {
      const error: unknown = await open({ url: `postgres://app:hunter2@${at}/app` }).catch(
        (problem: unknown) => problem,
      );
      expect(error).toBeInstanceOf(DatabaseProblem);
      expect(String(error)).toContain('DATABASE_URL names cannot be reached');
      expect(String(error)).not.toContain('hunter2');
    },
  );

  test('it does not exist', async () => {
    await expect(open({ ...template, database: 'nowhere' })).rejects.toThrow(
      'The embedded database does not exist on its server. Check that it is running and that the embedded database (and DATABASE_REPLICA_URLS) is right.',
    );
  });

  test('it refuses the password', async () => {
    const server = await fakePostgres({ refusal: '28P01' });
    await expect(open(server)).rejects.toThrow(
      'The database that DATABASE_URL names refuses the password. Check that it is running and that DATABASE_URL (and DATABASE_REPLICA_URLS) is right.',
    );
  });

  test('it fails otherwise', async () => {
    const server = await fakePostgres({ refusal: 'XX000' });
    await expect(open(server)).rejects.toMatchObject({ code: 'XX000' });
  });

  test('it is too old', async () => {
    const old = await fakePostgres({ version: 14 });
    await expect(open(old)).rejects.toThrow(
      'DATABASE_URL leads to PostgreSQL 14; version 15 or later is needed.',
    );
    const database = await open(await fakePostgres({ version: 15 }));
    await database.close();
  });

  test('the user is unknown', async () => {
    await expect(open({ ...template, user: 'nobody-here' })).rejects.toThrow('refuses the user');
  });
});
