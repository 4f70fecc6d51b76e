import {
  completeProfilePath,
  completeSocialProfilePath,
  dashboardPath,
  executiveDashboardPath,
  homePath,
  listingPath,
  managerDashboardPath,
  sellerDashboardPath,
  siteAdminPath,
} from './routes.ts';

/** What a person does here; null until somebody who came through a social sign-in has chosen. */
export const USER_TYPES = ['buyer', 'seller', 'builder', 'site_admin'] as const;
export type UserType = (typeof USER_TYPES)[number];
/** The inner role of builders and administrators. */
export const USER_ROLES = ['admin', 'manager', 'executive', 'site_admin'] as const;
export type UserRole = (typeof USER_ROLES)[number];
/** How a seller offers property. */
export const SELLER_KINDS = ['owner', 'agent', 'builder'] as const;
export type SellerKind = (typeof SELLER_KINDS)[number];

export interface AccountFacts {
  name: string | null;
  email: string | null;
  mobile: string | null;
  userType: UserType | null;
  role: UserRole | null;
}

/** What somebody is called where the name does not matter; 'Guest' for a visitor. */
export function displayName(
  account: (Pick<AccountFacts, 'userType' | 'role'> & { sellerKind: SellerKind | null }) | null,
): string {
  if (account === null) return 'Guest';
  const { userType, role, sellerKind } = account;
  if (isSiteAdmin(account)) return 'Site Admin';
  // Whoever registered as one is a builder, with an organisation or without.
  if (userType === 'seller') return sellerKind === 'builder' ? 'Builder' : 'Property Seller';
  if (userType === 'buyer') return 'Property Buyer';
  if (userType !== 'builder') return 'User';
  return role === null ? 'Builder' : `Builder ${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}

/** Whether name, e-mail, mobile and user type are all known. */
export function isCompleteProfile(account: AccountFacts): boolean {
  const { name, email, mobile, userType } = account;
  return [name, email, mobile, userType].every((each) => each !== null && each !== '');
}

/** Where signing in leads to. */
export function landingPath(account: AccountFacts): string {
  const { userType } = account;
  if (userType === 'seller') return sellerDashboardPath();
  if (userType === null) return completeSocialProfilePath();
  if (!isCompleteProfile(account)) return completeProfilePath();
  if (isSiteAdmin(account)) return siteAdminPath();
  if (userType === 'buyer') return listingPath();
  return workspaceHome(account) ?? homePath();
}

/** The first page of somebody's own workspace; null for those who have none. */
export function workspaceHome(account: Pick<AccountFacts, 'userType' | 'role'>): string | null {
  const { userType, role } = account;
  if (isSiteAdmin(account)) return siteAdminPath();
  if (userType === 'seller') return sellerDashboardPath();
  if (userType !== 'builder') return null;
  if (role === 'manager') return managerDashboardPath();
  return role === 'executive' ? executiveDashboardPath() : dashboardPath();
}

/** Only this opens the administration: the role `admin` is a builder's. */
export function isSiteAdmin({ userType, role }: Pick<AccountFacts, 'userType' | 'role'>): boolean {
  return userType === 'site_admin' || role === 'site_admin';
}

/** The inner roles of a builder organisation; `site_admin` is none of them. */
export const MEMBER_ROLES = ['admin', 'manager', 'executive'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export function isMemberRole(role: string | null): role is MemberRole {
  return MEMBER_ROLES.some((each) => each === role);
}
