import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Database } from '../database/connect.ts';
import { migrateTo, ownMigrations } from '../database/migrate.ts';
import { calledNow } from '../database/takeOver.ts';
import { migrateJobs } from '../jobs/jobs.ts';
import { type Log } from '../observability/logging.ts';
import { type Storage } from '../storage/storage.ts';
import { problemOf, sha256 } from './files.ts';
import { BackupProblem, type Manifest } from './manifest.ts';
import { PICTURES } from './takeBackup.ts';
import {
  addReferenceStatement,
  anyTableStatement,
  copyInStatement,
  dropReferenceStatement,
  emptyStatement,
  type ReferenceRow,
  referencesStatement,
  setSequenceStatement,
  settleSession,
  sumStatement,
  type TableRow,
  tablesStatement,
  type TableSum,
  triggersOffStatement,
  triggersOnStatement,
  unlockJobsStatement,
  unlockQueuesStatement,
} from './tables.sql.ts';

export interface RestoreParts {
  database: Database;
  storage: Storage;
  /** The folder of one backup. */
  from: string;
  manifest: Manifest;
  log: Log;
}

/** Every file of a backup that is not as it was written, each as a sentence. */
export async function damagesOf(from: string, manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  for (const copied of [...manifest.tables, ...manifest.pictures]) {
    const problem = await problemOf(from, copied);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}

/**
 * Fills an empty database and an empty storage with what a backup holds. The tables are those of the migrations
 * that it was taken at; whoever starts the server applies the later ones. All rows or none are there afterwards.
 * Throws BackupProblem where there is something already, or where it does not come out as it was.
 */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const { database, manifest, log } = parts;
  const [base = ''] = ownMigrations(database);
  const migrations = calledNow(manifest.migrations, base);
  await refuseUsed(parts, migrations);
  await migrateTo(database, migrations, log);
  // A database that no server was started on yet has no queue of jobs.
  if (manifest.tables.some(({ schema }) => schema === 'graphile_worker'))
    await migrateJobs(database);
  const client = await database.connectAlone();
  try {
    await client.query('BEGIN');
    await client.query(settleSession.text);
    await fillTables(client, parts);
    const differences = await tableDifferences(client, manifest);
    if (differences.length > 0) throw new BackupProblem(differences.join('\n'));
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  await putPictures(parts);
}

/** What nobody is working on any more can be worked on. */
export async function releaseJobs(database: Database): Promise<void> {
  await migrateJobs(database);
  await database.query(unlockJobsStatement);
  await database.query(unlockQueuesStatement);
}

async function refuseUsed(
  { database, storage }: RestoreParts,
  migrations: readonly string[],
): Promise<void> {
  if ((await database.query(anyTableStatement)).length > 0) {
    throw new BackupProblem(
      'The database is not empty. Name an empty one in DATABASE_URL, or an empty folder in DATA_DIR.',
    );
  }
  for await (const _ of storage.list(PICTURES)) {
    throw new BackupProblem(
      'The picture storage is not empty. Restore into an empty folder or bucket.',
    );
  }
  const known = new Set(ownMigrations(database));
  if (!migrations.every((name) => known.has(name))) {
    throw new BackupProblem('A newer version made this backup. Restore it with that version.');
  }
}

async function fillTables(client: Client, { from, manifest }: RestoreParts): Promise<void> {
  await refuseOtherTables(client, manifest);
  // In which order tables are filled is no matter while nothing refers to anything.
  const { rows: references } = await client.query<ReferenceRow>(referencesStatement);
  for (const reference of references) await client.query(dropReferenceStatement(reference));
  for (const table of manifest.tables) {
    // What triggers keep beside the rows is in the backup too.
    await client.query(triggersOffStatement(table));
    await client.query(emptyStatement(table));
    await pipeline(
      createReadStream(join(from, table.file)),
      createGunzip(),
      client.query(copyFrom(copyInStatement(table).text)),
    );
  }
  for (const reference of references) await client.query(addReferenceStatement(reference));
  for (const table of manifest.tables) await client.query(triggersOnStatement(table));
  for (const sequence of manifest.sequences) {
    if (sequence.last !== null) await client.query(setSequenceStatement(sequence));
  }
}

async function refuseOtherTables(client: Client, { tables }: Manifest): Promise<void> {
  const { rows } = await client.query<TableRow>(tablesStatement);
  const shape = (each: TableRow) => `${each.schema}.${each.table}: ${each.columns.join(', ')}`;
  if (rows.map(shape).join('\n') === tables.map(shape).join('\n')) return;
  throw new BackupProblem(
    'The tables of this backup do not match this version. Restore it with the version that made it.',
  );
}

/** Tables that do not hold what a backup says of them, each as a sentence. */
export async function tableDifferences(client: Client, { tables }: Manifest): Promise<string[]> {
  const differences: string[] = [];
  for (const table of tables) {
    const { rows: sums } = await client.query<TableSum>(sumStatement(table));
    const { rows, checksum } = sums[0] ?? { rows: 0, checksum: '0' };
    if (rows !== table.rows) {
      differences.push(`${table.table} has ${rows} rows instead of ${table.rows}.`);
    } else if (checksum !== table.checksum) {
      differences.push(`${table.table} has the right number of rows, but different ones.`);
    }
  }
  return differences;
}

async function putPictures({ storage, from, manifest }: RestoreParts): Promise<void> {
  for (const { key, file } of manifest.pictures) {
    const type = CONTENT_TYPES[extname(key)] ?? 'application/octet-stream';
    await storage.put(key, await readFile(join(from, file)), type);
  }
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Pictures that a storage does not give back as a backup has them, each as a sentence. */
export async function pictureDifferences(
  storage: Storage,
  { pictures }: Manifest,
): Promise<string[]> {
  const differences: string[] = [];
  for (const { key, sha256: sum } of pictures) {
    const stored = await storage.get(key);
    const bytes = stored && Buffer.concat(await stored.body.toArray());
    if (bytes === null) differences.push(`The picture ${key} is missing.`);
    else if (sha256(bytes) !== sum) differences.push(`The picture ${key} has changed.`);
  }
  return differences;
}
