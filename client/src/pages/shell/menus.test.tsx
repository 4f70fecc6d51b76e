import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { putSignedInFlag } from '../../session/signedInFlag.ts';
import { currentViewer, showViewer } from '../../session/viewer.ts';
import type { Account } from '../../session/viewer.ts';
import { selectCity } from '../../features/market/places/selectedCity.ts';
import { drawDialogs } from '../../testing/dialogs.ts';
import { account } from '../../testing/fixtures.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { LiveRegion } from '../../ui/announce.tsx';
import { Header } from './Header.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The menu of small screens and the menu of an account, opened and used. */

beforeAll(async () => {
  drawDialogs();
  await Promise.all([import('./MobileMenu.tsx'), import('./accountParts.ts')]);
});
beforeEach(() => {
  putSignedInFlag(null);
  // jsdom knows no wishes about looks, and not what a browser can do.
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const dialog = () => screen.findByRole('dialog');

async function openMenu(address = '/property?city=Pune') {
  const shown = renderAt(address, <Header />);
  const opener = screen.getByLabelText('Menu');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener);
  return { ...shown, opener, menu: await dialog() };
}

const OWN = ['/seller-dashboard', '/seller-dashboard/my-profile', '/complete-profile'];

test.each<[string, Account | null, string[], string]>([
  ['visitor', null, [], '/add-property'],
  [
    'seller',
    account({ userType: 'seller', isComplete: false }),
    OWN,
    '/seller-dashboard/add-property',
  ],
])('V-2.2-04 the menu of small screens for a %s', async (_name, viewer, own, post) => {
  if (viewer) showViewer(viewer);
  const { menu, address, hash, opener } = await openMenu();
  expect(address() + hash()).toBe('/property?city=Pune#menu');
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  // What chooses a city is tested beside it.
  const links = [...menu.querySelectorAll('a:not(details a)')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...own,
    '/',
    '/property',
    '/about-us',
    '/contact',
    '/blog-listing',
    post,
    '#sign-in',
    '#sign-up',
    '#feedback',
    'mailto:contact@example.com',
  ]);
});

test('the menu of small screens closes with its button, and with Back', async () => {
  const { menu, goBack, hash, opener } = await openMenu();
  fireEvent.click(within(menu).getByLabelText('Close menu'));
  await waitFor(() => expect(hash()).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(opener);
  await dialog();
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while the code of the menu is on its way a line says so, and nobody speaks of a failure', async () => {
  const { container } = renderAt(
    '/contact',
    <>
      <Header />
      <LiveRegion />
    </>,
  );
  const ornaments = () =>
    snapshot(container)
      .split('\n')
      .filter((line) => line.trim() === 'div aria-hidden="true"').length;
  const before = ornaments();
  fireEvent.click(screen.getByLabelText('Menu'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ornaments()).toBe(before + 1);
  expect(container.querySelector('output')?.textContent.trim()).toBe('');
  await dialog();
  expect(ornaments()).toBe(before);
});

test.each([
  ['Sign in', '#sign-in'],
  ['Sign Up', '#sign-up'],
  ['Share Feedback', '#feedback'],
])('%s takes the place of the menu: Back leads to the page', async (name, at) => {
  const { menu, hash, goBack, address } = await openMenu();
  fireEvent.click(within(menu).getByText(name, { selector: 'a' }));
  expect(hash()).toBe(at);
  await goBack();
  expect(address() + hash()).toBe('/property?city=Pune');
});

test('a link takes the place of the menu, and says where one is', async () => {
  const { menu, hash, goBack, address } = await openMenu();
  const links = within(within(menu).getByLabelText('Menu', { selector: 'nav' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    null,
    null,
    null,
  ]);
  fireEvent.click(within(menu).getByText('Blogs'));
  expect(address() + hash()).toBe('/blog-listing');
  await goBack();
  expect(address() + hash()).toBe('/property?city=Pune');
});

test('Post Property takes the place of the menu, with the way back', async () => {
  const { menu, hash, goBack } = await openMenu();
  fireEvent.click(within(menu).getByRole('link', { name: /^Post Property/ }));
  expect(hash()).toBe('#sign-in');
  await goBack();
  expect(hash()).toBe('');
});

test('D-119 Post Property asks nobody to sign in who is signed in and not known yet', async () => {
  putSignedInFlag('seller');
  const { menu, hash, address } = await openMenu();
  fireEvent.click(within(menu).getByRole('link', { name: /^Post Property/ }));
  expect(hash()).toBe('');
  await waitFor(() => expect(address()).toBe('/add-property'));
  putSignedInFlag(null);
});

test.each([
  ['/contact', '/contact'],
  ['/property?city=Pune', '/property'],
])('V-2.3 another city closes the menu of %s, whose list follows', async (from, to) => {
  selectCity({ city: 'Pune', state: 'Maharashtra', propertyCount: 12 });
  const { menu, address, hash } = await openMenu(from);
  fireEvent.click(within(menu).getByText('Clear Filter'));
  await waitFor(() => expect(address() + hash()).toBe(to));
});

/** The server takes the farewell. */
function takeFarewell() {
  const farewells: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    farewells.push(path);
    return Response.json({ data: { signOut: { isSignedOut: true } } });
  });
  return farewells;
}

test('V-4.4-01 Logout in the menu of small screens leads home in its place', async () => {
  const farewells = takeFarewell();
  showViewer(account());
  const { menu, address, hash, goBack } = await openMenu();
  fireEvent.click(within(menu).getByText('Logout'));
  await waitFor(() => expect(address() + hash()).toBe('/'));
  expect(currentViewer()).toEqual({ kind: 'visitor' });
  await waitFor(() => expect(farewells.length).toBeGreaterThan(0));
  await goBack();
  expect(address() + hash()).toBe('/property?city=Pune');
});

test('V-4.4-01 Logout in the menu of the header leads home; Back is where one was', async () => {
  takeFarewell();
  const viewer = account();
  showViewer(viewer);
  const { address, goBack } = renderAt('/contact', <UserMenu account={viewer} />);
  fireEvent.click(screen.getByText('Logout'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(currentViewer()).toEqual({ kind: 'visitor' });
  await goBack();
  expect(address()).toBe('/contact');
});

test('V-2.2-04 the header has the menu of whoever is signed in, until they are not', async () => {
  const { container } = renderAt('/', <Header />);
  expect(container.querySelector('details summary .sr-only')).toBeNull();
  act(() => showViewer(account({ userType: 'seller' })));
  const name = await screen.findByText('Account:');
  const menu = name.closest('details') ?? container;
  const entries = [...menu.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(entries).toEqual(['Property Seller', 'Seller Dashboard', 'My Profile', 'Logout']);
  act(() => showViewer({ kind: 'visitor' }));
  expect(screen.queryByText('Account:')).toBeNull();
});
