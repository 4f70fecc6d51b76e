import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { never } from '../testing/fakeServer.ts';
import { snapshot } from '../testing/snapshot.ts';
import { renderAt } from '../testing/renderAt.tsx';
import { findToast, withToasts } from '../testing/toasts.ts';
import { oneByOne } from './BulkBar.tsx';
import type { BulkActions } from './BulkBar.tsx';
import { ListView } from './ListView.tsx';
import { readPage, useListAddress } from './useListAddress.ts';
import type { ListAddress, ListPlace } from './useListAddress.ts';

withToasts();

const PLACE: ListPlace = { home: '/dashboard', view: 'things', chips: ['all', 'open', 'sold'] };
const CHOICES = [
  { key: 'all', label: 'All' },
  { key: 'open', label: 'Open' },
  { key: 'sold', label: 'Sold' },
];
const CHIPS = {
  label: 'State',
  choices: CHOICES,
  countOf: (key: string) => (key === 'sold' ? 1_234 : null),
};
const THREE = ['a', 'b', 'c'];

type Narrowing = 'chips' | 'search' | 'both';

interface Given {
  ids?: readonly string[];
  total?: number;
  pageCount?: number;
  place?: ListPlace;
  bulk?: BulkActions;
  narrowing?: Narrowing | 'nothing';
  /** What is left once something has changed. */
  left?: readonly string[];
}

function Things({
  ids = THREE,
  total = ids.length,
  pageCount = 1,
  place = PLACE,
  bulk,
  narrowing = 'both',
  left,
}: Given) {
  const address = useListAddress(place);
  const [shown, setShown] = useState(ids);
  return (
    <ListView
      name="Things"
      address={address}
      part={{ data: { items: shown.map((id) => ({ id })), total, pageCount }, refetch: never }}
      pageOf={(data) => data}
      keyOf={({ id }) => id}
      failed="The things could not be loaded"
      chips={narrowing === 'chips' || narrowing === 'both' ? CHIPS : undefined}
      search={narrowing === 'search' || narrowing === 'both' ? 'Title or id' : undefined}
      summary={<p>{`${total} things`}</p>}
      empty={{ title: `No ${address.chip} things`, text: 'There will be.' }}
      bulk={bulk}
    >
      {({ id }, changed) => (
        <article>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // As a button goes with its item.
              currentTarget.blur();
              setShown(left ?? ids);
              changed();
            }}
          >
            {`Remove ${id}`}
          </button>
        </article>
      )}
    </ListView>
  );
}

const show = (query = '', input: Given = {}) =>
  renderAt(`/dashboard?view=things${query}`, <Things {...input} />);
const items = () => [...document.querySelectorAll('[data-item]')];
const focused = () => items().indexOf(document.activeElement ?? document.body);
const href = (name: string) => screen.getByText(name, { selector: 'a' }).getAttribute('href');

test.each([
  ['', 'all'],
  ['&status=sold&search=flat', 'narrowed'],
])('a list at %j, with what narrows it', async (query, name) => {
  const { container } = show(query, { total: 57, pageCount: 3 });
  expect(snapshot(container)).toMatchSnapshot(name);
});

test('a list that nothing narrows has neither chips nor a search', () => {
  const { container } = show('', { narrowing: 'nothing' });
  expect(items()).toHaveLength(3);
  expect(container.querySelector('nav, search')).toBeNull();
});

