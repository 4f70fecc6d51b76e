import type { Database } from '../database/connect.ts';
import { openPersistentConnection } from '../database/persistentConnection.ts';
import type { PersistentConnection } from '../database/persistentConnection.ts';
import { shareNameStatement } from '../database/namedLocks.sql.ts';
import { newId } from '../ids.ts';
import type { Log } from '../observability/logging.ts';
import { absentStatement } from './heartbeat.sql.ts';

/** The name under which this process holds what others must not touch while it lives. */
export const PROCESS_NAME = newId();

/** Names our advisory locks among all users of one database. */
const PROCESS_LOCKS = 7_313_003;

/**
 * Shows others that this process lives: by a lock that goes with its connection, so also when it is killed.
 */
export function showPresence(database: Database, log: Log): Promise<PersistentConnection> {
  return openPersistentConnection({ database, log, what: 'presence' }, async (client) => {
    // Shared, as the connection before this one may not have noticed yet that it is lost.
    await client.query(shareNameStatement(PROCESS_LOCKS, PROCESS_NAME));
  });
}

/** Those of these processes that show no presence. */
export async function absent(database: Database, names: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ name: string }>(absentStatement(PROCESS_LOCKS, names));
  return rows.map(({ name }) => name);
}
