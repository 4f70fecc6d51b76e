import sql from 'sql-template-tag';

/** Keeps these locks apart from all others that are made of texts. */
const SAME_INQUIRY_LOCK = 7_313_030;

/** Whoever keeps the same inquiry waits until the transaction ends. */
export const lockStatement = (propertyId: string, mobile: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${propertyId + mobile}, ${SAME_INQUIRY_LOCK}))`;
