import sql, { raw } from 'sql-template-tag';

/** `table` and `since`, an expression of its columns, are constants of the program. */
export const deleteOldStatement = (table: string, since: string, days: number, most: number) => sql`
  DELETE FROM ${raw(table)} WHERE ctid IN (
    SELECT ctid FROM ${raw(table)}
    WHERE ${raw(since)} < now() - make_interval(days => ${days})
    LIMIT ${most} FOR UPDATE SKIP LOCKED)`;
