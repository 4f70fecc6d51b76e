import sql, { raw } from 'sql-template-tag';
import { IS_SETTLED } from './listingUndo.sql.ts';
import { IS_AVAILABLE } from './publicListing.ts';

/** Rows of PublicListing. */
export const listingsAfterStatement = (after: string, limit: number) => sql`
  SELECT id, updated_at AS "updatedAt", pictures FROM property
  WHERE ${raw(IS_AVAILABLE)} AND ${raw(IS_SETTLED)} AND id > ${after} ORDER BY id LIMIT ${limit}`;

/** One row `{ count, last, changedAt }` about the next `size` listings. */
export const runStatement = (after: string, size: number) => sql`
  SELECT count(*)::int AS count, max(id) AS last, max(updated_at) AS "changedAt" FROM (
    SELECT id, updated_at FROM property
    WHERE ${raw(IS_AVAILABLE)} AND ${raw(IS_SETTLED)} AND id > ${after} ORDER BY id LIMIT ${size}
  ) AS run`;
