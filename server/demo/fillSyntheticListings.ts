import { type Database } from '../src/platform/database/connect.ts';
import { newId } from '../src/platform/ids.ts';
import { bulkLoad } from '../src/properties/bulkLoad.ts';
import { type ListingToLoad } from '../src/properties/copyListings.ts';
import { insertSellersStatement } from './fillSyntheticListings.sql.ts';
import { syntheticListings } from './world/bulk.ts';

const SELLERS = 500;
const SEED = 'synthetic-1';

/** Adds synthetic listings for measuring, with sellers of their own. Answers how many were written. */
export async function fillSyntheticListings(
  database: Database,
  count: number,
  onProgress: (step: string) => void,
): Promise<number> {
  const sellers = Array.from({ length: SELLERS }, () => newId());
  await database.query(insertSellersStatement(sellers));
  return bulkLoad(database, listings(count, sellers), onProgress);
}

function* listings(count: number, sellers: readonly string[]): Generator<ListingToLoad> {
  let n = 0;
  for (const listing of syntheticListings(count, SEED)) {
    const sellerId = sellers[n % sellers.length] ?? listing.sellerId;
    n += 1;
    // Ids come from the clock, so that a second run adds to the first.
    yield { ...listing, id: newId(), sellerId, pictures: [] };
  }
}
