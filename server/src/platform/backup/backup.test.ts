import { mkdir, readFile, writeFile, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listing, writeListings } from '../../../test/factories.ts';
import { emptyDatabase, freshDatabase } from '../../../test/harness/database.ts';
import { buildSmallWorld } from '../../../test/harness/smallWorld.ts';
import { temporaryFolder } from '../../../test/harness/temporaryFolder.ts';
import { whenDone } from '../../../test/harness/whenDone.ts';
import { ENTITIES } from '../../entities.ts';
import { MIGRATIONS } from '../../migrations/all.ts';
import { Property } from '../../properties/property.entity.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../database/connect.ts';
import { migrate, pendingMigrations } from '../database/migrate.ts';
import { addJob, migrateJobs } from '../jobs/jobs.ts';
import { silentLog } from '../observability/logging.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import { type Storage } from '../storage/storage.ts';
import { listBackups, removeOldBackups } from './listBackups.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import {
  damagesOf,
  pictureDifferences,
  releaseJobs,
  restoreBackup,
  tableDifferences,
} from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const log = silentLog();
let database: Database;
let storage: Storage;
let to: string;
let sellerId: string;
let minute = 0;

beforeAll(async () => {
  database = await freshDatabase();
  const { seller } = await buildSmallWorld(database);
  sellerId = seller.kind === 'visitor' ? '' : seller.id;
  await migrateJobs(database);
  await addJob(database, 'sweep', { of: 'pictures' });
  storage = await diskStorage(temporaryFolder());
  for (const [key, bytes] of Object.entries(PICTURES)) await storage.put(key, bytes, 'image/webp');
  for (const id of [A, B]) await pictureRow(id);
  to = join(temporaryFolder(), 'backups');
});

const [A, B] = ['a'.repeat(24), 'b'.repeat(24)];

const pictureRow = (id: string, removedAt: Date | null = null) =>
  database.query({
    text: `INSERT INTO picture (id, width, height, thumbhash, status, removed_at)
      VALUES ($1, 640, 480, '', 'ready', $2)`,
    values: [id, removedAt],
  });

const PICTURES: Readonly<Record<string, Buffer>> = {
  [`pictures/${A}/320.webp`]: Buffer.from('small'),
  [`pictures/${A}/640.webp`]: Buffer.from('larger'),
};

/** `npm run test:faults -- --backups 100` takes more. */
const ROUNDS = Number(process.env['BACKUPS'] ?? 3);
/** Listings that are there at once while others write. */
const KEPT = 100;
/** Each may take minutes on a busy machine: what hangs is ended, what is many is not. */
const PATIENCE_MS = Math.max(10, ROUNDS * 2) * 60_000;

/** Each a minute after the one before. */
function take() {
  minute += 1;
  return takeBackup({ database, storage, to, now: new Date(Date.UTC(2026, 10, 24, 9, minute)) });
}

/** Comes after the base. */
class Later1796000000099 implements MigrationInterface {
  async up(): Promise<void> {}
  async down(): Promise<void> {}
}

async function emptyPlace(migrations: DatabaseOptions['migrations'] = MIGRATIONS) {
  const place = await openDatabase({
    primary: await emptyDatabase(),
    entities: ENTITIES,
    migrations,
    log,
    poolSize: 4,
    statementTimeoutMs: 0,
  });
  whenDone(() => place.close());
  return { database: place, storage: await diskStorage(temporaryFolder()), log };
}

async function restored(from: string, manifest: Manifest) {
  const place = await emptyPlace();
  await restoreBackup({ ...place, from, manifest });
  return place;
}

/** All that differs in a place from what a backup says, with a connection of its own. */
async function differencesOf(
  { database: place, storage: pictures }: { database: Database; storage: Storage },
  manifest: Manifest,
): Promise<string[]> {
  const client = await place.connectAlone();
  try {
    await client.query("SET timezone = 'UTC'; SET search_path = public");
    const tables = await tableDifferences(client, manifest);
    return [...tables, ...(await pictureDifferences(pictures, manifest))];
  } finally {
    await client.end();
  }
}

