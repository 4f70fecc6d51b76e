import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createCache } from '../../apollo/client.ts';
import { showViewer } from '../../features/account/viewer.ts';
import type { Account } from '../../features/account/viewer.ts';
import { LATER_ROUTES } from '../../laterRoutes.ts';
import { makeRoutes } from '../../router.tsx';
import { account } from '../../testing/fixtures.ts';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { clearToasts } from '../../ui/toast.ts';

/** Whose area is whose, on the site's own table of addresses. What each area holds is the server's to say. */

withToasts();

const SELLER = account({ userType: 'seller', landingPath: '/seller-dashboard' });
const BUYER = account();
const ADMIN = account({ userType: 'builder', role: 'admin', landingPath: '/dashboard' });
const MANAGER = account({
  userType: 'builder',
  role: 'manager',
  landingPath: '/manager-dashboard',
});
const EXECUTIVE = account({
  userType: 'builder',
  role: 'executive',
  landingPath: '/executive-dashboard',
});
const SITE_ADMIN = account({
  userType: 'site_admin',
  role: 'site_admin',
  landingPath: '/site-admin',
});

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  clearToasts();
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
});

/** Opens the address and answers where that leads. The server never answers: areas stand before their data. */
function visit(address: string, viewer: Account | null): () => string {
  showViewer(viewer ?? { kind: 'visitor' });
  const link = new ApolloLink(() => new Observable(() => undefined));
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const site = { name: 'Aangan', url: 'https://site.test' };
  const [shell] = makeRoutes({ client, site });
  const later = new Set<string | undefined>(LATER_ROUTES.map(([id]) => id));
  const pages = (shell?.children?.[0]?.children ?? []).filter(({ id }) => later.has(id));
  const router = createMemoryRouter(
    [{ path: '/', children: [...pages, { path: '*', element: null }] }],
    { initialEntries: [address] },
  );
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}

const OWN = 'Your properties';
const ASSIGNED = 'Your properties and those assigned to you';
const FIRM = 'Properties of the organisation';
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
  ['V-2.1-22 a site_admin', '/admin/properties', '/site-admin', SITE_ADMIN, MARKET],
  ['D-22 a seller', '/dashboard', '/seller-dashboard', SELLER, OWN],
  ['D-22 a manager', '/dashboard', '/manager-dashboard', MANAGER, FIRM],
  ['D-22 an executive', '/dashboard', '/executive-dashboard', EXECUTIVE, ASSIGNED],
  ['D-22 a site_admin', '/dashboard', '/site-admin', SITE_ADMIN, MARKET],
])('%s who asks for %s is at %s', async (_who, asked, at, viewer, shows) => {
  const address = visit(asked, viewer);
  await screen.findByText(shows, { selector: 'h2' });
  expect(address()).toBe(at);
});

it.each([
  ['/seller-dashboard/my-properties', 'My Properties'],
  ['/seller-dashboard/enquiries', 'Enquiries'],
  ['/seller-dashboard/add-property', 'Add Basic Details'],
])('V-2.1-16 %s is in the area of sellers', async (asked, title) => {
  const address = visit(asked, SELLER);
  await screen.findByText(title, { selector: 'h1' });
  await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
  expect(address()).toBe(asked);
});

it.each([
  ['V-2.1-20 D-26 a buyer', '/seller-dashboard', '/property', BUYER, 'sellers'],
  ['V-2.1-20 a builder', '/seller-dashboard/my-properties', '/dashboard', ADMIN, 'sellers'],
  ['V-2.1-22 D-27 a builder admin', '/site-admin', '/dashboard', ADMIN, 'administrators'],
  ['V-2.1-22 D-27 a builder admin', '/admin/dashboard', '/dashboard', ADMIN, 'administrators'],
  ['V-2.1-22 a seller', '/admin/properties', '/seller-dashboard', SELLER, 'administrators'],
  ['V-2.1-23 D-26 a seller', '/manager-dashboard', '/seller-dashboard', SELLER, 'builders'],
  ['V-2.1-23 D-26 a seller', '/executive-dashboard', '/seller-dashboard', SELLER, 'builders'],
])('%s who asks for %s is led to %s', async (_who, asked, at, viewer, audience) => {
  const address = visit(asked, viewer);
  await waitFor(() => expect(address()).toBe(at));
  await findToast(`This page is for ${audience}. Here is your own page.`);
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
])('V-2.1-24 D-26 a visitor who asks for %s signs in first', async (asked) => {
  const address = visit(asked, null);
  const kept = `/?dialog=sign-in&returnTo=${encodeURIComponent(asked)}`;
  await waitFor(() => expect(address()).toBe(kept));
});

test('D-23 the profile is for everybody who is signed in', async () => {
  for (const viewer of [BUYER, SELLER, MANAGER, SITE_ADMIN]) {
    const address = visit('/seller-dashboard/my-profile', viewer);
    await waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
    expect(address()).toBe('/seller-dashboard/my-profile');
    cleanup();
  }
});
