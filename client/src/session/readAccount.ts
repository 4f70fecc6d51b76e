import { landingPath } from '../../../schema/accounts.ts';
import { isObject } from '../../../schema/rules/json.ts';
import type { Account, SellerKind, UserRole, UserType } from './viewer.ts';

/** What a mutation answers about the viewer's account (the fragment ViewerAccount_account). */
export interface AccountData {
  id: string;
  name: string | null;
  email: string | null;
  mobile: string | null;
  userType: Uppercase<UserType> | null;
  kind: Uppercase<SellerKind> | null;
  role: Uppercase<UserRole> | null;
  isComplete: boolean;
  landingPath: string;
}

/** The viewer from a GraphQL answer. */
export function accountOf({ id, name, email, mobile, ...rest }: AccountData): Account {
  const { userType, kind, role, isComplete, landingPath } = rest;
  return {
    kind: 'account',
    id,
    name,
    email,
    mobile,
    userType: oneOf(USER_TYPES, userType?.toLowerCase()),
    sellerKind: oneOf(SELLER_KINDS, kind?.toLowerCase()),
    role: oneOf(USER_ROLES, role?.toLowerCase()),
    isComplete,
    landingPath,
  };
}

/** The viewer from the `user` of a REST answer, or null when it is none. */
export function accountOfUser(user: unknown): Account | null {
  if (!isObject(user)) return null;
  const { id, isCompleteProfile, redirectTo } = user;
  if (typeof id !== 'string') return null;
  const facts = {
    name: textOf(user['name']),
    email: textOf(user['email']),
    mobile: textOf(user['mobile']),
    userType: oneOf(USER_TYPES, user['userType']),
    role: oneOf(USER_ROLES, user['role']),
  };
  return {
    kind: 'account',
    id,
    ...facts,
    sellerKind: oneOf(SELLER_KINDS, user['kind']),
    isComplete: isCompleteProfile === true,
    landingPath: textOf(redirectTo) ?? landingPath(facts),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  return words.find((word) => word === value) ?? null;
}

const USER_TYPES: readonly UserType[] = ['buyer', 'seller', 'builder', 'site_admin'];
const SELLER_KINDS: readonly SellerKind[] = ['owner', 'agent', 'builder'];
const USER_ROLES: readonly UserRole[] = ['admin', 'manager', 'executive', 'site_admin'];
