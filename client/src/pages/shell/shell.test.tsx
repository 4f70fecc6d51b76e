import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PostPropertyLink } from '../../features/seller/posting/PostPropertyLink.tsx';
import { showViewer } from '../../session/viewer.ts';
import type { Account } from '../../session/viewer.ts';
import { visitorFavourites } from '../../features/account/favourites/favouriteStore.ts';
import { account } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { LiveRegion } from '../../ui/announce.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Header } from './Header.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useRouteChange, useSlowNavigation } from './Layout.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom knows no wishes about looks, and not what a browser can do.
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

const links = () => [...document.querySelectorAll('a')];

test('V-2.2-02 V-2.2-03 the header has its links and buttons, and marks where the visitor is', () => {
  renderAt('/property', <Header />);
  const main = [...document.querySelectorAll('nav[aria-label=Main] a')];
  expect(main.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Properties', '/property'],
    ['About Us', '/about-us'],
    ['Contact', '/contact'],
    ['Blogs', '/blog-listing'],
  ]);
  expect(main.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'page',
    null,
    null,
    null,
  ]);
  for (const name of ['Sign in', 'Sign Up', 'Share Feedback']) {
    expect(screen.getByText(name, { selector: 'a' })).toBeDefined();
  }
  expect(screen.getByRole('link', { name: /^Post Property/ })).toBeDefined();
});

test.each([
  ['Sign in', '#sign-in'],
  ['Sign Up', '#sign-up'],
  ['Share Feedback', '#feedback'],
])('V-2.2-03 %s opens its dialog over the page', (name, dialog) => {
  const { address, hash } = renderAt('/property?city=Pune', <Header />);
  fireEvent.click(screen.getByText(name, { selector: 'a' }));
  expect(address() + hash()).toBe(`/property?city=Pune${dialog}`);
});

test('the way to the favourites says how many there are', () => {
  visitorFavourites.write([]);
  renderAt('/', <Header />);
  expect(screen.getByLabelText('Favourites').textContent).toBe('');
  act(() => visitorFavourites.write(['66f0000000000000000000aa']));
  expect(screen.getByLabelText('Favourites (1)').textContent).toBe('1');
  act(() => visitorFavourites.write([]));
});

test.each<[Partial<Account>, string[]]>([
  [{ userType: 'seller' }, ['/seller-dashboard', '/seller-dashboard/my-profile']],
  [{ userType: 'buyer' }, ['/property', '/seller-dashboard/my-profile']],
  [
    { userType: 'buyer', isComplete: false },
    ['/property', '/seller-dashboard/my-profile', '/complete-profile'],
  ],
  [
    { userType: null, isComplete: false },
    ['/seller-dashboard/my-profile', '/complete-social-profile'],
  ],
  [
    { userType: 'builder', role: 'manager' },
    ['/manager-dashboard', '/seller-dashboard/my-profile'],
  ],
  [{ userType: 'site_admin', role: 'site_admin' }, ['/site-admin', '/seller-dashboard/my-profile']],
])('V-2.2-06 V-2.2-07 the menu of %o', (changes, hrefs) => {
  renderAt('/', <UserMenu account={account(changes)} />);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(screen.getByText('Logout')).toBeDefined();
});

test.each<[Partial<Account>, string, string]>([
  [{}, 'Asha', 'A'],
  [{ name: null }, 'asha@example.com', 'A'],
  [{ name: null, email: null }, '+91 98765 43210', '9'],
])('V-2.2-05 the menu of %o is called %s', (changes, name, letter) => {
  renderAt('/', <UserMenu account={account(changes)} />);
  expect(document.querySelector('summary')?.textContent).toBe(`${letter}Account: ${name}`);
});

function showMenu() {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Menu label="More">
        <li>
          <button type="button">One</button>
        </li>
      </Menu>
    </>,
  );
  const menu = document.querySelector('details');
  if (menu) menu.open = true;
  return menu;
}

test.each<[string, boolean, () => void]>([
  ['Escape', false, () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['another key', true, () => fireEvent.keyDown(document, { key: 'a' })],
  ['a press elsewhere', false, () => fireEvent.pointerDown(screen.getByText('Elsewhere'))],
  ['a press inside', true, () => fireEvent.pointerDown(screen.getByText('One'))],
  ['a choice', false, () => fireEvent.click(screen.getByText('One'))],
])('after %s the menu is open: %s', (_what, isOpen, doIt) => {
  const menu = showMenu();
  doIt();
  expect(menu?.open).toBe(isOpen);
});

test('Escape gives the focus back to the button of the menu', () => {
  showMenu();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(document.activeElement?.textContent).toBe('More');
});

test('a menu that is gone no longer listens', () => {
  const removed = vi.spyOn(document, 'removeEventListener');
  showMenu();
  cleanup();
  expect(removed.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['keydown', 'pointerdown']),
  );
  removed.mockRestore();
});

test.each<[string, Account | null, string | null, string]>([
  ['a visitor', null, '/', '#sign-in'],
  ['a seller', account({ userType: 'seller' }), '/seller-dashboard/add-property', ''],
  ['a buyer', account(), null, ''],
])('V-2.2-08 V-2.2-10 V-2.2-11 Post Property for %s', (_who, viewer, path, dialog) => {
  if (viewer) showViewer(viewer);
  const { address, hash } = renderAt('/', <PostPropertyLink />);
  const link = screen.queryByRole('link', { name: /^Post Property/ });
  expect(link !== null).toBe(path !== null);
  if (link === null) return;
  // Another tab or window is the browser's own.
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    fireEvent.click(link, how);
    expect(hash()).toBe('');
  }
  fireEvent.click(link);
  expect([address(), hash()]).toEqual([path, dialog]);
});

function Shell({ onChange }: { onChange: () => void }) {
  useRouteChange(onChange);
  const slow = useSlowNavigation();
  return (
    <>
      <h1>Properties</h1>
      <h2 data-results>12 properties</h2>
      <p>{slow ?? 'here'}</p>
      <LiveRegion />
    </>
  );
}

function showShell() {
  const onChange = vi.fn<() => void>();
  let arrive: () => void = () => undefined;
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <Shell onChange={onChange} />,
        loader: ({ request }) =>
          request.url.includes('slow')
            ? new Promise<null>((resolve) => {
                arrive = () => resolve(null);
              })
            : null,
        shouldRevalidate: ({ nextUrl }) => nextUrl.pathname.includes('slow'),
      },
    ],
    { initialEntries: ['/property'], hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={router} />);
  return { router, onChange, arrive: () => arrive() };
}

test.each([
  ['/property?city=Pune', '12 properties', 1],
  ['/about-us', 'Properties', 1],
  ['/property#filters', undefined, 0],
])('after going to %s the focus is at %s', async (to, focused, changes) => {
  document.title = `Title of ${to}`;
  const { router, onChange } = showShell();
  await act(() => router.navigate(to));
  expect(onChange).toHaveBeenCalledTimes(changes);
  const heading = document.activeElement?.closest('h1, h2');
  expect(heading?.textContent).toBe(focused);
  const announced = document.querySelector('output')?.textContent ?? '';
  expect(announced.includes(`Title of ${to}`)).toBe(changes > 0);
});

test('a navigation that takes long is shown after 400 ms, until it arrives', async () => {
  vi.useFakeTimers();
  const { router, arrive } = showShell();
  await act(async () => void router.navigate('/slow'));
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(screen.getByText('here')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(screen.getByText('/slow')).toBeDefined();
  await act(async () => {
    arrive();
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(screen.getByText('here')).toBeDefined();
});
