import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawDialogs } from '../testing/dialogs.ts';
import { never } from '../testing/fakeServer.ts';
import { renderAt } from '../testing/renderAt.tsx';
import type { BulkActions } from './BulkBar.tsx';
import { ListView } from './ListView.tsx';
import { orderOf } from './tableColumns.ts';
import type { TableForm } from './tableColumns.ts';
import { useListAddress } from './useListAddress.ts';

drawDialogs();

interface Thing {
  id: string;
  size: number;
}

const NAMES = ['a', 'b', 'c', 'd'];
const THINGS: readonly Thing[] = NAMES.map((id, size) => ({ id, size }));

const TABLE: TableForm<Thing> = {
  nameOf: ({ id }) => `thing ${id}`,
  order: { current: 'large', pathOf: (order) => `/dashboard?sort=${order}` },
  columns: [
    { label: 'Name', cell: ({ id }) => id, orders: { ascending: 'name' } },
    { label: 'Kind', cell: () => null },
    {
      label: 'Size',
      isNumber: true,
      cell: ({ size }) => size,
      orders: { ascending: 'small', descending: 'large' },
    },
  ],
};

const BULK: BulkActions = {
  one: 'thing',
  many: 'things',
  nameOf: (key) => `thing ${key}`,
  refetchQueries: [],
  actions: [],
};

function Things({ things: items = THINGS, hasMore = true, isThere = true }: Given) {
  const address = useListAddress({ home: '/dashboard', view: 'things' });
  const page = { items: items, total: items.length, pageCount: 1 };
  return (
    <ListView
      name="Things"
      address={address}
      part={{ data: isThere ? page : undefined, refetch: never }}
      pageOf={(data) => data}
      keyOf={({ id }) => id}
      failed="The things could not be loaded"
      empty={{ title: 'No things', text: 'There will be.' }}
      table={TABLE}
      {...(hasMore && { bulk: BULK })}
    >
      {hasMore ? ({ id }) => <button type="button">{`Change ${id}`}</button> : undefined}
    </ListView>
  );
}

interface Given {
  things?: readonly Thing[];
  hasMore?: boolean;
  isThere?: boolean;
}

const show = (input: Given = {}) => renderAt('/dashboard?view=things', <Things {...input} />);
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`Select thing ${name}`);
const chosen = () => NAMES.filter((name) => box(name).checked);
const all = () => screen.getByLabelText<HTMLInputElement>('Select all on this page');

beforeEach(() => localStorage.clear());

