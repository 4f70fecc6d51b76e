import sql, { empty, type Sql } from 'sql-template-tag';
import { publicConditions, rollupConditions, type TextMatch } from './conditions.sql.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** One row `{ count }`, counted up to `most`. */
export const hitsStatement = (search: ResolvedSearch, most: number) => sql`
  SELECT count(*) AS count FROM (
    SELECT FROM property WHERE ${publicConditions(search, 'left out')} LIMIT ${most}
  ) AS hit`;

/**
 * One row `{ featured, count }` of a search for words, counted up to `most`: first the featured ones, of which a small
 * index knows, and the others only as far as those were not enough.
 */
export const wordHitsStatement = (search: ResolvedSearch, text: WordMatch, most: number) => sql`
  WITH first AS MATERIALIZED (
    SELECT count(*) AS count FROM (${hits(search, text.featured, true)} LIMIT ${most}) AS hit
  )
  SELECT first.count AS featured, first.count + (
    SELECT count(*) FROM (
      ${hits(search, text.others, false)} LIMIT ${most} - (SELECT count FROM first)
    ) AS hit
  ) AS count
  FROM first`;

/** How words are matched among the featured listings, and among the others. */
export type WordMatch = Readonly<Record<'featured' | 'others', TextMatch>>;

const hits = (search: ResolvedSearch, text: TextMatch, isFeatured: boolean): Sql => sql`
  SELECT FROM property WHERE ${publicConditions(search, text)} AND ${isFeatured ? FEATURED : OTHERS}
  ${text === 'walked' ? IN_ORDER : empty}`;

const FEATURED = sql`featured`;
const OTHERS = sql`NOT featured`;
const IN_ORDER = sql`ORDER BY featured DESC, created_at DESC, id DESC`;

/** The same as the first for a search that the rollup answers, exactly. */
export const rollupStatement = (search: ResolvedSearch) => sql`
  SELECT coalesce(sum(count), 0)::bigint AS count FROM listing_count
  WHERE ${rollupConditions(search)}`;
