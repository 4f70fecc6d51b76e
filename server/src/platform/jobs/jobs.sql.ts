import sql from 'sql-template-tag';
import { isNameLocked } from '../database/namedLocks.sql.ts';

export interface JobOptions {
  /** At most one waiting job has this key; adding it again replaces it but keeps its place in the queue. */
  key?: string;
  runAt?: Date;
}

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

/** So much may the clocks of two machines differ. */
const AHEAD = sql`interval '1 hour'`;

/** A crontab whose last run lies ahead, by a clock that was set since, would not run until then. */
export const settleCrontabsStatement = sql`
  UPDATE graphile_worker._private_known_crontabs SET last_execution = NULL
  WHERE last_execution > now() + ${AHEAD}`;

/** The same for jobs: each waits as long as it was to wait when it was added. */
export const settleJobsStatement = sql`
  UPDATE graphile_worker._private_jobs SET created_at = now(), run_at = run_at - (created_at - now())
  WHERE created_at > now() + ${AHEAD}`;

/** Jobs that were tried for the last time a month ago: nobody has had them run again since. */
export const forgetGivenUpStatement = sql`
  DELETE FROM graphile_worker._private_jobs
  WHERE attempts >= max_attempts AND locked_at IS NULL AND updated_at < now() - interval '30 days'`;

export const unlockWorkerStatement = (id: string) =>
  sql`SELECT graphile_worker.force_unlock_workers(ARRAY[${id}])`;
