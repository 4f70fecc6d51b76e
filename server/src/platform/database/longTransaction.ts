import type { EntityManager } from 'typeorm';
import type { Database } from './connect.ts';

/** Does `work` in one transaction whose statements may take as long as they need: for jobs, not for requests. */
export function longTransaction<Result>(
  database: Database,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  return database.source.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    return work(manager);
  });
}
