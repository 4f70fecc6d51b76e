import type { PoolClient } from 'pg';
import type { Database } from './database/connect.ts';

/** Names our advisory locks among all users of one database. */
const WORKER_LOCKS = 7_313_002;

/** A lock that lives as long as this process's connection: how others see that its jobs are not orphans. */
export async function showAlive(client: PoolClient, workerId: string): Promise<void> {
  await client.query({
    text: 'SELECT pg_advisory_lock($1, hashtext($2))',
    values: [WORKER_LOCKS, workerId],
  });
}

/** The queue itself would wait four hours before it gives a dead process's jobs to another. */
export async function unlockDeadWorkers(database: Database): Promise<void> {
  await database.pool.query({
    text: `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
      FROM (
        SELECT locked_by, locked_at FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
        UNION ALL
        SELECT locked_by, locked_at FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL
      ) AS taken
      WHERE locked_at < now() - make_interval(secs => 3)
        AND NOT EXISTS (
          SELECT FROM pg_locks
          WHERE locktype = 'advisory' AND granted AND objsubid = 2
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND classid::bigint = $1 AND objid::bigint = hashtext(locked_by)::bigint & 4294967295
        )
      HAVING count(*) > 0`,
    values: [WORKER_LOCKS],
  });
}

/** What a queue that ended could not note as done runs again. */
export async function unlockWorker(database: Database, id: string): Promise<void> {
  await database.query({
    text: 'SELECT graphile_worker.force_unlock_workers(ARRAY[$1])',
    values: [id],
  });
}
