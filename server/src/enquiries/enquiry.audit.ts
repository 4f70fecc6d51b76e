import { AuditAction, nameSubjects } from '../platform/audit.ts';
import { In } from 'typeorm';
import { Enquiry } from './enquiry.entity.ts';

/** What became of an enquiry. */
export const ENQUIRY_AUDIT = {
  new: new AuditAction('enquiry.new', 'Enquiry set to new'),
  verified: new AuditAction('enquiry.verified', 'Enquiry verified'),
  assigned: new AuditAction('enquiry.assigned', 'Enquiry assigned'),
  contacted: new AuditAction('enquiry.contacted', 'Enquiry marked as contacted'),
  closed: new AuditAction('enquiry.closed', 'Enquiry closed'),
  spam: new AuditAction('enquiry.spam', 'Enquiry marked as spam'),
  deleted: new AuditAction('enquiry.deleted', 'Enquiry deleted'),
};

nameSubjects('enquiry.', async (manager, ids) => {
  const select = { id: true, name: true, propertyTitle: true } as const;
  const found = await manager.find(Enquiry, { select, where: { id: In(ids) } });
  return found.map(({ id, name, propertyTitle }) => ({
    id,
    name: [name, propertyTitle].filter(Boolean).join(', '),
  }));
});
