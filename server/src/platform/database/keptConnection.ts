import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Log } from '../logging.ts';
import type { Database } from './connect.ts';

export interface KeptConnection {
  end(): Promise<void>;
}

const RECONNECT_PAUSE_MS = 250;

/**
 * A connection beside the pool for what lives as long as it does, such as a lock or LISTEN. `begin` is run on each
 * new one; one that is lost is opened again. Rejects when the first one cannot be opened.
 */
export async function keepConnection(
  { database, log, what }: { database: Database; log: Log; what: string },
  begin: (client: Client) => Promise<void>,
): Promise<KeptConnection> {
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
    await client.end();
  }

  return {
    end: async () => {
      ending.abort();
      await client.end();
      await connection;
    },
  };
}

function lost(client: Client): Promise<void> {
  return new Promise((resolve) => client.once('end', resolve));
}