test(
  'what was backed up while others wrote is restored as it was at one moment, again and again',
  async () => {
    const stop = new AbortController();
    const writing = (async () => {
      const lines: string[] = [];
      while (!stop.signal.aborted) {
        const added = listing({ sellerId });
        await writeListings(database, [added]);
        lines.push(added.id);
        // A place that grows would make each round longer than the one before.
        const [oldest] = lines.length > KEPT ? lines.splice(0, 1) : [];
        if (oldest) await database.source.manager.delete(Property, { id: oldest });
      }
    })();
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { folder, manifest } = await take();
        expect(manifest).toEqual(await readManifest(folder));
        const rowsOf = (name: string) => manifest.tables.find(({ table }) => table === name)?.rows;
        expect(rowsOf('property')).toBeGreaterThan(0);
        expect(rowsOf('_private_jobs')).toBe(1);
        const place = await restored(folder, manifest);
        expect(await differencesOf(place, manifest)).toEqual([]);
        expect(await damagesOf(folder, manifest)).toEqual([]);
        // Counts are kept by triggers: they fit the rows of the same moment, and go on being kept.
        const [count] = await place.database.query<{ rows: number; counted: number }>({
          text: `SELECT (SELECT count(*) FROM property) AS rows,
          (SELECT count(*) FROM pg_trigger WHERE tgenabled = 'D') AS counted`,
        });
        expect(count).toEqual({ rows: rowsOf('property'), counted: 0 });
        await writeListings(place.database, [listing({ sellerId })]);
        expect(await differencesOf(place, manifest)).toContain(
          `property has ${Number(count?.rows) + 1} rows instead of ${count?.rows}.`,
        );
        await place.database.close();
      }
    } finally {
      stop.abort();
      await writing;
    }
  },
  PATIENCE_MS,
);

test('pictures are copied once, and are what an earlier backup has', async () => {
  const first = await take();
  await storage.put(`pictures/${B}/320.webp`, Buffer.from('new'), 'image/webp');
  const second = await take();
  const inode = async (folder: string) => (await stat(join(folder, `pictures/${A}/320.webp`))).ino;
  expect(await inode(second.folder)).toBe(await inode(first.folder));
  expect(second.manifest.pictures.map(({ key }) => key)).toEqual([
    `pictures/${A}/320.webp`,
    `pictures/${A}/640.webp`,
    `pictures/${B}/320.webp`,
  ]);
  const place = await restored(second.folder, second.manifest);
  await place.storage.put(`pictures/${A}/640.webp`, Buffer.from('other'), 'image/webp');
  await place.storage.delete(`pictures/${B}/320.webp`);
  expect(await pictureDifferences(place.storage, second.manifest)).toEqual([
    `The picture pictures/${A}/640.webp has changed.`,
    `The picture pictures/${B}/320.webp is missing.`,
  ]);
});

test('48-B9: what no row names is not in a backup: never stored whole, gone meanwhile, removed', async () => {
  const [lost, removed, added] = ['c'.repeat(24), 'd'.repeat(24), 'e'.repeat(24)];
  for (const id of [lost, removed, added]) {
    await storage.put(`pictures/${id}/320.webp`, Buffer.from(id), 'image/webp');
  }
  await storage.put('pictures/of-nobody.webp', Buffer.from('x'), 'image/webp');
  await pictureRow(removed, new Date());
  await pictureRow(added);
  const { folder, manifest } = await take();
  const copied = [`pictures/${A}/320.webp`, `pictures/${A}/640.webp`];
  const all = [...copied, `pictures/${B}/320.webp`, `pictures/${added}/320.webp`];
  expect(manifest.pictures.map(({ key }) => key)).toEqual(all);
  const files = await readdir(join(folder, 'pictures'), { recursive: true, withFileTypes: true });
  expect(files.filter((each) => each.isFile())).toHaveLength(all.length);
  const place = await restored(folder, manifest);
  expect(await place.storage.exists(`pictures/${removed}/320.webp`)).toBe(false);
});

test('one byte that flipped is noticed in every file', async () => {
  const { folder } = await take();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) =>
    each.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  const damages = async () => {
    try {
      return await damagesOf(folder, await readManifest(folder));
    } catch (error) {
      return [error instanceof Error ? error.message : ''];
    }
  };
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const bytes = await readFile(path);
    const place = Math.floor(bytes.length / 2);
    await writeFile(path, bytes.with(place, (bytes[place] ?? 0) ^ 1));
    expect(await damages(), name).toEqual([expect.stringContaining('damaged')]);
    await writeFile(path, bytes);
  }
  expect(await damages()).toEqual([]);
});

test('jobs that somebody was working on can be taken up', async () => {
  await database.query({
    text: `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker-1'`,
  });
  const { folder, manifest } = await take();
  const { database: place } = await restored(folder, manifest);
  const locked = { text: `SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL` };
  expect(await place.query(locked)).toHaveLength(1);
  await releaseJobs(place);
  expect(await place.query(locked)).toHaveLength(0);
});

test('numbers that are given out go on where they were', async () => {
  const { folder, manifest } = await take();
  const { database: place } = await restored(folder, manifest);
  const lastOf = (of: Database) =>
    of.query({
      text: `SELECT schemaname, sequencename, last_value FROM pg_sequences
        WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1, 2`,
    });
  const lasts = await lastOf(database);
  expect(lasts).toContainEqual(expect.objectContaining({ last_value: expect.any(Number) }));
  expect(await lastOf(place)).toEqual(lasts);
});

const NEWER = 'A newer version made this backup. Restore it with that version.';

