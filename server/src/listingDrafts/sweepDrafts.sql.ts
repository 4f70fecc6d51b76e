import sql from 'sql-template-tag';

/** Removes some drafts that nobody has touched for so long, and answers whose they were, with their pictures. */
export const sweepStatement = (days: number, most: number) => sql`
  DELETE FROM posting_draft WHERE account_id IN (
    SELECT account_id FROM posting_draft WHERE updated_at < now() - make_interval(days => ${days})
    ORDER BY updated_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
  RETURNING account_id AS "accountId", picture_ids AS "pictureIds"`;
