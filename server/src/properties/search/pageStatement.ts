import { type Sql } from 'sql-template-tag';
import { type SearchSort } from '../../../../schema/search.ts';
import { preparedByText } from '../../platform/database/prepared.ts';
import { publicConditions, textConditions } from './conditions.sql.ts';
import { type Counted, hasWordsAlone, TEXT_COUNT_CAP } from './countStatement.ts';
import { jumpByDay, jumpByPrice } from './jump.sql.ts';
import {
  knownIds,
  mergedIds,
  rowsStatement,
  walkedIds,
  type Window,
  wordedIds,
} from './pageStatement.sql.ts';
import { type ResolvedSearch, type SearchText } from './resolvedSearch.ts';
import { sortOrder, type SortOrder } from './sortOrder.sql.ts';
import { type Statement } from '../../platform/database/send.ts';

export interface PageOptions {
  search: ResolvedSearch;
  sort: SearchSort;
  offset: number;
  limit: number;
  /** Null where that is not known yet. Pages past the middle are walked from the other end. */
  counted: Counted | null;
  /** About which share of the listings has the words of the search. */
  share: number;
}

/** Picks ids by an ordered walk of a covering index, then joins that page of rows with their sellers. */
export function pageStatement(options: PageOptions): Statement {
  const { search, sort, offset, counted } = options;
  const order = sortOrder(sort, search.purpose !== undefined);
  if (counted?.ids) return preparedByText('page', rowsStatement(knownIds(counted.ids), order));
  const jumped = jumpedIds(options);
  if (jumped) return rowsStatement(jumped, order);
  const window = windowOf(options);
  if (search.texts) return rowsStatement(wordIds(options, order, search.texts), order);
  const where = publicConditions(search, 'left out');
  const splits = order.branches.length > 0;
  const statement = rowsStatement((splits ? mergedIds : walkedIds)(order, where, window), order);
  const isPlannedOnce = offset === 0 && isNameable(search);
  return isPlannedOnce ? preparedByText('page', statement) : statement;
}

/** Above this share a walk in listing order meets a page of hits sooner than the text index can gather all. */
const WALK_ABOVE = 0.005;

/**
 * A page of words that many listings have, planned each time: that depends on how many. What enough of them have is
 * met soon on a walk in order.
 */
function wordIds(options: PageOptions, order: SortOrder, texts: readonly SearchText[]): Sql {
  const { search, counted, share } = options;
  const { featured = 0 } = counted ?? {};
  const window = windowOf(options);
  return share > WALK_ABOVE || featured > TEXT_COUNT_CAP
    ? wordWalk(search, order, texts, window)
    : walkedIds(order, publicConditions(search, 'indexed'), window);
}

function wordWalk(
  search: ResolvedSearch,
  order: SortOrder,
  texts: readonly SearchText[],
  window: Window,
): Sql {
  const where = publicConditions(search, 'left out');
  // Where every listing is looked at anyway its row is read on the walk itself.
  if (hasWordsAlone(search) && order.branches.length === 0) {
    return walkedIds(order, publicConditions(search, 'walked'), window);
  }
  return order.branches.length > 0
    ? mergedIds(order, publicConditions(search, 'walked'), window)
    : wordedIds(order, where, textConditions(texts, 'walked'), window);
}

function windowOf({ offset, limit, counted }: PageOptions): Window {
  const total = exactTotal(counted);
  if (total === null || offset <= total / 2) return { offset, limit, reversed: false };
  const size = Math.max(0, Math.min(limit, total - offset));
  return { offset: Math.max(0, total - offset - size), limit: size, reversed: true };
}

function exactTotal(counted: Counted | null): number | null {
  return counted === null || counted.isLowerBound ? null : counted.total;
}

/**
 * Shapes whose best plan is the same for every value: the walk of a city's, or the whole market's, order.
 * Once a range or a count of rooms is in it, a plan made for any value is a bad one for most.
 */
function isNameable(search: ResolvedSearch): boolean {
  const filters = Object.entries(search).flatMap(([key, value]) =>
    value === undefined ? [] : [key],
  );
  return search.city
    ? filters.every((filter) => CITY_WALK_FILTERS.has(filter))
    : filters.every((filter) => filter === 'purpose');
}

const CITY_WALK_FILTERS = new Set(['city', 'state', 'places', 'purpose', 'subtypes']);

const JUMP_FROM = 500;

/**
 * Far into the whole market a rollup says where the page begins. The last pages, where listings without a
 * price stand, are walked from the end instead.
 */
function jumpedIds({ search, sort, offset, limit, counted }: PageOptions): Sql | null {
  const total = exactTotal(counted);
  if (offset < JUMP_FROM || (total !== null && total - offset < JUMP_FROM)) return null;
  const filters = Object.keys(search);
  if (sort === 'relevance' && filters.length === 0) return jumpByDay(offset, limit);
  const isByPrice = sort === 'price_asc' || sort === 'price_desc';
  if (isByPrice && filters.every((filter) => filter === 'purpose')) {
    return jumpByPrice(search.purpose, sort === 'price_desc' ? 'DESC' : 'ASC', offset, limit);
  }
  return null;
}
