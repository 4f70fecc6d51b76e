import { LIMITS } from '../../../schema/limits.ts';
import { membershipOf } from '../authorization/viewer.policy.ts';
import { type Viewer } from '../platform/context.ts';
import { type PropertyRow } from './property.row.ts';

type Ownership = Pick<PropertyRow, 'sellerId' | 'sellerOrganisationId' | 'assignedTo'>;
type Readability = Ownership & Pick<PropertyRow, 'approvalStatus' | 'isActive' | 'closedAt'>;

/**
 * What is approved and active is everybody's, what was sold or rented for 12 months more; the
 * rest is there for those only who may change it.
 */
export function canRead(viewer: Viewer, property: Readability, now: Date): boolean {
  const isPublic = property.approvalStatus === 'approved' && property.isActive;
  return (isPublic && !isLongClosed(property, now)) || canEdit(viewer, property);
}

/** True when a listing was sold or rented more than 12 months ago. */
function isLongClosed({ closedAt }: Pick<PropertyRow, 'closedAt'>, now: Date): boolean {
  return closedAt !== null && now.getTime() - closedAt.getTime() > CLOSED_MS;
}

const CLOSED_MS = LIMITS.listing.closedDays * 86_400_000;

/**
 * Its owner, a site_admin, and those of the owner's organisation who look after it: admins and managers after
 * all its listings, executives after those assigned to them.
 */
export function canEdit(viewer: Viewer, property: Ownership): boolean {
  if (viewer.kind !== 'account' || viewer.status !== 'active') return false;
  if (viewer.id === property.sellerId || viewer.userType === 'site_admin') return true;
  const member = membershipOf(viewer);
  if (member === null || member.organisationId !== property.sellerOrganisationId) return false;
  return member.looksAfterAll || viewer.id === property.assignedTo;
}

/** Those who may change a listing see its contact; everybody else sees it masked. */
export function canSeeContact(viewer: Viewer, property: Ownership): boolean {
  return canEdit(viewer, property);
}
