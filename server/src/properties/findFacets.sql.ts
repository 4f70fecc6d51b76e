import sql, { raw } from 'sql-template-tag';
import { choiceConditions, publicConditions, rollupConditions } from './search/conditions.sql.ts';
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

/** Rows `{ filter, choice, bit }`. */
export const choicesStatement = sql`SELECT filter, choice, bit FROM filter_choice`;

/** Rows `{ bit, count }` of all choices, exactly. */
export const choiceRollupStatement = (search: ResolvedSearch) => sql`
  SELECT bit, sum(count)::int AS count FROM listing_choice
  WHERE ${choiceConditions(search)} GROUP BY bit`;

/** One row `{ facts, prices }` of the first `most` hits: eight bytes of each, the highest first. */
export const hitValuesStatement = (search: ResolvedSearch, most: number) => sql`
  SELECT coalesce(string_agg(int8send(facts), ''), '') AS facts,
    coalesce(string_agg(int8send(price), ''), '') AS prices
  FROM (
    SELECT facts, price FROM property WHERE ${publicConditions(search, 'indexed')} LIMIT ${most}
  ) AS hit`;
