import { type SettingsInForce } from '../../../schema/settings.ts';
import { audit } from '../accounts/audit.ts';
import { type Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { type Idempotency } from '../platform/database/idempotency.ts';
import { reserve } from '../platform/database/limits.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import { insertListing } from '../properties/writeListing.ts';
import { arrangePictures, type PictureSelection } from './arrangePictures.ts';
import { type ListingInput } from './listing.input.ts';
import { takePictures } from './listingPictures.ts';
import { runOnceForListing, type StoredListing } from './runOnceForListing.ts';
import { approvesAtOnce, poster } from './posting.policy.ts';
import { readListing } from './readListing.ts';
import { refuseUnprovenPhone } from './refuseListing.ts';
import { POST_PER_ACCOUNT } from './posting.limits.ts';

/** What the commands of this room work with. */
export interface PostingParts {
  pictures: Pictures;
  settings: SettingsInForce;
}

export interface PropertyToPost {
  listing: ListingInput;
  pictures: PictureSelection;
}

/**
 * Posts a listing in the viewer's name; it waits for approval unless the settings approve at once or an
 * administrator posts. UNAUTHENTICATED for visitors, FORBIDDEN for buyers, INVALID_INPUT with every refused
 * field, CONFLICT for pictures of somebody else and for a key that was used for something else, TOO_MANY.
 */
export async function postProperty(
  context: Context,
  { pictures, settings }: PostingParts,
  input: PropertyToPost,
  idempotency: Idempotency,
): Promise<StoredListing> {
  const account = poster(context.viewer);
  const arranged = arrangePictures(input.pictures, NOTHING_YET);
  const { ids, leftOut } = arranged;
  const words = await readListing(input.listing, { before: null, pictures: arranged });
  await refuseUnprovenPhone(context, account.id, words.contactPhone);

  const isApproved = approvesAtOnce(account, settings.values);
  const use = await reserve(context, POST_PER_ACCOUNT, account.id);
  let isWritten = false;
  let isPosted = false;
  try {
    const posted = await runOnceForListing(
      context,
      'property.post',
      idempotency,
      async (inside) => {
        const id = newId();
        const used = await takePictures(inside, pictures, ids, { id, versions: null });
        await insertListing(inside, {
          id,
          sellerId: account.id,
          content: { ...words, pictures: used },
          approvalStatus: isApproved ? 'approved' : 'pending',
        });
        await audit(
          inside,
          PROPERTY_AUDIT.posted,
          id,
          isApproved ? 'Approved automatically' : null,
        );
        isWritten = true;
        return { id, leftOut };
      },
    );
    // What was sent before is answered without being written again.
    isPosted = isWritten;
    return posted;
  } finally {
    if (!isPosted) await use.giveBack();
  }
}

const NOTHING_YET = { shown: [], own: new Set<string>() };
