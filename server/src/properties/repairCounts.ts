import { type Database } from '../platform/database/connect.ts';
import { longTransaction } from '../platform/database/longTransaction.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import {
  type Rollup,
  rebuildStatements,
  lockStatement,
  wrongCountStatement,
} from '../platform/database/rollup.sql.ts';
import { LISTING_ROLLUPS } from './listingRollups.ts';

/**
 * Compares the counts of listings with the listings and makes those anew that differ. Answers how many keys
 * were wrong.
 */
export async function repairCounts(database: Database): Promise<number> {
  let all = 0;
  for (const rollup of LISTING_ROLLUPS) {
    all += await longTransaction(database, async (manager) => {
      const counted: { wrong: number }[] = await manager.query(wrongCountStatement(rollup).text);
      const { wrong } = onlyRow(counted);
      if (wrong > 0) await rebuildCounts((text) => manager.query(text), [rollup]);
      return wrong;
    });
  }
  return all;
}

/**
 * Counts the listings anew with statements that `run` sends, inside one transaction; they cannot be written until
 * it ends.
 */
export async function rebuildCounts(
  run: (text: string) => Promise<unknown>,
  rollups: readonly Rollup[] = LISTING_ROLLUPS,
): Promise<void> {
  await run('LOCK TABLE property IN SHARE ROW EXCLUSIVE MODE');
  for (const rollup of rollups) {
    await run(lockStatement(rollup).text);
    for (const { text } of rebuildStatements(rollup)) await run(text);
  }
  // No listing has changed that would tell.
  await run('NOTIFY public_changed');
}
