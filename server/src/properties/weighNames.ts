import { type Database } from '../platform/database/connect.ts';
import { weighNamesStatement } from './weighNames.sql.ts';

/**
 * Weighs the names of projects and localities by the public listings that carry them, and forgets those that
 * none carries any more: among many names that a text begins, the weightiest are suggested.
 */
export async function weighNames(database: Database): Promise<void> {
  await database.source.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    await manager.query(weighNamesStatement.text);
  });
}
