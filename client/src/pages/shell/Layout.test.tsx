import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../apollo/client.ts';
import { ShellDocument } from './Shell.generated.ts';
import { reply, fakeServer } from '../../testing/fakeServer.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { useNow } from '../../ui/now.ts';
import { followScroll } from './followScroll.ts';
import { Layout } from './Layout.tsx';
import { loadShell } from './loadShell.ts';
import { ReadLine } from './ReadLine.tsx';
import { StartContext } from '../../base/start.ts';
import { SITE } from '../../testing/siteFacts.ts';

const START = {
  site: SITE,
  now: '2026-11-20T06:30:00.000Z',
  savesData: false,
};

beforeEach(() => {
  // jsdom knows no wishes about looks, and not what a browser can do.
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

function Clock({ title }: { title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <time>{useNow().toISOString()}</time>
    </>
  );
}

async function show(shell: object = { subtypes: [], cities: [] }) {
  const { link, requests } = fakeServer({ Shell: () => reply(shell) });
  const client = new ApolloClient({ link, cache: createCache() });
  await loadShell({ client, site: START.site });
  let arrive: () => void = () => undefined;
  const arrival = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Layout />,
      children: [
        { index: true, element: <Clock title="Home" /> },
        { path: 'slow', loader: () => arrival, element: <Clock title="Slow" /> },
      ],
    },
  ]);
  const shown = render(
    <StartContext value={START}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </StartContext>,
  );
  return { ...shown, router, requests, client, arrive: () => act(async () => arrive()) };
}

const main = () => document.querySelector('main') ?? document.body;

test('V-2.10-05 a page that lets itself be waited for has a place, and takes it when it is there', async () => {
  const { router, arrive, requests, client, container } = await show();
  expect(requests.map(({ operation }) => operation)).toEqual(['Shell']);
  expect(client.readQuery({ query: ShellDocument })).toEqual({ subtypes: [], cities: [] });
  expect(snapshot(main())).toBe(
    ['main id="content" tabindex="-1"', '  h1 "Home"', '  time "2026-11-20T06:30:00.000Z"'].join(
      '\n',
    ),
  );
  expect(container.querySelector('[role=progressbar]')).toBeNull();
  await act(async () => void router.navigate('/slow'));
  const skeleton = await screen.findByRole('heading', { level: 1, name: /Loading/ });
  expect(skeleton.textContent).toBe('Loading properties...');
  expect(screen.getByText('Home', { selector: 'h1' }).closest('[hidden]')).not.toBeNull();
  await arrive();
  await screen.findByText('Slow');
  expect(skeleton.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe('Slow');
  // The clock of the server was right for the first page only.
  expect(document.querySelector('time')?.textContent).not.toBe(START.now);
});

test('V-2.4-27 the footer leads to the types and to the five towns with the most listings', async () => {
  const town = (number: number) => ({
    __typename: 'City',
    id: `c${number}`,
    name: `Town ${number}`,
    state: 'Goa',
    slug: `town-${number}`,
    path: `/town-${number}`,
    propertyCount: number,
  });
  const flat = {
    __typename: 'Subtype',
    key: 'flat-apartment',
    title: 'Flat/Apartment',
    slug: 'flat-apartment',
    type: 'RESIDENTIAL',
    propertyCount: 3,
  };
  const cities = Array.from({ length: 12 }, (_, index) => town(index + 1));
  await show({ subtypes: [flat], cities });
  const pathsIn = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(pathsIn('Property types')).toEqual(['/property-type/flat-apartment']);
  expect(pathsIn('Cities')).toEqual([1, 2, 3, 4, 5].map((number) => `/town-${number}`));
});

test('while the next page is on its way a line says so', async () => {
  const { router, arrive, container } = await show();
  const before = snapshot(container).split('\n');
  await act(async () => void router.navigate('/slow'));
  const added = () =>
    snapshot(container)
      .split('\n')
      .filter((line) => !before.includes(line));
  await waitFor(() => expect(added().length).toBeGreaterThan(0));
  const lines = added();
  await arrive();
  await screen.findByText('Slow');
  const after = snapshot(container).split('\n');
  expect(lines.filter((line) => after.includes(line))).toEqual([]);
});

/** A page of so many pixels in a window of 500, scrolled to `top`. */
function scroll(height: number, top: number) {
  const root = document.documentElement;
  Object.defineProperties(root, {
    scrollHeight: { value: height, configurable: true },
    clientHeight: { value: 500, configurable: true },
    scrollTop: { value: top, configurable: true },
  });
}
const read = () => document.documentElement.style.getPropertyValue('--read');

test('V-2.2-04 how far a page is read follows its scrolling and its size, until nobody looks', () => {
  scroll(1_500, 250);
  const stop = followScroll();
  expect(read()).toBe('0.25');
  scroll(1_500, 1_200);
  fireEvent.scroll(window);
  expect(read()).toBe('1');
  scroll(500, 0);
  fireEvent(window, new Event('resize'));
  expect(read()).toBe('0');
  stop();
  scroll(1_500, 500);
  fireEvent.scroll(window);
  fireEvent(window, new Event('resize'));
  expect(read()).toBe('0');
});

test('V-2.2-04 the line listens only where the style sheet cannot, as long as it is there', async () => {
  scroll(1_500, 250);
  const requests: string[] = [];
  let isAble = true;
  vi.stubGlobal('CSS', {
    supports: (what: string) => {
      requests.push(what);
      return isAble;
    },
  });
  await import('./followScroll.ts');
  const set = vi.spyOn(document.documentElement.style, 'setProperty');
  render(<ReadLine />).unmount();
  await act(async () => import('./followScroll.ts'));
  expect(set).not.toHaveBeenCalled();
  expect(requests).toEqual(['animation-timeline: scroll()']);
  isAble = false;
  // Gone before its code was there.
  render(<ReadLine />).unmount();
  await act(async () => import('./followScroll.ts'));
  expect(set).not.toHaveBeenCalled();
  const { unmount } = render(<ReadLine />);
  await waitFor(() => expect(read()).toBe('0.25'));
  unmount();
  scroll(1_500, 500);
  fireEvent.scroll(window);
  expect(read()).toBe('0.25');
});
