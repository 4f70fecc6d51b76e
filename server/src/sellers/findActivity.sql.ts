import sql from 'sql-template-tag';
import { startOfIndiaDay } from '../../../schema/format/time.ts';
import { enquiriesOf } from '../enquiries/enquiry.scope.sql.ts';
import { listingsOf, type Sellers } from '../overview/listingsOfScope.sql.ts';

/* Rows of DayCount; `since` is the first day. */

/** Sums by seller and day, with what was not yet folded into them. */
export const ofOwnersStatement = (since: string, owners: readonly string[]) => sql`
  SELECT to_char(day, 'YYYY-MM-DD') AS day, what, sum(count)::float AS count
  FROM (
    SELECT day, what, count FROM activity_day
    WHERE owner = ANY(${owners}::text[]) AND day >= ${since}::date
    UNION ALL
    SELECT day, what, count FROM activity_change
    WHERE owner = ANY(${owners}::text[]) AND day >= ${since}::date
  ) AS counted
  GROUP BY day, what`;

/**
 * An executive has some dozens of listings, its own and those assigned to it, and what came of a listing
 * goes with it when it is assigned to somebody else: so these are counted from the listings.
 */
export const ofAssignedStatement = (since: string, sellers: Sellers) => {
  const start = startOfIndiaDay(since);
  return sql`
  WITH listing AS MATERIALIZED (${listingsOf('id', sellers)}), happened AS (
    SELECT seen.day, 'views' AS what, seen.count
      FROM listing JOIN listing_view AS seen ON seen.property_id = listing.id
      WHERE seen.day >= ${since}::date
    UNION ALL
    SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date, 'enquiries', 1
      FROM (${enquiriesOf('i.id, i.created_at, i.status', sellers)}) AS asked
      WHERE created_at >= ${start}::timestamptz AND status <> 'spam'
    UNION ALL
    SELECT (marked.created_at AT TIME ZONE 'Asia/Kolkata')::date, 'favourites', 1
      FROM listing JOIN favourite AS marked ON marked.property_id = listing.id
      WHERE marked.created_at >= ${start}::timestamptz
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS day, what, sum(count)::float AS count
  FROM happened GROUP BY day, what`;
};
