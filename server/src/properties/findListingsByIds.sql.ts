import sql from 'sql-template-tag';
import { PROPERTY_COLUMNS } from './propertyColumns.sql.ts';

export const listingsStatement = (ids: readonly string[]) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM property AS p JOIN account AS s ON s.id = p.seller_id WHERE p.id = ANY(${ids}::text[])`;
