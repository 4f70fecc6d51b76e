import type { MigrationInterface, QueryRunner } from 'typeorm';
import { expect, test } from 'vitest';
import { emptyDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { silentLog } from '../logging.ts';
import { migrate, pendingMigrations } from './migrate.ts';

class First1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE first (a int)');
    // Longer than both limits of the pool, which must not count here.
    await runner.query('SELECT pg_sleep(1.5)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE first');
  }
}

class Second1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('INSERT INTO first VALUES (1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM first');
  }
}

class Broken1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half (a int)');
    await runner.query('SELECT nonsense');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE half');
  }
}

const log = silentLog();

test('several that start at once apply every migration once', async () => {
  const primary = await emptyDatabase();
  const several = await Promise.all(
    [1, 2, 3].map(() =>
      freshDatabase({
        primary,
        migrations: [First1700000000001, Second1700000000002],
        statementTimeoutMs: 1_000,
        lockTimeoutMs: 1_000,
        poolSize: 2,
      }),
    ),
  );
  const [one] = several;
  if (one === undefined) throw new Error('no database');
  const names = ['First1700000000001', 'Second1700000000002'];
  expect(await pendingMigrations(one)).toEqual(names);
  const applied = await Promise.all(several.map((database) => migrate(database, log)));
  expect(applied.flat()).toEqual(names);
  expect(await one.query({ text: 'SELECT a FROM first' })).toEqual([{ a: 1 }]);
  expect(await pendingMigrations(one)).toEqual([]);
  const locks = await one.query({
    text: `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
      WHERE locktype = 'advisory' AND datname = current_database()`,
  });
  expect(locks).toEqual([]);
  const limit = await one.query({ text: `SELECT current_setting('statement_timeout') AS limit` });
  expect(limit).toEqual([{ limit: '1s' }]);
});

test('one that fails keeps nothing of itself and everything before it', async () => {
  const database = await freshDatabase({
    primary: await emptyDatabase(),
    migrations: [First1700000000001, Broken1700000000003],
  });
  await expect(migrate(database, log)).rejects.toThrow(
    /^The database could not be brought up to date: .*"nonsense" does not exist\. Nothing of the failed step was kept\.$/,
  );
  expect(await pendingMigrations(database)).toEqual(['Broken1700000000003']);
  const [found] = await database.query({ text: `SELECT to_regclass('half') AS half` });
  expect(found).toEqual({ half: null });
});

test('a database that began otherwise is refused with what to do', async () => {
  const primary = await emptyDatabase();
  const other = await freshDatabase({ primary, migrations: [First1700000000001] });
  await migrate(other, log);
  const ours = await freshDatabase({ primary, migrations: [Broken1700000000003] });
  await expect(migrate(ours, log)).rejects.toThrow(
    /Start with an empty one: remove the data directory, or name another database in DATABASE_URL\.$/,
  );
  expect(await other.query({ text: `SELECT to_regclass('half') AS half` })).toEqual([
    { half: null },
  ]);
});
