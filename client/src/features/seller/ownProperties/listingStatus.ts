import type { Lifecycle, OwnPropertyState } from '../../../types.generated.ts';
import type { OwnPropertiesQuery } from './OwnProperties.generated.ts';
import type { BadgeTone } from '../../../ui/Tag.tsx';
import { statusLabel } from '../../market/property/wording.ts';

export type OwnItem = OwnPropertiesQuery['viewer']['properties']['items'][number];
export type OwnListing = OwnItem['property'];

/** The states that the list can be narrowed to, with their names in the address. */
export const OWN_STATES: readonly { state: OwnPropertyState; key: string; label: string }[] = [
  { state: 'PUBLIC', key: 'live', label: 'Live' },
  { state: 'PENDING', key: 'pending', label: 'Pending' },
  { state: 'REJECTED', key: 'rejected', label: 'Rejected' },
  { state: 'CLOSED', key: 'closed', label: 'Sold or rented' },
  { state: 'HIDDEN', key: 'hidden', label: 'Hidden' },
];

/**
 * Where a listing stands, in words for whom it belongs to. While an edited version waits or was refused, the
 * approved one stays public; what was posted reads as the documents name it.
 */
export function listingStatus(listing: OwnListing): {
  badges: { tone: BadgeTone; label: string }[];
  note: string | null;
} {
  const { approvalStatus, isPublic, isActive, lifecycle } = listing;
  if (!isActive && !isClosed(lifecycle) && approvalStatus === 'APPROVED') {
    return {
      badges: [{ tone: 'plain', label: 'Hidden' }],
      note: 'Hidden by an administrator. Visitors cannot see it.',
    };
  }
  const badges: { tone: BadgeTone; label: string }[] = [];
  if (lifecycle !== 'AVAILABLE') {
    badges.push({ tone: isClosed(lifecycle) ? 'plain' : 'info', label: statusLabel(listing) });
  }
  if (isPublic && !isClosed(lifecycle)) badges.push({ tone: 'success', label: 'Live' });
  if (approvalStatus === 'PENDING') {
    badges.push({ tone: 'warning', label: isPublic ? 'Edit pending' : 'Pending' });
    return {
      badges,
      note: isPublic
        ? 'Your edit is waiting for verification. Until then, visitors see the approved version.'
        : isClosed(lifecycle)
          ? 'Waiting for verification.'
          : 'Waiting for verification. It then goes live.',
    };
  }
  if (approvalStatus === 'REJECTED') {
    badges.push({ tone: 'danger', label: isPublic ? 'Edit rejected' : 'Rejected' });
    const reason = listing.rejectionReason?.replace(/[.\s]+$/, '') ?? 'no reason given';
    const more = isPublic ? ' Visitors see the approved version.' : '';
    return { badges, note: `Rejected: ${reason}.${more}` };
  }
  return { badges, note: null };
}

/** Whether visitors see it or have seen it: an edit that waits or was refused leaves the approved version there. */
export function wasPublic({ isPublic, approvalStatus }: OwnListing): boolean {
  return isPublic || approvalStatus === 'APPROVED';
}

/** True once nobody can buy or rent it any more. */
export function isClosed(lifecycle: Lifecycle): boolean {
  return lifecycle === 'SOLD' || lifecycle === 'RENTED' || lifecycle === 'EXPIRED';
}
