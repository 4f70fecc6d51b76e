import { setTimeout as delay } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import type { ClientConfig, PoolClient, PoolConfig } from 'pg';
import { inUnblockedTime } from '../deadline.ts';
import { processesAtWorkStatement } from '../jobs/heartbeat.sql.ts';
import { shared } from '../shared.ts';
import { isConnectionLost, isWaitOver } from './lost.ts';
import { cut, cutWhenIdle, isIdle, PARTING_MS, silenceError } from './databaseTimeout.ts';

/** As long as a restart of the database takes, and no longer than a request may wait. */
const PATIENCE_MS = 5_000;

export type PatientPoolConfig = PoolConfig & {
  /** How long a statement may be without an answer before it is looked whether the database works on it. */
  silentMs?: number;
};

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that keeps trying to connect for a while when the database is away. That is always safe: no
 * statement has been sent. A statement whose connection breaks is NOT sent again, because nobody knows
 * whether it was carried out. While the database stays away, whoever comes later does not wait again. A
 * connection on whose statement nobody works is cut, and with it those that nobody uses: they may lead as little
 * anywhere. While the database answers nobody, nobody is given a connection.
 */
export class PatientPool extends Pool {
  /** Since when nobody could connect, and when that was seen last. */
  private away: { since: number; seen: number } | null = null;
  /** When it was seen last that the database answers nobody. */
  private silent: number | null = null;
  private readonly open = new Set<PoolClient>();
  private readonly unused = new Set<PoolClient>();

  constructor(options?: PatientPoolConfig) {
    super(options);
    this.on('acquire', (client) => this.unused.delete(client));
    this.on('release', (_error, client) => this.unused.add(client));
    this.on('connect', (client) => {
      this.open.add(client);
      client.once('end', () => {
        this.open.delete(client);
        this.unused.delete(client);
      });
      // Whoever waits on a broken connection is told by its statement; an event that nobody hears would end
      // the process, also for connections that somebody has taken out.
      client.on('error', () => undefined);
      cutWhenIdle(client, {
        silentMs: options?.silentMs,
        working: this.working,
        onCut: () => this.unused.forEach(cut),
      });
    });
  }

  /** Waits for those that are in use; one that is not and never takes leave is cut. */
  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    const parting = setTimeout(() => {
      for (const client of this.open) if (isIdle(client)) cut(client);
    }, PARTING_MS);
    const ended = super.end().finally(() => clearTimeout(parting));
    return callback === undefined ? ended : void ended.then(callback);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const connected = this.connectWithin(PATIENCE_MS);
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  /** A connection, tried for while the database has not been away for longer than so many milliseconds. */
  async connectWithin(patienceMs: number): Promise<PoolClient> {
    await this.refuseWhileSilent();
    for (let pause = 25; ; pause = Math.min(pause * 2, 400)) {
      const begun = Date.now();
      try {
        const client = await super.connect();
        this.away = null;
        return client;
      } catch (error) {
        // The pool says that to whoever waited for an idle connection and was given a new one that did not come.
        if (isWaitOver(error) && !(await this.isAlive())) throw silenceError();
        if (!isConnectionLost(error)) throw error;
        if (isUnanswered(error)) this.silent = Date.now();
        if (this.ending || this.isAwayFor(begun, patienceMs - pause)) throw error;
        await delay(pause);
      }
    }
  }

  /** Notes that connecting failed, and says whether the database has been away for longer than this. */
  private isAwayFor(begun: number, milliseconds: number): boolean {
    const now = Date.now();
    // What was seen long ago was another time.
    const since = this.isAway ? this.away?.since : begun;
    this.away = { since: since ?? begun, seen: now };
    return now - this.away.since > milliseconds;
  }

  /** As far as those know who connected last. */
  get isAway(): boolean {
    return this.away !== null && Date.now() - this.away.seen < SAME_ABSENCE_MS;
  }

  /** A connection that was idle meanwhile would keep its statement waiting as long as the first one. */
  private async refuseWhileSilent(): Promise<void> {
    if (this.silent === null) return;
    const isKnown = Date.now() - this.silent < ALIVE_WITHIN_MS;
    if (isKnown || !(await this.isAlive())) throw silenceError();
  }

  private async isAlive(): Promise<boolean> {
    return (await this.working()) !== null;
  }

  /** The processes that the database says are at work, to a connection of its own; null when it does not answer. */
  readonly working = shared(async () => {
    const begun = Date.now();
    const processes = await processesAtWork({ ...this.options });
    this.silent = processes === null ? Date.now() : null;
    if (processes === null) this.isAwayFor(begun, 0);
    return processes;
  });
}

/** Somebody took the connection and said nothing. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && CONNECTING_TIMED_OUT.has(error.message);
}

/** Two clocks run at once, that of pg-pool and that of pg; either may be first. */
const CONNECTING_TIMED_OUT = new Set([
  'Connection terminated due to connection timeout',
  'timeout expired',
]);
const SAME_ABSENCE_MS = 10_000;
/** A database that has anything to give answers so little within a second. */
const ALIVE_WITHIN_MS = 1_000;

async function processesAtWork(config: ClientConfig): Promise<ReadonlySet<number> | null> {
  const client = new Client({ ...config, connectionTimeoutMillis: 0 });
  client.on('error', () => undefined);
  try {
    const { rows } = await inUnblockedTime(
      client.connect().then(() => client.query<{ pid: number }>(processesAtWorkStatement)),
      ALIVE_WITHIN_MS,
    );
    void client.end().catch(() => undefined);
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    cut(client);
    // One that has no room for another connection has not stopped; what it works on it does not say.
    const isFull = error instanceof Error && 'code' in error && error.code === TOO_MANY_CONNECTIONS;
    return isFull ? new Set() : null;
  }
}

const TOO_MANY_CONNECTIONS = '53300';
