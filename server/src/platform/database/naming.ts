import { DefaultNamingStrategy } from 'typeorm';

/** Names as PostgreSQL itself gives them: `createdAt` is `created_at`, keys are named after table and columns. */
export class PostgresNaming extends DefaultNamingStrategy {
  override columnName(
    propertyName: string,
    customName: string | undefined,
    prefixes: string[],
  ): string {
    return [...prefixes, customName ?? propertyName].map(inSnakeCase).join('_');
  }

  override primaryKeyName(table: TableOrName): string {
    return `${nameOf(table)}_pkey`;
  }

  override uniqueConstraintName(table: TableOrName, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: TableOrName, columns: string[]): string {
    return `${nameOf(table)}_${columns.join('_')}_fkey`;
  }
}

type TableOrName = Parameters<DefaultNamingStrategy['primaryKeyName']>[0];

/** 'areaUnit' is 'area_unit'. */
export function inSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Without its schema. */
function nameOf(table: TableOrName): string {
  const name = typeof table === 'string' ? table : table.name;
  return name.slice(name.lastIndexOf('.') + 1);
}
