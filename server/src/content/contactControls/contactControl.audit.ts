import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { In } from 'typeorm';
import { ContactControl } from './contactControl.entity.ts';

/** What became of one. */
export const CONTACT_CONTROL_AUDIT = {
  created: new AuditAction('contact.control_created', 'Contact form field added'),
  changed: new AuditAction('contact.control_changed', 'Contact form field changed'),
  duplicated: new AuditAction('contact.control_duplicated', 'Contact form field duplicated'),
  ordered: new AuditAction('contact.control_ordered', 'Contact form field moved'),
  deleted: new AuditAction('contact.control_deleted', 'Contact form field deleted'),
};

nameSubjects('contact.control_', async (manager, ids) => {
  const found = await manager.find(ContactControl, {
    select: { id: true, label: true },
    where: { id: In(ids) },
  });
  return found.map(({ id, label }) => ({ id, name: label }));
});
