import { signedIn } from '../authorization/viewer.policy.ts';
import { draftAttachmentOwner } from '../pictures/attachPictures.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { conflict } from '../platform/failures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type DraftInput } from './draft.input.ts';
import { PostingDraft } from './postingDraft.entity.ts';
import { now } from '../platform/database/databaseTime.ts';
import { type Picture } from '../platform/pictures/savePicture.ts';

/** What somebody has begun to post. `content` is JSON text that only the client understands. */
export interface Draft {
  content: string;
  /** The cover first. */
  pictures: Picture[];
  updatedAt: Date;
}

/** The viewer's draft, or null. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findDraft(context: Context, pictures: Pictures): Promise<Draft | null> {
  const { id } = signedIn(context.viewer);
  const row = await context.manager.findOneBy(PostingDraft, { accountId: id });
  if (row === null) return null;
  // What was posted meanwhile belongs to its listing.
  const saved = await pictures.attachedTo(context, row.pictureIds, draftAttachmentOwner(id));
  return { content: row.content, pictures: saved, updatedAt: row.updatedAt };
}

/**
 * Saves the viewer's draft in place of the one before, with the viewer's uploads that belong to it: as long
 * as it is kept, so are they. Pictures that are gone or belong to something else are passed over, since what
 * was typed must not be lost with them; pictures left out are given back. Throws CONFLICT where another one was saved
 * since the one that was seen.
 */
export async function saveDraft(
  context: Context,
  pictures: Pictures,
  { content, pictures: pictureIds, seen }: DraftInput,
): Promise<Draft> {
  const { id } = signedIn(context.viewer);
  return inTransaction(context, async (inside) => {
    const drafts = inside.manager.getRepository(PostingDraft);
    // The row is there first and locked then: every other save waits until the pictures are changed too.
    const empty = { accountId: id, content: '{}', updatedAt: NEVER };
    await drafts.createQueryBuilder().insert().values(empty).orIgnore().execute();
    const before = await drafts.findOneOrFail({
      select: { pictureIds: true, updatedAt: true },
      where: { accountId: id },
      lock: { mode: 'pessimistic_write' },
    });
    const savedAt = before.updatedAt.getTime();
    const isKnown = savedAt === NEVER.getTime() || savedAt === seen?.getTime();
    if (seen != null && !isKnown) throw conflict(SAVED_MEANWHILE);
    const owner = draftAttachmentOwner(id);
    const requestedIds = [...new Set(pictureIds)];
    const saved = await pictures.attachAvailable(inside, requestedIds, { owner, uploader: id });
    const ids = saved.map((picture) => picture.id);
    const leftOut = before.pictureIds.filter((each) => !ids.includes(each));
    await pictures.release(inside, leftOut, owner);
    await drafts.update(id, { content, pictureIds: ids, updatedAt: now });
    const { updatedAt } = await drafts.findOneOrFail({
      select: { updatedAt: true },
      where: { accountId: id },
    });
    return { content, pictures: saved, updatedAt };
  });
}

/** Forgets the viewer's draft and removes its pictures, except those that a listing has taken over. */
export function discardDraft(context: Context, pictures: Pictures): Promise<boolean> {
  return discardDraftOf(context, pictures, signedIn(context.viewer).id);
}

/** The same for an account that is removed. */
export function discardDraftOf(context: Context, pictures: Pictures, id: string): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const draft = await inside.manager.findOne(PostingDraft, {
      select: { pictureIds: true },
      where: { accountId: id },
      lock: { mode: 'pessimistic_write' },
    });
    if (draft === null) return true;
    await inside.manager.delete(PostingDraft, id);
    await pictures.remove(inside, draft.pictureIds, draftAttachmentOwner(id));
    return true;
  });
}

/** When a draft was saved that never was. */
const NEVER = new Date(0);

const SAVED_MEANWHILE =
  'This draft has since been saved on another device or tab. Nothing was overwritten.';
