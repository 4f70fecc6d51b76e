import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { guard } from '../../scripts/watchdog.mjs';
import { followFilters } from '../../src/properties/search/followFilters.ts';
import { MIGRATIONS } from '../../src/migrations/all.ts';
import { openDatabase } from '../../src/platform/database/connect.ts';
import { startEmbedded } from '../../src/embeddedDatabase/embedded.ts';
import type { EmbeddedTarget } from '../../src/embeddedDatabase/embedded.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database of the test run: migrated, empty, and only ever copied. */
    template: EmbeddedTarget;
    superuser: EmbeddedTarget;
    /** Where the first who needs it puts the data directory that others copy. */
    prepared: string;
    /** For temporary files; whatever the tests leave in it goes with the run. */
    folder: string;
  }
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 3 * 2 ** 30;

/** One throw-away PostgreSQL for a test run; nothing in it has to survive a power cut. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'server-tests-'));
  guard(folder);
  const dataDir = join(folder, 'database');
  mkdirSync(dataDir);
  // The workers inherit it, so that they are ended too when this process is killed.
  process.env['TEST_DATABASE'] = dataDir;
  // As root the server runs as another user, who has to get through.
  for (const each of [folder, dataDir]) chmodSync(each, 0o711);
  const log = silentLog();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const embedded = await startEmbedded({
    dataDir,
    log,
    settings: {
      fsync: 'off',
      full_page_writes: 'off',
      synchronous_commit: 'off',
      shared_buffers: '64MB',
      // Plans follow from what a test has written and analysed itself, not from when somebody passed by.
      autovacuum: 'off',
    },
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const stop = async () => {
    await embedded.stop();
    remove();
  };
  try {
    const database = await openDatabase({
      primary: embedded.target,
      entities: [],
      migrations: MIGRATIONS,
      afterMigrations: followFilters,
      log,
    });
    try {
      await migrate(database, log);
    } finally {
      await database.close();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('template', embedded.target);
  project.provide('superuser', embedded.superuser);
  project.provide('prepared', join(folder, 'prepared'));
  project.provide('folder', folder);
  return stop;
}

/** A database is some 400 files: copied for each test file, they cost ten times as much on a disk. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
