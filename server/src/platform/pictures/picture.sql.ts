import sql from 'sql-template-tag';

/** Gives those of these pictures to an owner that may have them, and answers them as `Picture`s. */
export const attachStatement = (
  ids: readonly string[],
  { owner, uploader, from }: { owner: string; uploader: string | null; from: string },
) => sql`
  UPDATE picture SET claimed_by = ${owner}
  WHERE id = ANY(${ids}) AND source_key IS NOT NULL AND removed_at IS NULL
    AND (claimed_by IN (${owner}, ${from})
      OR (claimed_by IS NULL AND uploaded_by IS NOT DISTINCT FROM ${uploader}))
  RETURNING id, width, height, thumbhash`;
