import { type Database } from '../platform/database/connect.ts';

/**
 * Weighs the names of projects and localities by the public listings that carry them, and forgets those that
 * none carries any more: among many names that a text begins, the weightiest are suggested. All of it sees one
 * moment, so that a name written meanwhile is not taken for one that nobody carries.
 */
export async function weighNames(database: Database): Promise<void> {
  await database.source.transaction('REPEATABLE READ', async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query('SELECT listing_name_refresh()');
  });
}
