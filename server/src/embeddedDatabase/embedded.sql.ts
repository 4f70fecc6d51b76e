import sql, { raw } from 'sql-template-tag';

/** One process makes the database; another one waits. */
export const creationLockStatement = sql`
  SELECT pg_advisory_lock(hashtext('create application database'))`;

export const roleStatement = (name: string) => sql`SELECT FROM pg_roles WHERE rolname = ${name}`;

export const createRoleStatement = (name: string) => sql`CREATE ROLE ${raw(name)} LOGIN`;

export const databaseStatement = (name: string) =>
  sql`SELECT FROM pg_database WHERE datname = ${name}`;

export const createDatabaseStatement = (name: string) =>
  sql`CREATE DATABASE ${raw(name)} OWNER ${raw(name)}`;

/** Held by every process that uses the server. */
export const shareLockStatement = (lock: number) => sql`SELECT pg_advisory_lock_shared(${lock})`;

/** One row `{ alone }`: whether nobody else holds it. */
export const tryLockStatement = (lock: number) =>
  sql`SELECT pg_try_advisory_lock(${lock}) AS alone`;

export const heartbeatStatement = sql`SELECT 1`;
