import { AuditAction } from '../platform/audit.ts';

/** What is done to an account. */
export const ACCOUNT_AUDIT = {
  administrator: new AuditAction('account.administrator', 'Made an administrator'),
};
