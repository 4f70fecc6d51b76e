import { AuditAction } from '../platform/audit.ts';

/** What became of an office. */
export const OFFICE_AUDIT = {
  created: new AuditAction('office.created', 'Office added'),
  changed: new AuditAction('office.changed', 'Office changed'),
  deleted: new AuditAction('office.deleted', 'Office deleted'),
};
