import { AuditAction } from '../platform/audit.ts';
import { type InquiryStatus } from './inquiry.ts';

/** What became of an enquiry. */
export const ENQUIRY_AUDIT: Readonly<Record<InquiryStatus, AuditAction>> = {
  new: new AuditAction('inquiry.new', 'Enquiry set to new'),
  verified: new AuditAction('inquiry.verified', 'Enquiry verified'),
  assigned: new AuditAction('inquiry.assigned', 'Enquiry assigned'),
  contacted: new AuditAction('inquiry.contacted', 'Enquirer contacted'),
  closed: new AuditAction('inquiry.closed', 'Enquiry closed'),
  spam: new AuditAction('inquiry.spam', 'Enquiry marked as spam'),
};
