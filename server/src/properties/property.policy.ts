import { type Viewer } from '../platform/context.ts';
import { type PropertyRow } from './property.row.ts';

type Ownership = Pick<PropertyRow, 'sellerId' | 'approvalStatus' | 'isActive'>;

/** D-09, D-85: what is approved and active is everybody's; the rest only its owner's and site_admin's. */
export function canRead(viewer: Viewer, property: Ownership): boolean {
  const isPublic = property.approvalStatus === 'approved' && property.isActive;
  return isPublic || canEdit(viewer, property);
}

export function canEdit(viewer: Viewer, property: Pick<PropertyRow, 'sellerId'>): boolean {
  if (viewer.kind !== 'account' || viewer.status !== 'active') return false;
  return viewer.id === property.sellerId || viewer.userType === 'site_admin';
}

/** D-50: the owner and site_admin see the contact; everybody else sees it masked. */
export function canSeeContact(viewer: Viewer, property: Pick<PropertyRow, 'sellerId'>): boolean {
  return canEdit(viewer, property);
}
