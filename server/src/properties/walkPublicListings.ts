import { type Database } from '../platform/database/connect.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';

/** What the outside world is told of a public listing: its address, its last change, its pictures. */
export interface PublicListing {
  id: string;
  updatedAt: Date;
  pictures: PictureRow[];
}

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
  return database.read({
    name: 'public_listings_after',
    text: `SELECT id, updated_at AS "updatedAt", pictures FROM property
      WHERE approval_status = 'approved' AND is_active AND id > $1 ORDER BY id LIMIT $2`,
    values: [after, limit],
  });
}

/** All public listings in runs of `size`, the last one shorter; nothing but the runs is kept. */
export async function publicListingRuns(database: Database, size: number): Promise<ListingRun[]> {
  const runs: ListingRun[] = [];
  for (let after = ''; ;) {
    const [run] = await database.read<{ count: number; last: string; changedAt: Date }>({
      name: 'public_listing_run',
      text: RUN,
      values: [after, size],
    });
    if (!run || run.count === 0) return runs;
    runs.push({ after, count: run.count, changedAt: run.changedAt });
    if (run.count < size) return runs;
    after = run.last;
  }
}

const RUN = `
  SELECT count(*)::int AS count, max(id) AS last, max(updated_at) AS "changedAt" FROM (
    SELECT id, updated_at FROM property
    WHERE approval_status = 'approved' AND is_active AND id > $1 ORDER BY id LIMIT $2
  ) AS run`;
