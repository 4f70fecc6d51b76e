import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Database } from './database/connect.ts';
import { shareNameStatement } from './database/namedLocks.sql.ts';
import { newId } from './ids.ts';
import type { Log } from './logging.ts';
import { absentStatement } from './presence.sql.ts';

/** The name under which this process holds what others must not touch while it lives. */
export const PROCESS_NAME = newId();

/** Names our advisory locks among all users of one database. */
const PROCESS_LOCKS = 7_313_003;
const RECONNECT_PAUSE_MS = 250;

export interface Presence {
  end(): Promise<void>;
}

/**
 * Shows others that this process lives: by a lock that goes with its connection, so also when it is killed.
 * A connection that is lost is opened again.
 */
export async function showPresence(database: Database, log: Log): Promise<Presence> {
  const ending = new AbortController();
  let client = await connect(database);
  const connection = stayConnected();

  async function stayConnected(): Promise<void> {
    while (!ending.signal.aborted) {
      await lost(client);
      while (!ending.signal.aborted) {
        try {
          client = await connect(database);
          break;
        } catch (error) {
          log.debug({ err: error }, 'Could not show that this process lives.');
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

/** Those of these processes that show no presence. */
export async function absent(database: Database, names: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ name: string }>(absentStatement(PROCESS_LOCKS, names));
  return rows.map(({ name }) => name);
}

async function connect(database: Database): Promise<Client> {
  const client = await database.connectAlone();
  client.on('error', () => undefined);
  try {
    // Shared, as the connection before this one may not have noticed yet that it is lost.
    await client.query(shareNameStatement(PROCESS_LOCKS, PROCESS_NAME));
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

function lost(client: Client): Promise<void> {
  return new Promise((resolve) => client.once('end', resolve));
}
