import 'reflect-metadata';
import { Client, defaults, TypeOverrides, types } from 'pg';
import type { ClientConfig, Pool } from 'pg';
import { AbstractLogger, DataSource } from 'typeorm';
import type { EntitySchema, MigrationInterface, QueryRunner } from 'typeorm';
import type { Log } from '../observability/logging.ts';
import { isUnreachable } from './lost.ts';
import { PostgresNaming } from './naming.ts';
import { addTime, currentTrace, timed } from '../observability/trace.ts';
import { PatientPool, type PatientPoolConfig } from './pool.ts';
import { DatabaseProblem } from './problem.ts';
import { type ReplicaState, watchReplicas } from './replicas.ts';
import { readSomewhere, send, type Statement } from './send.ts';
import { cutWhenIdle } from './databaseTimeout.ts';

/** Where a database is: an address, or a host (a directory for a unix socket) with its parts. */
export type Target =
  | { url: string }
  | { host: string; port: number; user: string; database: string; password?: string };

export type DatabaseOptions = {
  primary: Target;
  /** Streaming replicas of the primary, for `read`. */
  replicas?: readonly Target[];
  entities: readonly (NewableFunction | EntitySchema)[];
  migrations: readonly (new () => MigrationInterface)[];
  /** What the build keeps in the database beside its tables; done whenever these are up to date. */
  afterMigrations?: (runner: QueryRunner) => Promise<void>;
  log: Log;
  /** A replica that is further behind is not read from; 5 when absent. */
  maxLagSeconds?: number;
  /** Connections a process keeps at most, to the primary and to each replica; 20 when absent. */
  poolSize?: number;
  /** 4,000 when absent, 0 for no limit (bulk loads). SECURITY, Both doors. */
  statementTimeoutMs?: number;
  /** 2,000 when absent, 0 for no limit. */
  lockTimeoutMs?: number;
  /** How long somebody waits for a connection; 5,000 when absent. */
  connectTimeoutMs?: number;
  /** How long a statement may be without an answer before it is looked whether anybody works on it; 4,500. */
  silentMs?: number;
  applicationName?: string;
  /** How often this process has brought the server back; never when absent. */
  restarts?: () => number;
};

export type Database = {
  source: DataSource;
  afterMigrations: (runner: QueryRunner) => Promise<void>;
  /** The primary's connections, shared with `source`. */
  pool: Pool;
  /** The connections of a replica, taken in turn, or of the primary where none can be read from. */
  readonly readPool: Pool;
  /** How many milliseconds ago may be what `read` sees; 0 without replicas. */
  readonly mostLagMs: number;
  replicas(): ReplicaState[];
  /** How often this process has brought the server back; 0 where it is not its own. */
  restarts(): number;
  /** Runs on the primary. Waits while the database restarts, but never sends a statement twice. */
  query<Row>(statement: Statement): Promise<Row[]>;
  /**
   * For statements that only read and may see a moment ago: on a replica, and sent again when it breaks. Whoever has
   * just written reads from the primary.
   */
  read<Row>(statement: Statement): Promise<Row[]>;
  /** A connection outside the pool without time limits, for LISTEN. The caller ends it. */
  connectAlone(): Promise<Client>;
  close(): Promise<void>;
};

export const MIGRATION_TABLE = 'schema_migration';
const OLDEST_VERSION = 15;

/**
 * Connects. bigint and numeric arrive as numbers, a date as its text ('2025-04-01'), times as Date.
 * Throws DatabaseProblem when the database cannot be reached or is too old.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const source = buildSource(options);
  try {
    await source.initialize();
  } catch (error) {
    throw explained(error, options.primary);
  }
  const pool = asPool(Reflect.get(source.driver, 'master'));
  const { replicas: targets = [], maxLagSeconds = 5, log } = options;
  const configs = targets.map((target) => poolConfig(options, target));
  const replicas =
    targets.length === 0
      ? null
      : await watchReplicas({ primary: pool, replicas: configs, maxLagSeconds, log });
  // TypeORM itself would refuse to start without one of them, and knows of none that lags.
  if (replicas) Reflect.set(source.driver, 'slaves', replicas.pools);
  let turn = 0;
  const nextReadPool = () => {
    if (replicas === null || currentTrace()?.readsPrimary) return pool;
    turn += 1;
    return replicas.pools[turn % replicas.pools.length] ?? pool;
  };
  const database: Database = {
    source,
    pool,
    afterMigrations: options.afterMigrations ?? (async () => undefined),
    get readPool() {
      return nextReadPool();
    },
    mostLagMs: replicas === null ? 0 : (maxLagSeconds + LAG_SEEN_SECONDS) * 1_000,
    replicas: () => replicas?.states() ?? [],
    restarts: options.restarts ?? (() => 0),
    query: (statement) => timed(nameIn(statement), () => send(pool, statement)),
    read: (statement) =>
      timed(nameIn(statement), () => readSomewhere(nextReadPool(), pool, statement)),
    connectAlone: () => connectAlone(pool, options),
    close: async () => {
      if (replicas) Reflect.set(source.driver, 'slaves', []);
      await replicas?.close();
      if (source.isInitialized) await source.destroy();
    },
  };
  await refuseOldVersion(database);
  return database;
}

function buildSource(options: DatabaseOptions): DataSource {
  const primary = credentials(options.primary);
  return new DataSource({
    type: 'postgres',
    driver: { Pool: PatientPool, defaults },
    // What a command reads, it has just written or is about to change: only `read` goes to a replica.
    ...((options.replicas ?? []).length === 0
      ? primary
      : { replication: { master: primary, slaves: [], defaultMode: 'master' } }),
    entities: [...options.entities],
    migrations: [...options.migrations],
    migrationsTableName: MIGRATION_TABLE,
    namingStrategy: new PostgresNaming(),
    synchronize: false,
    logger: new NoLogger(),
    maxQueryExecutionTime: SLOW_STATEMENT_MS,
    poolSize: options.poolSize ?? 20,
    connectTimeoutMS: options.connectTimeoutMs ?? 5_000,
    applicationName: options.applicationName ?? 'app',
    poolErrorHandler: (error: unknown) => {
      options.log.warn({ err: error }, 'A database connection was lost.');
    },
    extra: sessionOptions(options),
  });
}

/** The connections to a replica, as TypeORM makes those to the primary. */
function poolConfig(options: DatabaseOptions, target: Target): PatientPoolConfig {
  return {
    ...clientConfig(target),
    ...sessionOptions(options),
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    application_name: options.applicationName ?? 'app',
  };
}