test.each<[string, Given, string, (string | null)[]]>([
  ['', {}, 'No all things', []],
  ['&status=sold', {}, 'No sold things', []],
  [
    '&status=sold&search=flat',
    {},
    'No results for “flat”',
    ['/dashboard?view=things&search=flat', '/dashboard?view=things&status=sold'],
  ],
  ['&search=flat', {}, 'No results for “flat”', ['/dashboard?view=things']],
  [
    '&status=sold&page=9',
    { total: 3 },
    'This page is empty',
    ['/dashboard?view=things&status=sold'],
  ],
])('an empty list at %j says why, and leads out', (query, input, title, ways) => {
  show(query, { ids: [], ...input });
  expect(screen.getByText(title, { selector: 'h2' })).toBeTruthy();
  const region = screen.getByRole('region', { name: 'Things' });
  const links = [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(ways);
  expect(screen.queryByText(/^\d+ things$/)).toBeNull();
});

test.each<[string, Given, string]>([
  [
    '&status=sold&search=flat',
    {},
    'No results for “flat”|Check the spelling or try fewer words.|Search all|Clear search',
  ],
  ['&page=9', { total: 3 }, 'This page is empty|The list is shorter now.|Go to first page'],
  ['', {}, 'No all things|There will be.'],
])('what an empty list at %j says of it', (query, input, words) => {
  show(query, { ids: [], ...input });
  const shown = screen.getByRole('region', { name: 'Things' }).querySelectorAll('h2, p, a');
  expect(Array.from(shown, ({ textContent }) => textContent).join('|')).toBe(words);
});

test('a chip keeps the search and goes to the first page, a page keeps both', () => {
  show('&status=open&search=flat&page=2', { total: 57, pageCount: 3 });
  expect(href('All')).toBe('/dashboard?view=things&search=flat');
  expect(screen.getByText('Sold').closest('a')?.getAttribute('href')).toBe(
    '/dashboard?view=things&status=sold&search=flat',
  );
  expect(screen.getByLabelText('Page 3').getAttribute('href')).toBe(
    '/dashboard?view=things&status=open&search=flat&page=3',
  );
  expect(screen.getByLabelText('Page 1').getAttribute('href')).toBe(
    '/dashboard?view=things&status=open&search=flat',
  );
});

test('a search stands in the address, without the blanks around it; an empty one ends it', async () => {
  const { address, keepsPlace } = show('&status=open&page=2');
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Title or id' });
  const search = async (text: string) => {
    fireEvent.change(field(), { target: { value: text } });
    await act(async () => fireEvent.submit(field().form ?? field()));
  };
  await search('  flat by the park ');
  expect(address()).toBe('/dashboard?view=things&status=open&search=flat+by+the+park');
  expect(field().value).toBe('flat by the park');
  expect(keepsPlace()).toBe(true);
  await search('');
  expect(address()).toBe('/dashboard?view=things&status=open');
});

test('J and K go to the next item and the one before, and not while somebody types', () => {
  show();
  const region = screen.getByRole('region', { name: 'Things' });
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(
      document.activeElement === document.body ? region : (document.activeElement ?? region),
      { key, ...more },
    );
  expect(region.getAttribute('aria-keyshortcuts')).toBe('J K');
  region.focus();
  press('j');
  expect(focused()).toBe(0);
  press('j');
  press('j');
  press('j');
  expect(focused()).toBe(2);
  press('k');
  expect(focused()).toBe(1);
  press('j', { ctrlKey: true });
  press('x');
  expect(focused()).toBe(1);
  screen.getByText('Remove a').focus();
  press('j');
  expect(focused()).toBe(1);
  press('k');
  press('k');
  expect(focused()).toBe(0);
  screen.getByText('Remove c').focus();
  press('j');
  expect(document.activeElement?.textContent).toBe('Remove c');
});

test.each<[Narrowing, number, number]>([
  ['chips', 1, 0],
  ['search', 0, 1],
  ['both', 1, 1],
])('a list that is narrowed by %s shows that', (narrowing, chips, searches) => {
  show('', { narrowing });
  expect(screen.queryAllByRole('navigation', { name: 'State' })).toHaveLength(chips);
  expect(screen.queryAllByRole('searchbox', { name: 'Title or id' })).toHaveLength(searches);
  expect(screen.getByText('3 things')).toBeTruthy();
});

test.each([
  ['Remove b', ['a', 'c'], 1],
  ['Remove c', ['a', 'b'], 1],
  ['Remove a', ['b', 'c'], 0],
])('%s leaves, and the focus goes to what stands in its place', async (name, left, at) => {
  show('', { left });
  const button = screen.getByText(name);
  button.focus();
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(focused()).toBe(at));
});

