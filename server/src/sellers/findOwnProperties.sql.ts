import sql, { join, raw, type Sql } from 'sql-template-tag';
import { listingsOf, type Sellers } from '../overview/listingsOfScope.sql.ts';
import { REVISION_COLUMN } from '../properties/findProperty.sql.ts';
import { PROPERTY_COLUMNS } from '../properties/propertyColumns.sql.ts';
import { OWN_STATES } from './ownProperty.ts';
import { type OwnPropertyState } from './seller.graphql.ts';
import { isAvailableAs } from '../properties/publicListing.ts';

/**
 * Each state as a condition on `property AS p` and its newer version `property_revision AS r`; only what the
 * seller's index carries of `p`.
 */
const CONDITIONS: Readonly<Record<OwnPropertyState, Sql>> = {
  public: raw(isAvailableAs('p')),
  pending: raw("coalesce(r.status, p.approval_status) = 'pending'"),
  rejected: raw("coalesce(r.status, p.approval_status) = 'rejected'"),
  closed: raw("p.approval_status = 'approved' AND p.lifecycle IN ('sold', 'rented', 'expired')"),
  hidden: raw("NOT p.is_active AND p.lifecycle IN ('available', 'under_offer')"),
};

/** One row: `total`, and a count for each state. */
export const countsStatement = (sellers: Sellers) => sql`
  SELECT count(*)::int AS total, ${BY_STATE}
  FROM (${listingsOf('id, approval_status, is_active, lifecycle', sellers)}) AS p
  LEFT JOIN property_revision AS r ON r.property_id = p.id`;

const BY_STATE = join(
  OWN_STATES.map(
    (state) => sql`count(*) FILTER (WHERE ${CONDITIONS[state]})::int AS ${raw(state)}`,
  ),
  ', ',
);

/** Each seller's listings are walked in the order of their index; only one page of rows is read whole. */
export const pageStatement = (
  { sellerIds, assignedTo }: Sellers,
  { state, pageSize, offset }: { state: OwnPropertyState | null; pageSize: number; offset: number },
) => {
  const newest = (whose: Sql) => sql`
    SELECT p.id, p.created_at FROM property AS p
    LEFT JOIN property_revision AS r ON r.property_id = p.id
    WHERE ${whose} AND ${state === null ? raw('true') : CONDITIONS[state]}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${pageSize}::bigint + ${offset}::bigint`;
  return sql`
  SELECT ${PROPERTY_COLUMNS}, ${REVISION_COLUMN}
  FROM (
    SELECT newest.id, newest.created_at FROM unnest(${sellerIds}::text[]) AS seller (id)
    CROSS JOIN LATERAL (${newest(raw('p.seller_id = seller.id'))}) AS newest
    UNION
    SELECT id, created_at FROM (${newest(sql`p.assigned_to = ${assignedTo}`)}) AS assigned
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  LEFT JOIN property_revision AS r ON r.property_id = p.id
  ORDER BY picked.created_at DESC, picked.id DESC`;
};
