import sql from 'sql-template-tag';

/* Rows `{ id, count }`; listings without any are left out. */

export const viewsStatement = (ids: readonly string[]) => sql`
  SELECT property_id AS id, sum(count)::float AS count FROM listing_view
  WHERE property_id = ANY(${ids}) GROUP BY property_id`;

export const enquiriesStatement = (ids: readonly string[]) => sql`
  SELECT property_id AS id, count(*)::float AS count FROM enquiry
  WHERE property_id = ANY(${ids}) AND status <> 'spam' GROUP BY property_id`;

export const favouritesStatement = (ids: readonly string[]) => sql`
  SELECT property_id AS id, count(*)::float AS count FROM favourite
  WHERE property_id = ANY(${ids}) GROUP BY property_id`;
