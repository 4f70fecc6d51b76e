import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';
import { withdrawStatement } from './withdrawClosed.sql.ts';

/**
 * Takes listings that were sold or rented more than 12 months ago out of every list, as their owner could
 * have done. Answers how many. The time is the database's own. Each statement takes a batch, so that a
 * market that closed many at once does not run into the time limit of statements again and again.
 */
export async function withdrawClosed(
  database: Database,
  { batch = BATCH }: { batch?: number } = {},
): Promise<number> {
  let all = 0;
  for (;;) {
    const withdrawn = await database.query(withdrawStatement(LIMITS.listing.closedDays, batch));
    all += withdrawn.length;
    if (withdrawn.length < batch) return all;
  }
}

const BATCH = 500;
