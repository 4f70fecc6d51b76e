import { AuditAction } from '../../platform/audit.ts';

/** What administrators do to subscribers; who they were is not kept. */
export const NEWSLETTER_AUDIT = {
  deleted: new AuditAction('newsletter.deleted', 'Newsletter address deleted'),
};
