import { AuditAction } from '../platform/audit.ts';

/** That a table was downloaded; the subject is its name. */
export const EXPORT_AUDIT = {
  made: new AuditAction('export.made', 'Downloaded as a file'),
};
