import { displayName, isSiteAdmin } from '../../../schema/accounts.ts';
import { callName } from '../session/accountLinks.ts';
import type { Account } from '../session/viewer.ts';

/** What somebody is called in the own workspace: an administrator by name or as one. */
export function ownName(account: Account): string {
  return isSiteAdmin(account) ? (account.name ?? 'Admin User') : callName(account);
}

/** What stands beneath the name there. */
export function ownRole(account: Account): string {
  if (!isSiteAdmin(account)) return displayName(account);
  return account.role === 'site_admin' ? 'Site Administrator' : 'Administrator';
}
