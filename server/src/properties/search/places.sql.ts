import sql, { type Sql } from 'sql-template-tag';

/* Rows of NamedPlace: places that public listings name, each with the way in which most of them write it. */

const placesWhere = (condition: Sql) => sql`
  SELECT place AS key, city, state, (array_agg(locality ORDER BY count DESC, locality))[1] AS name,
    sum(count)::int AS count
  FROM (
    SELECT place, city, state, locality, sum(count) AS count FROM listing_locality
    WHERE ${condition} GROUP BY place, city, state, locality HAVING sum(count) > 0
  ) AS written
  GROUP BY place, city, state`;

export const placesOfKeysStatement = (keys: readonly string[]) =>
  placesWhere(sql`place = ANY(ARRAY(
    SELECT DISTINCT own.place FROM unnest(${keys}::text[]) AS sought(key)
    JOIN listing_locality AS own ON own.place >= sought.key AND own.place < sought.key || '0'))`);

/** Places of a town with at least so many listings, whose key begins with a letter. */
export interface LikelierPlaces {
  city: string;
  state: string;
  letter: string;
  least: number;
}

export const likelierPlacesStatement = (sought: readonly LikelierPlaces[]) => sql`
  SELECT DISTINCT own.* FROM jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
    AS sought(city text, state text, letter text, least int)
  CROSS JOIN LATERAL (${placesWhere(sql`city = sought.city AND state = sought.state
    AND place >= sought.letter AND place < chr(ascii(sought.letter) + 1)`)}) AS own
  WHERE own.count >= sought.least`;

export const placesOfNamesStatement = (names: readonly string[]) =>
  placesWhere(sql`locality = ANY(${names})`);

export const placesStatement = (conditions: Sql) => placesWhere(conditions);

/** Rows `{ name }` of localities with like letters, the likest first; `words` as `name_key` writes them. */
export const namesAlikeStatement = (words: string, most: number) => sql`
  SELECT name FROM listing_name WHERE kind = 'LOCALITY' AND key % ${words}
  ORDER BY similarity(key, ${words}) DESC, weight DESC, name LIMIT ${most}`;
