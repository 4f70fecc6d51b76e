import type { Client } from 'pg';
import type { Log } from '../observability/logging.ts';
import { currentTrace } from '../observability/trace.ts';
import type { Database } from './connect.ts';
import { type PersistentConnection, openPersistentConnection } from './persistentConnection.ts';

/** Of each database whose changes this process hears of. */
const HEARD = new WeakMap<Database, PublicChanges>();

/** The same read, made once until something public changes; made each time while nobody hears of changes. */
export function keptUntilChange<Answer>(
  read: (database: Database) => Promise<Answer>,
): (database: Database) => Promise<Answer> {
  const kept = new WeakMap<Database, { version: number; answer: Promise<Answer> }>();
  return (database) => {
    const version = HEARD.get(database)?.version ?? null;
    // Whoever has just written may be ahead of a replica.
    if (version === null || currentTrace()?.readsPrimary) return read(database);
    const known = kept.get(database);
    if (known?.version === version) return known.answer;
    const answer = read(database);
    kept.set(database, { version, answer });
    answer.catch(() => {
      if (kept.get(database)?.answer === answer) kept.delete(database);
    });
    return answer;
  };
}

/** Says that this process has committed something: what it has kept is read again before the signal arrives. */
export function noteCommit(database: Database): void {
  HEARD.get(database)?.noteCommit();
}

/**
 * How often what is public has changed, as far as this process was told: triggers tell it at the end of each
 * transaction, whichever process it is of. What was read while the number stood still is what is stored.
 */
export class PublicChanges {
  private readonly parts: { database: Database; log: Log };
  private connection: PersistentConnection | null = null;
  private listening: Client | null = null;
  private number = 0;
  private commits = 0;
  private settledAt = 0;

  constructor(parts: { database: Database; log: Log }) {
    this.parts = parts;
  }

  /** The number of changes; null while nobody can know: then nothing that was kept may be shown. */
  get count(): number | null {
    if (this.listening === null || performance.now() < this.settledAt) return null;
    return this.number;
  }

  /** Grows with each change, and with each commit of this process. */
  get version(): number | null {
    const { count } = this;
    return count === null ? null : count + this.commits;
  }

  noteCommit(): void {
    this.commits += 1;
  }

  /** Something has changed that is on pages, in the database or in this process's memory of it. */
  tell(): void {
    this.number += 1;
    // A replica may show for a while what was before.
    this.settledAt = performance.now() + this.parts.database.mostLagMs;
  }

  async start(): Promise<void> {
    const { database, log } = this.parts;
    this.connection = await openPersistentConnection(
      { database, log, what: 'changes of public pages' },
      async (client) => {
        client.on('notification', () => this.tell());
        client.once('end', () => {
          if (this.listening === client) this.listening = null;
        });
        await client.query('LISTEN public_changed');
        this.tell();
        this.listening = client;
        HEARD.set(database, this);
      },
    );
  }

  async stop(): Promise<void> {
    this.listening = null;
    await this.connection?.end();
  }
}
