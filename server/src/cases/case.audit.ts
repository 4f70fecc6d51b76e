import { AuditAction, nameSubjects } from '../platform/audit.ts';
import { In } from 'typeorm';
import { CaseFile } from './case.entity.ts';
import { numberOf } from './findCases.ts';

/** What became of a case. */
export const CASE_AUDIT = {
  opened: new AuditAction('case.opened', 'Case opened'),
  assigned: new AuditAction('case.assigned', 'Case assigned'),
  noted: new AuditAction('case.noted', 'Case note added'),
  decided: new AuditAction('case.decided', 'Case decided'),
  appealed: new AuditAction('case.appealed', 'Decision appealed'),
  appealDecided: new AuditAction('case.appeal_decided', 'Appeal decided'),
};

nameSubjects('case.', async (manager, ids) => {
  const select = { id: true, serial: true, openedAt: true } as const;
  const found = await manager.find(CaseFile, { select, where: { id: In(ids) } });
  return found.map((each) => ({ id: each.id, name: numberOf(each) }));
});
