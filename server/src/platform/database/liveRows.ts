import type { Context } from '../context.ts';
import type { Log } from '../observability/logging.ts';
import type { Database } from './connect.ts';
import { lockStatement } from './lock.sql.ts';
import { type PersistentConnection, openPersistentConnection } from './persistentConnection.ts';
import { inTransaction } from './transaction.ts';

export interface LiveRowsParts {
  database: Database;
  log: Log;
}

interface Rereading {
  /** What they are, for the log. */
  what: string;
  /** The signal by which processes tell each other of a change. */
  signal: string;
  everyMs: number;
}

/**
 * A few rows that every process keeps in memory. Between `start` and `stop` it hears of what other processes change,
 * and reads all of them again when it could have missed something: whenever it begins to listen, and now and then.
 */
export abstract class LiveRows {
  protected readonly database: Database;
  private readonly log: Log;
  private readonly rereading: Rereading;
  private readonly listeners: (() => void)[] = [];
  private connection: PersistentConnection | null = null;
  private timer: NodeJS.Timeout | null = null;
  private reads = Promise.resolve();

  constructor({ database, log }: LiveRowsParts, rereading: Rereading) {
    this.database = database;
    this.log = log;
    this.rereading = rereading;
  }

  /** Reads the rows and puts them in force; answers whether anything has changed. */
  protected abstract takeOver(): Promise<boolean>;

  /** `listener` is called after a change that this process has taken over, whoever made it. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async start(): Promise<void> {
    const { database, log } = this;
    const { what, signal, everyMs } = this.rereading;
    this.connection = await openPersistentConnection({ database, log, what }, async (client) => {
      client.on('notification', () => this.readQuietly());
      await client.query(`LISTEN ${signal}`);
      await this.read();
    });
    this.timer = setInterval(() => this.readQuietly(), everyMs);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.connection?.end();
    await this.reads;
  }

  /** One change under this lock after the other; every process is told with its commit. */
  change<Answer>(
    context: Context,
    lock: string,
    change: (inside: Context) => Promise<Answer>,
  ): Promise<Answer> {
    return inTransaction(context, async (inside) => {
      await inside.query(lockStatement(lock));
      const answer = await change(inside);
      await inside.query({ text: `NOTIFY ${this.rereading.signal}` });
      // Whoever has changed it sees it with the next request; other processes are told by the database.
      inside.afterCommit(() => this.read());
      return answer;
    });
  }

  /** Takes over what is stored now. One reading after the other, so that the last one is the newest. */
  read(): Promise<void> {
    const reading = this.reads.then(async () => {
      if (!(await this.takeOver())) return;
      for (const listener of this.listeners) listener();
    });
    this.reads = reading.catch(() => undefined);
    return reading;
  }

  private readQuietly(): void {
    this.read().catch((error: unknown) => {
      this.log.warn({ err: error }, `The ${this.rereading.what} could not be read again yet.`);
    });
  }
}
