import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { PostPropertyLink } from '../../features/seller/posting/PostPropertyLink.tsx';
import { showViewer } from '../../session/viewer.ts';
import type { Account, Viewer } from '../../session/viewer.ts';
import { account } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { MobileAccount } from './MobileMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Which links an account has is the business of accountLinks.test.ts. */

const links = () => screen.getAllByText(/./, { selector: 'li a' });
const shownLinks = () => links().map((link) => [link.textContent, link.getAttribute('href')]);
const logout = () => screen.getByText('Logout', { selector: 'button' });

describe.each([
  ['the header', (viewer: Account) => renderAt('/', <UserMenu account={viewer} />)],
  [
    'the menu of small screens',
    (viewer: Account) => renderAt('/', <MobileAccount account={viewer} />),
  ],
])('of an account in %s', (_where, show) => {
  it('V-2.2-06 V-2.2-07 its own workspace, its profile and Logout', () => {
    show(account({ userType: 'builder', role: 'manager' }));
    expect(shownLinks()).toEqual([
      ['Manager Dashboard', '/manager-dashboard'],
      ['My Profile', '/seller-dashboard/my-profile'],
    ]);
    expect(screen.getByText('Asha')).toBeDefined();
    expect(screen.getByText('Builder Manager')).toBeDefined();
    expect(logout()).toBeDefined();
  });

  it('V-2.2-05 V-2.2-07 without a name the e-mail, and the way to what is missing', () => {
    show(account({ name: null, isComplete: false }));
    expect(screen.getByText('asha@example.com')).toBeDefined();
    expect(shownLinks()).toEqual([
      ['Browse Properties', '/property'],
      ['My Profile', '/seller-dashboard/my-profile'],
      ['Complete Profile', '/complete-profile'],
    ]);
    expect(logout()).toBeDefined();
  });
});

test.each<[string, Viewer, string | undefined]>([
  ['V-2.2-11 a visitor', { kind: 'visitor' }, '/add-property'],
  ['V-2.2-08 V-2.2-11 a seller', account({ userType: 'seller' }), '/seller-dashboard/add-property'],
  ['V-2.2-11 a buyer', account(), undefined],
  ['V-2.2-11 a builder', account({ userType: 'builder' }), undefined],
])('%s and Post Property', (_who, viewer, path) => {
  showViewer(viewer);
  renderAt('/', <PostPropertyLink />);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(path);
});
