import { In } from 'typeorm';
import { AuditAction, nameSubjects } from '../../platform/audit.ts';
import { OfficeRecord } from './office.entity.ts';

/** What became of an office. */
export const OFFICE_AUDIT = {
  created: new AuditAction('office.created', 'Office added'),
  changed: new AuditAction('office.changed', 'Office changed'),
  deleted: new AuditAction('office.deleted', 'Office deleted'),
};

nameSubjects('office.', async (manager, ids) => {
  const found = await manager.find(OfficeRecord, {
    select: { id: true, address: true },
    where: { id: In(ids) },
  });
  return found.map(({ id, address }) => ({ id, name: address }));
});
