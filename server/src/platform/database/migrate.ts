import { setTimeout as delay } from 'node:timers/promises';
import { MigrationExecutor } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Log } from '../observability/logging.ts';
import { MIGRATION_TABLE } from './connect.ts';
import type { Database } from './connect.ts';
import { DatabaseProblem } from './problem.ts';
import { takeOver } from './takeOver.ts';

/** Any number, as long as it is always the same: one database has one key. */
const MIGRATION_LOCK = 5_170_231;

/**
 * Applies what is missing, each migration in its own transaction, and gives the names of those applied.
 * Processes that start at once take turns. The lock belongs to the connection that migrates, so that lock
 * and work can only be lost together. Throws DatabaseProblem when a migration fails.
 */
export function migrate(database: Database, log: Log): Promise<string[]> {
  return bringUpToDate(database, log, database.afterMigrations);
}

async function bringUpToDate(
  database: Database,
  log: Log,
  afterwards: Database['afterMigrations'],
): Promise<string[]> {
  const runner = database.source.createQueryRunner('master');
  await runner.connect();
  try {
    await runner.query(
      'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
    );
    await takeLock(runner, log);
    await takeOverEarlier(database, runner);
    const executor = new MigrationExecutor(database.source, runner);
    executor.transaction = 'each';
    const applied = (await executor.executePendingMigrations()).map(({ name }) => name);
    await afterwards(runner);
    if (applied.length > 0) log.info({ applied }, 'The database was brought up to date.');
    return applied;
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(
      `The database could not be brought up to date: ${error instanceof Error ? error.message : 'unknown reason'}. Nothing of the failed step was kept.`,
      { cause: error },
    );
  } finally {
    // On a broken connection this fails too, and the pool throws the connection away.
    await runner.query('SELECT pg_advisory_unlock_all(); RESET ALL').catch(() => undefined);
    await runner.release();
  }
}

/** The same for these migrations alone: the database of an earlier version. */
export async function migrateTo(
  database: Database,
  names: readonly string[],
  log: Log,
): Promise<void> {
  const { migrations } = database.source;
  const all = [...migrations];
  migrations.splice(0, all.length, ...all.filter((each) => names.includes(nameOf(each))));
  try {
    await bringUpToDate(database, log, async () => undefined);
  } finally {
    migrations.splice(0, migrations.length, ...all);
  }
}

/** The migrations of this build that the database does not have yet. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const applied = new Set(await appliedMigrations(database));
  return ownMigrations(database).filter((name) => !applied.has(name));
}

/** A database whose first step is another than ours was made by the migrations that the base was made of. */
async function takeOverEarlier(database: Database, runner: QueryRunner): Promise<void> {
  const [base] = database.source.migrations;
  const applied = await appliedMigrations(database);
  if (base && applied.length > 0 && !applied.includes(nameOf(base))) await takeOver(runner, base);
}

/** The names of those that the database has, in the order in which it got them. */
export async function appliedMigrations(database: Database): Promise<string[]> {
  const [found] = await database.query<{ present: boolean }>({
    text: 'SELECT to_regclass($1) IS NOT NULL AS present',
    values: [MIGRATION_TABLE],
  });
  if (found?.present !== true) return [];
  const rows = await database.query<{ name: string }>({
    text: `SELECT name FROM schema_migration ORDER BY id`,
  });
  return rows.map(({ name }) => name);
}

export function ownMigrations({ source }: Database): string[] {
  return source.migrations.map(nameOf);
}

function nameOf(migration: MigrationInterface): string {
  return migration.name ?? migration.constructor.name;
}

/** Asks again and again: a session that WAITS for a lock would block CREATE INDEX CONCURRENTLY in the other. */
async function takeLock(runner: QueryRunner, log: Log): Promise<void> {
  for (let attempts = 0; ; attempts += 1) {
    const rows: unknown = await runner.query('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (Array.isArray(rows) && rows[0]?.taken === true) return;
    if (attempts % 100 === 50) log.info('Waiting for another process to finish its migrations.');
    await delay(100);
  }
}
