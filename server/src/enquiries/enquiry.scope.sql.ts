import sql, { raw } from 'sql-template-tag';
import { type Sellers } from '../overview/listingsOfScope.ts';

/** These columns of the enquiries `AS i` that a scope looks after, each once. */
export const enquiriesOf = (columns: string, { sellerIds, assignedTo }: Sellers) => sql`
  SELECT ${raw(columns)} FROM enquiry AS i WHERE i.seller_id = ANY(${sellerIds}::text[])
  UNION ALL
  SELECT ${raw(columns)} FROM enquiry AS i WHERE i.assigned_to = ${assignedTo}::text
  UNION
  SELECT ${raw(columns)} FROM property AS own JOIN enquiry AS i ON i.property_id = own.id
  WHERE own.assigned_to = ${assignedTo}::text`;
