import { type Database } from '../platform/database/connect.ts';
import { longTransaction } from '../platform/database/longTransaction.ts';
import { foldStatement } from './foldActivity.sql.ts';

/**
 * Adds what was appended to the days it belongs to. A reader sees the same sums before and after; two
 * processes take turns through a table lock that no writer waits for.
 */
export async function foldActivity(database: Database): Promise<void> {
  await longTransaction(database, async (manager) => {
    await manager.query('LOCK TABLE activity_change IN SHARE UPDATE EXCLUSIVE MODE');
    await manager.query(foldStatement.text);
  });
}
