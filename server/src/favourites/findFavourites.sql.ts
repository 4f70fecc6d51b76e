import sql, { raw } from 'sql-template-tag';
import { PROPERTY_COLUMNS } from '../properties/property.row.ts';
import { publicAs } from '../properties/publicListing.ts';

/** The ids are picked first, so that only one page of rows is read whole. */
export const pageStatement = (accountId: string, pageSize: number, offset: number) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT p.id, f.created_at
    FROM favourite AS f
    JOIN property AS p ON p.id = f.property_id AND ${raw(publicAs('p'))}
    WHERE f.account_id = ${accountId}
    ORDER BY f.created_at DESC, f.property_id DESC LIMIT ${pageSize} OFFSET ${offset}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY picked.created_at DESC, picked.id DESC`;
