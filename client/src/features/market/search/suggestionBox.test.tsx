import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { suggestion } from '../../../testing/suggestions.ts';
import { selectCity } from '../places/selectedCity.ts';
import { recentSearches, rememberSearch } from './recentSearches.ts';
import { SimpleSearchBar } from './SimpleSearchBar.tsx';

const received = vi.fn<(event: KeyboardEvent) => void>();

/** What a sheet or a dialog around the box listens to. */
beforeEach(() => {
  received.mockClear();
  document.addEventListener('keydown', received);
});
afterEach(() => document.removeEventListener('keydown', received));

const box = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

function draw(...found: readonly object[]) {
  const requests: unknown[] = [];
  const shown = renderAt('/start', <SimpleSearchBar />, (_operation, variables) => {
    requests.push(variables);
    return { suggestions: found };
  });
  return { ...shown, requests };
}

async function show(...found: readonly object[]) {
  const shown = draw(...found);
  act(() => box().focus());
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  return shown;
}

test('what was typed before the code of the suggestions came is suggested for, too', async () => {
  draw(suggestion());
  type('pun');
  act(() => box().focus());
  await screen.findByRole('option');
  expect(box().value).toBe('pun');
});

test.each(['Home', 'End'])('the key %s moves in the text, not in the suggestions', async (name) => {
  await show(suggestion());
  type('pun');
  const option = await screen.findByRole('option');
  expect(key(name)).toBe(true);
  expect(option.getAttribute('aria-selected')).toBe('false');
});

test('Escape closes the suggestions first, then what is around the box, and takes no text away', async () => {
  rememberSearch('Goa', { state: 'Goa' });
  await show(suggestion());
  type('pun');
  await screen.findByRole('option');
  key('Escape');
  expect(options()).toEqual([]);
  expect(received).not.toHaveBeenCalled();
  key('Escape');
  expect(received).toHaveBeenCalledTimes(1);
  expect(box().value).toBe('pun');
  expect(screen.queryByText('Recent searches')).toBeNull();
  fireEvent.click(box());
  expect(options()).toHaveLength(1);
});

test('Escape closes the last searches first, then what is around the box', async () => {
  rememberSearch('Goa', { state: 'Goa' });
  await show();
  expect(screen.getByText('Recent searches')).toBeDefined();
  key('Escape');
  expect(screen.queryByText('Recent searches')).toBeNull();
  expect(received).not.toHaveBeenCalled();
  key('Escape');
  expect(received).toHaveBeenCalledTimes(1);
});

test('leaving the box closes the suggestions and takes none of them', async () => {
  const { address } = await show(suggestion());
  type('pun');
  await screen.findByRole('option');
  key('ArrowDown');
  act(() => screen.getByText('View all searches').focus());
  expect(options()).toEqual([]);
  expect([box().value, address(), recentSearches()]).toEqual(['pun', '/start', []]);
});

test('what lies in the city of the header is asked for first', async () => {
  selectCity({ city: 'Pune', state: 'Maharashtra', propertyCount: 7 });
  const { requests } = await show(suggestion());
  type('wak');
  await screen.findByRole('option');
  expect(requests).toEqual([{ text: 'wak', limit: 8, city: 'Pune', state: 'Maharashtra' }]);
});

test('D-122 where nothing fits the words are offered as they are, and popular places as such', async () => {
  await show(
    suggestion({ kind: 'TEXT', label: 'pun fort', detail: null, propertyCount: 0 }),
    suggestion({ isPopular: true }),
  );
  type('pun fort');
  await screen.findAllByRole('option');
  expect(options()).toEqual(['Search for “pun fort”', 'PuneMaharashtra1,200 properties']);
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Nothing matches exactly', 'Popular places']);
});

test('places without a listing are named where there is nothing better', async () => {
  await show(suggestion({ label: 'Punegaon', propertyCount: 0 }));
  type('pune');
  await screen.findByRole('option');
  expect(options()).toEqual(['PunegaonMaharashtra0 properties']);
});
