import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { type ApprovalStatus } from '../properties/property.row.ts';
import { type ResolvedSearch } from '../properties/search/resolvedSearch.ts';
import { offeredAs } from '../properties/publicListing.ts';

export type QueueFilter = Pick<ResolvedSearch, 'state' | 'city' | 'subtypes' | 'purpose'>;

/** What is looked for. */
export interface QueueConditions {
  search: { words: string; sellerIds: readonly string[]; id: string } | null;
  filter: QueueFilter;
}

/** `most` is how far is counted. */
export interface QueuePage {
  most: number;
  pageSize: number;
  offset: number;
}

/**
 * One row: `ids` of a page and `total`, counted up to `most`. Pending ones come oldest first, all others newest
 * first; null is every state, and no condition. Planned anew for what is asked.
 */
export function queueStatement(
  status: ApprovalStatus | null,
  conditions: QueueConditions | null,
  page: QueuePage,
): Sql {
  const applied = conditions ?? EVERYTHING;
  if (status === 'pending') return pageOf(waiting(status, CREATED, applied), OLDEST_FIRST, page);
  if (status === 'rejected') return pageOf(waiting(status, UPDATED, applied), NEWEST_FIRST, page);
  const newest = sql`ORDER BY p.created_at DESC, p.id DESC LIMIT ${page.most}`;
  const { search, filter } = applied;
  const fits = sql`${hasStatus(status)} ${filtered(filter)}`;
  // Without a search: one index in its order.
  if (conditions === null) return pageOf(sql`${ROWS} ${fits} ${newest}`, NEWEST_FIRST, page);
  // Words find what is offered by one index and the rest by another; sellers and ids by their own.
  const branches = [IS_OFFERED, IS_HIDDEN].map(
    (seen) => sql`(${ROWS} ${seen} AND ${hasWords(search)} AND ${fits} ${newest})`,
  );
  if (search !== null) {
    branches.push(
      sql`(
        SELECT its.id, its.at FROM unnest(${search.sellerIds}::text[]) AS seller (id)
        CROSS JOIN LATERAL (${ROWS} p.seller_id = seller.id AND ${fits} ${newest}) AS its)`,
      sql`(${ROWS} p.id = ${search.id} AND ${fits})`,
    );
  }
  return pageOf(join(branches, ' UNION '), NEWEST_FIRST, page);
}

const EVERYTHING: QueueConditions = { search: null, filter: {} };

const CREATED = raw('p.created_at');
const UPDATED = raw('p.updated_at');
const OLDEST_FIRST = raw('ORDER BY at, id');
const NEWEST_FIRST = raw('ORDER BY at DESC, id DESC');

const pageOf = (found: Sql, order: Sql, { most, pageSize, offset }: QueuePage) => sql`
  WITH found AS MATERIALIZED (SELECT id, at FROM (${found}) AS each ${order} LIMIT ${most})
  SELECT (SELECT count(*)::int FROM found) AS total,
    ARRAY(SELECT id FROM found ${order} LIMIT ${pageSize} OFFSET ${offset}) AS ids`;

const ROWS = raw('SELECT p.id, p.created_at AS at FROM property AS p WHERE');
const IS_OFFERED = raw(offeredAs('p'));
/** Word for word what the index property_hidden_search says. */
const IS_HIDDEN = raw(`NOT (${offeredAs('p')})`);

/** The state of the newest version: what has an edit beside it is not approved for an administrator. */
const hasStatus = (status: ApprovalStatus | null) =>
  status === null
    ? sql`true`
    : sql`p.approval_status = ${status}
        AND p.id NOT IN (SELECT property_id FROM property_revision)`;

const hasWords = (search: QueueConditions['search']) =>
  search === null ? sql`true` : sql`p.search @@ to_tsquery('listing', ${search.words})`;

const filtered = ({ state, city, subtypes, purpose }: QueueFilter) => sql`
  ${state === undefined ? empty : sql`AND p.state = ${state}`}
  ${city === undefined ? empty : sql`AND p.city = ${city}`}
  ${subtypes === undefined ? empty : sql`AND p.subtype = ANY(${subtypes})`}
  ${purpose === undefined ? empty : sql`AND p.purpose = ${purpose}`}`;

/** Rows in a state of their own and edits in it: both are few, so they are looked through in order. */
const waiting = (status: ApprovalStatus, since: Sql, { search, filter }: QueueConditions) => sql`
  SELECT p.id, ${since} AS at FROM property AS p
  WHERE p.approval_status = ${status} AND ${matches(search)} ${filtered(filter)}
  UNION ALL
  SELECT p.id, r.created_at FROM property_revision AS r JOIN property AS p ON p.id = r.property_id
  WHERE r.status = ${status} AND ${editMatches(search)} ${filtered(filter)}`;

const matches = (search: QueueConditions['search']) =>
  search === null
    ? sql`true`
    : sql`(${hasWords(search)} OR p.seller_id = ANY(${search.sellerIds}::text[]) OR p.id = ${search.id})`;

/** An edit is found by what it says too. */
const editMatches = (search: QueueConditions['search']) =>
  search === null
    ? sql`true`
    : sql`(${matches(search)} OR to_tsvector('listing', concat_ws(' ', r.content->>'title',
        r.content->>'locality', r.content->>'city')) @@ to_tsquery('listing', ${search.words}))`;
