import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type PropertyWithRevision } from './findProperty.ts';
import { versionsStatement } from './findVersions.sql.ts';
import { type PropertyRow } from './property.row.ts';

/**
 * These listings in whatever state, for rooms that have decided already that the viewer looks after them.
 * What was removed is left out.
 */
export async function findListingsByIds(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, PropertyRow>> {
  const rows = await context.query<PropertyWithRevision>(
    prepared('newest_versions', versionsStatement([...new Set(ids)])),
  );
  return new Map(rows.map(({ revision: _newer, ...row }) => [row.id, row]));
}
