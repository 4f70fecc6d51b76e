import sql from 'sql-template-tag';
import { type Within } from './placeCounts.sql.ts';

/* Rows `{ kind, name }`; the keys are written as `name_key` writes them. */

/** Names one of whose words this begins, at most so many of each kind: whole names first, then the weightiest. */
export const begunStatement = (words: string, mostOfEach: number) => sql`
  SELECT kind, name FROM (
    SELECT kind, name, row_number() OVER (PARTITION BY kind
      ORDER BY (key LIKE ${words} || '%') DESC, weight DESC, name) AS place
    FROM listing_name WHERE key LIKE ${words} || '%' OR key LIKE '% ' || ${words} || '%') AS ranked
  WHERE place <= ${mostOfEach} ORDER BY place, kind`;

/** Names with like letters anywhere, the likest first. */
export const alikeStatement = (words: string, most: number) => sql`
  SELECT kind, name FROM listing_name WHERE key %> ${words}
  ORDER BY word_similarity(${words}, key) DESC, weight DESC, name LIMIT ${most}`;

/** Localities of this town one of whose words this begins; of all names only so many are tried, the weightiest first. */
export const begunWithinStatement = (
  words: string,
  { city, state }: Within,
  tried: number,
  most: number,
) => sql`
  SELECT 'LOCALITY' AS kind, name FROM (
    SELECT name, key, weight FROM listing_name
    WHERE kind = 'LOCALITY' AND (key LIKE ${words} || '%' OR key LIKE '% ' || ${words} || '%')
    ORDER BY (key LIKE ${words} || '%') DESC, weight DESC, name LIMIT ${tried}
  ) AS named
  CROSS JOIN LATERAL (
    SELECT sum(count) AS count FROM listing_locality
    WHERE locality = named.name AND city = ${city} AND state = ${state}
  ) AS there
  WHERE count > 0
  ORDER BY (key LIKE ${words} || '%') DESC, count DESC, name LIMIT ${most}`;