test('a list is a table with a caption, headers of columns and rows, and labels for cards', async () => {
  show({ things: THINGS.slice(0, 2) });
  const table = screen.getByRole('table', { name: 'Things' });
  const headers = within(table).getAllByRole('rowheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['a', 'b']);
  const labels = [...table.querySelectorAll('[data-label]')].map((cell) =>
    cell.getAttribute('data-label'),
  );
  expect(labels).toEqual(['Kind', 'Size', 'Kind', 'Size']);
});

test('a table without actions and details has columns only', () => {
  show({ hasMore: false });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Kind',
    'Size',
  ]);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test.each([
  ['name', ['ascending', 'name'], [undefined, 'small']],
  ['small', [undefined, 'name'], ['ascending', 'large']],
  ['large', [undefined, 'name'], ['descending', 'small']],
  ['other', [undefined, 'name'], [undefined, 'small']],
  [undefined, [undefined, 'name'], [undefined, 'small']],
])('in the order %s the headers say so and lead to the other way', (current, name, size) => {
  const [first, , last] = TABLE.columns;
  const order = (column: (typeof TABLE.columns)[number] | undefined) => {
    const { now, next } = orderOf(column ?? first, current);
    return [now, next];
  };
  expect([order(first), order(last)]).toEqual([name, size]);
});

test('columns that the server puts in order are links, and say which way they are', async () => {
  const { address, keepsPlace } = show();
  const header = (name: string) => screen.getByText(name, { selector: 'thead *' }).closest('th');
  expect(header('Size')?.getAttribute('aria-sort')).toBe('descending');
  expect(header('Name')?.getAttribute('aria-sort')).toBe('none');
  expect(header('Kind')?.hasAttribute('aria-sort')).toBe(false);
  const link = screen.getByText('Size', { selector: 'thead a' });
  expect(link.getAttribute('href')).toBe('/dashboard?sort=small');
  await act(async () => fireEvent.click(link));
  expect(address()).toBe('/dashboard?sort=small');
  expect(keepsPlace()).toBe(true);
});

test('all are chosen at once or none, with Shift all between two; the header knows of some', () => {
  show();
  fireEvent.click(all());
  expect(chosen()).toEqual(NAMES);
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  fireEvent.click(all());
  expect(chosen()).toEqual([]);
  fireEvent.click(box('d'));
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  fireEvent.click(box('b'), { shiftKey: true });
  expect(chosen()).toEqual(['b', 'c', 'd']);
  fireEvent.click(box('c'), { shiftKey: true });
  expect(chosen()).toEqual(['d']);
  within(screen.getByRole('toolbar')).getByText('1 thing selected');
});

test('with Shift a range begins at the first of the list too', () => {
  show();
  fireEvent.click(box('a'));
  fireEvent.click(box('c'), { shiftKey: true });
  expect(chosen()).toEqual(['a', 'b', 'c']);
});

test.each([
  [
    true,
    [
      'J: Next item',
      'K: Previous item',
      '/: Search',
      '?: Show shortcuts',
      'Enter: Show or hide details',
      'X: Select',
    ],
  ],
  [false, ['J: Next item', 'K: Previous item', '/: Search', '?: Show shortcuts']],
])('where rows have details and can be chosen (%s) the keys are said', (hasMore, words) => {
  show({ hasMore });
  fireEvent.click(screen.getByText('Shortcuts'));
  const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  within(help).getByText('Keyboard shortcuts', { selector: 'h2' });
  const messages = [...help.querySelectorAll('dl > div')].map(
    ({ firstElementChild: key, lastElementChild: does }) =>
      `${key?.textContent}: ${does?.textContent}`,
  );
  expect(messages).toEqual(words);
  fireEvent(help, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the details of a row unfold below it, by its button or by Enter on the row', () => {
  show();
  const unfold = screen.getByLabelText('Details: thing b');
  expect(screen.queryByText('Change b')).toBeNull();
  fireEvent.click(unfold);
  expect(unfold.getAttribute('aria-expanded')).toBe('true');
  const more = screen.getByText('Change b');
  expect(more.closest('td')?.getAttribute('colspan')).toBe('5');
  // What stands inside has its own Enter.
  fireEvent.keyDown(more, { key: 'Enter' });
  expect(screen.getByText('Change b')).toBe(more);
  const row = more.closest<HTMLElement>('[data-item]');
  row?.focus();
  fireEvent.keyDown(row ?? document.body, { key: 'Enter' });
  expect(screen.queryByText('Change b')).toBeNull();
  fireEvent.keyDown(row ?? document.body, { key: 'x' });
  expect(chosen()).toEqual(['b']);
  fireEvent.keyDown(row ?? document.body, { key: 'j' });
  expect(document.activeElement?.getAttribute('data-item')).toBe('c');
});

test('rows stand closer together when that is wanted, and the browser remembers it', () => {
  const { unmount } = show();
  const density = () => screen.getByRole('table').dataset['density'];
  expect(density()).toBe('comfortable');
  fireEvent.click(screen.getByText('Compact rows'));
  expect(density()).toBe('compact');
  unmount();
  show();
  expect(density()).toBe('compact');
  fireEvent.click(screen.getByText('Compact rows'));
  expect([density(), localStorage.length]).toEqual(['comfortable', 0]);
});

test('rows stand grey until they are there', () => {
  const { container } = show({ isThere: false });
  screen.getByText('Loading…');
  expect(container.querySelectorAll('[aria-hidden] .skeleton')).toHaveLength(18);
  expect(screen.queryByRole('table')).toBeNull();
});
