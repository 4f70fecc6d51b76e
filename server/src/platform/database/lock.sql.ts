import sql from 'sql-template-tag';

/** Whoever names the same thing comes one after the other, until the transaction ends. */
export const lockStatement = (name: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
