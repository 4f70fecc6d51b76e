import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { type ApprovalStatus } from '../properties/property.row.ts';
import { type ResolvedSearch } from '../properties/search/resolvedSearch.ts';
import { isAvailableAs } from '../properties/publicListing.ts';

export type QueueFilter = Pick<ResolvedSearch, 'state' | 'city' | 'subtypes' | 'purpose'>;

/** What is looked for. */
export interface QueueConditions {
  search: QueueSearch | null;
  filter: QueueFilter;
}

export interface QueueSearch {
  /** A text of to_tsquery. */
  words: string;
  /** What the index of words is asked for instead, of which the words are then looked for; null is nothing. */
  indexed?: string | null;
  sellerIds: readonly string[];
  id: string;
}

/** `most` is how far is counted. */
export interface QueuePage {
  most: number;
  pageSize: number;
  offset: number;
}

/**
 * One row: `ids` of a page and `total`, counted up to `most`. Pending ones come oldest first, all others newest
 * first; null is every state, and no condition. Planned anew for what is asked. What a search finds is gathered and
 * put in order then, so the page is right where `total` is less than `most`.
 */
export function queueStatement(
  status: ApprovalStatus | null,
  conditions: QueueConditions | null,
  page: QueuePage,
): Sql {
  const { search, filter } = conditions ?? EVERYTHING;
  const { each, all } = ORDERS[status ?? 'approved'];
  const end = sql`${search === null ? each : empty} LIMIT ${page.most}`;
  return pageOf(found(status, { search, filter }, end), all, page);
}

/**
 * The row of `queueStatement` for a search that finds much: listings are walked in the order of an index and looked
 * up until the page is full. OFFSET 0 is a fence: the planner, who takes such a search for a rare one, would read all.
 */
export function queueWalkStatement(
  status: ApprovalStatus | null,
  conditions: QueueConditions,
  page: QueuePage,
): Sql {
  const { each, all } = ORDERS[status ?? 'approved'];
  const { search, filter } = conditions;
  const end = sql`${each} LIMIT ${page.most}`;
  const walk = sql`(
    SELECT candidate.id, candidate.at
    FROM (${listings(status)} ${fits(status, filter)} ${each} OFFSET 0) AS candidate
    CROSS JOIN LATERAL (
      SELECT FROM property AS p WHERE p.id = candidate.id AND ${matches(search)} OFFSET 0) AS found
    ${all} LIMIT ${page.most})`;
  return pageOf(join([walk, ...edits(status, conditions, end)], ' UNION '), all, page);
}

/** One row `{ count }`: how many featured listings have the words, counted up to `most`; a small index knows. */
export const featuredHitsStatement = (
  status: ApprovalStatus | null,
  { search, filter }: QueueConditions,
  most: number,
): Sql => sql`
  SELECT count(*)::int AS count FROM (
    ${listings(status)} ${IS_AVAILABLE} AND p.featured AND ${hasWords(search)} AND ${fits(status, filter)}
    LIMIT ${most}
  ) AS hit`;

const EVERYTHING: QueueConditions = { search: null, filter: {} };

const NEWEST = {
  each: raw('ORDER BY p.created_at DESC, p.id DESC'),
  all: raw('ORDER BY at DESC, id DESC'),
};
/** Of each way in which listings are found, and of all together. */
const ORDERS = {
  pending: { each: raw('ORDER BY at, p.id'), all: raw('ORDER BY at, id') },
  rejected: { ...NEWEST, each: raw('ORDER BY at DESC, p.id DESC') },
  approved: NEWEST,
} as const satisfies Record<ApprovalStatus, object>;

const pageOf = (rows: Sql, order: Sql, { most, pageSize, offset }: QueuePage) => sql`
  WITH found AS MATERIALIZED (SELECT id, at FROM (${rows}) AS each ${order} LIMIT ${most})
  SELECT (SELECT count(*)::int FROM found) AS total,
    ARRAY(SELECT id FROM found ${order} LIMIT ${pageSize} OFFSET ${offset}) AS ids`;

