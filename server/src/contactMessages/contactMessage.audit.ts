import { AuditAction } from '../platform/audit.ts';

/** What administrators do about messages; what was written is not kept. */
export const CONTACT_MESSAGE_AUDIT = {
  marked: new AuditAction('contact.message_marked', 'Contact message marked'),
  made: new AuditAction('contact.message_made', 'Enquiry made of a contact message'),
  deleted: new AuditAction('contact.message_deleted', 'Contact message deleted'),
};
