import sql, { raw } from 'sql-template-tag';
import { PROPERTY_COLUMNS } from '../properties/propertyColumns.sql.ts';
import { publicAs } from '../properties/publicListing.ts';

/** What the account marked and visitors see. */
const marked = (accountId: string) => sql`
  FROM favourite AS f JOIN property AS p ON p.id = f.property_id AND ${raw(publicAs('p'))}
  WHERE f.account_id = ${accountId}`;

const NEWEST = raw('ORDER BY f.created_at DESC, f.property_id DESC');

/** One row `{ total }`. */
export const countStatement = (accountId: string) =>
  sql`SELECT count(*)::int AS total ${marked(accountId)}`;

/** Rows `{ id }`, up to 500 of them at every visit of somebody signed in. */
export const idsStatement = (accountId: string) => sql`SELECT p.id ${marked(accountId)} ${NEWEST}`;

/** The ids are picked first, so that only one page of rows is read whole. */
export const pageStatement = (accountId: string, pageSize: number, offset: number) => sql`
  SELECT ${PROPERTY_COLUMNS}
  FROM (
    SELECT p.id, f.created_at ${marked(accountId)} ${NEWEST} LIMIT ${pageSize} OFFSET ${offset}
  ) AS picked
  JOIN property AS p ON p.id = picked.id JOIN account AS s ON s.id = p.seller_id
  ORDER BY picked.created_at DESC, picked.id DESC`;
