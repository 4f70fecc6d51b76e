import { type Statement } from '../../platform/database/connect.ts';
import { preparedByText } from '../../platform/database/prepared.ts';
import {
  hitsStatement,
  rollupStatement,
  type WordMatch,
  wordHitsStatement,
} from './countStatement.sql.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';

/** Above these a total is a lower bound, shown as '10,000+'. */
export const COUNT_CAP = 10_000;
export const TEXT_COUNT_CAP = 1_000;

/**
 * Above these shares of matching listings a walk in their order meets a thousand of them sooner than the text index
 * can gather all. Some tens of thousands, as are featured or were sold, are gathered more quickly than a million.
 */
export const WALK_FEW_ABOVE = 0.25;
const WALK_ABOVE = 0.05;

export interface CountOptions {
  search: ResolvedSearch;
  /** About which share of the listings has the words of the search. */
  share: number;
}

/** A total as it is counted: above the cap it is a lower bound. */
export interface Counted {
  total: number;
  isLowerBound: boolean;
  /** How many of the hits of a search for words are featured, up to one more than are counted. */
  featured?: number;
}

/** One row for `readCount`. */
export function countStatement({ search, share }: CountOptions): Statement {
  if (isAnsweredByRollup(search)) return preparedByText('count', rollupStatement(search));
  if (!search.texts) return hitsStatement(search, countCap(search) + 1);
  const text: WordMatch = {
    featured: share > WALK_FEW_ABOVE ? 'walked' : 'indexed',
    others: share > WALK_ABOVE ? 'walked' : 'indexed',
  };
  return wordHitsStatement(search, text, countCap(search) + 1);
}

export function readCount(
  search: ResolvedSearch,
  { count, featured }: { count: number; featured?: number },
): Counted {
  if (isAnsweredByRollup(search)) return { total: count, isLowerBound: false };
  const counted = boundedCount(count, countCap(search));
  return { ...counted, ...(featured !== undefined && { featured }) };
}

/** What was counted up to one more than the cap. */
export function boundedCount(count: number, cap: number): Counted {
  return { total: Math.min(count, cap), isLowerBound: count > cap };
}

function countCap(search: ResolvedSearch): number {
  return search.texts ? TEXT_COUNT_CAP : COUNT_CAP;
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
