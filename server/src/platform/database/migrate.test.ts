import type { MigrationInterface, QueryRunner } from 'typeorm';
import { expect, test } from 'vitest';
import { buildAccount } from '../../../test/factories.ts';
import { emptyDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { silentLog } from '../observability/logging.ts';
import {
  appliedMigrations,
  migrate,
  migrateTo,
  ownMigrations,
  pendingMigrations,
} from './migrate.ts';

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

/** A database with the tables of the base, which were made by the migrations from before it. */
async function madeEarlier() {
  const database = await freshDatabase({ primary: await emptyDatabase() });
  await migrateTo(database, ownMigrations(database).slice(0, 1), log);
  await database.query({ text: 'DELETE FROM schema_migration' });
  const earlier = { text: 'INSERT INTO schema_migration ("timestamp", name) VALUES ($1, $2)' };
  for (const name of ['Base1764000000001', 'PartsOfContacts1764000000050']) {
    await database.query({ ...earlier, values: [name.slice(-13), name] });
  }
  return database;
}

test('a database of the migrations from before the base is taken over as it is', async () => {
  const database = await madeEarlier();
  await buildAccount(database, { name: 'Asha' });
  const [base, ...later] = ownMigrations(database);
  expect(await migrate(database, log)).toEqual(later);
  expect(await appliedMigrations(database)).toEqual([base, ...later]);
  expect(await database.query({ text: 'SELECT name FROM account' })).toEqual([{ name: 'Asha' }]);
});

test.each([
  'DROP INDEX account_newest',
  'ALTER TABLE account ALTER name SET NOT NULL',
  'DROP TRIGGER property_change_insert ON property',
  'CREATE OR REPLACE FUNCTION price_band(price bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$SELECT 1::bigint$$',
])('one with other tables is left alone, and it is said what to do: %s', async (change) => {
  const database = await madeEarlier();
  await database.query({ text: change });
  await expect(migrate(database, log)).rejects.toThrow(
    /Start the version of 29 November 2026 .* once, then this one\. Or start with an empty database/,
  );
  expect(await appliedMigrations(database)).toHaveLength(2);
  const [found] = await database.query({ text: `SELECT to_regnamespace('base_of_now') AS left` });
  expect(found).toEqual({ left: null });
});
