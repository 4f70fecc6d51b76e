import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { In } from 'typeorm';
import { ContactDetails } from './contactDetails.entity.ts';

/** What became of one. */
export const CONTACT_DETAILS_AUDIT = {
  created: new AuditAction('contact.details_created', 'Contact details added'),
  changed: new AuditAction('contact.details_changed', 'Contact details changed'),
  duplicated: new AuditAction('contact.details_duplicated', 'Contact details duplicated'),
  ordered: new AuditAction('contact.details_ordered', 'Contact details moved'),
  deleted: new AuditAction('contact.details_deleted', 'Contact details deleted'),
};

nameSubjects('contact.details_', async (manager, ids) => {
  const found = await manager.find(ContactDetails, {
    select: { id: true, title: true },
    where: { id: In(ids) },
  });
  return found.map(({ id, title }) => ({ id, name: title }));
});