describe('is refused with what to do:', () => {
  test('a database or a storage with something in it', async () => {
    const { folder: from, manifest } = await take();
    const place = await restored(from, manifest);
    await expect(restoreBackup({ ...place, from, manifest })).rejects.toThrow(
      'The database is not empty. Name an empty one in DATABASE_URL, or an empty folder in DATA_DIR.',
    );
    const other = { ...(await emptyPlace()), storage: place.storage };
    await expect(restoreBackup({ ...other, from, manifest })).rejects.toThrow(
      'The picture storage is not empty. Restore into an empty folder or bucket.',
    );
  });

  test('a backup of a newer version', async () => {
    const { folder: from, manifest } = await take();
    const newer = { ...manifest, migrations: [...manifest.migrations, 'Later1999000000000'] };
    const place = await emptyPlace();
    await expect(restoreBackup({ ...place, from, manifest: newer })).rejects.toThrow(NEWER);
    const folder = temporaryFolder();
    await writeManifest(folder, JSON.parse(JSON.stringify({ ...manifest, format: 2 })));
    await expect(readManifest(folder)).rejects.toThrow(NEWER);
  });

  test('tables that this version does not make', async () => {
    const { folder: from, manifest } = await take();
    const tables = manifest.tables.map((each) => ({ ...each, columns: [...each.columns, 'more'] }));
    const place = await emptyPlace();
    await expect(
      restoreBackup({ ...place, from, manifest: { ...manifest, tables } }),
    ).rejects.toThrow(
      'The tables of this backup do not match this version. Restore it with the version that made it.',
    );
  });

  test('what is no backup', async () => {
    await expect(readManifest(temporaryFolder())).rejects.toThrow('no complete backup');
  });

  test('rows that are others, and none of them stays', async () => {
    const { folder: from, manifest } = await take();
    const [table] = manifest.tables.filter(({ rows }) => rows > 0);
    if (!table) throw new Error('no rows');
    const tables = manifest.tables.map((each) =>
      each === table ? { ...each, checksum: '1' } : each,
    );
    const place = await emptyPlace();
    await expect(
      restoreBackup({ ...place, from, manifest: { ...manifest, tables } }),
    ).rejects.toThrow(`${table.table} has the right number of rows, but different ones.`);
    expect(await place.database.query({ text: 'SELECT FROM account' })).toEqual([]);
  });
});

test('a backup of an earlier version is restored with its tables, and brought up to date later', async () => {
  const later = [...MIGRATIONS, Later1796000000099];
  // One that was taken before the base was made of its migrations names these.
  const beforeBase = ['Base1764000000001', 'PartsOfContacts1764000000050'];
  for (const [first, called] of [
    [MIGRATIONS, null],
    [MIGRATIONS.slice(0, 1), beforeBase],
  ] as const) {
    const earlier = await emptyPlace(first);
    await migrate(earlier.database, log);
    await migrateJobs(earlier.database);
    const now = new Date();
    const { folder, manifest } = await takeBackup({ ...earlier, to: temporaryFolder(), now });
    const place = await emptyPlace(later);
    const migrations = called ? [...called] : manifest.migrations;
    await restoreBackup({ ...place, from: folder, manifest: { ...manifest, migrations } });
    const missing = later.slice(first.length).map(({ name }) => name);
    expect(await pendingMigrations(place.database)).toEqual(missing);
  }
});

test('a backup of a database that no server was started on yet is restored too', async () => {
  const fresh = await emptyPlace();
  await migrate(fresh.database, log);
  const { folder, manifest } = await takeBackup({
    ...fresh,
    to: temporaryFolder(),
    now: new Date(),
  });
  const { database: place } = await restored(folder, manifest);
  await releaseJobs(place);
  expect(await pendingMigrations(place)).toEqual([]);
});

test('old backups go by number and by age, the newest never', async () => {
  const folder = temporaryFolder();
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  for (const day of [1, 2, 20, 23]) {
    await takeBackup({ database, storage, to: folder, now: at(day) });
  }
  await writeFile(join(folder, 'notes.txt'), 'kept');
  // What killed backups have left, and one that is being taken.
  for (const [name, day] of [
    ['.unfinished-2026-11-02T00-00-00Z', 2],
    ['.unfinished-2026-11-03T00-00-00Z', 3],
    ['.unfinished-2026-11-23T12-00-00Z', 23],
  ] as const) {
    await mkdir(join(folder, name));
    await utimes(join(folder, name), at(day), new Date(at(day).getTime() + 43_200_000));
  }
  const days = async () => (await listBackups(folder)).map(({ takenAt }) => takenAt.getUTCDate());
  expect(await removeOldBackups(folder, { keep: 3, now: at(24) })).toHaveLength(3);
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toHaveLength(1);
  expect(await days()).toEqual([2, 20, 23]);
  await removeOldBackups(folder, { keepDays: 10, now: at(24) });
  expect(await days()).toEqual([20, 23]);
  await removeOldBackups(folder, { keep: 0, keepDays: 1, now: at(30) });
  expect(await days()).toEqual([23]);
  expect(await readdir(folder)).toContain('notes.txt');
});
