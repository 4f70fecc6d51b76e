import { expect, it } from 'vitest';
import { account } from '../testing/fixtures.ts';
import { accountLinks, callName } from './accountLinks.ts';
import type { Account } from './viewer.ts';

const entries = (changes: Partial<Account>) =>
  accountLinks(account(changes)).map(({ label, path }) => `${label} ${path}`);

it('V-2.2-05 the name, else the e-mail, else the mobile', () => {
  expect(callName(account())).toBe('Asha');
  expect(callName(account({ name: null }))).toBe('asha@example.com');
  expect(callName(account({ name: null, email: null }))).toBe('+91 98765 43210');
  expect(callName(account({ name: null, email: null, mobile: null }))).toBe('Property Buyer');
});

it.each([
  ['seller', null, 'Seller Dashboard /seller-dashboard'],
  ['buyer', null, 'Browse Properties /property'],
  ['site_admin', null, 'Admin Dashboard /site-admin'],
  ['buyer', 'site_admin', 'Admin Dashboard /site-admin'],
  ['builder', 'admin', 'Builder Dashboard /dashboard'],
  ['builder', null, 'Builder Dashboard /dashboard'],
  ['builder', 'manager', 'Manager Dashboard /manager-dashboard'],
  ['builder', 'executive', 'Executive Dashboard /executive-dashboard'],
] as const)('V-2.2-06 V-6-02 %s with the role %s sees %s', (userType, role, first) => {
  expect(entries({ userType, role })).toEqual([first, 'My Profile /seller-dashboard/my-profile']);
});

it('V-2.2-07 an incomplete profile has a link to what is missing', () => {
  expect(entries({ isComplete: false }).at(-1)).toBe('Complete Profile /complete-profile');
  expect(entries({ isComplete: false, userType: null })).toEqual([
    'My Profile /seller-dashboard/my-profile',
    'Complete Profile /complete-social-profile',
  ]);
});
