import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { isConnectionLost } from './lost.ts';

/** As long as a restart of the database takes, and no longer than a request may wait. */
const PATIENCE_MS = 5_000;

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that keeps trying to connect for a while when the database is away. That is always safe: no
 * statement has been sent. A statement whose connection breaks is NOT sent again, because nobody knows
 * whether it was carried out.
 */
export class PatientPool extends Pool {
  constructor(options?: PoolConfig) {
    super(options);
    // Whoever waits on a broken connection is told by its statement; an event that nobody hears would end
    // the process, also for connections that somebody has taken out.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const connected = this.connectPatiently();
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  private async connectPatiently(): Promise<PoolClient> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let pause = 25; ; pause = Math.min(pause * 2, 400)) {
      try {
        return await super.connect();
      } catch (error) {
        const last = this.ending || Date.now() + pause > deadline;
        if (last || !isConnectionLost(error)) throw error;
        await delay(pause);
      }
    }
  }
}
