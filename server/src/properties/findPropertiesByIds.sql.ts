import sql, { raw } from 'sql-template-tag';
import { PROPERTY_COLUMNS } from './propertyColumns.sql.ts';
import { IS_PUBLIC } from './publicListing.ts';

export const propertiesStatement = (ids: readonly string[]) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM unnest(${ids}::text[]) WITH ORDINALITY AS given (id, position)
  JOIN property AS p ON p.id = given.id AND ${raw(IS_PUBLIC)}
  JOIN account AS s ON s.id = p.seller_id ORDER BY given.position`;
