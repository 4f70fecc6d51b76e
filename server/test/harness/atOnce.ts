import { expect } from 'vitest';
import { type Database } from '../../src/platform/database/connect.ts';

/**
 * Sends so many requests of which each has read what it reads before any can write to the table: what two presses of a
 * button at the same moment meet.
 */
export async function atOnce<Answer>(
  database: Database,
  table: string,
  count: number,
  send: () => Promise<Answer>,
): Promise<Answer[]> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`LOCK TABLE ${table} IN SHARE MODE`);
    const pending = Array.from({ length: count }, send);
    await expect.poll(() => waitingForLocks(database)).toBe(count);
    await client.query('COMMIT');
    return await Promise.all(pending);
  } finally {
    client.release();
  }
}

/** How many statements of this database wait for somebody else's lock. */
export async function waitingForLocks(database: Database): Promise<number> {
  const rows = await database.query({
    text: `SELECT 1 FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`,
  });
  return rows.length;
}
