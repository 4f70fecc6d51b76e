import sql from 'sql-template-tag';
import { REVISION_COLUMN } from './findProperty.sql.ts';
import { PROPERTY_COLUMNS } from './propertyColumns.sql.ts';

export const versionsStatement = (ids: readonly string[]) => sql`
  SELECT ${PROPERTY_COLUMNS}, ${REVISION_COLUMN}
  FROM property AS p JOIN account AS s ON s.id = p.seller_id
  LEFT JOIN property_revision AS r ON r.property_id = p.id WHERE p.id = ANY(${ids})`;
