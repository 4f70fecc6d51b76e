import sql from 'sql-template-tag';

/** Gives those of these pictures to a claimant that it may have, and answers them as `Picture`s. */
export const claimStatement = (
  ids: readonly string[],
  { claimant, uploader, from }: { claimant: string; uploader: string | null; from: string },
) => sql`
  UPDATE picture SET claimed_by = ${claimant}
  WHERE id = ANY(${ids}) AND source_key IS NOT NULL AND removed_at IS NULL
    AND (claimed_by IN (${claimant}, ${from})
      OR (claimed_by IS NULL AND uploaded_by IS NOT DISTINCT FROM ${uploader}))
  RETURNING id, width, height, thumbhash`;
