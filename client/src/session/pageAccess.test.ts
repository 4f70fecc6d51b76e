import { expect, it } from 'vitest';
import { account } from '../testing/fixtures.ts';
import { audienceOf, mayEnter } from './pageAccess.ts';

it('V-2.1-20 the workspace of sellers is for sellers', () => {
  expect(mayEnter(account({ userType: 'seller' }), { types: ['seller'] })).toBe(true);
  for (const userType of ['buyer', 'builder', 'site_admin', null] as const) {
    expect(mayEnter(account({ userType }), { types: ['seller'] }), String(userType)).toBe(false);
  }
});

it("V-2.1-22 the administration is for site_admin; a builder's admin is none (D-27)", () => {
  const administration = { types: ['site_admin'] } as const;
  expect(mayEnter(account({ userType: 'site_admin' }), administration)).toBe(true);
  expect(mayEnter(account({ role: 'site_admin' }), administration)).toBe(true);
  expect(mayEnter(account({ userType: 'builder', role: 'admin' }), administration)).toBe(false);
});

it("V-2.1-23 a manager's page is for managers", () => {
  const managers = { types: ['builder'], roles: ['manager'] } as const;
  expect(mayEnter(account({ userType: 'builder', role: 'manager' }), managers)).toBe(true);
  expect(mayEnter(account({ userType: 'builder', role: 'executive' }), managers)).toBe(false);
  expect(mayEnter(account({ userType: 'seller', role: 'manager' }), managers)).toBe(false);
});

it('a page that names nobody is for everybody who is signed in', () => {
  expect(mayEnter(account({ userType: null }), {})).toBe(true);
});

it('says who a page is for', () => {
  expect(audienceOf({ types: ['seller'] })).toBe('sellers');
  expect(audienceOf({ types: ['builder'], roles: ['manager'] })).toBe('builder managers');
});

it.each([
  ['buyer', 'buyers'],
  ['seller', 'sellers'],
  ['builder', 'builders'],
  ['site_admin', 'administrators'],
] as const)('a page for a %s is for %s', (type, words) => {
  expect(audienceOf({ types: [type] })).toBe(words);
});

it.each([
  ['admin', 'builder admins'],
  ['manager', 'builder managers'],
  ['executive', 'builder executives'],
  ['site_admin', 'administrators'],
] as const)('a page for the role %s is for %s', (role, words) => {
  expect(audienceOf({ types: ['builder'], roles: [null, role] })).toBe(words);
});

it('says all whom a page is for', () => {
  expect(audienceOf({ types: ['seller', 'builder'] })).toBe('sellers and builders');
});
