import { LIMITS } from '../limits.ts';
import { textKey } from './text.ts';

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
  /** In degrees; absent where it is not compared. */
  latitude?: number | null;
  longitude?: number | null;
  /** It stands for its locality or town, and not where the property is. */
  locationIsApproximate?: boolean;
}

export type ReviewReason = 'price' | 'photos' | 'place' | 'type';

/**
 * Why an edit of an approved listing waits for approval again, none when it does not: a price that
 * moves by more than a fifth, other photos, another place, on the map too, another type or purpose. Photos in another order
 * show nothing that nobody has looked at.
 */
export function reviewReasons(before: ReviewedFacts, after: ReviewedFacts): ReviewReason[] {
  const holds: Readonly<Record<ReviewReason, boolean>> = {
    price: isFarOff(before.price, after.price),
    photos: !isSameSet(before.pictures, after.pictures),
    place: PLACE.some((part) => !isSameText(before[part], after[part])) || isMoved(before, after),
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
  return textKey(before ?? '') === textKey(after ?? '');
}

/** An exact position that becomes another, or leaves what its locality or town stands for. */
function isMoved(before: ReviewedFacts, after: ReviewedFacts): boolean {
  const [from, to] = [before, after].map(({ latitude, longitude }) => ({ latitude, longitude }));
  if (from?.latitude == null || from.longitude == null) return false;
  if (to?.latitude == null || to.longitude == null) return false;
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((to.latitude * Math.PI) / 180);
  const isExact = before.locationIsApproximate === false && after.locationIsApproximate === false;
  const { exact, approximate } = LIMITS.listing.kilometresWithoutReview;
  return Math.hypot(north, east) * KILOMETRES_IN_DEGREE > (isExact ? exact : approximate);
}

const KILOMETRES_IN_DEGREE = 111.2;

const REASONS = ['price', 'photos', 'place', 'type'] as const satisfies readonly ReviewReason[];
const PLACE = ['state', 'city', 'locality', 'address'] as const;
