import sql from 'sql-template-tag';

/**
 * Moves listings to the removed ones, whole but for what the database derives, each with its newer version and all
 * pictures that the two show. They must be locked.
 */
export const removeStatement = (ids: readonly string[], removedBy: string) => sql`
  WITH removed AS (DELETE FROM property WHERE id = ANY(${ids}) RETURNING *)
  INSERT INTO removed_property (id, seller_id, removed_by, created_at, listing, picture_ids)
  SELECT p.id, p.seller_id, ${removedBy}, p.created_at,
    to_jsonb(p) - '{search,amenity_mask}'::text[] || jsonb_build_object('revision',
      CASE WHEN r.property_id IS NOT NULL THEN jsonb_build_object('content', r.content, 'status', r.status,
        'rejectionReason', r.rejection_reason, 'createdAt', r.created_at) END),
    ARRAY(SELECT DISTINCT picture->>'id'
      FROM jsonb_array_elements(p.pictures || coalesce(r.content->'pictures', '[]')) AS picture)
  FROM removed AS p LEFT JOIN property_revision AS r ON r.property_id = p.id`;
