import sql, { raw } from 'sql-template-tag';

/** Waits for an advisory lock of a name, one among those of a class; it lives as long as its connection. */
export const lockNameStatement = (locks: number, name: string) =>
  sql`SELECT pg_advisory_lock(${locks}, hashtext(${name}))`;

/** The same for a name that several connections may hold at once. */
export const shareNameStatement = (locks: number, name: string) =>
  sql`SELECT pg_advisory_lock_shared(${locks}, hashtext(${name}))`;

/** Whether any connection holds the lock of the name that this column has: nobody waits for one that is free. */
export const isNameLocked = (locks: number, column: string) => sql`
  EXISTS (
    SELECT FROM pg_locks
    WHERE locktype = 'advisory'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND classid::bigint = ${locks} AND objid::bigint = hashtext(${raw(column)})::bigint & 4294967295
  )`;
