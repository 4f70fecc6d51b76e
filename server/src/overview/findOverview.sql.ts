import sql from 'sql-template-tag';
import { listingsOf, type Sellers } from './listingsOfScope.sql.ts';

/** Rows of Cell. */
export const countsStatement = (sellers: Sellers) => sql`
  SELECT approval_status AS "approvalStatus", is_active AS "isActive", is_offered AS "isOffered", lifecycle,
    city, state, subtype, count(*)::int AS count
  FROM (
    SELECT *, lifecycle IN ('available', 'under_offer') AS is_offered
    FROM (${listingsOf('approval_status, is_active, lifecycle, city, state, subtype', sellers)}) AS each
  ) AS listing
  GROUP BY GROUPING SETS
    ((approval_status, is_active, is_offered), (lifecycle), (city, state), (subtype))
  ORDER BY city, subtype`;

/** One row `{ count }`. */
export const favouritesStatement = (sellers: Sellers) => sql`
  SELECT count(*)::int AS count
  FROM (${listingsOf('id', sellers)}) AS listing
  JOIN favourite ON favourite.property_id = listing.id`;

/** Rows of Cell, from the counts that triggers keep. */
export const marketStatement = sql`
  SELECT approval_status AS "approvalStatus", is_active AS "isActive", is_offered AS "isOffered", lifecycle,
    NULL AS city, NULL AS state, NULL AS subtype, sum(count)::float AS count
  FROM (
    SELECT *, lifecycle IN ('available', 'under_offer') AS is_offered FROM listing_state
  ) AS listing
  GROUP BY GROUPING SETS ((approval_status, is_active, is_offered), (lifecycle)) HAVING sum(count) <> 0`;
