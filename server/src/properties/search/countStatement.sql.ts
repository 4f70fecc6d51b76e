import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { wholeNumber } from '../../platform/database/wholeNumber.ts';
import {
  choiceConditions,
  publicConditions,
  rollupConditions,
  type TextMatch,
} from './conditions.sql.ts';
import { type Chosen, type ResolvedSearch } from './resolvedSearch.ts';
import { columnsOf, orderBy, type SortOrder } from './sortOrder.sql.ts';

/** One row `{ count }`, counted up to `most`. */
export const hitsStatement = (search: ResolvedSearch, most: number) => sql`
  SELECT count(*) AS count FROM (
    SELECT FROM property WHERE ${publicConditions(search, 'left out')} LIMIT ${most}
  ) AS hit`;

/**
 * One row `{ count, ids }`, counted up to `most`, with the page of what was counted: nobody knows how many listings have
 * a choice, so that a walk in order might meet none for long.
 */
export const gatheredHitsStatement = (
  search: ResolvedSearch,
  most: number,
  { terms }: SortOrder,
  { offset, limit }: { offset: number; limit: number },
) => sql`
  WITH hit AS MATERIALIZED (
    SELECT ${columnsOf(terms)} FROM property WHERE ${publicConditions(search, 'left out')} LIMIT ${most}
  )
  SELECT (SELECT count(*) FROM hit) AS count,
    ARRAY(
      SELECT id FROM hit ${orderBy(terms, false)}
      ${raw(`LIMIT ${wholeNumber(limit)} OFFSET ${wholeNumber(offset)}`)}
    ) AS ids`;

/**
 * One row `{ featured, count, ids }` of a search for words, counted up to `most`: first the featured ones, of which a
 * small index knows, and the others only as far as those were not enough. `ids` are the page of what was counted.
 * Where words are the name of places and enough are featured, others are counted there first.
 */
export const wordHitsStatement = (
  search: ResolvedSearch,
  text: WordMatch,
  most: number,
  name: PlaceName | null,
  { terms }: SortOrder,
  { offset, limit }: { offset: number; limit: number },
) => {
  const hits = (how: TextMatch, which: Sql) => sql`
    SELECT ${columnsOf(terms)} FROM property WHERE ${publicConditions(search, how)} AND ${which}`;
  const inOrder = (how: TextMatch) => (how === 'walked' ? IN_ORDER : empty);
  // Those that are placed are not featured: both count together.
  const missing = sql`${most} - (SELECT count(*) FROM first)`;
  const placed =
    name &&
    sql`placed AS MATERIALIZED (
      SELECT count(*) AS count FROM (
        SELECT FROM ${placedHits(search, name, OTHERS)}
        WHERE (SELECT count(*) FROM first) BETWEEN ${name.featured} AND ${most} LIMIT ${missing}
      ) AS hit
    ),`;
  return sql`
    WITH first AS MATERIALIZED (
      ${hits(text.featured, FEATURED)} ${inOrder(text.featured)} LIMIT ${most}
    ), ${placed ?? empty}
    other AS MATERIALIZED (
      ${hits(text.others, OTHERS)} ${name ? sql`AND (SELECT count FROM placed) < ${missing}` : empty}
      ${inOrder(text.others)} LIMIT ${missing}
    )
    SELECT (SELECT count(*) FROM first) AS featured,
      (SELECT count(*) FROM first) + ${
        name ? sql`greatest((SELECT count FROM placed), (SELECT count(*) FROM other))` : OTHER_COUNT
      } AS count,
      ARRAY(
        SELECT id FROM (SELECT * FROM first UNION ALL SELECT * FROM other) AS hit ${orderBy(terms, false)}
        ${raw(`LIMIT ${wholeNumber(limit)} OFFSET ${wholeNumber(offset)}`)}
      ) AS ids`;
};

/** Words that are the name of places. */
export interface PlaceName {
  /** Their key. */
  place: string;
  words: string;
  /** So many must be featured for it to be worth while to count in those places. */
  featured: number;
}

/** The same for words that are the name of places and for nothing else, one row `{ count }`. */
export const placedHitsStatement = (search: ResolvedSearch, name: PlaceName, most: number) => sql`
  SELECT count(*) AS count FROM (SELECT FROM ${placedHits(search, name, ANY)} LIMIT ${most}) AS hit`;

/** Listings in places where every way of writing the name has the words: so have they, and a covering index knows them. */
const placedHits = (search: ResolvedSearch, { place, words }: PlaceName, which: Sql) => sql`(
    SELECT city AS town FROM (
      SELECT DISTINCT city, locality FROM listing_locality WHERE place = ${place}
    ) AS written
    GROUP BY city
    HAVING bool_and(to_tsvector('listing', locality) @@ websearch_to_tsquery('listing', ${words}))
  ) AS named
  CROSS JOIN LATERAL (
    SELECT FROM property WHERE city = named.town AND place = ${place}
      AND ${publicConditions(search, 'left out')} AND ${which} OFFSET 0
  ) AS placed_hit`;

/** How words are matched among the featured listings, and among the others. */
export type WordMatch = Readonly<Record<'featured' | 'others', TextMatch>>;

const OTHER_COUNT = sql`(SELECT count(*) FROM other)`;
const ANY = sql`true`;
const FEATURED = sql`featured`;
const OTHERS = sql`NOT featured`;
const IN_ORDER = sql`ORDER BY featured DESC, created_at DESC, id DESC`;

/** The same as the first for a search that the rollup answers, exactly. */
export const rollupStatement = (search: ResolvedSearch) => sql`
  SELECT coalesce(sum(count), 0)::bigint AS count FROM listing_count
  WHERE ${rollupConditions(search)}`;

/** The same for one choice of a filter, of some kinds for one purpose at most. */
export const choiceRollupStatement = (search: ResolvedSearch, chosen: Chosen) => sql`
  SELECT coalesce(sum(count), 0)::bigint AS count FROM listing_choice
  WHERE ${choiceConditions(search, chosen)}`;
