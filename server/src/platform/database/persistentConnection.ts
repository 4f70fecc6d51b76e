import { setTimeout as pause } from 'node:timers/promises';
import type { Client, ClientBase } from 'pg';
import type { Log } from '../observability/logging.ts';
import type { Database } from './connect.ts';
import { hangUp } from './databaseTimeout.ts';

export interface PersistentConnection {
  end(): Promise<void>;
}

const RECONNECT_PAUSE_MS = 250;
const HEARTBEAT_MS = 3_000;

/**
 * A connection beside the pool for what lives as long as it does, such as a lock or LISTEN. `begin` is run on each
 * new one; one that is lost is opened again. Rejects when the first one cannot be opened.
 */
export async function openPersistentConnection(
  { database, log, what }: { database: Database; log: Log; what: string },
  begin: (client: Client) => Promise<void>,
): Promise<PersistentConnection> {
  const ending = new AbortController();
  let client = await connect();
  const connection = stayConnected();

  async function connect(): Promise<Client> {
    const opened = await database.connectAlone();
    try {
      await begin(opened);
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
    beat(opened);
    return opened;
  }

  async function stayConnected(): Promise<void> {
    while (!ending.signal.aborted) {
      await lost(client);
      while (!ending.signal.aborted) {
        try {
          client = await connect();
          break;
        } catch (error) {
          log.debug({ err: error, what }, 'A connection could not be opened again yet.');
          await pause(RECONNECT_PAUSE_MS, undefined, { signal: ending.signal }).catch(
            () => undefined,
          );
        }
      }
    }
    await hangUp(client);
  }

  return {
    end: async () => {
      ending.abort();
      await hangUp(client);
      await connection;
    },
  };
}

/** A connection that only listens, or holds a lock, is asked now and then, so that one that leads nowhere is cut. */
export function beat(client: ClientBase): void {
  const beats = setInterval(() => {
    client.query('SELECT').catch(() => undefined);
  }, HEARTBEAT_MS);
  client.once('end', () => clearInterval(beats));
}

function lost(client: Client): Promise<void> {
  return new Promise((resolve) => client.once('end', resolve));
}
