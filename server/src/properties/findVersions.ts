import { type Context } from '../platform/context.ts';
import { dated, type PropertyWithRevision, REVISION_COLUMN } from './findProperty.ts';
import { newestVersion } from './listingContent.ts';
import { PROPERTY_COLUMNS, type PropertyRow } from './property.row.ts';

/**
 * The newest version of each of these listings in the order given, whatever its state (D-75); what is not
 * there is left out. Who may see them is the caller's business.
 */
export async function findNewestVersions(
  context: Context,
  ids: readonly string[],
): Promise<PropertyRow[]> {
  if (ids.length === 0) return [];
  const rows = await context.query<PropertyWithRevision>({
    name: 'newest_versions',
    text: BY_IDS,
    values: [[...ids]],
  });
  const found = new Map(rows.map(({ revision, ...row }) => [row.id, { row, revision }]));
  return ids.flatMap((id) => {
    const each = found.get(id);
    return each === undefined ? [] : [newestVersion(each.row, dated(each.revision))];
  });
}

const BY_IDS = [
  'SELECT',
  PROPERTY_COLUMNS + ',',
  REVISION_COLUMN,
  'FROM property AS p JOIN account AS s ON s.id = p.seller_id',
  'LEFT JOIN property_revision AS r ON r.property_id = p.id WHERE p.id = ANY($1)',
].join(' ');
