import type { EntityManager } from 'typeorm';
import type { Database } from './connect.ts';
import { currentTrace } from '../observability/trace.ts';
import { isConnectionLost } from './lost.ts';

/** `database.read` for repositories: a replica answers, and the primary when that breaks. Only reads. */
export async function readEntities<T>(
  { source }: Database,
  read: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner(currentTrace()?.readsPrimary ? 'master' : 'slave');
  try {
    return await read(runner.manager);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    return await read(source.manager);
  } finally {
    await runner.release();
  }
}
