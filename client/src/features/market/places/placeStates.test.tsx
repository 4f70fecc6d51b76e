import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reply, bare, fakeServer, never } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import { listOfPlace, CityPanel } from './CityPanel.tsx';
import { CityPopover } from './CityPopover.tsx';
import { CitySelector } from './CitySelector.tsx';
import { isActiveCity, POPULAR_CITIES } from './popularCities.ts';
import { selectCity, selectState } from './selectedCity.ts';

const town = (name: string, propertyCount: number) => ({
  id: name,
  name,
  state: 'Maharashtra',
  slug: name.toLowerCase(),
  propertyCount,
});
const PUNE = { city: 'Pune', state: 'Maharashtra', propertyCount: 1200 };
const TOWNS: Reply = () => reply({ cities: [town('Pune', 1200), town('Nashik', 3)] });
const STATES: Reply = () => reply({ states: [{ name: 'Maharashtra', propertyCount: 1203 }] });
beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
  selectCity(null);
});

function show(SelectorCities: Reply = TOWNS, SelectorStates: Reply = STATES, replace?: boolean) {
  const { link, requests } = fakeServer({ SelectorCities, SelectorStates });
  const onDone = vi.fn<(stays: boolean) => void>();
  const shown = renderAt(
    '/property?bedrooms=2',
    <>
      <LiveRegion />
      <CityPanel onDone={onDone} replace={replace} />
    </>,
    link,
  );
  const cities = () => requests.filter(({ operation }) => operation === 'SelectorCities');
  return { ...shown, onDone, cities };
}

const field = () => screen.getByLabelText<HTMLInputElement>('City', { selector: 'input' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());

test('the panel of the city selector with a town chosen', async () => {
  selectCity(PUNE);
  const { container } = show();
  await settled();
  await waitFor(() => expect(container.querySelectorAll('option')).toHaveLength(2));
  const options = screen.getAllByRole('option', { name: /Pune|Nashik/ });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Pune, Maharashtra1,200selected',
    'Nashik, Maharashtra3',
  ]);
});

test('a chosen state is among the choices where the list lacks it', async () => {
  selectState('Goa');
  const { container } = show(() => reply({ cities: [] }));
  await screen.findByText('Maharashtra (1,203)');
  const choices = [...container.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choices).toEqual(['All India', 'Goa', 'Maharashtra (1,203)']);
});

test('states that are on their way have not failed', async () => {
  show(TOWNS, never);
  await settled();
  expect(screen.queryByText('The states could not be loaded.')).toBeNull();
});

test('a town of the same name elsewhere is not the chosen one', async () => {
  selectCity({ ...PUNE, state: 'Elsewhere' });
  show();
  await settled();
  expect(screen.queryByText('chosen')).toBeNull();
});

test('while its towns are on their way the list says so, and what is there stays until the next come', async () => {
  vi.useFakeTimers();
  let reply: Reply = TOWNS;
  const { cities, container } = show((variables) => reply(variables));
  expect(screen.getByText('Loading cities...')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(cities().map(({ variables }) => variables)).toEqual([{ search: null, state: null }]);
  reply = never;
  type(' pu ');
  await act(() => vi.advanceTimersByTimeAsync(149));
  expect(cities()).toHaveLength(1);
  expect(container.querySelector('ul')?.getAttribute('aria-busy')).toBe('true');
  expect(container.querySelectorAll('li')).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(cities()[1]?.variables).toEqual({ search: 'pu', state: null });
  type('');
  reply = TOWNS;
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(container.querySelector('ul')?.getAttribute('aria-busy')).toBe('false');
});

test('what is typed and thought better of is not asked for', async () => {
  vi.useFakeTimers();
  const { cities } = show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  type('p');
  await act(() => vi.advanceTimersByTimeAsync(100));
  type('pu');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(cities().map(({ variables }) => variables['search'])).toEqual([null, 'pu']);
});

test('of two texts the later one has its towns, whichever is answered last', async () => {
  vi.useFakeTimers();
  const arrive = new Map<unknown, () => void>();
  const { container } = show(({ search }) => {
    if (search === null) return TOWNS({});
    return new Promise((resolve) => {
      const found = search === 'pu' ? 'Pune' : 'Nashik';
      arrive.set(search, () => resolve(reply({ cities: [town(found, 3)] })));
    });
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  for (const text of ['pu', 'na']) {
    type(text);
    await act(() => vi.advanceTimersByTimeAsync(200));
  }
  for (const text of ['na', 'pu']) {
    await act(async () => arrive.get(text)?.());
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Nashik, Maharashtra3',
    ]);
    expect(container.querySelector('ul')?.getAttribute('aria-busy')).toBe('false');
  }
});

test('what is chosen is spoken with how much is there', async () => {
  show();
  await settled();
  await act(async () => void fireEvent.click(document.querySelector('li') ?? document));
  expect(screen.getByText('Pune, Maharashtra: 1,200 properties.')).toBeDefined();
});

test('a state empties the field and leaves the towns of others; all of India is a choice', async () => {
  const { cities, onDone } = show();
  await settled();
  await screen.findByText('Maharashtra (1,203)');
  type('pu');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Maharashtra' } });
  expect(field().value).toBe('');
  await settled();
  expect(cities().at(-1)?.variables).toEqual({ search: null, state: 'Maharashtra' });
  expect(localStorage.getItem('selectedState')).toBe('Maharashtra');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: '' } });
  expect(localStorage.getItem('selectedState')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  [true, '/property?bedrooms=2&city=Pune&state=Maharashtra'],
  [false, '/property?bedrooms=2'],
])('the list takes the place of the sheet in the history: %s', async (replace, before) => {
  const { goBack, address, onDone } = show(TOWNS, STATES, replace);
  await settled();
  await act(async () => void fireEvent.click(document.querySelector('li') ?? document));
  expect(onDone.mock.calls).toEqual([[false]]);
  await goBack();
  expect(address()).toBe(before);
});

