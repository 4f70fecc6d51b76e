import { IsNull } from 'typeorm';
import type { Database } from '../database/connect.ts';
import { addJob } from '../jobs/jobs.ts';
import type { JobRun, JobSet } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { PictureRecord } from './picture.entity.ts';
import { folderOf } from './renditions.ts';
import { removedStatement, removeUnattachedStatement } from './sweeping.sql.ts';

export const SWEEP = 'pictures-sweep';
/** How long an upload may wait for the form it belongs to. */
const UNATTACHED_HOURS = 24;
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
  await database.query(removeUnattachedStatement(UNATTACHED_HOURS, UNFINISHED_SECONDS));
  await comeBackForUnfinished(database);
  while (!signal.aborted) {
    const ids = await removed(database);
    if (ids.length === 0) return;
    for (const id of ids) {
      await deleteFiles(storage, id);
      await database.source.manager.delete(PictureRecord, { id });
    }
  }
}

/** What may still be being stored now is looked at again as soon as that is no longer possible. */
async function comeBackForUnfinished(database: Database): Promise<void> {
  const isUnfinished = await database.source.manager.existsBy(PictureRecord, {
    claimedBy: IsNull(),
    removedAt: IsNull(),
    sourceKey: IsNull(),
  });
  if (!isUnfinished) return;
  const runAt = new Date(Date.now() + (UNFINISHED_SECONDS + 1) * 1_000);
  await addJob(database, SWEEP, {}, { key: SWEEP + '-again', runAt });
}

/** Leaves alone what is being rendered right now: its next file would be forgotten. */
async function removed(database: Database): Promise<string[]> {
  const rows = await database.query<{ id: string }>(removedStatement(BATCH));
  return rows.map(({ id }) => id);
}
