import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { In } from 'typeorm';
import { ContactMessage } from './contactMessage.entity.ts';

/** What administrators do about messages; what was written is not kept. */
export const CONTACT_MESSAGE_AUDIT = {
  marked: new AuditAction('contact.message_marked', 'Contact message status changed'),
  made: new AuditAction('contact.message_made', 'Enquiry created from a contact message'),
  deleted: new AuditAction('contact.message_deleted', 'Contact message deleted'),
};

nameSubjects('contact.message_', async (manager, ids) => {
  const found = await manager.find(ContactMessage, {
    select: { id: true, subject: true },
    where: { id: In(ids) },
  });
  return found.map(({ id, subject }) => ({ id, name: subject }));
});
