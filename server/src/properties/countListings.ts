import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

/** Public listings by town, most first; towns without one are left out (V-3-07). */
export function countByCity(
  database: Database,
  state?: string,
): Promise<{ city: string; state: string; count: number }[]> {
  return database.read({
    name: state ? 'count_by_city_of_state' : 'count_by_city',
    text: state ? BY_CITY_OF_STATE : BY_CITY,
    values: state ? [state] : [],
  });
}

/** Public listings by subtype key. */
export async function countBySubtype(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.read<{ subtype: string; count: number }>({
    name: 'count_by_subtype',
    text: `SELECT subtype, sum(count)::int AS count FROM listing_count
           GROUP BY subtype HAVING sum(count) > 0`,
  });
  return new Map(rows.map((row) => [row.subtype, row.count]));
}

/** Listings in whatever state by seller; sellers without one are left out. */
export async function countListingsBySeller(
  context: Context,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await context.query<{ sellerId: string; count: number }>({
    text: `SELECT seller_id AS "sellerId", count(*)::int AS count FROM property
           WHERE seller_id = ANY($1) GROUP BY seller_id`,
    values: [sellerIds],
  });
  return new Map(rows.map(({ sellerId, count }) => [sellerId, count]));
}

const BY_CITY = `
  SELECT city, state, sum(count)::int AS count FROM listing_count
  GROUP BY city, state HAVING sum(count) > 0 ORDER BY count DESC, city, state`;
const BY_CITY_OF_STATE = `
  SELECT city, state, sum(count)::int AS count FROM listing_count WHERE state = $1
  GROUP BY city, state HAVING sum(count) > 0 ORDER BY count DESC, city, state`;
