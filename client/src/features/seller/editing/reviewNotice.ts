import type { ReviewedFacts, ReviewReason } from '../../../../../schema/rules/review.ts';
import { reviewReasons } from '../../../../../schema/rules/review.ts';
import type { ListingToEdit } from './useListingToEdit.ts';

/** A line about approval, and how it looks. */
export interface ReviewLine {
  tone: 'info' | 'warning';
  text: string;
}

/** How the listing stands with the administrator before anything is changed; null: there is nothing to say. */
export function approvalNotice({
  approvalStatus,
  isPublic,
  rejectionReason,
}: Pick<ListingToEdit, 'approvalStatus' | 'isPublic' | 'rejectionReason'>): ReviewLine | null {
  if (approvalStatus === 'APPROVED') return null;
  if (approvalStatus === 'PENDING') return { tone: 'info', text: isPublic ? CHANGE_WAITS : WAITS };
  const reason = rejectionReason === null ? '' : ` Reason: ${rejectionReason}`;
  return { tone: 'warning', text: `${isPublic ? CHANGE_REFUSED : REFUSED}${reason}` };
}

const WAITS = 'This property is pending approval. You can still edit it.';
const CHANGE_WAITS =
  'Your last edit is pending approval. Until then, visitors see the approved version. Changes you make now are added to the pending edit.';
const REFUSED = 'This property was not approved.';
const CHANGE_REFUSED = 'Your last edit was not approved. Visitors see the previous version.';

/** What sending the form will mean; null: it is shown at once. */
export function whatSendingMeans(
  { approvalStatus, isPublic }: Pick<ListingToEdit, 'approvalStatus' | 'isPublic'>,
  { before, after }: { before: ReviewedFacts; after: ReviewedFacts },
  waits: boolean,
): ReviewLine | null {
  if (!waits) return null;
  if (approvalStatus === 'REJECTED') {
    return { tone: 'info', text: 'Updating will send it for approval again.' };
  }
  if (approvalStatus === 'PENDING') return null;
  const reasons = reviewReasons(before, after);
  if (reasons.length === 0) return null;
  const what = listed(reasons.map((reason) => REASONS[reason]));
  const meanwhile = isPublic ? ' Until then, the approved version stays live.' : '';
  return { tone: 'warning', text: `This edit needs approval: ${what}.${meanwhile}` };
}

const REASONS: Readonly<Record<ReviewReason, string>> = {
  price: 'a price change of more than 20%',
  photos: 'changed photos',
  place: 'changed location',
  type: 'changed type or purpose',
};

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const others = parts.slice(0, -1).join(', ');
  return others === '' ? last : `${others} and ${last}`;
}
