import sql, { raw } from 'sql-template-tag';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import { wholeNumber } from '../platform/database/wholeNumber.ts';
import { IS_AVAILABLE } from './publicListing.ts';

/** Rows of KindCount. */
export const kindsStatement = (city: string, state: string) => sql`
  SELECT subtype, purpose, sum(count)::int AS count FROM listing_count
  WHERE city = ${city} AND state = ${state} GROUP BY subtype, purpose HAVING sum(count) > 0`;

/**
 * Rows of KindPrices, from the first `most` listings of the town. "IS TRUE" keeps the walk on the town's own
 * order, which holds every column that is read here. The limit is literal, so that the planner sees it.
 */
export const pricesStatement = (city: string, state: string, most: number) => sql`
  SELECT kind.type, shown.purpose, min(price) AS lowest,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY price) AS median,
    max(price) AS highest, count(*)::int AS counted
  FROM (
    SELECT subtype, purpose, price FROM property
    WHERE ${raw(IS_AVAILABLE)} AND city = ${city} AND (state = ${state}) IS TRUE
    ORDER BY featured DESC, created_at DESC, id DESC LIMIT ${raw(wholeNumber(most))}
  ) AS shown
  JOIN unnest(${KEYS}::text[], ${TYPES}::text[]) AS kind (subtype, type) USING (subtype)
  WHERE price > 0 GROUP BY kind.type, shown.purpose`;

const KEYS = SUBTYPES.map(({ key }) => key);
const TYPES = SUBTYPES.map(({ type }) => type);

/** Rows `{ city, state, count }` of the towns of these names. */
export const townsStatement = (names: readonly string[]) => sql`
  SELECT city, state, sum(count)::int AS count FROM listing_count
  WHERE city = ANY(${names}) GROUP BY city, state HAVING sum(count) > 0`;
