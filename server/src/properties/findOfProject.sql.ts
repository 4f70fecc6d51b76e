import sql, { raw } from 'sql-template-tag';
import { PROPERTY_COLUMNS } from './propertyColumns.sql.ts';
import { type PropertyRow } from './property.row.ts';
import { IS_AVAILABLE } from './publicListing.ts';

/**
 * Other listings of a project in its town, those of the same purpose first, then the newest. The words of the project
 * are in the text index; what only mentions them is no part of it.
 */
export const ofProjectStatement = (
  { id, city, state, purpose }: Pick<PropertyRow, 'id' | 'city' | 'state' | 'purpose'>,
  project: string,
  limit: number,
) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT id, purpose = ${purpose} AS "isSame", created_at FROM property
    WHERE ${raw(IS_AVAILABLE)} AND state = ${state} AND city = ${city}
      AND search @@ plainto_tsquery('listing', ${project}) AND lower(project) = lower(${project})
      AND id <> ${id}
    ORDER BY "isSame" DESC, created_at DESC, id DESC LIMIT ${limit}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY picked."isSame" DESC, picked.created_at DESC, picked.id DESC`;
