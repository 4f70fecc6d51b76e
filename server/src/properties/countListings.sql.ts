import sql from 'sql-template-tag';

/** Rows `{ city, state, count }`, most first. */
export const byCityStatement = sql`
  SELECT city, state, sum(count)::int AS count FROM listing_count
  GROUP BY city, state HAVING sum(count) > 0 ORDER BY count DESC, city, state`;

/** Rows `{ subtype, count }`. */
export const bySubtypeStatement = sql`
  SELECT subtype, sum(count)::int AS count FROM listing_count
  GROUP BY subtype HAVING sum(count) > 0`;

/** Rows `{ sellerId, count }`. */
export const bySellerStatement = (sellerIds: readonly string[]) => sql`
  SELECT seller_id AS "sellerId", count(*)::int AS count FROM property
  WHERE seller_id = ANY(${sellerIds}) GROUP BY seller_id`;
