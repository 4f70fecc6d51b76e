import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type Property } from './property.entity.ts';
import { listingsAfterStatement, runStatement } from './walkPublicListings.sql.ts';

/** What the outside world is told of a public listing: its address, its last change, its pictures. */
export type PublicListing = Pick<Property, 'id' | 'updatedAt' | 'pictures'>;

/** A run of public listings in the order of their ids. */
export interface ListingRun {
  /** The id before its first listing; '' at the very beginning. */
  after: string;
  count: number;
  /** When one of its listings changed last. */
  changedAt: Date;
}

/** The next `limit` public listings behind an id, by key: as fast at the end as at the beginning. */
export function publicListingsAfter(
  database: Database,
  { after, limit }: { after: string; limit: number },
): Promise<PublicListing[]> {
  return database.read(prepared('public_listings_after', listingsAfterStatement(after, limit)));
}

/** All public listings in runs of `size`, the last one shorter; nothing but the runs is kept. */
export async function publicListingRuns(database: Database, size: number): Promise<ListingRun[]> {
  const runs: ListingRun[] = [];
  for (let after = ''; ;) {
    const [run] = await database.read<{ count: number; last: string; changedAt: Date }>(
      prepared('public_listing_run', runStatement(after, size)),
    );
    if (!run || run.count === 0) return runs;
    runs.push({ after, count: run.count, changedAt: run.changedAt });
    if (run.count < size) return runs;
    after = run.last;
  }
}
