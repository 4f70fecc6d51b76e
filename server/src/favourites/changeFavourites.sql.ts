import sql, { raw } from 'sql-template-tag';
import { publicAs } from '../properties/publicListing.ts';

/**
 * Marks what is fresh as far as there is room, a millisecond apart so that the first one given is the newest. One row:
 * how many were marked before, how many of those given are public, and how many of these could be marked.
 */
export const addStatement = (accountId: string, ids: readonly string[], most: number) => sql`
  WITH fresh AS (
    SELECT given.id, given.position
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS given (id, position)
    JOIN property AS p ON p.id = given.id AND ${raw(publicAs('p'))}
    WHERE NOT EXISTS (
      SELECT FROM favourite WHERE account_id = ${accountId} AND property_id = given.id)
  ), counted AS (
    SELECT (SELECT count(*)::int FROM favourite WHERE account_id = ${accountId}) AS there,
      (SELECT count(*)::int FROM property AS p
        WHERE p.id = ANY(${ids}::text[]) AND ${raw(publicAs('p'))}) AS public,
      (SELECT count(*)::int FROM fresh) AS fresh
  ), added AS (
    INSERT INTO favourite (account_id, property_id, created_at)
    SELECT ${accountId}, id, now() - position * interval '1 millisecond' FROM fresh
    ORDER BY position LIMIT (SELECT greatest(${most} - there, 0) FROM counted) ON CONFLICT DO NOTHING
  )
  SELECT * FROM counted`;
