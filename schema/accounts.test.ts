import { expect, it } from 'vitest';
import {
  type AccountFacts,
  type SellerKind,
  displayName,
  isCompleteProfile,
  isMemberRole,
  isSiteAdmin,
  landingPath,
  MEMBER_ROLES,
  workspaceHome,
} from './accounts.ts';

const complete: AccountFacts = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  userType: 'buyer',
  role: null,
};

it.each<[Partial<AccountFacts> & { sellerKind?: SellerKind }, string]>([
  [{ userType: 'site_admin', role: 'site_admin' }, 'Site Admin'],
  [{ userType: 'buyer', role: 'site_admin' }, 'Site Admin'],
  [{ userType: 'seller' }, 'Property Seller'],
  [{ userType: 'seller', sellerKind: 'owner' }, 'Property Seller'],
  [{ userType: 'seller', sellerKind: 'agent' }, 'Property Seller'],
  [{ userType: 'seller', sellerKind: 'builder' }, 'Builder'],
  [{ userType: 'buyer' }, 'Property Buyer'],
  [{ userType: 'builder', role: 'admin' }, 'Builder Admin'],
  [{ userType: 'builder', role: 'manager' }, 'Builder Manager'],
  [{ userType: 'builder', role: 'executive' }, 'Builder Executive'],
  [{ userType: 'builder' }, 'Builder'],
  [{ userType: null }, 'User'],
])('V-3-03 %j is called %s', (facts, name) => {
  expect(displayName({ sellerKind: null, ...complete, ...facts })).toBe(name);
});

it('V-3-03 a visitor is a Guest', () => {
  expect(displayName(null)).toBe('Guest');
});

it.each<[string, Partial<AccountFacts>, string]>([
  ['V-4.1-03 a seller', { userType: 'seller' }, '/seller-dashboard'],
  ['V-4.1-03 a buyer', { userType: 'buyer' }, '/property'],
  ['V-4.1-04 a builder admin', { userType: 'builder', role: 'admin' }, '/dashboard'],
  ['V-4.1-04 a builder manager', { userType: 'builder', role: 'manager' }, '/manager-dashboard'],
  ['V-4.1-04 an executive', { userType: 'builder', role: 'executive' }, '/executive-dashboard'],
  ['V-4.1-04 another builder', { userType: 'builder' }, '/dashboard'],
  ['V-4.1-05 the site_admin', { userType: 'site_admin', role: 'site_admin' }, '/site-admin'],
  ['V-4.1-05 whoever has that role', { userType: 'buyer', role: 'site_admin' }, '/site-admin'],
  ['V-4.1-07 an incomplete seller', { userType: 'seller', email: null }, '/seller-dashboard'],
  ['V-4.1-07 an incomplete buyer', { email: '' }, '/complete-profile'],
  ['V-4.1-07 an incomplete builder', { userType: 'builder', name: null }, '/complete-profile'],
  ['V-2.1-15 whoever has not chosen', { userType: null }, '/complete-social-profile'],
])('%s lands on its page', (_who, facts, path) => {
  expect(landingPath({ ...complete, ...facts })).toBe(path);
});

it.each<[Partial<AccountFacts>, string | null]>([
  [{ userType: 'site_admin' }, '/site-admin'],
  [{ userType: 'seller' }, '/seller-dashboard'],
  [{ userType: 'builder', role: 'admin' }, '/dashboard'],
  [{ userType: 'builder', role: 'manager' }, '/manager-dashboard'],
  [{ userType: 'builder', role: 'executive' }, '/executive-dashboard'],
  [{ userType: 'buyer' }, null],
  [{ userType: null }, null],
])('the workspace of %j begins at %s', (facts, path) => {
  expect(workspaceHome({ ...complete, ...facts })).toBe(path);
});

it('V-4.1-06 anybody else lands on the home page', () => {
  // What an older or newer client may have stored; the types know no such account.
  const other: AccountFacts = { ...complete, userType: JSON.parse('"guest"') };
  expect(landingPath(other)).toBe('/');
});

it.each(['name', 'email', 'mobile', 'userType'] as const)(
  'D-31 a profile without %s is not complete',
  (key) => {
    expect(isCompleteProfile(complete)).toBe(true);
    expect(isCompleteProfile({ ...complete, [key]: null })).toBe(false);
  },
);

it('D-99 the roles of an organisation are these three', () => {
  expect(MEMBER_ROLES).toEqual(['admin', 'manager', 'executive']);
  expect(['admin', 'executive', 'site_admin', null].map(isMemberRole)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ['seller', 'site_admin', true],
  ['site_admin', null, true],
  ['builder', 'admin', false],
] as const)('D-27 a %s with the role %s is a site_admin: %s', (userType, role, isAdmin) => {
  expect(isSiteAdmin({ userType, role })).toBe(isAdmin);
});
