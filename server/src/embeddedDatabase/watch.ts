import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { heartbeatStatement, shareLockStatement, tryLockStatement } from './embedded.sql.ts';

const HEARTBEAT_MS = 2_000;
const ANSWER_MS = 10_000;
/** Held, shared, by every process that uses the embedded server; advisory locks die with their connection. */
const IN_USE_LOCK = 5_170_232;

/** One connection that lives as long as the server: its end is the news that the server died. */
export type Watch = {
  /** Settles when the connection ends or the server no longer answers. */
  lost: Promise<void>;
  /** True when another process holds a watch too; false when the server is gone. */
  usedByOthers(): Promise<boolean>;
  close(): Promise<void>;
};

export async function openWatch(target: ClientConfig): Promise<Watch> {
  const client = new Client({
    ...target,
    application_name: 'watch',
    query_timeout: ANSWER_MS,
    connectionTimeoutMillis: ANSWER_MS,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('end', resolve);
    client.on('error', () => resolve());
  });
  await client.connect();
  await client.query(shareLockStatement(IN_USE_LOCK));
  const heartbeat = setInterval(() => {
    client.query(heartbeatStatement).catch(() => client.connection.stream.destroy());
  }, HEARTBEAT_MS);
  return {
    lost: lost.finally(() => clearInterval(heartbeat)),
    usedByOthers: async () => {
      try {
        // Our own shared lock does not stand in the way of our exclusive one, a stranger's does.
        const { rows } = await client.query<{ alone: boolean }>(tryLockStatement(IN_USE_LOCK));
        return rows[0]?.alone !== true;
      } catch {
        return false;
      }
    },
    close: async () => {
      clearInterval(heartbeat);
      await client.end().catch(() => undefined);
    },
  };
}
