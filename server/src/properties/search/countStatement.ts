import { type Statement } from '../../platform/database/connect.ts';
import { preparedByText } from '../../platform/database/prepared.ts';
import { hitsStatement, rollupStatement } from './countStatement.sql.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** Above these a total is a lower bound, shown as '10,000+'. */
export const COUNT_CAP = 10_000;
export const TEXT_COUNT_CAP = 1_000;

export interface CountOptions {
  search: ResolvedSearch;
  textIsWalked: boolean;
}

/** One row `count`; compare with the cap through `readCount`. */
export function countStatement({ search, textIsWalked }: CountOptions): Statement {
  if (isAnsweredByRollup(search)) return preparedByText('count', rollupStatement(search));
  return hitsStatement(search, textIsWalked ? 'walked' : 'indexed', capOf(search) + 1);
}

export function readCount(
  search: ResolvedSearch,
  count: number,
): { total: number; isLowerBound: boolean } {
  const cap = capOf(search);
  const isLowerBound = !isAnsweredByRollup(search) && count > cap;
  return { total: isLowerBound ? cap : count, isLowerBound };
}

/** Whether the rollup `listing_count` knows every filter of a search. */
export function isAnsweredByRollup(search: ResolvedSearch): boolean {
  return Object.entries(search).every(
    ([key, value]) => value === undefined || ROLLUP_FILTERS.has(key),
  );
}

const ROLLUP_FILTERS = new Set([
  'state',
  'isStateImplied',
  'city',
  'cities',
  'subtypes',
  'purpose',
  'bedrooms',
]);

function capOf(search: ResolvedSearch): number {
  return search.texts ? TEXT_COUNT_CAP : COUNT_CAP;
}
