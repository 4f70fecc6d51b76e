import { AuditAction, nameSubjects } from '../platform/audit.ts';
import { In } from 'typeorm';
import { Account } from './account.entity.ts';

/** What is done to an account. */
export const ACCOUNT_AUDIT = {
  removed: new AuditAction('account.removed', 'Account removed'),
  statusChanged: new AuditAction('account.status_changed', 'Status changed'),
  verified: new AuditAction('account.verification_changed', 'Verification level changed'),
  administrator: new AuditAction('account.administrator', 'Made an administrator'),
};

nameSubjects('account.', (manager, ids) =>
  manager.find(Account, { select: { id: true, name: true }, where: { id: In(ids) } }),
);
