import sql, { raw } from 'sql-template-tag';

/**
 * Rows `{ name }`, escaped, of tables of which PostgreSQL does not know of half of their pages that everybody sees all
 * that is in them. Small ones are read quickly either way.
 */
export const unseenTablesStatement = (leastPages: number) => sql`
  SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind = 'r' AND relpersistence = 'p' AND pg_get_userbyid(relowner) = current_user
    AND relpages >= ${leastPages} AND relallvisible < relpages / 2
  ORDER BY relpages DESC`;

export const vacuumStatement = (escapedName: string) => sql`VACUUM (ANALYZE) ${raw(escapedName)}`;

export const ownProcessStatement = sql`SELECT pg_backend_pid() AS pid`;

export const cancelStatement = (pid: number) => sql`SELECT pg_cancel_backend(${pid})`;
