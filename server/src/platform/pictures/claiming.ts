import { In, IsNull } from 'typeorm';
import type { Context } from '../context.ts';
import { conflict } from '../failures.ts';
import { addJob } from '../jobs.ts';
import type { Claim, Picture, Pictures } from '../pictures.ts';
import { PictureRecord } from './picture.entity.ts';
import { claimStatement } from './picture.sql.ts';
import { SWEEP } from './sweeping.ts';
import { now } from '../database/databaseTime.ts';

type Claiming = Pick<
  Pictures,
  'claim' | 'claimThose' | 'claimedBy' | 'release' | 'remove' | 'discard' | 'forgetUploader'
>;

/** To whom pictures belong: their uploader, then what claims them. */
export const CLAIMING: Claiming = {
  claimThose,

  async claim(context, ids, claim) {
    const claimed = await claimThose(context, ids, claim);
    if (claimed.length === ids.length) return claimed;
    throw conflict('One of the pictures is no longer there. Please add it again.');
  },

  async claimedBy(context, ids, claimant) {
    const rows = await context.manager.find(PictureRecord, {
      select: { id: true, width: true, height: true, thumbhash: true },
      where: { id: In(ids), claimedBy: claimant, removedAt: IsNull() },
    });
    return inOrder(ids, rows);
  },

  async release(context, ids, claimant) {
    await context.manager.update(
      PictureRecord,
      { id: In(ids), claimedBy: claimant },
      { claimedBy: null },
    );
  },

  async remove(context, ids, claimant) {
    await context.manager.update(
      PictureRecord,
      { id: In(ids), claimedBy: claimant, removedAt: IsNull() },
      { removedAt: now },
    );
    sweepSoon(context);
  },

  async discard(context, ids, uploader) {
    const { affected = 0 } = await context.manager.update(
      PictureRecord,
      { id: In(ids), uploadedBy: uploader, claimedBy: IsNull(), removedAt: IsNull() },
      { removedAt: now },
    );
    if (affected > 0) sweepSoon(context);
    return affected;
  },

  async forgetUploader(context, uploader) {
    const unused = { uploadedBy: uploader, claimedBy: IsNull(), removedAt: IsNull() };
    await context.manager.update(PictureRecord, unused, { removedAt: now });
    await context.manager.update(PictureRecord, { uploadedBy: uploader }, { uploadedBy: null });
    sweepSoon(context);
  },
};

async function claimThose(
  context: Context,
  ids: readonly string[],
  { claimant, uploader, from = claimant }: Claim,
): Promise<Picture[]> {
  const rows = await context.query<Picture>(
    claimStatement([...ids].sort(), { claimant, uploader, from }),
  );
  return inOrder(ids, rows);
}

function inOrder(ids: readonly string[], pictures: readonly Picture[]): Picture[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function sweepSoon(context: Context): void {
  context.afterCommit(() => addJob(context.database, SWEEP, {}, { key: SWEEP }));
}
