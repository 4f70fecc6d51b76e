import { ApolloClient, gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, redirect, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { detailPath } from '../../../../schema/routes.ts';
import { createCache } from '../../apollo/client.ts';
import { goneError, notFound, routeFailure } from '../../apollo/routeFailure.ts';
import { showViewer } from '../../session/viewer.ts';
import { ShellDocument } from '../shell/Shell.generated.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { account } from '../../testing/fixtures.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { StartContext } from '../../base/start.ts';
import { failureHead } from './failureHead.ts';
import { RouteFailure, ShellFailure, withFailurePage } from './RouteFailure.tsx';
import { SITE } from '../../testing/siteFacts.ts';

const START = {
  site: SITE,
  now: '2026-11-20T06:30:00.000Z',
  savesData: false,
};
const SHELL = {
  subtypes: [
    {
      __typename: 'Subtype' as const,
      key: 'flat-apartment',
      title: 'Flat/Apartment',
      slug: 'flat-apartment',
      type: 'RESIDENTIAL' as const,
      propertyCount: 31,
    },
  ],
  cities: [
    {
      __typename: 'City' as const,
      id: '66f0000000000000000000c1',
      name: 'Pune',
      state: 'Maharashtra',
      slug: 'pune',
      path: '/pune',
      propertyCount: 12,
    },
  ],
};

/** The page at an address whose loader fails so. `loads` counts how often it was asked. */
async function visit(failure: () => unknown, address = '/nowhere') {
  const client = new ApolloClient({ link: fakeServer({}).link, cache: createCache() });
  client.writeQuery({ query: ShellDocument, data: SHELL });
  const loads = vi.fn(() => {
    throw failure();
  });
  const page = { path: '*', errorElement: <RouteFailure />, element: <p>Here</p> };
  const router = createMemoryRouter(
    [
      { path: '/home', element: <h1>Home</h1> },
      { ...page, loader: withFailurePage(loads) },
    ],
    { initialEntries: [address] },
  );
  const shown = render(
    <StartContext value={START}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </StartContext>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, client, loads };
}

beforeEach(() => {
  document.title = '';
  document.head.innerHTML = '<meta name="robots" content=""><meta name="description" content="">';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test('V-2.10-06 where nothing is, the page says so and offers ways on', async () => {
  await visit(notFound);
  await waitFor(() => expect(document.title).toBe('Page not found | Aangan'));
  expect(meta('robots')).toBe('noindex, follow');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  const wayOf = (words: string) => screen.getByText(words).closest('a')?.getAttribute('href');
  expect(wayOf('Pune')).toBe('/property?city=Pune');
  expect(wayOf('View All Properties')).toBe('/property');
});

test.each([
  [
    'what is gone, with a list of its kind',
    { message: 'This flat was sold.', alternative: { label: 'Flats in Pune', path: '/pune' } },
    'This flat was sold.',
    ['Flats in Pune', '/pune'],
  ],
  ['what is gone, without a word', { message: null }, 'This page has been removed', undefined],
])('D-14 %s', async (_what, notice, title, alternative) => {
  const { container } = await visit(() => goneError(notice));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(container.querySelector('h1 + p')?.textContent).toBe(
    'This property left the market more than 12 months ago, so we removed its page. You can find similar properties below.',
  );
  const link = container.querySelector('h1 ~ a');
  expect(link ? [link.textContent, link.getAttribute('href')] : undefined).toEqual(alternative);
  await waitFor(() => expect(document.title).toBe('Page not found | Aangan'));
});

test('V-2.10-06 everything unforeseen has a page that can be asked for again', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { origin: 'https://site.test', reload });
  await visit(() => routeFailure(new Error('Broken')));
  await waitFor(() => expect(document.title).toBe('Something went wrong | Aangan'));
  expect(meta('description')).toBe('The page could not be shown. Please try again.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  const sentence = "We're sorry, but something went wrong. Please try refreshing the page.";
  expect(screen.getByText(sentence)).toBeDefined();
  fireEvent.click(screen.getByText('Refresh Page'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what is no answer of a loader is unforeseen too', async () => {
  await visit(() => new TypeError('A mistake in a page.'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
});

test('without data for the header the name still leads home', async () => {
  const router = createMemoryRouter([{ path: '/', element: <ShellFailure /> }]);
  const { container } = render(
    <StartContext value={START}>
      <RouterProvider router={router} />
    </StartContext>,
  );
  expect(snapshot(container.querySelector('header') ?? container)).toBe(
    ['header', '  a href="/"', '    svg', '    "Aangan"'].join('\n'),
  );
  expect(container.querySelector('main h1')?.textContent).toBe('Something went wrong');
});

const WITHHELD = new TypeError('Failed to fetch dynamically imported module');
test.each([
  ['code that does not come', WITHHELD, true, 'navigate', 1],
  ['the same in a page that was opened anew', WITHHELD, true, 'reload', 0],
  ['without a network', WITHHELD, false, 'navigate', 0],
  ['another failure', new Error('It broke.'), true, 'navigate', 0],
])('%s: is the address opened anew?', async (_what, failure, isOnline, type, times) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await visit(() => failure);
  expect(reload).toHaveBeenCalledTimes(times);
});

test('where a loader leads elsewhere it goes on, and what it answers is taken as it is', async () => {
  await visit(() => redirect('/home'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
  const input = { request: new Request('https://site.test/'), params: {}, context: {} };
  const loader = withFailurePage(({ params }) => ({ answer: 1, params }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a loader needs no more of it
  expect(await loader(input as unknown as Parameters<typeof loader>[0], undefined)).toEqual({
    answer: 1,
    params: {},
  });
});

test.each([
  [404, 'Page not found', /We could not find this page/],
  [410, 'Page not found', /We could not find this page/],
  [500, 'Something went wrong', /could not be shown/],
])('a page that failed with %i is called %s', (status, title, description) => {
  expect(failureHead(status, 'Aangan')).toEqual({
    title: `${title} | Aangan`,
    description: expect.stringMatching(description),
    canonical: null,
  });
});

const KNOWN = gql`
  query Known {
    property(id: "1") {
      id
    }
    closedProperty(id: "1") {
      id
    }
    other
  }
`;
const id = (last: number) => `66f0000000000000000000e${last}`;

test('D-09 a listing that is not there for visitors is asked for again, once, when it is known who looks', async () => {
  const { loads, client } = await visit(notFound, detailPath(id(1)));
  client.writeQuery({
    query: KNOWN,
    data: { property: null, closedProperty: null, other: 'stays' },
  });
  expect(loads).toHaveBeenCalledTimes(1);
  act(() => showViewer(account()));
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
  // That there is nothing was said to a visitor.
  const text = JSON.stringify(client.extract());
  expect(text).toContain('"other":"stays"');
  expect(text).not.toMatch(/property\(|closedProperty/);
  await screen.findByText('Page not found');
  // Another drawing of the same person is nobody new.
  act(() => showViewer(account({ name: 'Meera' })));
  expect(loads).toHaveBeenCalledTimes(2);
  act(() => showViewer(account({ id: '66f0000000000000000000fe' })));
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(3));
});

test.each([
  ['a visitor', detailPath(id(2)), false],
  ['an account elsewhere', '/nowhere', true],
])('%s is not asked for again', async (_who, address, isAccount) => {
  if (isAccount) showViewer(account());
  const { loads } = await visit(notFound, address);
  await screen.findByText('Page not found');
  expect(loads).toHaveBeenCalledTimes(1);
});
