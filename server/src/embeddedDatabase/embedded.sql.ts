import sql from 'sql-template-tag';

export interface Existing {
  hasRole: boolean;
  hasDatabase: boolean;
}

/** One row: whether there is a role and a database of this name. */
export const existingStatement = (name: string) => sql`
  SELECT to_regrole(${name}) IS NOT NULL AS "hasRole",
    EXISTS (SELECT FROM pg_database WHERE datname = ${name}) AS "hasDatabase"`;

/** Held by every process that uses the server. */
export const shareLockStatement = (lock: number) => sql`SELECT pg_advisory_lock_shared(${lock})`;

/** One row `{ alone }`: whether nobody else holds it. */
export const tryLockStatement = (lock: number) =>
  sql`SELECT pg_try_advisory_lock(${lock}) AS alone`;

export const heartbeatStatement = sql`SELECT 1`;
