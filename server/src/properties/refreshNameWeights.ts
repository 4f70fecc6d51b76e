import { type Database } from '../platform/database/connect.ts';
import { longTransaction } from '../platform/database/longTransaction.ts';
import { refreshNameWeightsStatement } from './refreshNameWeights.sql.ts';

/**
 * Refreshes the weight of each name of a project or a locality, which is how many public listings carry it, and
 * forgets those that none carries any more: among many names that a text begins, the weightiest are suggested.
 */
export async function refreshNameWeights(database: Database): Promise<void> {
  await longTransaction(database, async (manager) => {
    await manager.query(refreshNameWeightsStatement.text);
  });
}
