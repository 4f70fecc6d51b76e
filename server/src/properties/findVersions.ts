import { type Context } from '../platform/context.ts';
import { prepared } from '../platform/database/prepared.ts';
import { dated, type PropertyWithRevision } from './findProperty.ts';
import { versionsStatement } from './findVersions.sql.ts';
import { newestVersion } from './listingContent.ts';
import { type PropertyRow } from './property.row.ts';

/**
 * The newest version of each of these listings in the order given, whatever its state; what is not
 * there is left out. Who may see them is the caller's business.
 */
export async function findNewestVersions(
  context: Context,
  ids: readonly string[],
): Promise<PropertyRow[]> {
  const rows = await context.query<PropertyWithRevision>(
    prepared('newest_versions', versionsStatement(ids)),
  );
  const found = new Map(rows.map(({ revision, ...row }) => [row.id, { row, revision }]));
  return ids.flatMap((id) => {
    const each = found.get(id);
    return each === undefined ? [] : [newestVersion(each.row, dated(each.revision))];
  });
}
