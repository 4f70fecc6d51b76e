import { displayName } from '../../../../../schema/accounts.ts';
import type {
  AccountStatus,
  UserSort,
  UserType,
  VerificationLevel,
} from '../../../types.generated.ts';
import type { BadgeTone } from '../../../ui/Tag.tsx';
import type { UsersQuery } from './Users.generated.ts';

export type ListedUser = UsersQuery['administration']['users']['items'][number];

/** What people call somebody who may have no name. */
export function nameOf({ name, mobile, email }: Pick<ListedUser, 'name' | 'mobile' | 'email'>) {
  return name ?? mobile ?? email ?? 'No name';
}

/** What kind of account it is: 'Property Seller', 'Builder Manager'; agents by their own name. */
export function typeOf({
  userType,
  role,
  kind,
}: Pick<ListedUser, 'userType' | 'role' | 'kind'>): string {
  if (userType === 'SELLER' && kind === 'AGENT') return 'Agent';
  if (userType === null) return 'Not chosen yet';
  return displayName({
    userType: TYPES[userType],
    sellerKind: kind === null ? null : KINDS[kind],
    role: role === null ? null : ROLES[role],
  });
}

const TYPES = {
  BUYER: 'buyer',
  SELLER: 'seller',
  BUILDER: 'builder',
  SITE_ADMIN: 'site_admin',
} as const satisfies Record<UserType, string>;

const KINDS = { OWNER: 'owner', AGENT: 'agent', BUILDER: 'builder' } as const;

const ROLES = {
  ADMIN: 'admin',
  MANAGER: 'manager',
  EXECUTIVE: 'executive',
  SITE_ADMIN: 'site_admin',
} as const;

export const STATUSES: Record<AccountStatus, { label: string; tone: BadgeTone; done: string }> = {
  ACTIVE: { label: 'Active', tone: 'success', done: 'User activated.' },
  INACTIVE: { label: 'Inactive', tone: 'warning', done: 'User deactivated.' },
  BLOCKED: { label: 'Blocked', tone: 'danger', done: 'User blocked.' },
};

export const LEVELS: Record<VerificationLevel, string> = {
  BASIC: 'Basic',
  VERIFIED: 'Verified',
  PREMIUM: 'Premium',
};

export const SORTS: Record<UserSort, string> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  NAME: 'Name',
};

/** Since when somebody has joined, by what the address calls it; how many days before today. */
export const JOINED = {
  today: { label: 'Today', daysBefore: 0 },
  week: { label: 'Last 7 days', daysBefore: 6 },
  month: { label: 'Last 30 days', daysBefore: 29 },
} as const;

/** The lists of people, by what the address calls them. */
export const GROUPS: readonly { key: string; label: string; userTypes: UserType[] | null }[] = [
  { key: 'all', label: 'All', userTypes: null },
  { key: 'sellers', label: 'Sellers', userTypes: ['SELLER', 'BUILDER'] },
  { key: 'customers', label: 'Customers', userTypes: ['BUYER'] },
  { key: 'administrators', label: 'Administrators', userTypes: ['SITE_ADMIN'] },
];

/** What ends the use of an account, and what it means: 'The account …'. */
export const STOPS = {
  BLOCKED: {
    verb: 'Block',
    meaning: 'is signed out everywhere and cannot sign in again. Its properties are not affected.',
  },
  INACTIVE: {
    verb: 'Deactivate',
    meaning:
      'is signed out everywhere and cannot be used until you activate it. Its properties are not affected.',
  },
} as const;
