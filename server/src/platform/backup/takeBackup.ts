import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Database } from '../database/connect.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { type Storage } from '../storage/storage.ts';
import { linkFileOf, syncFolder, writeFileOf } from './files.ts';
import { listBackups, UNFINISHED } from './listBackups.ts';
import {
  type CopiedPicture,
  type CopiedTable,
  type Manifest,
  readManifest,
  writeManifest,
} from './manifest.ts';
import {
  copyOutStatement,
  type SequenceRow,
  sequencesStatement,
  shownPicturesStatement,
  settleSession,
  sumStatement,
  type TableRow,
  tablesStatement,
  type TableSum,
} from './tables.sql.ts';

/** Where pictures are in the storage. */
export const PICTURES = 'pictures/';

export interface BackupParts {
  database: Database;
  storage: Storage;
  /** The folder that holds the backups, each in a folder named by its time; made when missing. */
  to: string;
  now: Date;
}

/**
 * Takes a backup while the server runs: every table as it was at one moment, then the pictures. Answers its
 * folder, which has its name only once everything is in it, and what it holds.
 */
export async function takeBackup(
  parts: BackupParts,
): Promise<{ folder: string; manifest: Manifest }> {
  const name = parts.now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const folder = join(parts.to, name);
  const unfinished = join(parts.to, `${UNFINISHED}${name}`);
  await mkdir(parts.to, { recursive: true, mode: 0o700 });
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  try {
    // Those that go while the tables are copied are in the tables still, and those that come are in no other pass.
    const pictures = await copyPictures(parts, unfinished);
    const { shown, ...tables } = await copyTables(parts.database, unfinished);
    await copyPictures(parts, unfinished, pictures);
    // What no row names would be shown for ever where it is restored: nothing knows of it to remove it.
    for (const { key, file } of pictures.values()) {
      if (shown.has(pictureOf(key))) continue;
      pictures.delete(key);
      await rm(join(unfinished, file));
    }
    const manifest: Manifest = {
      format: 1,
      takenAt: parts.now.toISOString(),
      ...tables,
      pictures: [...pictures.values()].sort((one, other) => one.key.localeCompare(other.key)),
    };
    await writeManifest(unfinished, manifest);
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await syncFolder(parts.to);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyTables(
  database: Database,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & { shown: Set<string> }> {
  const migrations = await appliedMigrations(database);
  const client = await database.connectAlone();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(settleSession.text);
    const { rows } = await client.query<TableRow>(tablesStatement);
    const tables: CopiedTable[] = [];
    for (const table of rows) tables.push(await copyTable(client, table, folder));
    const sequences = await client.query<SequenceRow>(sequencesStatement);
    const pictures = await client.query<{ id: string }>(shownPicturesStatement);
    await client.query('COMMIT');
    const shown = new Set(pictures.rows.map(({ id }) => id));
    return { migrations, tables, sequences: sequences.rows, shown };
  } finally {
    await client.end();
  }
}

/** The id in a key such as 'pictures/ID/320.webp'. */
function pictureOf(key: string): string {
  return key.slice(PICTURES.length).split('/', 1)[0] ?? '';
}

async function copyTable(client: Client, table: TableRow, folder: string): Promise<CopiedTable> {
  const { rows: sums } = await client.query<TableSum>(sumStatement(table));
  const file = `tables/${table.schema}.${table.table}.gz`;
  const rows = client.query(copyTo(copyOutStatement(table).text));
  // The last row may come before the server says that it is ready for what is asked next.
  const [saved] = await Promise.all([
    writeFileOf(folder, file, rows, [createGzip()]),
    once(client, 'drain'),
  ]);
  return { ...table, ...(sums[0] ?? { rows: 0, checksum: '0' }), ...saved };
}

/** Copies what was not copied yet; what an earlier backup has under the same key is not read again. */
async function copyPictures(
  { storage, to }: BackupParts,
  folder: string,
  copied = new Map<string, CopiedPicture>(),
): Promise<Map<string, CopiedPicture>> {
  const last = (await listBackups(to)).at(-1);
  const before = last ? await readManifest(last.folder).catch(() => null) : null;
  const known = new Map(before?.pictures.map((picture) => [picture.key, picture]));
  for await (const key of storage.list(PICTURES)) {
    if (copied.has(key)) continue;
    const same = known.get(key);
    if (last && same && (await linkFileOf(last.folder, folder, same.file))) {
      copied.set(key, same);
      continue;
    }
    const stored = await storage.get(key);
    if (stored) copied.set(key, { key, ...(await writeFileOf(folder, key, stored.body)) });
  }
  return copied;
}
