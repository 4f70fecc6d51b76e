import type { PoolConfig } from 'pg';
import { inUnblockedTime } from '../deadline.ts';
import type { Log } from '../observability/logging.ts';
import { PatientPool } from './pool.ts';
import { send } from './send.ts';

export interface ReplicasOptions {
  primary: PatientPool;
  /** How each is reached. */
  replicas: readonly PoolConfig[];
  /** One that is further behind is not read from. */
  maxLagSeconds: number;
  log: Log;
  /** How often they are looked at; every second when absent. */
  checkMs?: number;
}

/** What is known of a replica since it was last looked at. */
export interface ReplicaState {
  name: string;
  /** For how long there is something that it has not applied; null where it does not answer. */
  lagSeconds: number | null;
  isRead: boolean;
}

export interface Replicas {
  /** Those that are read from now; always this very list. */
  readonly pools: readonly PatientPool[];
  states(): ReplicaState[];
  close(): Promise<void>;
}

/**
 * How far the log of the primary, or what a replica has applied of it, has come. One that was promoted has a log of its
 * own, which soon stays behind.
 */
const POSITION = `SELECT (CASE WHEN pg_is_in_recovery() THEN coalesce(pg_last_wal_replay_lsn(), '0/0')
  ELSE pg_current_wal_lsn() END - '0/0'::pg_lsn)::bigint AS position`;
const ANSWER_MS = 1_000;

/**
 * Looks after the replicas: one that does not answer, or has not applied what the primary had written so long ago, is
 * left out until it has. Never rejects: without replicas the primary is read from.
 */
export async function watchReplicas(options: ReplicasOptions): Promise<Replicas> {
  const { primary, maxLagSeconds, log, checkMs = 1_000 } = options;
  const all = options.replicas.map((config, index) => {
    const pool = new PatientPool(config);
    pool.on('error', (error) => log.warn({ err: error }, 'A connection to a replica was lost.'));
    return { pool, name: `replica ${index + 1}` };
  });
  const pools: PatientPool[] = [];
  let lags: (number | null)[] = [];
  /** Where the primary was when, the oldest first. */
  let history: { at: number; position: number }[] = [];

  /** Seconds for which there is something that it has not applied; null where it does not answer. */
  async function lagOf(pool: PatientPool): Promise<number | null> {
    const position = await positionOf(pool).catch(() => null);
    if (position === null) return null;
    const missing = history.find((each) => each.position > position);
    return missing === undefined ? 0 : (performance.now() - missing.at) / 1_000;
  }

  async function look(): Promise<void> {
    const at = performance.now();
    // While the primary is away nobody writes, and a replica is as far as it can be.
    const position = await positionOf(primary).catch(() => null);
    if (position !== null && position !== history.at(-1)?.position) {
      // How long ago the first was written nobody here knows.
      history.push({ at: history.length === 0 ? Number.NEGATIVE_INFINITY : at, position });
    }
    lags = await Promise.all(all.map(({ pool }) => lagOf(pool)));
    for (const [index, { pool, name }] of all.entries()) {
      const lag = lags[index] ?? null;
      set(pool, name, lag);
    }
    // As much as tells how far behind any of them may be.
    const horizon = at - (maxLagSeconds + 60) * 1_000;
    const keep = history.findIndex((each) => each.at > horizon);
    if (keep > 1) history = history.slice(keep - 1);
  }

  function set(pool: PatientPool, name: string, lag: number | null): void {
    const isGood = lag !== null && lag <= maxLagSeconds;
    const place = pools.indexOf(pool);
    if (isGood && place === -1) {
      pools.push(pool);
      log.info({ replica: name }, 'A replica is read from.');
    } else if (!isGood && place !== -1) {
      pools.splice(place, 1);
      log.warn({ replica: name, lag }, 'A replica is left out.');
    }
  }

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, checkMs);
  timer.unref();
  await looking;
  if (pools.length < all.length) {
    log.warn(
      { replicas: all.length, good: pools.length },
      'Not every replica can be read from yet.',
    );
  }
  return {
    pools,
    states: () =>
      all.map(({ pool, name }, index) => ({
        name,
        lagSeconds: lags[index] ?? null,
        isRead: pools.includes(pool),
      })),
    close: async () => {
      clearInterval(timer);
      await looking;
      pools.length = 0;
      await Promise.all(all.map(({ pool }) => pool.end()));
    },
  };
}

async function positionOf(pool: PatientPool): Promise<number> {
  const [row] = await inUnblockedTime(
    send<{ position: number }>(pool, { text: POSITION }, 0),
    ANSWER_MS,
  );
  return Number(row?.position);
}
