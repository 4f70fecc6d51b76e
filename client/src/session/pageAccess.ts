import { isSiteAdmin } from '../../../schema/accounts.ts';
import type { Account, UserRole, UserType } from './viewer.ts';

/** Who may enter a private page; everybody who is signed in when nothing is said. */
export interface PageAccess {
  types?: readonly UserType[];
  /** Narrows the types to these roles; null for those who have none. */
  roles?: readonly (UserRole | null)[];
  /**
   * Others have a page of the same kind: they are led to theirs without a word. A function says which; null where
   * somebody has none.
   */
  leadsOn?: true | ((account: Account) => string | null);
}

/** The role `admin` is a builder's and opens no administration. */
export function mayEnter(account: Account, { types, roles }: PageAccess): boolean {
  const type = isSiteAdmin(account) ? 'site_admin' : account.userType;
  const isOfType = types === undefined || types.some((each) => each === type);
  return isOfType && (roles === undefined || roles.some((each) => each === account.role));
}

/** Who a page is for, as 'This page is for …' goes on. */
export function audienceOf({ types = [], roles }: PageAccess): string {
  const words = roles
    ? roles.flatMap((role) => (role ? [ROLES[role]] : []))
    : types.map((type) => TYPES[type]);
  return words.join(' and ');
}

const TYPES: Record<UserType, string> = {
  buyer: 'buyers',
  seller: 'sellers',
  builder: 'builders',
  site_admin: 'administrators',
};

const ROLES: Record<UserRole, string> = {
  admin: 'builder admins',
  manager: 'builder managers',
  executive: 'builder executives',
  site_admin: 'administrators',
};
