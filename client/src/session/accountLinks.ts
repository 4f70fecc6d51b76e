import { displayName, isSiteAdmin } from '../../../schema/accounts.ts';
import { formatPhone } from '../../../schema/format/phone.ts';
import {
  completeProfilePath,
  completeSocialProfilePath,
  dashboardPath,
  executiveDashboardPath,
  listingPath,
  managerDashboardPath,
  myProfilePath,
  sellerDashboardPath,
  siteAdminPath,
} from '../../../schema/routes.ts';
import type { Account } from './viewer.ts';

export interface AccountLink {
  label: string;
  path: string;
}

/** What somebody who is signed in is called in the header: the name, else the e-mail, else the mobile. */
export function callName(account: Account): string {
  const { name, email, mobile } = account;
  return name ?? email ?? (mobile === null ? displayName(account) : formatPhone(mobile));
}

/** The entries of the account's menu above Logout. */
export function accountLinks(account: Account): readonly AccountLink[] {
  const own = ownWorkspace(account);
  return [
    ...(own ? [own] : []),
    { label: 'My Profile', path: myProfilePath() },
    ...(account.isComplete ? [] : [{ label: 'Complete Profile', path: missingPath(account) }]),
  ];
}

function ownWorkspace(account: Account): AccountLink | null {
  const { userType, role } = account;
  if (isSiteAdmin(account)) return { label: 'Admin Dashboard', path: siteAdminPath() };
  if (userType === 'seller') return { label: 'Seller Dashboard', path: sellerDashboardPath() };
  if (userType === 'buyer') return { label: 'Browse Properties', path: listingPath() };
  if (userType !== 'builder') return null;
  if (role === 'manager') return { label: 'Manager Dashboard', path: managerDashboardPath() };
  if (role === 'executive') return { label: 'Executive Dashboard', path: executiveDashboardPath() };
  return { label: 'Builder Dashboard', path: dashboardPath() };
}

/** The page that asks for what an incomplete account lacks. */
export function missingPath({ userType }: Account): string {
  return userType === null ? completeSocialProfilePath() : completeProfilePath();
}