function sessionOptions(options: DatabaseOptions): PatientPoolConfig {
  return {
    types: parsers(),
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 4_000,
    lock_timeout: options.lockTimeoutMs ?? 2_000,
    ...(options.silentMs !== undefined && { silentMs: options.silentMs }),
    // A transaction that nobody goes on with would keep its locks for ever.
    idle_in_transaction_session_timeout: 30_000,
  };
}

/** TypeORM prints to the console on its own; what matters arrives as an error, or is slow. */
class NoLogger extends AbstractLogger {
  protected override writeLog(): void {}

  override logQuerySlow(ms: number, text: string): void {
    addTime(nameIn({ text }), ms);
  }
}

/** Replicas are looked at every second, and answer within one. */
const LAG_SEEN_SECONDS = 2;

/** Statements of repositories that take longer are named where their request was slow. */
const SLOW_STATEMENT_MS = 100;

/** For the log; values are not part of a statement's text. */
export function nameIn({ name, text }: Statement): string {
  return name ?? text.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
}

async function connectAlone(
  { working }: PatientPool,
  { primary, applicationName = 'app', silentMs }: DatabaseOptions,
): Promise<Client> {
  const client = new Client({
    ...clientConfig(primary),
    types: parsers(),
    keepAlive: true,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
  });
  // Whoever waits on a broken connection is told by its statement. A server that dies may say so in the same piece
  // of data that lets somebody in, before the caller has the client to listen to.
  client.on('error', () => undefined);
  await client.connect();
  cutWhenIdle(client, { silentMs, working });
  return client;
}

function clientConfig(target: Target): ClientConfig {
  return 'url' in target ? { connectionString: target.url } : target;
}

function credentials(target: Target) {
  if ('url' in target) return { url: target.url };
  const { host, port, user, database, password } = target;
  return { host, port, username: user, database, password };
}

function parsers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  overrides.setTypeParser(types.builtins.NUMERIC, Number);
  overrides.setTypeParser(types.builtins.DATE, String);
  overrides.setTypeParser(INT8_ARRAY, numbers);
  return overrides;
}

const INT8_ARRAY = 1016;

/** '{1,NULL,3}', of one dimension. */
function numbers(text: string): (number | null)[] {
  if (text === '{}') return [];
  const parts = text.slice(1, -1).split(',');
  return parts.map((part) => (part === 'NULL' ? null : Number(part)));
}

function asPool(value: unknown): PatientPool {
  if (value instanceof PatientPool) return value;
  throw new TypeError('The driver was built without its pool.');
}

async function refuseOldVersion(database: Database): Promise<void> {
  const [row] = await database.query<{ version: number }>({
    text: "SELECT current_setting('server_version_num')::int / 10000 AS version",
  });
  if (row !== undefined && row.version >= OLDEST_VERSION) return;
  await database.close();
  throw new DatabaseProblem(
    `DATABASE_URL leads to PostgreSQL ${row?.version}; version ${OLDEST_VERSION} or later is needed.`,
  );
}

function explained(error: unknown, primary: Target): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = 'url' in primary ? 'DATABASE_URL' : 'the embedded database';
  const reason = REASONS[code] ?? (isUnreachable(error) ? 'cannot be reached' : null);
  if (reason === null) return error;
  const where = 'url' in primary ? 'The database that DATABASE_URL names' : 'The embedded database';
  return new DatabaseProblem(
    `${where} ${reason}. Check that it is running and that ${name} (and DATABASE_REPLICA_URLS) is right.`,
    { cause: error },
  );
}

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist on its server',
};
