import { type Statement } from '../../platform/database/connect.ts';
import { isAnsweredByRollup, propertyConditions, rollupConditions } from './conditions.ts';
import { statementName } from './pageStatement.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';
import { IS_PUBLIC } from '../publicListing.ts';

/** Above these a total is a lower bound, shown as '10,000+'. */
export const COUNT_CAP = 10_000;
export const TEXT_COUNT_CAP = 1_000;

export interface CountWanted {
  search: ResolvedSearch;
  textIsWalked: boolean;
}

/** One row `count`; compare with the cap through `readCount`. */
export function countStatement({ search, textIsWalked }: CountWanted): Statement {
  if (isAnsweredByRollup(search)) return rollupCount(search);
  const conditions = propertyConditions(search, textIsWalked ? 'walked' : 'indexed');
  const text = [
    'SELECT count(*) AS count FROM (SELECT 1 FROM property WHERE',
    conditions.and(IS_PUBLIC),
    textIsWalked ? 'ORDER BY featured DESC, created_at DESC, id DESC' : '',
    'LIMIT',
    capOf(search) + 1,
    ') AS hit',
  ].join(' ');
  return { text, values: conditions.values };
}

export function readCount(
  search: ResolvedSearch,
  count: number,
): { total: number; isLowerBound: boolean } {
  const cap = capOf(search);
  const isLowerBound = !isAnsweredByRollup(search) && count > cap;
  return { total: isLowerBound ? cap : count, isLowerBound };
}

function capOf(search: ResolvedSearch): number {
  return search.texts ? TEXT_COUNT_CAP : COUNT_CAP;
}

function rollupCount(search: ResolvedSearch): Statement {
  const conditions = rollupConditions(search);
  const text = [
    'SELECT coalesce(sum(count), 0)::bigint AS count FROM listing_count WHERE',
    conditions.and(),
  ].join(' ');
  return { name: statementName('count', text), text, values: conditions.values };
}
