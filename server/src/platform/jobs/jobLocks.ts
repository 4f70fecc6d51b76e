import type { PoolClient } from 'pg';
import type { Database } from '../database/connect.ts';
import { beat } from '../database/persistentConnection.ts';
import { shareNameStatement } from '../database/namedLocks.sql.ts';
import {
  settleCrontabsStatement,
  settleJobsStatement,
  unlockDeadWorkersStatement,
  unlockWorkerStatement,
} from './jobs.sql.ts';

/** Names our advisory locks among all users of one database. */
const WORKER_LOCKS = 7_313_002;

/**
 * A lock that lives as long as this process's connection: how others see that its jobs are not orphans. Shared, as the
 * connection before this one may not have noticed yet that it is lost.
 */
export function showAlive(client: PoolClient, workerId: string): Promise<unknown> {
  beat(client);
  return client.query(shareNameStatement(WORKER_LOCKS, workerId));
}

/** The queue itself would wait four hours before it gives a dead process's jobs to another. */
export function unlockDeadWorkers(database: Database): Promise<unknown> {
  return database.query(unlockDeadWorkersStatement(WORKER_LOCKS));
}

/** What a clock that was far ahead has left would not run before that time. */
export async function settleTimes(database: Database): Promise<void> {
  await database.query(settleCrontabsStatement);
  await database.query(settleJobsStatement);
}

/** What a queue that ended could not note as done runs again. */
export function unlockWorker(database: Database, id: string): Promise<unknown> {
  return database.query(unlockWorkerStatement(id));
}
