import { LIMITS } from '../../../../../schema/limits.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import type { ApprovalStatus, Lifecycle, PropertyType, Purpose } from '../../../types.generated.ts';
import { COPY } from '../../../base/copy.ts';

export interface PublicStatus {
  purpose: Purpose;
  lifecycle: Lifecycle;
}

/** For Sale or For Rent while it can be had; afterwards its raw state. */
export function statusLabel({ purpose, lifecycle }: PublicStatus): string {
  return LIFECYCLE_LABELS[lifecycle] ?? COPY.purpose[purpose];
}

/** True while the listing can still be bought or rented. */
export function isOpen(lifecycle: Lifecycle): boolean {
  return LIFECYCLE_LABELS[lifecycle] === null;
}

interface Promotion {
  approvalStatus?: ApprovalStatus | null;
  featured?: boolean | null;
}

/** The badge needs an approval state, and `featured` must not deny it. */
export function isFeatured(property: Promotion): boolean {
  return Boolean(property.approvalStatus) && property.featured !== false;
}

/** The ids whose cards carry the badge: the first three featured ones, and none where all are featured. */
export function featuredBadges(
  items: readonly (Promotion & { id: string })[],
): ReadonlySet<string> {
  const featured = items.filter(isFeatured);
  const shown = featured.length === items.length ? [] : featured.slice(0, MOST_BADGES);
  return new Set(shown.map(({ id }) => id));
}

/** 'Gomti Nagar, Lucknow, Uttar Pradesh', or 'NA' when nothing is known. */
export function placeLine(place: {
  locality?: string | null;
  city?: string | null;
  state?: string | null;
}): string {
  // Delhi is a city and a state: said once.
  const parts = new Set([place.locality, place.city, place.state].filter(Boolean));
  return parts.size > 0 ? [...parts].join(', ') : COPY.missing;
}

/** '3 BHK' for homes, '2 bedrooms' has no use elsewhere; null where rooms say nothing. */
export function roomsLabel(bedrooms: number | null, rooms: number | null): string | null {
  if (bedrooms !== null && bedrooms > 0) return `${bedrooms} BHK`;
  if (rooms !== null && rooms > 0) return pluralize(rooms, 'room');
  return null;
}

/** '2 baths', or null. */
export function bathsLabel(bathrooms: number | null): string | null {
  if (bathrooms === null || bathrooms < 1) return null;
  return pluralize(bathrooms, 'bath');
}

/** The unit of the area; farms and fields without one are measured in acres. */
export function areaUnitOf(property: {
  type: PropertyType;
  areaUnit: string | null;
}): string | null {
  return property.areaUnit ?? (isFarmland(property) ? 'Acres' : null);
}

export function typeLabel(type: PropertyType): string {
  return COPY.type[type];
}

/** Agricultural land and farm houses are both of this type. */
function isFarmland({ type }: { type: PropertyType }): boolean {
  return type === 'AGRICULTURAL';
}

const MOST_BADGES = LIMITS.card.featuredBadges;

const LIFECYCLE_LABELS: Record<Lifecycle, string | null> = {
  AVAILABLE: null,
  UNDER_OFFER: 'Under Offer',
  SOLD: 'Sold',
  RENTED: 'Rented',
  EXPIRED: 'Expired',
};
