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

const WAITS = 'This property waits for approval. You can still change it.';
const CHANGE_WAITS =
  'A changed version waits for approval; until then visitors see the approved one. What you change now joins the waiting version.';
const REFUSED = 'This property was not approved.';
const CHANGE_REFUSED = 'Your last change was not approved; visitors see the version before it.';

/** What sending the form will mean; null: it is shown at once. */
export function whatSendingMeans(
  { approvalStatus, isPublic }: Pick<ListingToEdit, 'approvalStatus' | 'isPublic'>,
  { before, after }: { before: ReviewedFacts; after: ReviewedFacts },
  waits: boolean,
): ReviewLine | null {
  if (!waits) return null;
  if (approvalStatus === 'REJECTED') {
    return { tone: 'info', text: 'Updating sends it for approval again.' };
  }
  if (approvalStatus === 'PENDING') return null;
  const reasons = reviewReasons(before, after);
  if (reasons.length === 0) return null;
  const what = listed(reasons.map((reason) => REASONS[reason]));
  const meanwhile = isPublic ? ' Until then the approved version stays public.' : '';
  return { tone: 'warning', text: `This change needs approval again: ${what}.${meanwhile}` };
}

const REASONS: Readonly<Record<ReviewReason, string>> = {
  price: 'the price moves by more than 20%',
  photos: 'the photos change',
  place: 'the place changes',
  type: 'the type or purpose changes',
};

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  const others = parts.slice(0, -1).join(', ');
  return others === '' ? last : `${others} and ${last}`;
}
