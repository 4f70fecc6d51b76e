import { LIMITS } from '../../../schema/limits.ts';
import { type Database } from '../platform/database/connect.ts';

/**
 * Takes listings that were sold or rented more than 30 days ago out of every list, as their owner could
 * have done. Answers how many. The time is the database's own.
 */
export async function withdrawClosed(database: Database): Promise<number> {
  const withdrawn = await database.query({
    text: `UPDATE property SET is_active = false, updated_at = now()
           WHERE is_active AND closed_at < now() - $1 * interval '1 day' RETURNING id`,
    values: [LIMITS.listing.closedDays],
  });
  return withdrawn.length;
}
