import { expect, it } from 'vitest';
import { account } from '../../../testing/fixtures.ts';
import { postPropertyTarget, showsPostProperty } from './postProperty.ts';

it('V-2.2-08 a seller goes to the form for adding a property', () => {
  expect(postPropertyTarget(account({ userType: 'seller' }))).toEqual({
    kind: 'page',
    path: '/seller-dashboard/add-property',
  });
});

it.each([
  ['buyer', '/seller-dashboard/my-profile#start-selling'],
  ['builder', '/seller-dashboard/my-profile'],
] as const)('V-2.2-09 a signed-in %s goes to %s', (userType, path) => {
  expect(postPropertyTarget(account({ userType }))).toEqual({ kind: 'page', path });
});

it('V-2.2-10 a visitor signs in first, and the way back is kept', () => {
  expect(postPropertyTarget({ kind: 'visitor' })).toEqual({
    kind: 'sign-in',
    returnTo: '/add-property',
  });
});

it('V-2.2-11 only visitors and sellers see the button', () => {
  expect(showsPostProperty({ kind: 'visitor' })).toBe(true);
  expect(showsPostProperty(account({ userType: 'seller' }))).toBe(true);
  for (const other of ['buyer', 'builder', 'site_admin'] as const) {
    expect(showsPostProperty(account({ userType: other })), other).toBe(false);
  }
});
