import { type AccountViewer, type Context } from '../platform/context.ts';
import { type PropertyVersions } from './findProperty.ts';

/**
 * Takes a held listing out of every list, page and count and keeps the whole of it as history (D-79).
 * `pictureIds` are all that its versions show; they go 30 days later.
 */
export async function removeListing(
  context: Context,
  { row, revision }: PropertyVersions,
  { removedBy, pictureIds }: { removedBy: string; pictureIds: readonly string[] },
): Promise<void> {
  await context.query({
    text: REMOVE,
    values: [row.id, removedBy, JSON.stringify({ revision }), [...pictureIds]],
  });
}

/** Whether this listing was removed, for those who may know: its seller, whoever did it and site_admin. */
export async function wasRemoved(
  context: Context,
  id: string,
  { id: accountId, userType }: AccountViewer,
): Promise<boolean> {
  const found = await context.query({
    text: 'SELECT id FROM removed_property WHERE id = $1 AND ($2 IN (seller_id, removed_by) OR $3)',
    values: [id, accountId, userType === 'site_admin'],
  });
  return found.length > 0;
}

const REMOVE = `
  WITH removed AS (DELETE FROM property WHERE id = $1 RETURNING *)
  INSERT INTO removed_property (id, seller_id, removed_by, listing, picture_ids)
  SELECT id, seller_id, $2, to_jsonb(removed) - '{search,amenity_mask}'::text[] || $3::jsonb, $4
  FROM removed`;
