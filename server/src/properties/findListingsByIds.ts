import { type Context } from '../platform/context.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from './property.row.ts';

/**
 * These listings in whatever state, for rooms that have decided already that the viewer looks after them.
 * What was removed is left out.
 */
export async function findListingsByIds(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, PropertyRow>> {
  if (ids.length === 0) return new Map();
  const rows = await context.query<PropertyRow>({
    name: 'listings_by_ids',
    text: LISTINGS_BY_IDS,
    values: [[...new Set(ids)]],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

const LISTINGS_BY_IDS = [
  'SELECT',
  PROPERTY_COLUMNS,
  'FROM property AS p JOIN account AS s ON s.id = p.seller_id WHERE p.id = ANY($1::text[])',
].join(' ');
