import { escapeIdentifier } from 'pg';
import sql, { raw } from 'sql-template-tag';

/** What a backup holds of the database: our tables and the queue's, not what tells how far they are migrated. */
const KEPT = sql`n.nspname IN ('public', 'graphile_worker')
  AND NOT (n.nspname = 'graphile_worker' AND c.relname = 'migrations')
  AND NOT (n.nspname = 'public' AND c.relname = 'schema_migration')`;

export interface TableRow {
  schema: string;
  table: string;
  /** Without the generated ones. */
  columns: string[];
}

/** Rows of TableRow, in the order of their names. */
export const tablesStatement = sql`SELECT n.nspname AS schema, c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class AS c
    JOIN pg_namespace AS n ON n.oid = c.relnamespace
    JOIN pg_attribute AS a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND ${KEPT} AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY n.nspname, c.relname
    ORDER BY 1, 2`;

/** Whether there is anything at all in the database. */
export const anyTableStatement = sql`SELECT FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    LIMIT 1`;

export interface SequenceRow {
  schema: string;
  sequence: string;
  /** Null where no number was taken yet. */
  last: string | null;
}

export const sequencesStatement = sql`SELECT schemaname::text AS schema, sequencename::text AS sequence, last_value::text AS last
    FROM pg_sequences WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1, 2`;

/** Rows `{ id }` of the pictures that anybody may be shown. */
export const shownPicturesStatement = sql`SELECT id FROM picture WHERE removed_at IS NULL`;

export interface ReferenceRow {
  table: string;
  name: string;
  definition: string;
}

/** Foreign keys, which say in which order tables could be filled. */
export const referencesStatement = sql`SELECT r.conrelid::regclass::text AS table, quote_ident(r.conname) AS name,
      pg_get_constraintdef(r.oid) AS definition
    FROM pg_constraint AS r
    JOIN pg_class AS c ON c.oid = r.conrelid
    JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE r.contype = 'f' AND ${KEPT}`;

/** The same text for the same value, whatever the session is set to; until the transaction ends. */
export const settleSession = sql`SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres';
    SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = public`;

/** No worker of the copied queue is there to finish what it had begun. */
export const unlockJobsStatement = sql`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at IS NOT NULL`;

export const unlockQueuesStatement = sql`UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL
    WHERE locked_at IS NOT NULL`;

export const dropReferenceStatement = ({ table, name }: ReferenceRow) =>
  sql`ALTER TABLE ${raw(table)} DROP CONSTRAINT ${raw(name)}`;

export const addReferenceStatement = ({ table, name, definition }: ReferenceRow) =>
  sql`ALTER TABLE ${raw(table)} ADD CONSTRAINT ${raw(name)} ${raw(definition)}`;

export const setSequenceStatement = ({ schema, sequence, last }: SequenceRow) =>
  sql`SELECT setval(${quoted(schema, sequence)}::regclass, ${last}::bigint)`;

/** How many rows a table has and what they come to, in whatever order they stand. */
export interface TableSum {
  rows: number;
  checksum: string;
}

export const sumStatement = (table: TableRow) => sql`
  SELECT count(*) AS rows,
    coalesce(sum(hashtextextended(ROW(${columnsOf(table)})::text, 0)::numeric), 0)::text AS checksum
  FROM ONLY ${nameOf(table)}`;

export const copyOutStatement = (table: TableRow) =>
  sql`COPY (SELECT ${columnsOf(table)} FROM ONLY ${nameOf(table)}) TO STDOUT`;

export const copyInStatement = (table: TableRow) =>
  sql`COPY ${nameOf(table)} (${columnsOf(table)}) FROM STDIN`;

export const emptyStatement = (table: TableRow) => sql`DELETE FROM ${nameOf(table)}`;

export const triggersOffStatement = (table: TableRow) =>
  sql`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`;

export const triggersOnStatement = (table: TableRow) =>
  sql`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`;

function nameOf({ schema, table }: TableRow) {
  return raw(quoted(schema, table));
}

function quoted(schema: string, name: string): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}

function columnsOf({ columns }: TableRow) {
  return raw(columns.map((column) => escapeIdentifier(column)).join(', '));
}
