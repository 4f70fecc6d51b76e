import sql, { empty } from 'sql-template-tag';
import { publicConditions, rollupConditions, type TextMatch } from './conditions.sql.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** One row `{ count }`, counted up to `most`. */
export const hitsStatement = (search: ResolvedSearch, text: TextMatch, most: number) => sql`
  SELECT count(*) AS count FROM (
    SELECT 1 FROM property WHERE ${publicConditions(search, text)}
    ${text === 'walked' ? sql`ORDER BY featured DESC, created_at DESC, id DESC` : empty}
    LIMIT ${most}
  ) AS hit`;

/** The same for a search that the rollup answers, exactly. */
export const rollupStatement = (search: ResolvedSearch) => sql`
  SELECT coalesce(sum(count), 0)::bigint AS count FROM listing_count
  WHERE ${rollupConditions(search)}`;
