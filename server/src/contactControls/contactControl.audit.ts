import { AuditAction } from '../platform/audit.ts';

/** What became of one. */
export const CONTACT_CONTROL_AUDIT = {
  created: new AuditAction('contact.control_created', 'Input of the contact form added'),
  changed: new AuditAction('contact.control_changed', 'Input of the contact form changed'),
  duplicated: new AuditAction('contact.control_duplicated', 'Input of the contact form duplicated'),
  ordered: new AuditAction(
    'contact.control_ordered',
    'Input of the contact form put elsewhere in the order',
  ),
  deleted: new AuditAction('contact.control_deleted', 'Input of the contact form deleted'),
};
