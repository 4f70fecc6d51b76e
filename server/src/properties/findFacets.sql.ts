import sql, { raw } from 'sql-template-tag';
import { publicConditions, rollupConditions } from './search/conditions.sql.ts';
import { NOT_STATED } from '../../../schema/catalogue/filters.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

/** Rows of this column and `count`, exactly. */
export const rollupCellsStatement = (
  column: 'purpose' | 'subtype' | 'state' | 'city' | 'bedrooms',
  search: ResolvedSearch,
) => sql`
  SELECT ${raw(column)}, sum(count)::int AS count FROM listing_count
  WHERE ${rollupConditions(search)}
  GROUP BY ${raw(column)} HAVING sum(count) > 0`;

/** Rows of all columns that are counted and `count`, over the first `most` hits. */
export const liveCellsStatement = (search: ResolvedSearch, most: number) => sql`
  SELECT state, city, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, count(*)::int AS count
  FROM (
    SELECT state, city, subtype, purpose, bedrooms FROM property
    WHERE ${publicConditions(search, 'indexed')} LIMIT ${most}
  ) AS hit
  GROUP BY state, city, subtype, purpose, bedrooms`;

/**
 * Rows `{ filter, choice, count, all }` over the first `most` hits, of these filters or of all; among the choices of a
 * filter is that a listing does not say.
 */
export const choiceCountsStatement = (
  search: ResolvedSearch,
  most: number,
  filters: readonly string[] | null,
) => sql`
  WITH said AS MATERIALIZED (
    SELECT facts, count(*)::int AS count FROM (
      SELECT facts FROM property WHERE ${publicConditions(search, 'indexed')} LIMIT ${most}
    ) AS hit
    GROUP BY facts
  ), choice AS (
    SELECT filter, choice, 1::bigint << bit AS mask, true AS is_said FROM filter_choice
    UNION ALL
    SELECT filter, ${NOT_STATED}, bit_or(1::bigint << bit), false FROM filter_choice GROUP BY filter
  )
  SELECT filter, choice, sum(count)::int AS count, (SELECT sum(count)::int FROM said) AS all
  FROM choice JOIN said ON ((facts & mask) <> 0) = is_said
  WHERE ${filters ? sql`filter = ANY(${filters})` : sql`true`}
  GROUP BY filter, choice`;

/** Rows `{ from, count }` of the prices of the first `most` hits, the lowest first; two digits of a price make a band. */
export const priceBandsStatement = (search: ResolvedSearch, most: number) => sql`
  SELECT price_band(price) AS "from", count(*)::int AS count FROM (
    SELECT price FROM property WHERE ${publicConditions(search, 'indexed')} AND price > 0 LIMIT ${most}
  ) AS hit
  GROUP BY 1 ORDER BY 1`;
