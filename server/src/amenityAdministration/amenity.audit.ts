import { AuditAction } from '../platform/audit.ts';

/** What became of an amenity. */
export const AMENITY_AUDIT = {
  created: new AuditAction('amenity.created', 'Amenity added'),
  changed: new AuditAction('amenity.changed', 'Amenity changed'),
  deleted: new AuditAction('amenity.deleted', 'Amenity deleted'),
};
