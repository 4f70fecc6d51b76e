import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations/all.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database/connect.ts';
import type { Database, DatabaseOptions } from './platform/database/connect.ts';
import { refuseTightFirstStart } from './platform/disk.ts';
import { followFilters } from './properties/search/followFilters.ts';
import { startEmbedded } from './embeddedDatabase/embedded.ts';
import type { Log } from './platform/observability/logging.ts';
import type { RunningParts } from './platform/running.ts';

/**
 * The database that the configuration asks for: the embedded one is started (or adopted), then the
 * connections are opened. Both are added to `parts`. Throws DatabaseProblem.
 */
export async function startDatabase(
  config: Config,
  log: Log,
  parts: RunningParts,
  limits: Pick<DatabaseOptions, 'statementTimeoutMs' | 'lockTimeoutMs' | 'poolSize'> = {},
): Promise<Database> {
  const database = await openDatabase({
    ...(await whereItIs(config, log, parts)),
    ...limits,
    maxLagSeconds: config.replicaLagSeconds,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    afterMigrations: followFilters,
    log,
  });
  parts.add('database connections', () => database.close());
  return database;
}

async function whereItIs(
  { database, dataDir, diskReserveBytes }: Config,
  log: Log,
  parts: RunningParts,
): Promise<Pick<DatabaseOptions, 'primary' | 'replicas' | 'restarts'>> {
  if (database.kind === 'external') {
    return {
      primary: { url: database.url },
      replicas: database.replicaUrls.map((url) => ({ url })),
    };
  }
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(join(dataDir, 'postgres'))) refuseTightFirstStart(dataDir, diskReserveBytes);
  const starting = startEmbedded({ dataDir, log });
  // Before it is up: who is told to stop meanwhile must not leave it running.
  parts.add('embedded database', () =>
    starting.then(
      (started) => started.stop(),
      () => undefined, // Whoever has started it knows.
    ),
  );
  const embedded = await starting;
  return { primary: embedded.target, restarts: () => embedded.restarts() };
}
