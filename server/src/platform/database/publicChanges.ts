import type { Client } from 'pg';
import type { Log } from '../observability/logging.ts';
import type { Database } from './connect.ts';
import { type PersistentConnection, openPersistentConnection } from './persistentConnection.ts';

/**
 * How often what is public has changed, as far as this process was told: triggers tell it at the end of each
 * transaction, whichever process it is of. What was read while the number stood still is what is stored.
 */
export class PublicChanges {
  private readonly parts: { database: Database; log: Log };
  private connection: PersistentConnection | null = null;
  private listening: Client | null = null;
  private number = 0;
  private settledAt = 0;

  constructor(parts: { database: Database; log: Log }) {
    this.parts = parts;
  }

  /** The number of changes; null while nobody can know: then nothing that was kept may be shown. */
  get count(): number | null {
    if (this.listening === null || performance.now() < this.settledAt) return null;
    return this.number;
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
      },
    );
  }

  async stop(): Promise<void> {
    this.listening = null;
    await this.connection?.end();
  }
}
