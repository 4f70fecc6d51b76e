import sql, { raw, type Sql } from 'sql-template-tag';
import {
  choiceConditions,
  chosenConditions,
  publicConditions,
  rollupConditions,
} from './search/conditions.sql.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

/** Rows of this column and `count`, exactly. */
export const rollupCellsStatement = (
  column: 'purpose' | 'subtype' | 'state' | 'city' | 'bedrooms',
  search: ResolvedSearch,
) => sql`
  SELECT ${raw(column)}, sum(count)::int AS count FROM listing_count
  WHERE ${rollupConditions(search)}
  GROUP BY ${raw(column)} HAVING sum(count) > 0`;

/** So many listings are looked through for choices that few of them may have. */
const LOOKED_THROUGH = 20_000;

const COUNTED = raw('state, city, subtype, purpose, bedrooms, facts, price');

/**
 * `hit` are the first `most` hits, of `looked_through`: a town or what words find, else only the first listings that
 * fit all but the choices of filters.
 */
const withHits = (search: ResolvedSearch, most: number): Sql => {
  const isNarrow = !search.chosen || search.city || search.texts;
  const { chosen = [], ...others } = isNarrow ? { ...search, chosen: [] } : search;
  const where = publicConditions(isNarrow ? search : others, 'indexed');
  return sql`
    WITH looked_through AS MATERIALIZED (
      SELECT ${COUNTED} FROM property WHERE ${where} LIMIT ${isNarrow ? most : LOOKED_THROUGH}
    ), hit AS (
      SELECT * FROM looked_through WHERE ${chosenConditions(chosen)} LIMIT ${most}
    )`;
};

/** Whether there may be more hits than were counted. */
const IS_CUT = sql`(SELECT count(*) >= ${LOOKED_THROUGH} FROM looked_through) AS "isCut"`;

/** Rows of all columns that are counted, `count` and `isCut`, over the first `most` hits. */
export const liveCellsStatement = (search: ResolvedSearch, most: number) => sql`
  ${withHits(search, most)}
  SELECT state, city, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, count(*)::int AS count, ${IS_CUT}
  FROM hit GROUP BY state, city, subtype, purpose, bedrooms`;

/** Rows `{ filter, choice, bit }`. */
export const choicesStatement = sql`SELECT filter, choice, bit FROM filter_choice`;

/** Rows `{ bit, count }` of all choices, exactly. */
export const choiceRollupStatement = (search: ResolvedSearch) => sql`
  SELECT bit, sum(count)::int AS count FROM listing_choice
  WHERE ${choiceConditions(search)} GROUP BY bit`;

/** One row `{ facts, prices, isCut }` of the first `most` hits: eight bytes of each, the highest first. */
export const hitValuesStatement = (search: ResolvedSearch, most: number) => sql`
  ${withHits(search, most)}
  SELECT coalesce(string_agg(int8send(facts), ''), '') AS facts,
    coalesce(string_agg(int8send(price), ''), '') AS prices, ${IS_CUT}
  FROM hit`;
