import sql, { raw } from 'sql-template-tag';

/** Rows `{ name, definition }` of all indexes of the listings but that of their key. */
export const indexesStatement = sql`
  SELECT relation.relname AS name, pg_get_indexdef(index.indexrelid) AS definition
  FROM pg_index AS index JOIN pg_class AS relation ON relation.oid = index.indexrelid
  WHERE index.indrelid = 'property'::regclass AND NOT index.indisprimary
  ORDER BY relation.relname`;

export const dropIndexStatement = (escapedName: string) => sql`DROP INDEX ${raw(escapedName)}`;

export const copyStatement = (columns: readonly string[]) =>
  sql`COPY property (${raw(columns.join(', '))}) FROM STDIN`;
