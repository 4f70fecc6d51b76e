import { LIMITS } from '../../../schema/limits.ts';
import { type Viewer } from '../platform/context.ts';
import { type PropertyRow } from './property.row.ts';

type Ownership = Pick<PropertyRow, 'sellerId' | 'approvalStatus' | 'isActive' | 'closedAt'>;

/**
 * D-09, D-85: what is approved and active is everybody's, what was sold or rented for 30 days more; the
 * rest only its owner's and site_admin's.
 */
export function canRead(viewer: Viewer, property: Ownership, now: Date): boolean {
  const isPublic = property.approvalStatus === 'approved' && property.isActive;
  return (isPublic && !isLongClosed(property, now)) || canEdit(viewer, property);
}

/** True when a listing was sold or rented more than 30 days ago. */
function isLongClosed({ closedAt }: Pick<PropertyRow, 'closedAt'>, now: Date): boolean {
  return closedAt !== null && now.getTime() - closedAt.getTime() > CLOSED_MS;
}

const CLOSED_MS = LIMITS.listing.closedDays * 86_400_000;

export function canEdit(viewer: Viewer, property: Pick<PropertyRow, 'sellerId'>): boolean {
  if (viewer.kind !== 'account' || viewer.status !== 'active') return false;
  return viewer.id === property.sellerId || viewer.userType === 'site_admin';
}

/** D-50: the owner and site_admin see the contact; everybody else sees it masked. */
export function canSeeContact(viewer: Viewer, property: Pick<PropertyRow, 'sellerId'>): boolean {
  return canEdit(viewer, property);
}
