import { AuditAction } from '../platform/audit.ts';

/** What became of a page. */
export const STATIC_PAGE_AUDIT = {
  created: new AuditAction('page.created', 'Page written'),
  changed: new AuditAction('page.changed', 'Page changed'),
  deleted: new AuditAction('page.deleted', 'Page put back to its first text'),
};
