import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { guard } from '../../scripts/watchdog.mjs';
import { ENTITIES } from '../../src/entities.ts';
import { MIGRATIONS } from '../../src/migrations/all.ts';
import { openDatabase } from '../../src/platform/database/connect.ts';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import type { EmbeddedTarget } from '../../src/platform/database/embedded.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { silentLog } from '../../src/platform/logging.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The database of the test run: migrated, empty, and only ever copied. */
    template: EmbeddedTarget;
    superuser: EmbeddedTarget;
    /** Where the first who needs it puts the data directory that others copy. */
    prepared: string;
  }
}

/** One throw-away PostgreSQL for a test run; nothing in it has to survive a power cut. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'test-database-'));
  guard(dataDir);
  // The workers inherit it, so that they are ended too when this process is killed.
  process.env['TEST_DATABASE'] = dataDir;
  // As root the server runs as another user, who has to get through.
  chmodSync(dataDir, 0o711);
  const log = silentLog();
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
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
      entities: ENTITIES,
      migrations: MIGRATIONS,
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
  project.provide('prepared', join(dataDir, 'prepared'));
  return stop;
}