test('clearing is spoken, and says that the list changes', async () => {
  selectCity(PUNE);
  const { onDone } = show();
  await settled();
  await act(async () => void fireEvent.click(screen.getByText('Clear Filter')));
  expect(screen.getByText('All cities in India.')).toBeDefined();
  expect(onDone.mock.calls).toEqual([[false]]);
});

test('the first town that fits is ready for Enter once something is typed', async () => {
  const { container } = show();
  await settled();
  const ready = () => container.querySelectorAll('li[aria-selected=true]').length;
  expect(ready()).toBe(0);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(localStorage.getItem('selectedCity')).toBeNull();
});

test('an address of no place, with all that lies inside a town', () => {
  const query = 'city=a&state=b&district=c&location=d&locality=e&page=2&bedrooms=3';
  const at = { pathname: '/property', search: `?${query}` };
  expect(listOfPlace(at, null)).toBe('/property?bedrooms=3');
  expect(listOfPlace(at, { city: 'Z', state: 'A' })).toBe('/property?bedrooms=3&city=Z&state=A');
  expect(listOfPlace({ pathname: '/property-type', search: '' }, null)).toBeNull();
});

test('the popular cities are active, and every other one with a listing', () => {
  expect(POPULAR_CITIES).toEqual([
    'Mumbai',
    'Delhi',
    'Bengaluru',
    'Hyderabad',
    'Pune',
    'Chennai',
    'Kolkata',
    'Ahmedabad',
    'Jaipur',
  ]);
  const active = (name: string, propertyCount: number) => isActiveCity({ name, propertyCount });
  expect([active('Jaipur', 0), active('Nowhere', 0), active('Nowhere', 1)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('the button of the selector, folded, open, and folded by a second press', async () => {
  const { link } = fakeServer({ SelectorCities: TOWNS, SelectorStates: STATES });
  const { container } = renderAt(
    '/',
    <>
      <CitySelector />
      <LiveRegion />
    </>,
    link,
  );
  const button = container.querySelector('button') ?? container;
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.pointerEnter(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  // Code that is still on its way has not failed.
  expect(container.querySelector('output')?.textContent.trim()).toBe('');
  await waitFor(() => expect(container.querySelector('fieldset')).not.toBeNull());
  fireEvent.keyDown(document, { key: 'Enter' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(container.querySelector('fieldset')).toBeNull();
});

test('the popover closes for what gets the focus elsewhere, which keeps it, and hears nothing once it is gone', async () => {
  const { link } = fakeServer({ SelectorCities: TOWNS, SelectorStates: STATES });
  const onClose = vi.fn<(returnsFocus: boolean) => void>();
  const { unmount } = renderAt(
    '/',
    <>
      <div>
        <button type="button">Beside</button>
        <CityPopover onClose={onClose} />
      </div>
      <button type="button">Elsewhere</button>
    </>,
    link,
  );
  expect(document.activeElement).toBe(field());
  fireEvent.focusIn(screen.getByText('Beside'));
  fireEvent.pointerDown(screen.getByText('Beside'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.focusIn(screen.getByText('Elsewhere'));
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose.mock.calls).toEqual([[false], [true]]);
  await settled();
  await act(async () => void fireEvent.click(document.querySelector('li') ?? document));
  expect(onClose).toHaveBeenLastCalledWith(true);
  onClose.mockClear();
  unmount();
  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerDown(document.body);
  fireEvent.focusIn(document.body);
  expect(onClose).not.toHaveBeenCalled();
});

test('INTERFACE 1.8 states that could not be loaded are asked for again by their own button', async () => {
  let isLost = true;
  const { container } = show(TOWNS, (variables) => (isLost ? bare(503) : STATES(variables)));
  const notice = await screen.findByText('The states could not be loaded.');
  isLost = false;
  fireEvent.click(within(notice).getByText('Try Again'));
  await waitFor(() => expect(container.querySelectorAll('option')).toHaveLength(2));
});
