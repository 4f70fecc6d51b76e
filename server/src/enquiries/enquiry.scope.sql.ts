import sql, { empty, raw } from 'sql-template-tag';
import { type EnquiryScope } from './enquiry.scope.ts';
import { type Sellers } from '../overview/listingsOfScope.sql.ts';

/** These columns of the enquiries `AS i` that a scope looks after, each once. */
export const enquiriesOf = (columns: string, { sellerIds, assignedTo }: Sellers) => sql`
  SELECT ${raw(columns)} FROM enquiry AS i WHERE i.seller_id = ANY(${sellerIds}::text[])
  UNION ALL
  SELECT ${raw(columns)} FROM enquiry AS i WHERE i.assigned_to = ${assignedTo}::text
  UNION
  SELECT ${raw(columns)} FROM property AS own JOIN enquiry AS i ON i.property_id = own.id
  WHERE own.assigned_to = ${assignedTo}::text`;

/**
 * Of the notes `AS n` those that are read in a scope: a note belongs to the organisation that it was written for, or
 * else to its author, whoever looks after the enquiry by now. Null, a site_admin's, reads all.
 */
export const noteReaders = (scope: EnquiryScope | null) =>
  scope === null
    ? empty
    : sql`AND (n.organisation_id = ${scope.organisationId}::text
        OR n.organisation_id IS NULL AND n.author_id = ${scope.assignedTo}::text)`;
