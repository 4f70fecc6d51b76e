import { AuditAction } from '../platform/audit.ts';

/** What is done to an account. */
export const ACCOUNT_AUDIT = {
  removed: new AuditAction('account.removed', 'Account removed'),
  administrator: new AuditAction('account.administrator', 'Made an administrator'),
};
