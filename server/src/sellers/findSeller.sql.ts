import sql, { raw } from 'sql-template-tag';
import { PROPERTY_COLUMNS } from '../properties/propertyColumns.sql.ts';
import { IS_AVAILABLE } from '../properties/publicListing.ts';

/** What visitors are offered. */
const OFFERED = raw(IS_AVAILABLE);

/** No row for accounts without a public record. */
export const sellerStatement = (id: string) => sql`
  SELECT s.id AS "sellerId", s.name AS "sellerName", s.kind AS "sellerKind",
    s.verification_level AS "sellerVerification", s.avatar AS "sellerAvatar",
    s.created_at AS "sellerSince", offered.count AS "listingCount"
  FROM account AS s CROSS JOIN (
    SELECT count(*)::int AS count FROM property WHERE seller_id = ${id} AND ${OFFERED}
  ) AS offered
  WHERE s.id = ${id} AND s.status = 'active'
    AND (s.user_type IN ('seller', 'builder') OR offered.count > 0)`;

export const listingsStatement = (sellerId: string, pageSize: number, offset: number) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT id, created_at FROM property WHERE seller_id = ${sellerId} AND ${OFFERED}
    ORDER BY created_at DESC, id DESC LIMIT ${pageSize} OFFSET ${offset}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY picked.created_at DESC, picked.id DESC`;
