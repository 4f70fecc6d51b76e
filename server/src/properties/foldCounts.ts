import { type Database } from '../platform/database/connect.ts';
import { longTransaction } from '../platform/database/longTransaction.ts';
import { foldStatement, lockStatement } from '../platform/database/rollup.sql.ts';
import { LISTING_ROLLUPS } from './listingRollups.ts';

/**
 * Merges the rows of one key into one, in every counting table. Writers go on appending meanwhile, and every
 * reader sees the same total before and after.
 */
export async function foldAllCounts(database: Database): Promise<void> {
  for (const rollup of LISTING_ROLLUPS) {
    await longTransaction(database, async (manager) => {
      await manager.query(lockStatement(rollup).text);
      await manager.query(foldStatement(rollup).text);
    });
  }
}