/** Everything that is found, each way by an index of its own; `end` is how each way ends. */
function found(status: ApprovalStatus | null, conditions: QueueConditions, end: Sql): Sql {
  const { search, filter } = conditions;
  const rest = sql`${fits(status, filter)} ${end}`;
  const rows = listings(status);
  // Without a search: one index in its order.
  if (search === null) {
    return join([sql`(${rows} ${rest})`, ...edits(status, conditions, end)], ' UNION ');
  }
  // Words find what is offered by one index and the rest by another; what waits or was rejected is not offered.
  const seen =
    status === 'pending' || status === 'rejected' ? [IS_HIDDEN] : [IS_AVAILABLE, IS_HIDDEN];
  const ways = [
    ...seen.map((each) => sql`(${rows} ${each} AND ${hasWords(search)} AND ${rest})`),
    sql`(
      SELECT its.id, its.at FROM unnest(${search.sellerIds}::text[]) AS seller (id)
      CROSS JOIN LATERAL (${rows} p.seller_id = seller.id AND ${rest}) AS its)`,
    sql`(${rows} p.id = ${search.id} AND ${fits(status, filter)})`,
  ];
  return join([...ways, ...edits(status, conditions, end)], ' UNION ');
}

const listings = (status: ApprovalStatus | null) =>
  sql`SELECT p.id, ${status === 'rejected' ? UPDATED : CREATED} AS at FROM property AS p WHERE`;

/** Newer versions in a state are as few as people look at each day: they are looked through. */
const edits = (
  status: ApprovalStatus | null,
  { search, filter }: QueueConditions,
  end: Sql,
): Sql[] =>
  status !== 'pending' && status !== 'rejected'
    ? []
    : [
        sql`(
          SELECT p.id, r.created_at AS at
          FROM property_revision AS r JOIN property AS p ON p.id = r.property_id
          WHERE r.status = ${status} AND ${editMatches(search)} ${filtered(filter)} ${end})`,
      ];

const CREATED = raw('p.created_at');
const UPDATED = raw('p.updated_at');
const IS_AVAILABLE = raw(isAvailableAs('p'));
/** Word for word what the index property_hidden_search says. */
const IS_HIDDEN = raw(`NOT (${isAvailableAs('p')})`);

const fits = (status: ApprovalStatus | null, filter: QueueFilter) =>
  sql`${hasStatus(status)} ${filtered(filter)}`;

/** The state of the newest version: what has an edit beside it is not approved for an administrator. */
function hasStatus(status: ApprovalStatus | null): Sql {
  if (status === null) return sql`true`;
  const isIt = sql`p.approval_status = ${status}`;
  return status === 'approved'
    ? sql`${isIt} AND p.id NOT IN (SELECT property_id FROM property_revision)`
    : isIt;
}

/** "IS TRUE" keeps a condition out of the index of words. */
const hasWords = (search: QueueConditions['search']) => {
  if (search === null) return sql`true`;
  const all = sql`p.search @@ to_tsquery('listing', ${search.words})`;
  if (search.indexed === undefined) return all;
  const some =
    search.indexed === null ? empty : sql`p.search @@ to_tsquery('listing', ${search.indexed}) AND`;
  return sql`${some} (${all}) IS TRUE`;
};

const filtered = ({ state, city, subtypes, purpose }: QueueFilter) => sql`
  ${state === undefined ? empty : sql`AND p.state = ${state}`}
  ${city === undefined ? empty : sql`AND p.city = ${city}`}
  ${subtypes === undefined ? empty : sql`AND p.subtype = ANY(${subtypes})`}
  ${purpose === undefined ? empty : sql`AND p.purpose = ${purpose}`}`;

const matches = (search: QueueConditions['search']) =>
  search === null
    ? sql`true`
    : sql`(${hasWords(search)} OR p.seller_id = ANY(${search.sellerIds}::text[])
        OR p.id = ${search.id})`;

/** An edit is found by what it says too. */
const editMatches = (search: QueueConditions['search']) =>
  search === null
    ? sql`true`
    : sql`(${matches(search)} OR r.search @@ to_tsquery('listing', ${search.words}))`;
