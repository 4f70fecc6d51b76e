import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { person, readAhead, visit } from '../../testing/visit.tsx';

/** Whose workspace is whose, on the site's own table of addresses. What each workspace holds is the server's to say. */

withToasts();
readAhead(
  'sellerDashboard',
  'enquiries',
  'dashboard',
  'managerDashboard',
  'siteAdmin',
  'adminDashboard',
  'adminElsewhere',
  'addProperty',
  'myProfile',
);

const SELLER = person({ userType: 'SELLER' });
const BUYER = person();
const ADMIN = person({ userType: 'BUILDER', role: 'ADMIN' });
const MANAGER = person({ userType: 'BUILDER', role: 'MANAGER' });
const EXECUTIVE = person({ userType: 'BUILDER', role: 'EXECUTIVE' });
const SITE_ADMIN = person({ userType: 'SITE_ADMIN', role: 'SITE_ADMIN' });

const OWN = 'Your properties';
const ASSIGNED = 'Your properties and properties assigned to you';
const FIRM = 'Your organisation’s properties';
const MARKET = 'Newest properties';

it.each([
  ['V-2.1-16 V-2.1-20 a seller', '/seller-dashboard', '/seller-dashboard', SELLER, OWN],
  ['V-2.1-18 a builder admin', '/dashboard', '/dashboard', ADMIN, FIRM],
  ['V-2.1-18 V-2.1-23 a manager', '/manager-dashboard', '/manager-dashboard', MANAGER, FIRM],
  [
    'V-2.1-18 V-2.1-23 an executive',
    '/executive-dashboard',
    '/executive-dashboard',
    EXECUTIVE,
    ASSIGNED,
  ],
  ['V-2.1-17 V-2.1-22 a site_admin', '/site-admin', '/site-admin', SITE_ADMIN, MARKET],
  ['V-2.1-17 D-21 a site_admin', '/admin/dashboard', '/admin/dashboard', SITE_ADMIN, MARKET],
  ['A-2.3-09 a site_admin', '/site-admin', '/site-admin', SITE_ADMIN, MARKET],
  ['A-6-06 V-2.1-22 a site_admin', '/admin', '/site-admin', SITE_ADMIN, MARKET],
  ['A-6-06 V-2.1-22 a site_admin', '/admin/elsewhere', '/site-admin', SITE_ADMIN, MARKET],
  ['D-22 a seller', '/dashboard', '/seller-dashboard', SELLER, OWN],
  ['D-22 a manager', '/dashboard', '/manager-dashboard', MANAGER, FIRM],
  ['D-22 an executive', '/dashboard', '/executive-dashboard', EXECUTIVE, ASSIGNED],
  ['D-22 A-2.3-06 a site_admin', '/dashboard', '/site-admin', SITE_ADMIN, MARKET],
])('%s who asks for %s is at %s', async (_who, path, at, viewer, shows) => {
  const { address } = visit(path, viewer);
  await screen.findByText(shows, { selector: 'h2' });
  expect(address()).toBe(at);
});

it.each([
  ['/admin/clients', '/site-admin?view=users&type=customers', 'Customers'],
  ['/admin/agents', '/site-admin?view=users&type=sellers', 'Sellers'],
])('D-92 A-2.3-08 A-6-06 a site_admin who asks for %s is at %s', async (path, at, chip) => {
  const { address } = visit(path, SITE_ADMIN);
  await waitFor(() => expect(address()).toBe(at));
  const chosen = await screen.findByText(chip, { selector: 'a' });
  expect(chosen.getAttribute('aria-current')).toBe('true');
});

it.each([
  ['V-2.1-22 A-2.3-07', '/admin/properties', '/site-admin?view=properties', 'Properties'],
  ['A-2.3-07', '/admin/pending-properties', '/site-admin?view=properties', 'Properties'],
  ['V-2.1-22 D-100', '/admin/audit', '/site-admin?view=audit', 'Audit'],
  ['A-2.3-08 D-92', '/admin/reports', '/site-admin?view=reports', 'Reports'],
  ['A-2.3-08 D-92', '/admin/transactions', '/site-admin?view=transactions', 'Transactions'],
  ['V-2.1-22 D-92 A-2.3-08', '/admin/settings', '/site-admin?view=settings', 'Settings'],
])('%s %s leads a site_admin to %s', async (_id, path, at, title) => {
  const { address } = visit(path, SITE_ADMIN);
  await screen.findByText(title, { selector: 'h1' });
  expect(address()).toBe(at);
});

