import { AuditAction } from '../platform/audit.ts';

/** What became of an enquiry. */
export const ENQUIRY_AUDIT = {
  new: new AuditAction('enquiry.new', 'Enquiry set to new'),
  verified: new AuditAction('enquiry.verified', 'Enquiry verified'),
  assigned: new AuditAction('enquiry.assigned', 'Enquiry assigned'),
  contacted: new AuditAction('enquiry.contacted', 'Enquirer contacted'),
  closed: new AuditAction('enquiry.closed', 'Enquiry closed'),
  spam: new AuditAction('enquiry.spam', 'Enquiry marked as spam'),
  deleted: new AuditAction('enquiry.deleted', 'Enquiry deleted'),
};
