import sql from 'sql-template-tag';
import { enquiriesOf } from '../enquiries/enquiry.scope.sql.ts';
import { listingsOf, type Sellers } from '../overview/listingsOfScope.sql.ts';

/** One row `{ leads, newLeads }`. */
export const leadsStatement = (sellers: Sellers) => sql`
  SELECT count(*) FILTER (WHERE status <> 'spam')::int AS leads,
    count(*) FILTER (WHERE status = 'new')::int AS "newLeads"
  FROM (${enquiriesOf('i.id, i.status', sellers)}) AS asked`;

/** One row `{ views, favourites }`. */
export const totalsStatement = (sellers: Sellers) => sql`
  WITH listing AS (${listingsOf('id', sellers)})
  SELECT
    (SELECT coalesce(sum(count), 0)::float FROM listing
      JOIN listing_view ON property_id = listing.id) AS views,
    (SELECT count(*)::float FROM listing JOIN favourite ON property_id = listing.id) AS favourites`;
