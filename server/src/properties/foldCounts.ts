import { type Database } from '../platform/database/connect.ts';

/**
 * Merges the rows of one key into one, in every counting table. Writers go on appending meanwhile: only
 * rows that a statement saw are replaced by their sum, so every reader sees the same total before and
 * after. Two processes take turns through a table lock that no writer waits for.
 */
export async function foldAllCounts(database: Database): Promise<void> {
  for (const [table, columns] of Object.entries(ROLLUPS)) {
    await database.source.transaction(async (manager) => {
      await manager.query('SET LOCAL statement_timeout = 0');
      await manager.query(['LOCK TABLE', table, 'IN SHARE UPDATE EXCLUSIVE MODE'].join(' '));
      await manager.query(fold(table, columns));
    });
  }
}

/** Counting tables with their keys. */
const ROLLUPS = {
  listing_count: ['city', 'state', 'subtype', 'purpose', 'bedrooms'],
  listing_locality: ['city', 'state', 'locality', 'subtype', 'purpose'],
  listing_project: ['project', 'city', 'state'],
  listing_day: ['featured', 'day'],
  listing_price_band: ['purpose', 'band'],
  listing_state: ['approval_status', 'is_active', 'lifecycle'],
} as const;

function fold(table: string, columns: readonly string[]): string {
  const key = columns.join(', ');
  return [
    'WITH scattered AS (SELECT',
    key,
    'FROM',
    table,
    'GROUP BY',
    key,
    'HAVING count(*) > 1 OR sum(count) = 0),',
    'gone AS (DELETE FROM',
    table,
    'USING scattered WHERE',
    columns.map((column) => table + '.' + column + ' = scattered.' + column).join(' AND '),
    'RETURNING',
    columns.map((column) => table + '.' + column).join(', ') + ',',
    table + '.count)',
    'INSERT INTO',
    table,
    '(' + key + ', count) SELECT',
    key + ', sum(count) FROM gone GROUP BY',
    key,
    'HAVING sum(count) <> 0',
  ].join(' ');
}
