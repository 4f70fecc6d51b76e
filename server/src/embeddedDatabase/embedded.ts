import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../platform/observability/logging.ts';
import { openCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { type Existing, existingStatement } from './embedded.sql.ts';
import { lockNameStatement } from '../platform/database/namedLocks.sql.ts';
import { isConnectionLost } from '../platform/database/lost.ts';
import { DatabaseProblem } from '../platform/database/problem.ts';
import type { Settings } from './settings.ts';
import { openWatch } from './watch.ts';
import type { Watch } from './watch.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  /** Differences from the usual settings of the server. */
  settings?: Settings;
  /** How long the server may take to stop in order; 20 when absent. */
  stopSeconds?: number;
};

export type EmbeddedTarget = { host: string; port: number; user: string; database: string };

export type EmbeddedDatabase = {
  /** True when the server was running already: left by a process that was killed, or used by another. */
  adopted: boolean;
  /** For the application: owner of its database, no superuser. */
  target: EmbeddedTarget;
  /** For tests and repairs. */
  superuser: EmbeddedTarget;
  /** The server's process id now; null while it is down. */
  pid(): number | null;
  /** How often it went away and was brought back. */
  restarts(): number;
  /** Ends the supervision and stops the server, unless another process is using it. */
  stop(): Promise<'stopped' | 'left running'>;
};

/** The role of the application and its database. */
const APPLICATION = 'app';
/** Processes that start at once make them in turn. */
const CREATION_LOCKS = 5_170_233;
const BACK_OFF_MS = [0, 250, 500, 1_000, 2_000, 5_000];
/** A server that lives longer than this has not died of starting. */
const SETTLED_AFTER_MS = 30_000;

/**
 * PostgreSQL from the npm package, in `dataDir`, on a unix socket. A server that is already running there
 * is adopted; one that dies is started again, with longer and longer pauses. It lives in its own session:
 * neither a Ctrl-C nor the death of this process takes it along. Throws DatabaseProblem.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log } = options;
  const cluster = await openCluster(options.dataDir, options.settings ?? {}, options.stopSeconds);
  const adopted = await bringUp(cluster, log);
  const { host, port } = addressOf(cluster);
  const superuser = { host, port, user: cluster.superuser, database: 'postgres' };
  await createApplicationDatabase(superuser);
  const supervisor = await supervise(cluster, superuser, log);
  log.info({ adopted }, 'The embedded database is up.');
  return {
    adopted,
    target: { host, port, user: APPLICATION, database: APPLICATION },
    superuser,
    pid: () => cluster.pid(),
    restarts: () => supervisor.restarts(),
    stop: async () => {
      if ((await supervisor.end()) === 'used by others') {
        log.info('The embedded database is left running: another process is using it.');
        return 'left running';
      }
      if (await cluster.isRunning()) {
        const outcome = await cluster.stop();
        if (!outcome.ok) {
          throw unstoppable(cluster);
        }
      }
      log.info('The embedded database is stopped.');
      return 'stopped';
    },
  };
}

/**
 * Returns true when the server was running before. A server that repairs itself after a crash says so and
 * gets as long as it takes; silence gets 15 s. Failed starts are repeated, because the remains of a dead
 * server take a moment to go, or because another process was faster: the next round adopts its server.
 */
async function bringUp(cluster: Cluster, log: Log): Promise<boolean> {
  let silentSince = Date.now();
  for (let rounds = 1, failures = 0; ; rounds += 1) {
    if (await cluster.isRunning()) {
      // Whoever has told it to stop may be gone.
      if (cluster.isStopping()) {
        if (!(await cluster.stop()).ok) throw unstoppable(cluster);
        continue;
      }
      const response = await ask(cluster);
      if (response === 'ready') {
        await cluster.reload();
        return true;
      }
      if (response === 'starting') silentSince = Date.now();
      if (Date.now() - silentSince > 15_000) throw silence(cluster);
      if (rounds % 100 === 0) log.info('Waiting for the embedded database to repair itself.');
      await delay(50);
    } else {
      if ((await cluster.start()).ok) return false;
      failures += 1;
      if (failures > 4 && !(await cluster.isRunning())) throw failedStart(cluster);
      await delay(BACK_OFF_MS[failures] ?? 5_000);
    }
  }
}

