import { AuditAction, nameSubjects } from '../platform/audit.ts';
import { In } from 'typeorm';
import { ContactControl } from './contactControl.entity.ts';

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

nameSubjects('contact.control_', async (manager, ids) => {
  const found = await manager.find(ContactControl, {
    select: { id: true, label: true },
    where: { id: In(ids) },
  });
  return found.map(({ id, label }) => ({ id, name: label }));
});
