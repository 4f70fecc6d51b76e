import { type Sql } from 'sql-template-tag';
import { type SearchSort } from '../../../../schema/search.ts';
import { type Statement } from '../../platform/database/connect.ts';
import { preparedByText } from '../../platform/database/prepared.ts';
import { publicConditions, textConditions } from './conditions.sql.ts';
import { jumpByDay, jumpByPrice } from './jump.sql.ts';
import {
  mergedIds,
  rowsStatement,
  walkedIds,
  type Window,
  wordedIds,
} from './pageStatement.sql.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';
import { sortOrder } from './sortOrder.sql.ts';

export interface PageOptions {
  search: ResolvedSearch;
  sort: SearchSort;
  offset: number;
  limit: number;
  /** The exact number of hits when it is known: pages past the middle are walked from the other end. */
  total: number | null;
  /** True when nearly every row has the words, so that the order is walked instead of the text index. */
  textIsWalked: boolean;
}

/** Picks ids by an ordered walk of a covering index, then joins that page of rows with their sellers. */
export function pageStatement(options: PageOptions): Statement {
  const { search, sort, offset, textIsWalked } = options;
  const order = sortOrder(sort, search.purpose !== undefined);
  const jumped = jumpedIds(options);
  if (jumped) return rowsStatement(jumped, order);
  const window = windowOf(options);
  if (textIsWalked && order.branches.length === 0) {
    const words = textConditions(search.texts ?? [], 'walked');
    return rowsStatement(
      wordedIds(order, publicConditions(search, 'left out'), words, window),
      order,
    );
  }
  const where = publicConditions(search, textIsWalked ? 'walked' : 'indexed');
  const splits = order.branches.length > 0 && (!search.texts || textIsWalked);
  const statement = rowsStatement((splits ? mergedIds : walkedIds)(order, where, window), order);
  // A text plan depends on how rare the words are, so such a statement is planned each time.
  const isPlannedOnce = offset === 0 && !search.texts && isNameable(search);
  return isPlannedOnce ? preparedByText('page', statement) : statement;
}

function windowOf({ offset, limit, total }: PageOptions): Window {
  if (total === null || offset <= total / 2) return { offset, limit, reversed: false };
  const size = Math.max(0, Math.min(limit, total - offset));
  return { offset: Math.max(0, total - offset - size), limit: size, reversed: true };
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
function jumpedIds({ search, sort, offset, limit, total }: PageOptions): Sql | null {
  if (offset < JUMP_FROM || (total !== null && total - offset < JUMP_FROM)) return null;
  const filters = Object.keys(search);
  if (sort === 'relevance' && filters.length === 0) return jumpByDay(offset, limit);
  const isByPrice = sort === 'price_asc' || sort === 'price_desc';
  if (isByPrice && filters.every((filter) => filter === 'purpose')) {
    return jumpByPrice(search.purpose, sort === 'price_desc' ? 'DESC' : 'ASC', offset, limit);
  }
  return null;
}