async function ask(cluster: Cluster): Promise<'ready' | 'starting' | 'silent'> {
  const address = cluster.address();
  if (address === null) return 'silent';
  const client = new Client({
    ...address,
    user: cluster.superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return 'ready';
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return error instanceof Error && 'code' in error && error.code === '57P03'
      ? 'starting'
      : 'silent';
  }
}

function unstoppable(cluster: Cluster): DatabaseProblem {
  return new DatabaseProblem(`The embedded database did not stop. Its log is ${cluster.logFile}.`);
}

function silence(cluster: Cluster): DatabaseProblem {
  return new DatabaseProblem(
    `Process ${cluster.pid()} holds the embedded database but does not answer. If that is not PostgreSQL, remove the file postmaster.pid below DATA_DIR/postgres and start again.`,
  );
}

function failedStart(cluster: Cluster): DatabaseProblem {
  return new DatabaseProblem(
    `The embedded database did not start. ${lastWords(cluster.logFile)} Its log is ${cluster.logFile}.`,
  );
}

function addressOf(cluster: Cluster): { host: string; port: number } {
  const address = cluster.address();
  if (address !== null) return address;
  throw new DatabaseProblem(
    `The embedded database stopped at once. Its log is ${cluster.logFile}.`,
  );
}

async function createApplicationDatabase(superuser: EmbeddedTarget): Promise<void> {
  const client = new Client(superuser);
  await client.connect();
  try {
    await client.query(lockNameStatement(CREATION_LOCKS, APPLICATION));
    const { rows } = await client.query<Existing>(existingStatement(APPLICATION));
    const [found] = rows;
    if (!found?.hasRole) await client.query('CREATE ROLE app LOGIN');
    if (!found?.hasDatabase) await client.query('CREATE DATABASE app OWNER app');
  } finally {
    await client.end();
  }
}

type Supervisor = {
  restarts(): number;
  end(): Promise<'used by others' | 'ours alone'>;
};

async function supervise(
  cluster: Cluster,
  superuser: EmbeddedTarget,
  log: Log,
): Promise<Supervisor> {
  const ending = new AbortController();
  let watch: Watch | null = await openWatch(superuser);
  let restarts = 0;

  const bringBack = async (quickDeaths: number): Promise<Watch | null> => {
    for (let attempt = quickDeaths; !ending.signal.aborted; attempt += 1) {
      const pause = BACK_OFF_MS[Math.min(attempt, BACK_OFF_MS.length - 1)];
      await delay(pause, undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return null;
      try {
        await bringUp(cluster, log);
        const fresh = await openWatch(superuser);
        restarts += 1;
        log.warn('The embedded database is back.');
        return fresh;
      } catch (error) {
        log.error({ err: error }, 'The embedded database could not be started again; trying on.');
      }
    }
    return null;
  };

  const loop = async (): Promise<void> => {
    let quickDeaths = 0;
    while (watch !== null) {
      const since = Date.now();
      await watch.lost;
      if (ending.signal.aborted) return;
      watch = null;
      quickDeaths = Date.now() - since > SETTLED_AFTER_MS ? 0 : quickDeaths + 1;
      log.warn('The embedded database went away; bringing it back.');
      const fresh = await bringBack(quickDeaths - 1);
      if (ending.signal.aborted) return fresh?.close();
      watch = fresh;
    }
  };
  const looping = loop();

  return {
    restarts: () => restarts,
    end: async () => {
      ending.abort();
      if (watch === null) await looping;
      const last = watch ?? (await openWatch(superuser).catch(() => null));
      const others = (await last?.usedByOthers()) ?? false;
      await last?.close();
      await looping;
      return others ? 'used by others' : 'ours alone';
    },
  };
}

/** The server's own last complaint, for the sentence that a person sees. */
function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  const complaint = lines.findLast((line) => /(?:FATAL|PANIC):/.test(line));
  return complaint === undefined
    ? ''
    : `It says: ${complaint.replace(/^.*(?:FATAL|PANIC):\s*/, '')}.`;
}
