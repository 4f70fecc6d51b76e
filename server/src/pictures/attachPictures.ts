import { LIMITS } from '../../../schema/limits.ts';
import { sizeProblem } from '../../../schema/rules/picture.ts';
import { type Context } from '../platform/context.ts';
import { invalid } from '../platform/failures.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type Picture } from '../platform/pictures/savePicture.ts';

/**
 * Gives pictures to a listing, inside the transaction that writes it, and answers them in the order of
 * `ids`: `photographRow` makes of each what the listing keeps. They may be the viewer's unattached uploads,
 * pictures of the viewer's draft, or the listing's own. Leave out those that the listing shows already:
 * the demo world's belong to many listings at once. Throws CONFLICT with a sentence when one is gone,
 * belongs to something else or is somebody else's upload, and INVALID_INPUT when one is too small for a listing;
 * the transaction then takes none.
 */
export async function attachToListing(
  context: Context,
  pictures: Pictures,
  ids: readonly string[],
  listingId: string,
): Promise<Picture[]> {
  const { viewer } = context;
  const uploader = viewer.kind === 'account' ? viewer.id : '';
  const from = draftAttachmentOwner(uploader);
  const attached = await pictures.attach(context, ids, {
    owner: listingAttachmentOwner(listingId),
    uploader,
    from,
  });
  for (const picture of attached) {
    const message = sizeProblem(picture, LIMITS.picture.minSideOfListing);
    if (message !== null) throw invalid([{ path: 'pictures', code: 'size', message }]);
  }
  return attached;
}

/**
 * Takes pictures that a listing does not show any more away for good; their files go after the commit. Only
 * what is attached to the listing goes: pictures of the demo world stay.
 */
export function removeFromListing(
  context: Context,
  pictures: Pictures,
  ids: readonly string[],
  listingId: string,
): Promise<void> {
  return pictures.remove(context, ids, listingAttachmentOwner(listingId));
}

export function draftAttachmentOwner(accountId: string): string {
  return 'draft:' + accountId;
}

export function listingAttachmentOwner(listingId: string): string {
  return 'listing:' + listingId;
}

export function portraitAttachmentOwner(accountId: string): string {
  return 'account:' + accountId;
}
