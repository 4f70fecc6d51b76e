import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { ENTITIES } from '../../src/entities.ts';
import { MIGRATIONS } from '../../src/migrations/all.ts';
import { openDatabase } from '../../src/platform/database/connect.ts';
import type { Database, DatabaseOptions } from '../../src/platform/database/connect.ts';
import type { EmbeddedTarget } from '../../src/embeddedDatabase/embedded.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { whenDone } from './whenDone.ts';

/**
 * A busy machine takes its time: what the product refuses after a few seconds waits here, so that a test
 * says what the answer is and not how soon it came. A test of the limits themselves gives its own.
 */
const PATIENT = { statementTimeoutMs: 300_000, lockTimeoutMs: 300_000, connectTimeoutMs: 300_000 };

/** A database of this test file alone, migrated and empty; it is dropped when the file is done. */
export async function freshDatabase(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const database = await openDatabase({
    primary: await createDatabase(inject('template').database),
    entities: ENTITIES,
    migrations: MIGRATIONS,
    log: silentLog(),
    poolSize: 10,
    ...PATIENT,
    ...options,
  });
  whenDone(() => database.close());
  return database;
}

/** Answers what makes this database again as it is now, in a tenth of the time that another one takes. */
export async function asItIs(database: Database): Promise<() => Promise<void>> {
  const { database: name } = database.source.driver;
  const client = new Client({ ...inject('superuser'), database: name });
  await client.connect();
  whenDone(() => client.end());
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const emptied = rows.map((table) => `DELETE FROM ${table.name};`);
  const filled: string[] = [];
  for (const table of rows) {
    const saved = `kept_${filled.length}`;
    const { rowCount } = await client.query(`CREATE TEMP TABLE ${saved} AS TABLE ${table.name}`);
    if (rowCount) filled.push(`INSERT INTO ${table.name} TABLE ${saved};`);
    else await client.query(`DROP TABLE ${saved}`);
  }
  // As a replica it runs no triggers and looks at no keys between tables.
  const statements = ['SET LOCAL session_replication_role = replica;', ...emptied, ...filled];
  return async () => void (await client.query(statements.join('')));
}

/** A database without anything in it, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<EmbeddedTarget> {
  return createDatabase('template1');
}

async function createDatabase(template: string): Promise<EmbeddedTarget> {
  const target = inject('template');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(
    `CREATE DATABASE ${name} TEMPLATE ${escapeIdentifier(template)} OWNER ${escapeIdentifier(target.user)} STRATEGY FILE_COPY`,
  );
  whenDone(() => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { ...target, database: name };
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client(inject('superuser'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
