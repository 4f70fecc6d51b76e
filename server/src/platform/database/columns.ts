import sql, { join, raw, type Sql } from 'sql-template-tag';
import { getMetadataArgsStorage } from 'typeorm';
import { PostgresNaming } from './naming.ts';

const NAMING = new PostgresNaming();

/** The columns of an entity under the names of its fields, for a list in SQL that reads it as `alias`. */
export function selectedColumns<Row extends object>(
  Entity: new () => Row,
  alias: string,
  leftOut: readonly (keyof Row)[],
): Sql {
  const left: readonly PropertyKey[] = leftOut;
  const read = columnsOf(Entity).filter(({ field }) => !left.includes(field));
  return join(read.map(({ field, column }) => raw(`${alias}.${column} AS "${field}"`)));
}

/** The columns of an entity that `row` has values for, and these values. */
export function insertedColumns<Row extends object>(
  Entity: new () => Row,
  row: Partial<Row>,
): { names: Sql; values: Sql } {
  const given = new Map(Object.entries(row).filter(([, value]) => value !== undefined));
  const written = columnsOf(Entity).filter(({ field }) => given.has(field));
  return {
    names: join(written.map(({ column }) => raw(column))),
    values: join(written.map(({ field }) => sql`${given.get(field)}`)),
  };
}

function columnsOf(Entity: Function): { field: string; column: string }[] {
  return getMetadataArgsStorage()
    .filterColumns(Entity)
    .map(({ propertyName: field, options }) => ({
      field,
      column: NAMING.columnName(field, options.name, []),
    }));
}
