import { buffer } from 'node:stream/consumers';
import type { Database } from '../database/connect.ts';
import { isDiskFull } from '../failures.ts';
import { addJob } from '../jobs/jobs.ts';
import type { JobRun, JobSet } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { CONTENT_TYPES, encode, pixelsOf } from './codec.ts';
import { PictureRecord } from './picture.entity.ts';
import { claimWaitingStatement, finishStatement } from './rendering.sql.ts';
import { renditionKey, renditionsOf } from './renditions.ts';
import { SWEEP } from './sweeping.ts';
import { now } from '../database/databaseTime.ts';

export const RENDER = 'pictures-render';

/** How often the sizes of a picture are begun; then it is given up. */
export const MAX_RENDER_ATTEMPTS = 5;
/** Longer than any one picture takes; after a crash another process goes on with it. */
const LEASE_SECONDS = 60;

interface Row extends Pick<PictureRecord, 'id' | 'width'> {
  sourceKey: string;
}

/**
 * The job that makes the missing renditions, one after another, so that it never takes more than one
 * core. It goes on where a killed process stopped: what is stored is not made again. While there is no room it
 * leaves all of them waiting and looks again the next minute.
 */
export function renderingJobs(storage: Storage, hasRoom: () => Promise<boolean>): JobSet {
  let running = false;
  let askedAgain = false;

  async function render(_payload: unknown, run: JobRun): Promise<void> {
    askedAgain = true;
    if (running) return;
    running = true;
    try {
      while (askedAgain && !run.signal.aborted) {
        askedAgain = false;
        await renderWaiting(storage, hasRoom, run);
      }
    } finally {
      running = false;
    }
  }

  return { tasks: { [RENDER]: render }, crontab: [`* * * * * ${RENDER}`], atStart: [RENDER] };
}

async function renderWaiting(
  storage: Storage,
  hasRoom: () => Promise<boolean>,
  run: JobRun,
): Promise<void> {
  for (;;) {
    if (run.signal.aborted || !(await hasRoom())) return;
    const row = await claim(run.database);
    if (row === undefined) return;
    try {
      if (await renderOne(storage, row, run.signal)) await finish(run, row);
      else await giveBack(run.database, row);
    } catch (error) {
      // Full between two looks: nothing is wrong with the picture.
      if (isDiskFull(error)) return giveBack(run.database, row);
      run.log.error({ err: error, picture: row.id }, 'A picture could not be rendered.');
    }
  }
}

/** Makes what is missing; false when it was told to stop before the end. */
async function renderOne(storage: Storage, row: Row, signal: AbortSignal): Promise<boolean> {
  const source = await storage.get(row.sourceKey);
  if (source === null) throw new Error('The source of the picture is gone.');
  const pixels = await pixelsOf(await buffer(source.body));
  for (const rendition of renditionsOf(row.width)) {
    if (signal.aborted) return false;
    const key = renditionKey(row.id, rendition);
    if (await storage.exists(key)) continue;
    const bytes = await encode(pixels, rendition.width, rendition.format);
    await storage.put(key, bytes, CONTENT_TYPES[rendition.format]);
  }
  return true;
}

/** Takes the oldest waiting picture; a failed attempt is repeated when its lease is over. */
async function claim(database: Database): Promise<Row | undefined> {
  const [row] = await database.query<Row>(
    claimWaitingStatement(LEASE_SECONDS, MAX_RENDER_ATTEMPTS),
  );
  return row;
}

/** The sweeper leaves alone what is being rendered, so what was removed meanwhile is its again now. */
async function finish({ database, log }: JobRun, { id }: Row): Promise<void> {
  const [row] = await database.query<{ isRemoved: boolean }>(finishStatement(id));
  if (!row?.isRemoved) return;
  await addJob(database, SWEEP, {}, { key: SWEEP }).catch((error: unknown) => {
    log.warn({ err: error }, 'A removed picture goes with the next hour.');
  });
}

async function giveBack(database: Database, { id }: Row): Promise<void> {
  await database.source.manager.update(
    PictureRecord,
    { id },
    { renderAt: now, attempts: () => 'attempts - 1' },
  );
}
