import { type Database } from '../src/platform/database/connect.ts';
import { LIMITS } from '../../schema/limits.ts';

/** Gives each of these accounts 500 favourites, spread over the market of the day. */
export async function fillFavourites(
  database: Database,
  accountIds: readonly string[],
): Promise<void> {
  await database.query({ text: 'DELETE FROM favourite' });
  await database.query({ text: FILL, values: [accountIds, LIMITS.favourites.perAccount] });
  await database.query({ text: 'ANALYZE favourite' });
}

const FILL = `
  WITH market AS MATERIALIZED (
    SELECT id FROM property WHERE approval_status = 'approved' AND is_active
    ORDER BY md5(id || 'favourite') LIMIT 5000)
  INSERT INTO favourite (account_id, property_id, created_at)
  SELECT account.id, liked.id, now() - liked.n * interval '1 hour'
  FROM (SELECT DISTINCT unnest($1::text[]) AS id) AS account
  CROSS JOIN LATERAL (
    SELECT market.id, row_number() OVER (ORDER BY md5(market.id || account.id)) AS n
    FROM market ORDER BY n LIMIT $2) AS liked`;