it.each([
  ['my-properties', 'My Properties'],
  ['add-property', 'Add Basic Details'],
  ['add-property-details', 'Post your property'],
])('A-2.3-10 D-21 both addresses of the administration have the view %s', async (view, title) => {
  for (const home of ['/site-admin', '/admin/dashboard']) {
    visit(`${home}?view=${view}`, SITE_ADMIN);
    expect(await screen.findByText(title, { selector: 'h1' })).toBeDefined();
    cleanup();
  }
});

it.each([
  ['/seller-dashboard/my-properties', 'My Properties'],
  ['/seller-dashboard/enquiries', 'Enquiries'],
  ['/seller-dashboard/add-property', 'Add Basic Details'],
])('V-2.1-16 %s is in the workspace of sellers', async (path, title) => {
  const { address } = visit(path, SELLER);
  await screen.findByText(title, { selector: 'h1' });
  await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
  expect(address()).toBe(path);
});

it.each([
  ['V-2.1-20 D-26 a buyer', '/seller-dashboard', '/property', BUYER, 'sellers'],
  ['V-2.1-20 a builder', '/seller-dashboard/my-properties', '/dashboard', ADMIN, 'sellers'],
  ['V-2.1-22 D-27 a builder admin', '/site-admin', '/dashboard', ADMIN, 'administrators'],
  ['V-2.1-22 D-27 a builder admin', '/admin/dashboard', '/dashboard', ADMIN, 'administrators'],
  ['V-2.1-22 a seller', '/admin/properties', '/seller-dashboard', SELLER, 'administrators'],
  ['V-2.1-23 D-26 a seller', '/manager-dashboard', '/seller-dashboard', SELLER, 'builders'],
  ['V-2.1-23 D-26 a seller', '/executive-dashboard', '/seller-dashboard', SELLER, 'builders'],
])('%s who asks for %s is led to %s', async (_who, path, at, viewer, audience) => {
  const { address } = visit(path, viewer);
  await waitFor(() => expect(address()).toBe(at));
  await findToast(`This page is for ${audience}. We took you to your own page.`);
});

it.each([
  '/seller-dashboard',
  '/seller-dashboard/my-profile',
  '/seller-dashboard/enquiries',
  '/dashboard',
  '/manager-dashboard',
  '/executive-dashboard',
  '/site-admin',
  '/admin',
  '/complete-profile',
  '/complete-social-profile',
  '/seller-dashboard/edit-property/66f0000000000000000000aa',
  '/manager-dashboard?view=edit-property&id=66f0000000000000000000aa',
])('V-2.1-24 D-26 a visitor who asks for %s signs in first', async (path) => {
  const { address } = visit(path, null);
  const withReturn = `/?dialog=sign-in&returnTo=${encodeURIComponent(path)}`;
  await waitFor(() => expect(address()).toBe(withReturn));
});

it.each([
  ['buyer', BUYER],
  ['seller', SELLER],
  ['manager', MANAGER],
  ['site_admin', SITE_ADMIN],
])('D-23 the profile is open to a %s', async (_who, viewer) => {
  const { address } = visit('/seller-dashboard/my-profile', viewer);
  await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
  expect(address()).toBe('/seller-dashboard/my-profile');
});

it.each([
  ['V-2.2-08 a seller', '/seller-dashboard/add-property', SELLER],
  ['V-2.2-09 a buyer', '/seller-dashboard/my-profile', BUYER],
  ['V-2.2-09 a builder', '/seller-dashboard/my-profile', ADMIN],
  ['D-22 A-2.3-06 a site_admin', '/site-admin?view=add-property', SITE_ADMIN],
  ['V-2.1-19 a visitor', '/?dialog=sign-in&returnTo=%2Fadd-property', null],
])('%s who wants to post is led to %s', async (_who, at, viewer) => {
  const { address } = visit('/add-property', viewer);
  await waitFor(() => expect(address()).toBe(at));
});
