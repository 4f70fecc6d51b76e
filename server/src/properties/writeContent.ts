import { type Context } from '../platform/context.ts';
import { contentColumns } from './listingContent.ts';
import { Property } from './property.entity.ts';
import { type ApprovalStatus, type ListingContent } from './property.row.ts';

/** How a content stands from now on. */
export interface ContentApproval {
  approvalStatus: Exclude<ApprovalStatus, 'rejected'>;
  /** The price that somebody looked at, where a light edit has left it behind; null is that of the content. */
  reviewedPrice?: number | null;
}

/**
 * Puts a content into the row that visitors see, with all that follows from it. Its time is that of the writing:
 * a transaction that had to wait began before what was looked at meanwhile.
 */
export async function writeContent(
  { manager }: Context,
  id: string,
  content: ListingContent,
  { approvalStatus, reviewedPrice = null }: ContentApproval,
): Promise<void> {
  await manager.update(Property, id, {
    ...contentColumns(content),
    approvalStatus,
    reviewedPrice,
    rejectionReason: null,
    updatedAt: () => 'clock_timestamp()',
  });
}