test('the last item leaves, and the focus goes to the list; whoever went elsewhere stays there', async () => {
  show('', { ids: ['a'], left: [] });
  await act(async () => fireEvent.click(screen.getByText('Remove a')));
  const region = screen.getByRole('region', { name: 'Things' });
  await waitFor(() => expect(document.activeElement).toBe(region));
});

test('whoever went on to the search stays there when an item leaves', async () => {
  show('', { left: ['a'] });
  const field = screen.getByRole('searchbox');
  fireEvent.click(screen.getByText('Remove b'));
  field.focus();
  await waitFor(() => expect(items()).toHaveLength(1));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(field);
});

test('several are chosen, and what could not be done with one stays chosen and is said', async () => {
  const run = vi.fn(async (key: string) => {
    if (key === 'b') throw new Error('It has changed meanwhile.');
  });
  const bulk: BulkActions = {
    one: 'thing',
    many: 'things',
    nameOf: (key) => `thing ${key}`,
    pathOf: (key) => `/things/${key}`,
    refetchQueries: [],
    actions: [{ label: 'Close', run: oneByOne(run) }],
  };
  show('', { bulk });
  expect(screen.queryByRole('toolbar')).toBeNull();
  const box = (key: string) => screen.getByLabelText<HTMLInputElement>(`Select thing ${key}`);
  fireEvent.click(box('b'));
  const bar = () => within(screen.getByRole('toolbar', { name: 'Bulk actions' }));
  expect(bar().getByText('1 thing selected')).toBeTruthy();
  fireEvent.click(bar().getByText('Select all on this page'));
  expect(THREE.map((key) => box(key).checked)).toEqual([true, true, true]);
  expect(bar().queryByText('Select all on this page')).toBeNull();
  fireEvent.click(box('c'));
  expect(bar().getByText('2 things selected')).toBeTruthy();
  await act(async () => fireEvent.click(bar().getByText('Close')));
  expect(run.mock.calls.map(([key]) => key).toSorted()).toEqual(['a', 'b']);
  await findToast(/^Close: 1 of 2 things\. “thing b”: ./);
  expect(THREE.map((key) => box(key).checked)).toEqual([false, true, false]);
  const refused = () => screen.queryByRole('region', { name: 'Failed items' });
  expect(refused()?.textContent).toMatch(/^thing b: ./);
  expect(screen.getByText('thing b').getAttribute('href')).toBe('/things/b');
  run.mockImplementation(async () => undefined);
  await act(async () => fireEvent.click(bar().getByText('Close')));
  await findToast('Close: 1 thing.');
  expect([screen.queryByRole('toolbar'), refused()]).toEqual([null, null]);
  fireEvent.click(box('a'));
  fireEvent.click(bar().getByText('Clear selection'));
  expect(box('a').checked).toBe(false);
});

const CHOOSABLE: BulkActions = {
  one: 'thing',
  many: 'things',
  nameOf: (key) => `thing ${key}`,
  refetchQueries: [],
  actions: [],
};

test('a choice is of one page: whoever goes to another one is told that nothing is chosen', async () => {
  show('', { bulk: CHOOSABLE, pageCount: 2, total: 6 });
  const box = () => screen.getByLabelText<HTMLInputElement>('Select thing a');
  fireEvent.click(box());
  fireEvent.click(screen.getByLabelText('Select thing b'));
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  await findToast('Selection cleared: 2 things. You can select items on one page at a time.');
  expect([box().checked, screen.queryByRole('toolbar')]).toEqual([false, null]);
  fireEvent.click(screen.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(box().checked).toBe(false));
});

test('of whom nothing can be done cannot be chosen, also not with all, and three of many are named', async () => {
  const refuse = async (keys: readonly string[]) =>
    keys.map((id) => ({ id, message: 'It has changed.' }));
  const bulk = {
    ...CHOOSABLE,
    canChoose: (key: string) => key !== 'a',
    actions: [{ label: 'Close', run: refuse }],
  };
  show('', { bulk, ids: ['a', 'b', 'c', 'd', 'e', 'f'] });
  expect(screen.getByLabelText('Select thing a')).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText('Select thing b'));
  fireEvent.click(screen.getByText('Select all on this page'));
  screen.getByText('5 things selected');
  await act(async () => fireEvent.click(screen.getByText('Close')));
  await findToast(
    'Close: 0 of 5 things. “thing b”, “thing c”, “thing d” and 2 more: It has changed.',
  );
});

