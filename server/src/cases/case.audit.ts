import { AuditAction } from '../platform/audit.ts';

/** What became of a case. */
export const CASE_AUDIT = {
  opened: new AuditAction('case.opened', 'Case opened'),
  assigned: new AuditAction('case.assigned', 'Case taken over'),
  noted: new AuditAction('case.noted', 'Note about a case'),
  decided: new AuditAction('case.decided', 'Case decided'),
  appealed: new AuditAction('case.appealed', 'Decision appealed against'),
  appealDecided: new AuditAction('case.appeal_decided', 'Appeal decided'),
};
