import { type Context } from '../platform/context.ts';
import { contentColumns } from './listingContent.ts';
import { Property } from './property.entity.ts';
import { type ApprovalStatus, type ListingContent } from './property.row.ts';
import { PropertyRevision } from './propertyRevision.entity.ts';
import { type ContentApproval, writeContent } from './writeContent.ts';

/*
 * How a listing is kept. Who may write what is decided by the callers, inside whose transaction these run.
 */

export interface NewListing {
  id: string;
  sellerId: string;
  content: ListingContent;
  approvalStatus: ApprovalStatus;
}

export async function insertListing(
  { manager }: Context,
  { content, ...listing }: NewListing,
): Promise<void> {
  await manager.insert(Property, { ...listing, ...contentColumns(content) });
}

/** Makes this the only version of a listing, approved or waiting; what waited beside it is given up. */
export async function replaceContent(
  context: Context,
  id: string,
  content: ListingContent,
  approval: ContentApproval,
): Promise<void> {
  await writeContent(context, id, content, approval);
  await context.manager.delete(PropertyRevision, id);
}

/**
 * The price of an approved listing that somebody has looked at. Light edits are measured by it, so that many
 * small steps do not make an unseen large one.
 */
export async function reviewedPrice({ manager }: Context, id: string): Promise<number | null> {
  const found = await manager.findOne(Property, {
    select: { price: true, reviewedPrice: true },
    where: { id },
  });
  return found && (found.reviewedPrice ?? found.price);
}

/** What is sent again is what is meant, also where it says the same. */
export async function confirmNumbers(
  { manager }: Context,
  { id, toConfirm }: Pick<Property, 'id' | 'toConfirm'>,
  sent: object,
): Promise<void> {
  const left = toConfirm.filter((key) => !Object.hasOwn(sent, key));
  if (left.length < toConfirm.length) await manager.update(Property, id, { toConfirm: left });
}

/** Saves an edited version that waits beside the approved one, in the place of an earlier one. */
export async function saveRevision(
  { manager, viewer }: Context,
  id: string,
  content: ListingContent,
): Promise<void> {
  const revision = {
    propertyId: id,
    content,
    status: 'pending' as const,
    rejectionReason: null,
    submittedBy: viewer.kind === 'account' ? viewer.id : null,
    createdAt: () => 'clock_timestamp()',
  };
  await manager.upsert(PropertyRevision, revision, ['propertyId']);
}
