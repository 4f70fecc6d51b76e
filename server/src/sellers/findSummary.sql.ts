import sql from 'sql-template-tag';
import { inquiriesOf } from '../enquiries/inquiry.scope.sql.ts';
import { type Sellers } from '../overview/listingsOfScope.ts';

/** One row `{ leads, newLeads }`. */
export const leadsStatement = (sellers: Sellers) => sql`
  SELECT count(*) FILTER (WHERE status <> 'spam')::int AS leads,
    count(*) FILTER (WHERE status = 'new')::int AS "newLeads"
  FROM (${inquiriesOf('i.id, i.status', sellers)}) AS asked`;
