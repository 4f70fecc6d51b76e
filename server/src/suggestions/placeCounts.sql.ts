import sql, { raw, type Sql } from 'sql-template-tag';
import { IS_AVAILABLE } from '../properties/publicListing.ts';

/** A town, by the names that listings carry. */
export interface Within {
  readonly city: string;
  readonly state: string;
}

/* Rows of CountedPlace for these names, from the rollups of public listings; what only listings name needs one. */

export const statesStatement = (names: readonly string[]) => sql`
  SELECT '' AS name, '' AS city, state, sum(count)::int AS count FROM listing_count
  WHERE state = ANY(${names}) GROUP BY state`;

export const citiesStatement = (names: readonly string[]) => sql`
  SELECT '' AS name, city, state, sum(count)::int AS count FROM listing_count
  WHERE city = ANY(${names}) GROUP BY city, state`;

/** Rows `{ code }` of PIN codes from one to another that listings state, those of most first; of many a part is read. */
export const statedPincodesStatement = (from: string, to: string) => sql`
  SELECT code FROM (
    SELECT pincode AS code FROM property
    WHERE ${raw(IS_AVAILABLE)} AND pincode BETWEEN ${from} AND ${to} LIMIT 5000
  ) AS stated
  GROUP BY code ORDER BY count(*) DESC, code LIMIT 20`;

export const isWithin = ({ city, state }: Within) => sql`city = ${city} AND state = ${state}`;

/** Of places with these keys, and of those that listings call by these names, however others call them. */
export const localitiesStatement = (
  names: readonly string[],
  keys: readonly string[],
  where: Sql = sql`true`,
) => sql`
  WITH sought AS (
    SELECT DISTINCT city, state, place, locality AS name FROM listing_locality
    WHERE locality = ANY(${names}) AND place <> '' AND ${where}
    UNION
    SELECT DISTINCT city, state, place, '' FROM listing_locality WHERE place = ANY(${keys}) AND ${where}
  ), counted AS MATERIALIZED (
    SELECT sought.*, (
      SELECT sum(count)::int FROM listing_locality AS own
      WHERE own.place >= sought.place AND own.place < sought.place || '0'
        AND own.city = sought.city AND own.state = sought.state
    ) AS count FROM sought
  )
  SELECT name, city, state, place, count FROM counted WHERE count > 0`;

/** In the three cities with most listings of each. */
export const projectsStatement = (names: readonly string[]) => sql`
  SELECT name, city, state, count FROM (
    SELECT project AS name, city, state, sum(count)::int AS count,
      row_number() OVER (PARTITION BY project ORDER BY sum(count) DESC, city) AS place
    FROM listing_project WHERE project = ANY(${names})
    GROUP BY project, city, state HAVING sum(count) > 0) AS placed
  WHERE place <= 3`;
