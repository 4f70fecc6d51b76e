import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';

/**
 * Takes listings that were sold or rented more than 30 days ago out of every list, as their owner could
 * have done. Answers how many. The time is the database's own. Each statement takes a batch, so that a
 * market that closed many at once does not run into the time limit of statements again and again.
 */
export async function withdrawClosed(
  database: Database,
  { batch = BATCH }: { batch?: number } = {},
): Promise<number> {
  let all = 0;
  for (;;) {
    const withdrawn = await database.query({
      text: WITHDRAW,
      values: [LIMITS.listing.closedDays, batch],
    });
    all += withdrawn.length;
    if (withdrawn.length < batch) return all;
  }
}

const BATCH = 500;

const WITHDRAW = `
  UPDATE property SET is_active = false, hidden_by = 'closing', updated_at = now()
  WHERE id IN (SELECT id FROM property
    WHERE is_active AND closed_at < now() - $1 * interval '1 day'
    ORDER BY closed_at LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING id`;
