import sql, { raw } from 'sql-template-tag';
import { publicAs } from '../properties/publicListing.ts';

/** Of the listings given those that are public and not marked yet, in the order given. */
const fresh = (accountId: string, ids: readonly string[]) => sql`
  FROM unnest(${ids}::text[]) WITH ORDINALITY AS given (id, position)
  JOIN property AS p ON p.id = given.id AND ${raw(publicAs('p'))}
  WHERE NOT EXISTS (SELECT FROM favourite WHERE account_id = ${accountId} AND property_id = given.id)`;

/** One row: how many are marked, how many of those given are public, and how many of these could be marked. */
export const countStatement = (accountId: string, ids: readonly string[]) => sql`
  SELECT (SELECT count(*)::int FROM favourite WHERE account_id = ${accountId}) AS there,
    (SELECT count(*)::int FROM property AS p
      WHERE p.id = ANY(${ids}::text[]) AND ${raw(publicAs('p'))}) AS public,
    (SELECT count(*)::int ${fresh(accountId, ids)}) AS fresh`;

/** A millisecond apart, so that the first one given is the newest. */
export const insertStatement = (accountId: string, ids: readonly string[], most: number) => sql`
  INSERT INTO favourite (account_id, property_id, created_at)
  SELECT ${accountId}, given.id, now() - given.position * interval '1 millisecond'
  ${fresh(accountId, ids)}
  ORDER BY given.position LIMIT ${most} ON CONFLICT DO NOTHING`;
