import type { Client } from 'pg';
import { inTime } from '../deadline.ts';
import type { Log } from '../logging.ts';
import type { Database } from './connect.ts';
import { type KeptConnection, keepConnection } from './keptConnection.ts';
import { cut } from './silence.ts';

const HEARTBEAT_MS = 5_000;

/**
 * How often what is public has changed, as far as this process was told: triggers tell it at the end of each
 * transaction, whichever process it is of. What was read while the number stood still is what is stored.
 */
export class PublicChanges {
  private readonly parts: { database: Database; log: Log };
  private connection: KeptConnection | null = null;
  private listening: Client | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
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
    this.connection = await keepConnection(
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
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
  }

  async stop(): Promise<void> {
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.listening = null;
    await this.connection?.end();
  }

  /** A connection may die without a word: one that does not answer is given up, and a new one listens. */
  private async beat(): Promise<void> {
    const client = this.listening;
    if (client === null) return;
    try {
      await inTime(client.query('SELECT 1'), HEARTBEAT_MS);
    } catch {
      if (this.listening === client) this.listening = null;
      cut(client);
    }
  }
}
