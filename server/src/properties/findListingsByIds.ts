import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { listingsStatement } from './findListingsByIds.sql.ts';
import { type PropertyRow } from './property.row.ts';

/**
 * These listings in whatever state, for rooms that have decided already that the viewer looks after them.
 * What was removed is left out.
 */
export async function findListingsByIds(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, PropertyRow>> {
  if (ids.length === 0) return new Map();
  const rows = await context.query<PropertyRow>(
    prepared('listings_by_ids', listingsStatement([...new Set(ids)])),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
