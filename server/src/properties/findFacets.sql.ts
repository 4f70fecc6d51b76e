import sql, { join, raw } from 'sql-template-tag';
import {
  choiceConditions,
  chosenConditions,
  publicConditions,
  rollupConditions,
} from './search/conditions.sql.ts';
import { type ResolvedSearch } from './search/resolvedSearch.ts';

/** Rows of the kinds that stand in a place, each with `count`, exactly, and by dimension whether it `fits` the others. */
export const kindCellsStatement = ({
  subtypes,
  purpose,
  bedrooms,
  ...place
}: ResolvedSearch) => sql`
  SELECT purpose, subtype, bedrooms, sum(count)::int AS count,
    json_build_object('purpose', ${rollupConditions({ subtypes, bedrooms })},
      'subtypes', ${rollupConditions({ purpose, bedrooms })},
      'bedrooms', ${rollupConditions({ subtypes, purpose })}) AS fits
  FROM listing_count WHERE ${rollupConditions(place)}
  GROUP BY purpose, subtype, bedrooms HAVING sum(count) > 0`;

/** Rows `{ state, city, count }` of the towns where a kind stands, exactly. */
export const townCellsStatement = ({ subtypes, purpose, bedrooms }: ResolvedSearch) => sql`
  SELECT state, city, sum(count)::int AS count FROM listing_count
  WHERE ${rollupConditions({ subtypes, purpose, bedrooms })} GROUP BY state, city HAVING sum(count) > 0`;

/** How far is counted, and how many listings are looked through for choices that few of them may have. */
export interface Reach {
  counted: number;
  lookedThrough: number;
}

/**
 * `hit` are the first hits, one more than are counted: of a town or what words find, else of the first listings that fit
 * all but the choices of filters; `isCut` says whether there may be more of those.
 */
const hitsOf = (search: ResolvedSearch, { counted, lookedThrough }: Reach) => {
  const { chosen, ...others } = search;
  const isNarrow = !chosen || search.city || search.texts;
  const listings = (where: ResolvedSearch, most: number) => sql`
    SELECT state, city, subtype, purpose, coalesce(bedrooms, -1) AS bedrooms, facts, price FROM property
    WHERE ${publicConditions(where, 'indexed')} LIMIT ${most}`;
  if (isNarrow) return { hits: sql`hit AS (${listings(search, counted + 1)})`, isCut: sql`false` };
  return {
    hits: sql`looked_through AS MATERIALIZED (${listings(others, lookedThrough)}),
      hit AS (SELECT * FROM looked_through WHERE ${chosenConditions(chosen)} LIMIT ${counted + 1})`,
    isCut: sql`(SELECT count(*) >= ${lookedThrough} FROM looked_through)`,
  };
};

/** By what hits are counted. */
const CELLS = { all: sql`()`, kinds: sql`purpose, subtype, bedrooms`, towns: sql`state, city` };
const KEYS = { ...CELLS, all: sql`NULL AS nothing` };

/** Eight bytes of each hit, the highest first. */
const PARTS = {
  facts: sql`string_agg(int8send(facts), '')`,
  prices: sql`string_agg(int8send(price), '')`,
};

export type CellsBy = keyof typeof CELLS;
export type HitPart = keyof typeof PARTS;

/** Rows of the cells of the first hits, each with `count` and these parts; where there are none, one row without. */
export const hitsStatement = (
  search: ResolvedSearch,
  by: CellsBy,
  parts: readonly HitPart[],
  reach: Reach,
) => {
  const { hits, isCut } = hitsOf(search, reach);
  const columns = [KEYS[by], ...parts.map((part) => sql`${PARTS[part]} AS ${raw(part)}`)];
  return sql`
    WITH ${hits}
    SELECT * FROM (SELECT ${isCut} AS "isCut") AS look LEFT JOIN (
      SELECT ${join(columns)}, count(*)::int AS count FROM hit GROUP BY ${CELLS[by]}
    ) AS cell ON true`;
};

/** Rows `{ filter, choice, bit }`. */
export const choicesStatement = sql`SELECT filter, choice, bit FROM filter_choice`;

/** Rows `{ bit, count }` of all choices, exactly. */
export const choiceRollupStatement = (search: ResolvedSearch) => sql`
  SELECT bit, sum(count)::int AS count FROM listing_choice
  WHERE ${choiceConditions(search)} GROUP BY bit`;

/** Rows of PriceBand, exactly. */
export const priceBandsStatement = ({ purpose }: ResolvedSearch) => sql`
  SELECT band AS "from", sum(count)::int AS count FROM listing_price_band
  WHERE ${choiceConditions({ purpose })} AND band > 0 GROUP BY band HAVING sum(count) > 0 ORDER BY band`;
