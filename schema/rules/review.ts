import { LIMITS } from '../limits.ts';

/** What of a listing decides whether an edit of it waits for approval again. */
export interface ReviewedFacts {
  /** Key of the subtype. */
  subtype: string;
  purpose: string;
  state: string;
  city: string;
  locality: string | null;
  address: string | null;
  /** Whole rupees; null where there is none. */
  price: number | null;
  /** Ids. */
  pictures: readonly string[];
}

export type ReviewReason = 'price' | 'photos' | 'place' | 'type';

/**
 * Why an edit of an approved listing waits for approval again (D-75), none when it does not: a price that
 * moves by more than a fifth, other photos, another place, another type or purpose. Photos in another order
 * show nothing that nobody has looked at.
 */
export function reviewReasons(before: ReviewedFacts, after: ReviewedFacts): ReviewReason[] {
  const holds: Readonly<Record<ReviewReason, boolean>> = {
    price: isFarOff(before.price, after.price),
    photos: !isSameSet(before.pictures, after.pictures),
    place: PLACE.some((part) => !isSameText(before[part], after[part])),
    type: before.subtype !== after.subtype || before.purpose !== after.purpose,
  };
  return REASONS.filter((reason) => holds[reason]);
}

function isFarOff(before: number | null, after: number | null): boolean {
  const was = before ?? 0;
  return Math.abs((after ?? 0) - was) > was * LIMITS.listing.priceShareWithoutReview;
}

function isSameSet(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before);
  return new Set(after).size === known.size && after.every((id) => known.has(id));
}

function isSameText(before: string | null, after: string | null): boolean {
  return (before ?? '').trim().toLowerCase() === (after ?? '').trim().toLowerCase();
}

const REASONS = ['price', 'photos', 'place', 'type'] as const satisfies readonly ReviewReason[];
const PLACE = ['state', 'city', 'locality', 'address'] as const;
