import sql from 'sql-template-tag';
import { type Revision } from './listingContent.ts';

/** Moves a listing to the removed ones, whole but for what the database derives. */
export const removeStatement = (
  id: string,
  {
    removedBy,
    pictureIds,
    revision,
  }: { removedBy: string; pictureIds: readonly string[]; revision: Revision | null },
) => sql`
  WITH removed AS (DELETE FROM property WHERE id = ${id} RETURNING *)
  INSERT INTO removed_property (id, seller_id, removed_by, listing, picture_ids)
  SELECT id, seller_id, ${removedBy},
    to_jsonb(removed) - '{search,amenity_mask}'::text[] || ${JSON.stringify({ revision })}::jsonb,
    ${pictureIds}
  FROM removed`;