test('a range that began at what has gone is the last one alone', async () => {
  show('', { bulk: CHOOSABLE, left: ['b', 'c'] });
  const box = (key: string) => screen.getByLabelText<HTMLInputElement>(`Select thing ${key}`);
  fireEvent.click(box('a'));
  await act(async () => fireEvent.click(screen.getByText('Remove a')));
  fireEvent.click(box('b'), { shiftKey: true });
  expect([box('b').checked, box('c').checked]).toEqual([true, false]);
});

test('while something is done with several it is not begun again, and then the focus is at the first', async () => {
  let end: () => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<[]>((resolve) => {
        end = () => resolve([]);
      }),
  );
  show('', { bulk: { ...CHOOSABLE, actions: [{ label: 'Close', run }] } });
  fireEvent.click(screen.getByLabelText('Select thing b'));
  const close = () => screen.getByText('Close', { selector: 'button' });
  expect(close().getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(close());
  await waitFor(() => expect(close().getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(close());
  expect(run.mock.calls).toEqual([[['b'], '']]);
  await act(async () => end());
  await findToast('Close: 1 thing.');
  await waitFor(() => expect(focused()).toBe(0));
});

test('each reason has the names of its own, and three are all that are named', async () => {
  const refuse = async (keys: readonly string[]) =>
    keys.map((id) => ({ id, message: id === 'd' ? 'It is sold.' : 'It has changed.' }));
  show('', {
    bulk: { ...CHOOSABLE, actions: [{ label: 'Close', run: refuse }] },
    ids: ['a', 'b', 'c', 'd'],
  });
  fireEvent.click(screen.getByLabelText('Select thing a'));
  fireEvent.click(screen.getByText('Select all on this page'));
  await act(async () => fireEvent.click(screen.getByText('Close')));
  const notice = await findToast(/^Close: 0 of 4 things\./);
  expect(notice.textContent).toBe(
    'Close: 0 of 4 things. “thing a”, “thing b”, “thing c”: It has changed. “thing d”: It is sold.',
  );
});

function addressAt(query: string, place: ListPlace): ListAddress {
  const seen: ListAddress[] = [];
  function Look() {
    seen.push(useListAddress(place));
    return null;
  }
  renderAt(`/seller-dashboard${query}`, <Look />);
  const address = seen.at(-1);
  if (!address) throw new Error('Nothing was drawn.');
  return address;
}

test('the address leaves out what is usual, and keeps what it has to', () => {
  const place: ListPlace = {
    home: '/site-admin',
    view: 'properties',
    chips: ['pending', 'approved', 'all'],
    keep: { id: 'x' },
  };
  const address = addressAt('?status=nonsense&page=0', place);
  expect([address.chip, address.search, address.page, address.isWhole]).toEqual([
    'pending',
    '',
    1,
    false,
  ]);
  expect(address.path()).toBe('/site-admin?view=properties&id=x');
  expect(address.path({ chip: 'all', page: 2 })).toBe(
    '/site-admin?view=properties&status=all&id=x&page=2',
  );
  const complete = addressAt('', { ...place, keep: { id: null } });
  expect(complete.isWhole).toBe(false);
  expect(addressAt('?state=all', { ...PLACE, chipName: 'state' }).isWhole).toBe(true);
  expect(addressAt('?state=open', { ...PLACE, chipName: 'state' }).isWhole).toBe(false);
  expect(addressAt('?search=x', PLACE).isWhole).toBe(false);
});

test.each([
  ['', 1],
  ['page=0', 1],
  ['page=1', 1],
  ['page=2', 2],
  ['page=1.5', 1],
  ['page=-1', 1],
  ['page=x', 1],
  ['page=1000000', 1_000_000],
  ['page=1000001', 1],
])('of %j page %i is asked for', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
