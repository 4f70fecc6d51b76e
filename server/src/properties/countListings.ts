import { type Context } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { byCityStatement, bySellerStatement, bySubtypeStatement } from './countListings.sql.ts';

/** Public listings by town, most first; towns without one are left out. */
export function countByCity(
  database: Database,
  state?: string,
): Promise<{ city: string; state: string; count: number }[]> {
  return database.read(
    state
      ? prepared('count_by_city_of_state', byCityStatement(state))
      : prepared('count_by_city', byCityStatement(null)),
  );
}

/** Public listings by subtype key. */
export async function countBySubtype(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.read<{ subtype: string; count: number }>(
    prepared('count_by_subtype', bySubtypeStatement),
  );
  return new Map(rows.map((row) => [row.subtype, row.count]));
}

/** Listings in whatever state by seller; sellers without one are left out. */
export async function countListingsBySeller(
  context: Context,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await context.query<{ sellerId: string; count: number }>(
    bySellerStatement(sellerIds),
  );
  return new Map(rows.map(({ sellerId, count }) => [sellerId, count]));
}
