import { escapeIdentifier } from 'pg';
import type { Database } from '../../src/platform/database/connect.ts';

/** Every row of every table as text, as somebody reads who has a dump; bytes are in hex. */
export async function dumpOf(database: Database): Promise<string> {
  const tables = await database.query<{ schema: string; name: string }>({
    text: `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
      ORDER BY 1, 2`,
  });
  const dumps: string[] = [];
  for (const { schema, name } of tables) {
    const table = `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
    const rows = await database.query<{ row: string }>({
      text: `SELECT each::text AS row FROM ${table} AS each`,
    });
    dumps.push(`${table}\n${rows.map(({ row }) => row).join('\n')}`);
  }
  return dumps.join('\n');
}
