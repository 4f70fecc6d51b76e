import { isDeepStrictEqual } from 'node:util';
import { LOGIN_TEXTS } from '../../../schema/catalogue/messages.ts';
import { reviewReasons } from '../../../schema/rules/review.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { audit } from '../accounts/audit.ts';
import { type AccountViewer, type Context } from '../platform/context.ts';
import { conflict } from '../platform/failures.ts';
import { type Idempotency } from '../platform/database/idempotency.ts';
import { consume } from '../platform/database/limits.ts';
import { lockProperty, type PropertyVersions } from '../properties/findProperty.ts';
import { contentOf, derivedFacts, newestVersion, versionOf } from '../properties/listingContent.ts';
import { PROPERTY_AUDIT } from '../properties/property.audit.ts';
import {
  confirmNumbers,
  replaceContent,
  reviewedPrice,
  saveRevision,
} from '../properties/writeListing.ts';
import { arrangePictures, type PictureSelection } from './arrangePictures.ts';
import { type ListingInput } from './listing.input.ts';
import { picturesOf, removeUnusedPictures, takePictures } from './listingPictures.ts';
import { runOnceForListing, type StoredListing } from './runOnceForListing.ts';
import { approvesAtOnce, editable } from './posting.policy.ts';
import { type PostingParts } from './postProperty.ts';
import { readListing } from './readListing.ts';
import { refuseUnprovenPhone } from './refuseListing.ts';
import { EDIT_PER_ACCOUNT } from './posting.limits.ts';
import { type ListingContent } from '../properties/property.row.ts';

export interface PropertyToEdit {
  id: string;
  listing: ListingInput;
  /** Absent when the pictures stay as they are. */
  pictures?: PictureSelection;
}

/**
 * Changes the newest version of a listing. A weighty change of an approved one waits beside it until
 * it is approved, a light one is seen at once; what was not approved yet waits again; an administrator's is
 * approved with it. UNAUTHENTICATED for visitors, NOT_FOUND for whoever may not change it,
 * TOO_MANY, CONFLICT for what somebody else has changed since the version that was edited, otherwise refused like
 * `postProperty`.
 */
export async function editProperty(
  context: Context,
  parts: PostingParts,
  input: PropertyToEdit,
  idempotency: Idempotency,
): Promise<StoredListing> {
  const account = signedIn(context.viewer, LOGIN_TEXTS.edit);
  await consume(context, EDIT_PER_ACCOUNT, account.id);
  const { key, content } = idempotency;
  const edit = { key, content: { id: input.id, content } };
  return runOnceForListing(context, 'property.edit', edit, async (inside) => {
    const locked = editable(account, await lockProperty(inside, input.id));
    const before = contentOf(newestVersion(locked.row, locked.revision));
    const { version } = input.listing;
    if (version != null && version !== versionOf(before)) throw conflict(CHANGED_MEANWHILE);
    const { content, leftOut } = await readEdit(inside, parts, { input, locked, before });
    const done = { id: input.id, leftOut };
    await confirmNumbers(inside, locked.row, input.listing.details ?? {});
    const isResubmitted = (locked.revision ?? locked.row).rejectionReason !== null;
    if (!isResubmitted && isDeepStrictEqual(content, before)) return done;
    const note = await saveEdit(inside, parts, { account, locked, content });
    const after = await lockProperty(inside, input.id);
    if (after !== null) await removeUnusedPictures(inside, parts.pictures, locked, after);
    await audit(inside, PROPERTY_AUDIT.edited, input.id, note);
    return done;
  });
}

/** The content that an edit makes; throws with every refused field. */
async function readEdit(
  inside: Context,
  { pictures }: PostingParts,
  edit: { input: PropertyToEdit; locked: PropertyVersions; before: ListingContent },
): Promise<{ content: ListingContent; leftOut: number }> {
  const { input, locked, before } = edit;
  const shown = before.pictures.map(({ id }) => id);
  const own = new Set(picturesOf(locked).map(({ id }) => id));
  const selection = input.pictures ?? { kind: 'listed', ids: shown };
  const arranged = arrangePictures(selection, { shown, own });
  const words = await readListing(input.listing, { before, pictures: arranged });
  if (words.contactPhone !== before.contactPhone) {
    await refuseUnprovenPhone(inside, locked.row.sellerId, words.contactPhone);
  }
  const listing = { id: input.id, versions: locked };
  const used = await takePictures(inside, pictures, arranged.ids, listing);
  return { content: { ...words, pictures: used }, leftOut: arranged.leftOut };
}

/** Where an edit goes; answers what the history says of it. */
async function saveEdit(
  inside: Context,
  { settings }: PostingParts,
  edit: { account: AccountViewer; locked: PropertyVersions; content: ListingContent },
): Promise<string | null> {
  const { account, content } = edit;
  const { row } = edit.locked;
  if (approvesAtOnce(account, settings.values)) {
    await replaceContent(inside, row.id, content, { approvalStatus: 'approved' });
    return 'Approved automatically';
  }
  if (row.approvalStatus !== 'approved') {
    await replaceContent(inside, row.id, content, { approvalStatus: 'pending' });
    return WAITS;
  }
  const price = await reviewedPrice(inside, row.id);
  const before = { ...reviewedFacts(contentOf(row)), price };
  const reasons = reviewReasons(before, reviewedFacts(content));
  if (reasons.length === 0) {
    const approval = { approvalStatus: 'approved', reviewedPrice: price } as const;
    await replaceContent(inside, row.id, content, approval);
    return null;
  }
  await saveRevision(inside, row.id, content);
  return `${WAITS}: ${reasons.join(', ')}`;
}

const CHANGED_MEANWHILE =
  'Someone else has changed this listing. Load it again and send your changes with its new version.';

const WAITS = 'Waiting for approval';

function reviewedFacts(content: ListingContent) {
  const { price } = derivedFacts(content);
  return { ...content, price, pictures: content.pictures.map(({ id }) => id) };
}
