import { AuditAction } from '../platform/audit.ts';

/** What became of one. */
export const CONTACT_DETAILS_AUDIT = {
  created: new AuditAction('contact.details_created', 'Contact details added'),
  changed: new AuditAction('contact.details_changed', 'Contact details changed'),
  duplicated: new AuditAction('contact.details_duplicated', 'Contact details duplicated'),
  ordered: new AuditAction('contact.details_ordered', 'Contact details put elsewhere in the order'),
  deleted: new AuditAction('contact.details_deleted', 'Contact details deleted'),
};
