import { AuditAction } from '../platform/audit.ts';

/** What became of one. */
export const BANNER_AUDIT = {
  created: new AuditAction('banner.created', 'Banner added'),
  changed: new AuditAction('banner.changed', 'Banner changed'),
  duplicated: new AuditAction('banner.duplicated', 'Banner duplicated'),
  ordered: new AuditAction('banner.ordered', 'Banner put elsewhere in the order'),
  deleted: new AuditAction('banner.deleted', 'Banner deleted'),
};
