import { type Database } from '../platform/database/connect.ts';

/**
 * Adds what was appended to the days it belongs to. A reader sees the same sums before and after; two
 * processes take turns through a table lock that no writer waits for.
 */
export async function foldActivity(database: Database): Promise<void> {
  await database.source.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('LOCK TABLE activity_change IN SHARE UPDATE EXCLUSIVE MODE');
    await manager.query(FOLD);
  });
}

const FOLD = `
  WITH gone AS (DELETE FROM activity_change RETURNING owner, day, what, count)
  INSERT INTO activity_day (owner, day, what, count)
  SELECT owner, day, what, sum(count) FROM gone
  GROUP BY owner, day, what HAVING sum(count) <> 0
  ON CONFLICT (owner, day, what) DO UPDATE SET count = activity_day.count + excluded.count`;
