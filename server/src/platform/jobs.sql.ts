import sql from 'sql-template-tag';
import { isNameLocked } from './database/namedLocks.sql.ts';
import type { JobOptions } from './jobs.ts';

/** Waits for this advisory lock; it lives as long as its connection. */
export const lockStatement = (lock: number) => sql`SELECT pg_advisory_lock(${lock})`;

export const addJobStatement = (name: string, payload: object, { key, runAt }: JobOptions) => sql`
  SELECT FROM graphile_worker.add_job(identifier => ${name},
    payload => ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz,
    job_key => ${key ?? null},
    job_key_mode => ${runAt === undefined ? 'preserve_run_at' : 'replace'})`;

/** Gives back what workers hold that do not have their lock; a new worker has three seconds to take it. */
export const unlockDeadWorkersStatement = (locks: number) => sql`
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
  FROM graphile_worker._private_jobs
  WHERE locked_at < now() - make_interval(secs => 3) AND NOT ${isNameLocked(locks, 'locked_by')}
  HAVING count(*) > 0`;

export const unlockWorkerStatement = (id: string) =>
  sql`SELECT graphile_worker.force_unlock_workers(ARRAY[${id}])`;
