import { AuditAction } from '../platform/audit.ts';

/** What is done to a listing, in the words of its history (D-84, D-96). */
export const PROPERTY_AUDIT = {
  posted: new AuditAction('property.posted', 'Posted'),
  edited: new AuditAction('property.edited', 'Edited'),
  removed: new AuditAction('property.removed', 'Removed'),
  closed: new AuditAction('property.closed', 'Sold or rented'),
  reopened: new AuditAction('property.reopened', 'Available again'),
  approved: new AuditAction('property.approved', 'Approved'),
  rejected: new AuditAction('property.rejected', 'Rejected'),
  activated: new AuditAction('property.activated', 'Shown again'),
  deactivated: new AuditAction('property.deactivated', 'Hidden'),
  featured: new AuditAction('property.featured', 'Featured'),
  unfeatured: new AuditAction('property.unfeatured', 'No longer featured'),
};
