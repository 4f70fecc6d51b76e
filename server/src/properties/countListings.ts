import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { keptUntilChange } from '../platform/database/publicChanges.ts';
import { byCityStatement, bySellerStatement, bySubtypeStatement } from './countListings.sql.ts';

/** Public listings by town, most first; towns without one are left out. */
export const countByCity = keptUntilChange((database) =>
  database.read<{ city: string; state: string; count: number }>(
    prepared('count_by_city', byCityStatement),
  ),
);

/** Public listings by subtype key. */
export const countBySubtype = keptUntilChange(
  async (database): Promise<ReadonlyMap<string, number>> => {
    const rows = await database.read<{ subtype: string; count: number }>(
      prepared('count_by_subtype', bySubtypeStatement),
    );
    return new Map(rows.map((row) => [row.subtype, row.count]));
  },
);

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
