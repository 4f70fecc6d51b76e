import { portraitAttachmentOwner } from '../pictures/attachPictures.ts';
import { photographRow } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { now } from '../platform/database/databaseTime.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Account } from './account.entity.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { type AccountRow } from './findAccount.ts';
import { lockAccount, type ProfileChange, updateProfile } from './profile.ts';

export interface ProfileWithPicture extends ProfileChange {
  /** The id of one of the viewer's uploads; null takes the picture away. */
  picture?: string | null;
}

/**
 * Changes what the viewer's account says and shows of itself, all of it or nothing; what is
 * absent stays. The picture before is removed. Throws like `updateProfile`, and CONFLICT for a picture that
 * is gone, belongs to something else or is somebody else's upload.
 */
export async function saveProfile(
  context: Context,
  pictures: Pictures,
  { picture, ...change }: ProfileWithPicture,
): Promise<AccountRow> {
  if (picture === undefined) return updateProfile(context, change);
  return inTransaction(context, async (inside) => {
    await updateProfile(inside, change);
    return changePortrait(inside, pictures, signedIn(inside.viewer).id, picture);
  });
}

/** Puts an upload of the account's owner in the place of its portrait; null takes that away. Locks the account. */
export async function changePortrait(
  inside: Context,
  pictures: Pictures,
  id: string,
  pictureId: string | null,
): Promise<AccountRow> {
  const before = (await lockAccount(inside, id)).avatar;
  if (before?.id === pictureId) return lockAccount(inside, id);
  const attachment = { owner: portraitAttachmentOwner(id), uploader: id };
  const [used] = pictureId === null ? [] : await pictures.attach(inside, [pictureId], attachment);
  const avatar = used === undefined ? null : photographRow(used);
  await inside.manager.update(Account, id, { avatar, updatedAt: now });
  if (before !== null) await pictures.remove(inside, [before.id], attachment.owner);
  return lockAccount(inside, id);
}
