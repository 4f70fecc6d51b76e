import sql from 'sql-template-tag';

/** Marks as removed what was attached to nothing in time; what is not stored whole has its own, shorter time. */
export const removeUnattachedStatement = (
  unattachedHours: number,
  unfinishedSeconds: number,
) => sql`
  UPDATE picture SET removed_at = now()
  WHERE claimed_by IS NULL AND removed_at IS NULL
    AND created_at < now() - CASE WHEN source_key IS NULL
      THEN make_interval(secs => ${unfinishedSeconds})
      ELSE make_interval(hours => ${unattachedHours}) END`;

/** Removed pictures, but for those that are being rendered right now. */
export const removedStatement = (limit: number) => sql`
  SELECT id FROM picture
  WHERE removed_at IS NOT NULL AND (status = 'ready' OR render_at <= now())
  LIMIT ${limit}`;
