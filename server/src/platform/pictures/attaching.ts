import { In, IsNull } from 'typeorm';
import type { Context } from '../context.ts';
import { conflict } from '../failures.ts';
import { addJob } from '../jobs/jobs.ts';
import { PictureRecord } from './picture.entity.ts';
import { attachStatement } from './picture.sql.ts';
import { SWEEP } from './sweeping.ts';
import { now } from '../database/databaseTime.ts';
import { type Picture } from './savePicture.ts';

interface Attachment {
  /** What is to have the pictures, for example 'album:5'. To attach them again is fine. */
  owner: string;
  /** Whose unattached uploads may be taken; null for those of this project itself. */
  uploader: string | null;
  /** Another owner that hands its pictures over. */
  from?: string;
}

/** To whom pictures belong: their uploader, then what they are attached to. */
export interface Attaching {
  /**
   * Gives accepted pictures to the thing that shows them, inside its transaction, and answers them in the
   * order of `ids`. @throws Failure CONFLICT when one is gone, belongs to another thing, or is another's upload.
   */
  attach(context: Context, ids: readonly string[], attachment: Attachment): Promise<Picture[]>;
  /** The same, but passes over what cannot be had. */
  attachAvailable(
    context: Context,
    ids: readonly string[],
    attachment: Attachment,
  ): Promise<Picture[]>;
  /** Those of `ids` that this owner has, in their order. */
  attachedTo(context: Context, ids: readonly string[], owner: string): Promise<Picture[]>;
  /** Gives back what is not used any more: its uploader may attach it again until it is removed after a day. */
  release(context: Context, ids: readonly string[], owner: string): Promise<void>;
  /** Takes the pictures of this owner away for good and leaves those of others; their files go after the commit. */
  remove(context: Context, ids: readonly string[], owner: string): Promise<void>;
  /** The same for uploads that are attached to nothing; answers how many of `ids` were such of this uploader. */
  discard(context: Context, ids: readonly string[], uploader: string): Promise<number>;
  /** Takes away what this uploader has sent and nothing shows, and forgets from whom the others came. */
  forgetUploader(context: Context, uploader: string): Promise<void>;
}

export const ATTACHING: Attaching = {
  attachAvailable,

  async attach(context, ids, attachment) {
    const attached = await attachAvailable(context, ids, attachment);
    if (attached.length === ids.length) return attached;
    throw conflict('One of the pictures no longer exists. Please add it again.');
  },

  async attachedTo(context, ids, owner) {
    const rows = await context.manager.find(PictureRecord, {
      select: { id: true, width: true, height: true, thumbhash: true },
      where: { id: In(ids), claimedBy: owner, removedAt: IsNull() },
    });
    return inOrder(ids, rows);
  },

  async release(context, ids, owner) {
    await context.manager.update(
      PictureRecord,
      { id: In(ids), claimedBy: owner },
      { claimedBy: null },
    );
  },

  async remove(context, ids, owner) {
    await context.manager.update(
      PictureRecord,
      { id: In(ids), claimedBy: owner, removedAt: IsNull() },
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

async function attachAvailable(
  context: Context,
  ids: readonly string[],
  { owner, uploader, from = owner }: Attachment,
): Promise<Picture[]> {
  const rows = await context.query<Picture>(
    attachStatement([...ids].sort(), { owner, uploader, from }),
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
