import sql, { raw } from 'sql-template-tag';
import { PROPERTY_COLUMNS } from '../properties/propertyColumns.sql.ts';

/** Those who posted the listings of a scope, and who looks after others; a market has no such end. */
export interface Sellers {
  sellerIds: readonly string[];
  assignedTo: string | null;
}

/** These columns of all listings of a scope, each listing once. */
export const listingsOf = (columns: string, { sellerIds, assignedTo }: Sellers) => sql`
  SELECT ${raw(columns)} FROM property WHERE seller_id = ANY(${sellerIds})
  UNION ALL
  SELECT ${raw(columns)} FROM property
  WHERE assigned_to = ${assignedTo} AND NOT seller_id = ANY(${sellerIds})`;

export const newestOfMarketStatement = (pageSize: number, offset: number) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT id, created_at FROM property
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}
  ) AS picked ${WITH_ROWS}`;

/** Each seller's listings are walked in the order of their index; only one page of rows is read whole. */
export const newestStatement = (
  { sellerIds, assignedTo }: Sellers,
  pageSize: number,
  offset: number,
) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT newest.id, newest.created_at
    FROM unnest(${sellerIds}::text[]) AS seller (id) CROSS JOIN LATERAL (
      SELECT id, created_at FROM property WHERE seller_id = seller.id
      ORDER BY created_at DESC, id DESC LIMIT ${pageSize}::bigint + ${offset}::bigint
    ) AS newest
    UNION
    SELECT id, created_at FROM (
      SELECT id, created_at FROM property WHERE assigned_to = ${assignedTo}
      ORDER BY created_at DESC, id DESC LIMIT ${pageSize}::bigint + ${offset}::bigint
    ) AS assigned
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}
  ) AS picked ${WITH_ROWS}`;

const WITH_ROWS = raw(`
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY picked.created_at DESC, picked.id DESC`);
