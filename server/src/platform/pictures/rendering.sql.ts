import sql from 'sql-template-tag';

/** Takes the oldest waiting picture for so long, and counts the attempt. */
export const claimWaitingStatement = (leaseSeconds: number, maxAttempts: number) => sql`
  UPDATE picture
  SET attempts = attempts + 1, render_at = now() + make_interval(secs => ${leaseSeconds})
  WHERE id = (
    SELECT id FROM picture
    WHERE status = 'pending' AND source_key IS NOT NULL AND removed_at IS NULL
      AND render_at <= now() AND attempts < ${maxAttempts}
    ORDER BY render_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  RETURNING id, width, source_key AS "sourceKey"`;

/** Marks a picture as rendered, and answers whether it was removed meanwhile. */
export const finishStatement = (id: string) => sql`
  UPDATE picture SET status = 'ready' WHERE id = ${id}
  RETURNING removed_at IS NOT NULL AS "isRemoved"`;
