import { type AccountViewer, type Context } from '../platform/context.ts';
import { type PropertyVersions } from './findProperty.ts';
import { RemovedProperty } from './removedProperty.entity.ts';
import { removeStatement } from './removeListing.sql.ts';

/**
 * Takes a held listing out of every list, page and count and keeps the whole of it as history (D-79).
 * `pictureIds` are all that its versions show; they go 30 days later.
 */
export async function removeListing(
  context: Context,
  { row, revision }: PropertyVersions,
  { removedBy, pictureIds }: { removedBy: string; pictureIds: readonly string[] },
): Promise<void> {
  await context.query(removeStatement(row.id, { removedBy, pictureIds, revision }));
}

/** Whether this listing was removed, for those who may know: its seller, whoever did it and site_admin. */
export async function wasRemoved(
  { manager }: Context,
  id: string,
  { id: accountId, userType }: AccountViewer,
): Promise<boolean> {
  const mayKnow =
    userType === 'site_admin'
      ? { id }
      : [
          { id, sellerId: accountId },
          { id, removedBy: accountId },
        ];
  return manager.existsBy(RemovedProperty, mayKnow);
}
