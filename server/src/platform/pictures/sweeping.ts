import type { Database } from '../database/connect.ts';
import { addJob } from '../jobs.ts';
import type { JobRun, JobSet } from '../jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { folderOf } from './renditions.ts';

export const SWEEP = 'pictures-sweep';
/** How long an upload may wait for the form it belongs to. */
const UNCLAIMED_HOURS = 24;
/** Longer than it takes to store one picture: what is not stored then never will be. */
const UNFINISHED_SECONDS = 60;
const BATCH = 100;

/**
 * Removes pictures that nothing uses: uploads whose form was never sent, removed ones, and what a killed
 * process was just storing.
 */
export function sweepingJobs(storage: Storage): JobSet {
  return {
    tasks: { [SWEEP]: (_payload, run) => sweep(storage, run) },
    crontab: [`27 * * * * ${SWEEP}`],
    atStart: [SWEEP],
  };
}

/** Deletes what is stored for a picture. The row stays until this has worked, so no file is forgotten. */
export async function deleteFiles(storage: Storage, id: string): Promise<void> {
  for await (const key of storage.list(folderOf(id))) await storage.delete(key);
}

async function sweep(storage: Storage, { database, signal }: JobRun): Promise<void> {
  await database.query({
    text: `UPDATE picture SET removed_at = now()
      WHERE claimed_by IS NULL AND removed_at IS NULL
        AND created_at < now() - CASE WHEN source_key IS NULL THEN make_interval(secs => $2)
          ELSE make_interval(hours => $1) END`,
    values: [UNCLAIMED_HOURS, UNFINISHED_SECONDS],
  });
  await comeBackForUnfinished(database);
  let after = '';
  while (!signal.aborted) {
    const ids = await removedAfter(database, after);
    for (const id of ids) {
      await deleteFiles(storage, id);
      await database.query({ text: 'DELETE FROM picture WHERE id = $1', values: [id] });
    }
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** What may still be being stored now is looked at again as soon as that is no longer possible. */
async function comeBackForUnfinished(database: Database): Promise<void> {
  const unfinished = await database.query({
    text: `SELECT id FROM picture
      WHERE claimed_by IS NULL AND removed_at IS NULL AND source_key IS NULL LIMIT 1`,
  });
  if (unfinished.length === 0) return;
  const runAt = new Date(Date.now() + (UNFINISHED_SECONDS + 1) * 1_000);
  await addJob(database, SWEEP, {}, { key: SWEEP + '-again', runAt });
}

/** Leaves alone what is being rendered right now: its next file would be forgotten. */
async function removedAfter(database: Database, after: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>({
    text: `SELECT id FROM picture WHERE removed_at IS NOT NULL AND id > $1 AND (status = 'ready' OR render_at <= now())
      ORDER BY id LIMIT $2`,
    values: [after, BATCH],
  });
  return rows.map(({ id }) => id);
}
