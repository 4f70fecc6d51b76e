import { createHash } from 'node:crypto';
import { type SearchSort } from '../../../../schema/search.ts';
import { type Statement } from '../../platform/database/connect.ts';
import { PROPERTY_COLUMNS } from '../property.row.ts';
import { addTexts, Conditions, propertyConditions } from './conditions.ts';
import { type ResolvedSearch } from './resolvedSearch.ts';
import { orderBy, type SortOrder, sortOrder } from './sortOrder.ts';
import { IS_PUBLIC } from '../publicListing.ts';

export interface PageWanted {
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
export function pageStatement(wanted: PageWanted): Statement {
  const order = sortOrder(wanted.sort, wanted.search.purpose !== undefined);
  const jumped = jumpedIds(wanted);
  if (jumped) return joined(jumped.ids, order, jumped.values, null);
  const window = windowOf(wanted);
  if (wanted.textIsWalked && order.branches.length === 0) return walkedText(wanted, order, window);
  const conditions = propertyConditions(wanted.search, wanted.textIsWalked ? 'walked' : 'indexed');
  const where = conditions.and(IS_PUBLIC);
  const splits = order.branches.length > 0 && (!wanted.search.texts || wanted.textIsWalked);
  const ids = splits
    ? mergedIds(order, where, window)
    : orderedIds(order, where, window, window.offset);
  // A text plan depends on how rare the words are, so such a statement is planned each time.
  const isPlannedOnce = wanted.offset === 0 && !wanted.search.texts && isNameable(wanted.search);
  return joined(ids, order, conditions.values, isPlannedOnce ? 'page' : null);
}

/** A name for a prepared statement: the same text always has the same name. */
export function statementName(kind: string, text: string): string {
  return kind + '_' + createHash('sha1').update(text).digest('hex').slice(0, 16);
}

interface Window {
  offset: number;
  limit: number;
  reversed: boolean;
}

function windowOf({ offset, limit, total }: PageWanted): Window {
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

const CITY_WALK_FILTERS = new Set(['city', 'state', 'locality', 'purpose', 'subtypes']);

function orderedIds(order: SortOrder, where: string, window: Window, offset: number): string {
  return [
    'SELECT id FROM property WHERE',
    where,
    'ORDER BY',
    orderBy(order.terms, window.reversed),
    'LIMIT',
    window.limit,
    'OFFSET',
    offset,
  ].join(' ');
}

function mergedIds(order: SortOrder, where: string, window: Window): string {
  const walked = order.terms.filter((term) => !term.expression.startsWith('('));
  const columns = walked.map((term) => term.expression).join(', ');
  const reach = window.offset + window.limit;
  const branches = order.branches.map((branch) =>
    [
      '(SELECT',
      columns,
      'FROM property WHERE',
      where,
      'AND',
      branch,
      'ORDER BY',
      orderBy(walked, window.reversed),
      'LIMIT',
      reach + ')',
    ].join(' '),
  );
  return [
    'SELECT id FROM (',
    branches.join(' UNION ALL '),
    ') AS branch ORDER BY',
    orderBy(order.terms, window.reversed),
    'LIMIT',
    window.limit,
    'OFFSET',
    window.offset,
  ].join(' ');
}

/**
 * Common words: candidates come in order from a covering index that answers the other filters, and only
 * those that pass are looked up for their words.
 */
function walkedText(wanted: PageWanted, order: SortOrder, window: Window): Statement {
  const conditions = propertyConditions(wanted.search, 'left out');
  const candidates = [
    'SELECT id,',
    order.terms
      .map((term) => term.expression)
      .filter((column) => column !== 'id')
      .join(', '),
    'FROM property WHERE',
    conditions.and(IS_PUBLIC),
    'ORDER BY',
    orderBy(order.terms, window.reversed),
    // A fence: the planner may not pull the walk apart.
    'OFFSET 0',
  ].join(' ');
  const texts = new Conditions(conditions.values);
  addTexts(texts, wanted.search.texts ?? [], 'walked');
  const ids = [
    'SELECT candidate.id FROM (' + candidates + ') AS candidate CROSS JOIN LATERAL',
    '(SELECT FROM property WHERE id = candidate.id AND',
    texts.and() + ') AS worded ORDER BY',
    orderBy(order.terms, window.reversed, 'candidate.'),
    'LIMIT',
    window.limit,
    'OFFSET',
    window.offset,
  ].join(' ');
  return joined(ids, order, texts.values, null);
}

const JUMP_FROM = 500;

/**
 * Far into the whole market: a rollup says where the page begins, then a short offset is left. The last
 * pages, where listings without a price stand, are walked from the end instead.
 */
function jumpedIds({ search, sort, offset, limit, total }: PageWanted) {
  if (offset < JUMP_FROM || (total !== null && total - offset < JUMP_FROM)) return null;
  const filters = Object.keys(search);
  if (sort === 'relevance' && filters.length === 0) return jumpByDay(offset, limit);
  const isByPrice = sort === 'price_asc' || sort === 'price_desc';
  if (isByPrice && filters.every((filter) => filter === 'purpose')) {
    return jumpByPrice(search.purpose, sort === 'price_desc', offset, limit);
  }
  return null;
}

function jumpByDay(offset: number, limit: number) {
  const ids = [
    'WITH place AS MATERIALIZED (',
    "SELECT featured, ((day + 1)::timestamp AT TIME ZONE 'UTC') AS end_of_day, $1 - before AS rest",
    'FROM (SELECT featured, day,',
    'sum(sum(count)) OVER (ORDER BY featured DESC, day DESC) - sum(count) AS before',
    'FROM listing_day GROUP BY featured, day HAVING sum(count) > 0) AS cell',
    'WHERE before <= $1 ORDER BY featured ASC, day ASC LIMIT 1)',
    'SELECT id FROM property WHERE',
    IS_PUBLIC,
    'AND (featured, created_at) < ((SELECT featured FROM place), (SELECT end_of_day FROM place))',
    'ORDER BY featured DESC, created_at DESC, id DESC',
    'LIMIT',
    limit,
    'OFFSET (SELECT rest FROM place)',
  ].join(' ');
  return { ids, values: [offset] };
}

/** Bands are merged over both purposes when neither is chosen; unknown prices (band 0) come last. */
function jumpByPrice(
  purpose: 'sell' | 'rent' | undefined,
  isDescending: boolean,
  offset: number,
  limit: number,
) {
  const direction = isDescending ? 'DESC' : 'ASC';
  const rank = isDescending ? 'band DESC' : '(band = 0) ASC, band ASC';
  const start = isDescending
    ? 'price < (SELECT band_end FROM place)'
    : 'price >= (SELECT band FROM place) AND price > 0';
  const branches = (purpose ? [purpose] : ['sell', 'rent']).map((value) =>
    [
      '(SELECT price, id FROM property WHERE',
      IS_PUBLIC,
      "AND purpose = '" + value + "' AND",
      start,
      'ORDER BY price',
      direction + ', id',
      direction,
      'LIMIT (SELECT rest FROM place) + ' + limit + ')',
    ].join(' '),
  );
  const ids = [
    'WITH cell AS (SELECT band, sum(count)::bigint AS count FROM listing_price_band',
    'WHERE band > 0',
    purpose ? 'AND purpose = $2' : '',
    'GROUP BY band HAVING sum(count) > 0),',
    'place AS MATERIALIZED (SELECT band, band_end, $1 - before AS rest FROM (SELECT band,',
    'lead(band, 1, 9007199254740991) OVER (ORDER BY band) AS band_end,',
    'sum(count) OVER (ORDER BY',
    rank + ') - count AS before FROM cell) AS counted',
    'WHERE before <= $1 ORDER BY before DESC LIMIT 1)',
    'SELECT id FROM (',
    branches.join(' UNION ALL '),
    ') AS branch ORDER BY price',
    direction + ', id',
    direction,
    'LIMIT',
    limit,
    'OFFSET (SELECT rest FROM place)',
  ].join(' ');
  return { ids, values: purpose ? [offset, purpose] : [offset] };
}

function joined(
  ids: string,
  order: SortOrder,
  values: Conditions['values'],
  kind: string | null,
): Statement {
  const text = [
    'SELECT',
    PROPERTY_COLUMNS.text,
    'FROM (',
    ids,
    ') AS picked JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id',
    'ORDER BY',
    orderBy(order.terms, false, 'p.'),
  ].join(' ');
  return kind ? { name: statementName(kind, text), text, values } : { text, values };
}
