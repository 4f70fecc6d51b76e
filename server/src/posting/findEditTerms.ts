import { type Context } from '../platform/context.ts';
import { findProperty } from '../properties/findProperty.ts';
import { canEdit } from '../properties/property.policy.ts';
import { reviewedPrice } from '../properties/writeListing.ts';
import { approvesAtOnce } from './posting.policy.ts';
import { type PostingParts } from './postProperty.ts';

export interface EditTerms {
  /** False: whatever is sent is approved with the sending. */
  waits: boolean;
  /** Whole rupees. */
  reviewedPrice: number | null;
}

/** By what an edit of a listing will be judged; null for whoever may not change it. */
export async function findEditTerms(
  context: Context,
  { settings }: Pick<PostingParts, 'settings'>,
  id: string,
): Promise<EditTerms | null> {
  const { viewer } = context;
  const property = await findProperty(context, id);
  if (property === null || viewer.kind !== 'account' || !canEdit(viewer, property)) return null;
  return {
    waits: !approvesAtOnce(viewer, settings.values),
    reviewedPrice: await reviewedPrice(context, id),
  };
}
