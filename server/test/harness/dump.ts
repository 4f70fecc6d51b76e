import { escapeIdentifier } from 'pg';
import type { Database } from '../../src/platform/database/connect.ts';

/** A row as text; bytes are in hex. */
export interface DumpedRow {
  /** Without its schema where that is the usual one. */
  table: string;
  row: string;
}

/** Every table of every schema. */
export async function tablesOf(database: Database): Promise<string[]> {
  const tables = await database.query<{ schema: string; name: string }>({
    text: `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
      ORDER BY 1, 2`,
  });
  return tables.map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`));
}

/** Every row of every table. */
export async function rowsOf(database: Database): Promise<DumpedRow[]> {
  const all: DumpedRow[] = [];
  for (const table of await tablesOf(database)) {
    const quoted = table.split('.').map(escapeIdentifier).join('.');
    const rows = await database.query<{ row: string }>({
      text: `SELECT each::text AS row FROM ${quoted} AS each`,
    });
    all.push(...rows.map(({ row }) => ({ table, row })));
  }
  return all;
}

/** All of it, as somebody reads who has a dump. */
export async function dumpOf(database: Database): Promise<string> {
  return (await rowsOf(database)).map(({ table, row }) => `${table}\n${row}`).join('\n');
}
