import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, never } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import type { Replies } from '../../../testing/renderAt.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';
import type { FilterChoices } from './FilterFields.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet, FilterSheetLink } from './FilterSheet.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { readListing } from './listingAddress.ts';
import { rememberSearch } from './recentSearches.ts';
import { SearchDetails } from './SearchDetails.tsx';
import { SidebarSearch } from './SidebarSearch.tsx';
import { suggestion } from '../../../testing/suggestions.ts';
import { SimpleSearchBar } from './SimpleSearchBar.tsx';

/** What the ways to search say and offer in each of their states, as far as only a browser comes to them. */

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const rendered = (element: Element, folded?: string) => `${snapshot(element, folded)}\n`;

const listOf = (query: string) => readListing(new URLSearchParams(query), null);
const box = () => screen.getByLabelText<HTMLInputElement>('Search');

test('the search of the home page at first, and with a word that it does not take', async () => {
  const { container } = renderAt('/', <HeroSearch knownNames={[]} />);
  fireEvent.change(box(), { target: { value: 'qwerty' } });
  fireEvent.submit(box().form ?? container);
  await screen.findByText('Please enter a meaningful property name, location, or builder name');
  expect(document.activeElement).toBe(box());
  expect(screen.getByText('Search Property').hasAttribute('disabled')).toBe(true);
});

test.each([
  ['home', 'Price in ₹ lakhAny price₹1 Cr₹10 Cr +'],
  ['listing', 'Price in ₹ lakhAny price₹0₹10 Cr +'],
] as const)('the search at the side of the %s', async (at, price) => {
  const { container } = renderAt('/', <SidebarSearch variant={at} />);
  await expect(rendered(container)).toMatchFileSnapshot(`./snapshots/sidebar-${at}.txt`);
  fireEvent.click(screen.getByLabelText('For Sale'));
  expect(screen.getByRole('group', { name: /^Price/ }).textContent).toContain(price);
});

/** A browser that is asked and has not answered yet; `refuse` answers. */
function waitingBrowser() {
  let refuse: () => void = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (_found: unknown, refused: (error: object) => void) => {
        refuse = () => refused({ code: 3 });
      },
    },
  });
  class Recognition {
    addEventListener(): void {}
    start(): void {}
  }
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  return () => act(async () => refuse());
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the short search waits while it looks for the place, and says when there is none', async () => {
  await import('../places/detectLocation.ts');
  const refuse = waitingBrowser();
  renderAt('/', <SimpleSearchBar keyword="pune" />);
  await act(async () => fireEvent.click(button('Use my location')));
  expect(button('Use my location').disabled).toBe(true);
  await refuse();
  await screen.findByText(/^Location request timed out/);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(button('Use my location').disabled).toBe(false);
});

test('the short search says that it listens', async () => {
  waitingBrowser();
  renderAt('/', <SimpleSearchBar />);
  await act(async () => fireEvent.click(button('Voice search')));
  expect(button('Listening…').disabled).toBe(true);
});

const SUGGESTIONS: Replies = () => ({
  suggestions: [
    suggestion({ kind: 'STATE', label: 'Punjab', detail: null, propertyCount: 1 }),
    suggestion(),
    suggestion({ kind: 'LOCALITY', label: 'Pune Camp', detail: 'Pune' }),
    suggestion({ kind: 'PROJECT', label: 'Pune Heights' }),
    suggestion({ label: 'Punganur' }),
    suggestion({ kind: 'SUBTYPE', label: 'Pent house', detail: null }),
  ],
});

test('the suggestions of every kind, one of them highlighted, and how many are spoken of', async () => {
  const { container } = renderAt(
    '/',
    <>
      <SimpleSearchBar />
      <LiveRegion />
    </>,
    SUGGESTIONS,
  );
  act(() => box().focus());
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  const form = box().form ?? container;
  fireEvent.change(box(), { target: { value: 'pun' } });
  await screen.findByText('Pune Heights');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(
    within(form)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Punjab1 property',
    'PuneMaharashtra1,200 properties',
    'PunganurMaharashtra1,200 properties',
    'Pune CampPune1,200 properties',
    'Pune HeightsMaharashtra1,200 properties',
    'Pent house1,200 properties',
  ]);
  await waitFor(() =>
    expect(container.querySelector('output')?.textContent.trim()).toBe('6 suggestions'),
  );
  fireEvent.change(box(), { target: { value: 'p' } });
  await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'));
});

test('under an empty box the last searches stand while the focus is there or among them', async () => {
  rememberSearch('Flats in Agra', { city: 'Agra' });
  const { container } = renderAt('/', <SimpleSearchBar />);
  act(() => box().focus());
  const recent = await screen.findByLabelText('Recent searches');
  const link = screen.getByText('Flats in Agra').closest('a');
  act(() => link?.focus());
  expect(recent.isConnected).toBe(true);
  act(() => screen.getByText('View all searches').focus());
  expect(screen.queryByLabelText('Recent searches')).toBeNull();
  act(() => box().focus());
  const again = await screen.findByText('Flats in Agra');
  fireEvent.keyDown(again, { key: 'a' });
  expect(again.isConnected).toBe(true);
  act(() => again.closest('a')?.focus());
  fireEvent.keyDown(again, { key: 'Escape' });
  expect(container.querySelector('section')).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('the sheet of the filters is a dialog only while it is open', () => {
  const page = (
    <>
      <FilterSheetLink count={0} />
      <FilterSheet>Fields</FilterSheet>
    </>
  );
  const { unmount } = renderAt('/property?city=Pune', page);
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  renderAt('/property?city=Pune#filters', page);
  expect(screen.getByRole('dialog', { name: 'Filters' }).ariaModal).toBe('true');
});

test('the details of a search without filters', () => {
  renderAt('/', <SearchDetails list={listOf('')} applied={[]} requestId="r-1" />);
  expect(screen.getByText('Filters').nextElementSibling?.textContent).toBe('None');
});

const CHOICES: FilterChoices = {
  states: [{ name: 'Karnataka', propertyCount: 4000 }],
  cities: [{ id: '1', name: 'Bengaluru', state: 'Karnataka', propertyCount: 40 }],
  subtypes: [
    {
      key: 'flat-apartment',
      title: 'Flat/Apartment',
      plural: 'Flats & Apartments',
      sizeUnits: ['Sq ft'],
      slug: 'flat-apartment',
      type: 'RESIDENTIAL',
      propertyCount: 9,
    },
  ],
  amenities: [{ id: 'a1', name: 'Parking' }],
  isBuiltIn: false,
};

test('the panel of the filters while the cities of another state are on their way', async () => {
  const { link } = fakeServer({ FilterCount: never, CityChoices: never, FilterFacets: never });
  const list = listOf('bathrooms=7&city=Nowhere&rooms=3&status=rent');
  const { container } = renderAt(
    '/property',
    <FilterPanel
      list={list}
      choices={CHOICES}
      roomCounts={['BEDROOMS', 'BATHROOMS', 'ROOMS']}
      total="260 properties"
    />,
    link,
  );
  await expect(rendered(container, 'details')).toMatchFileSnapshot('./snapshots/panel-rent.txt');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Karnataka' } });
  screen.getByText('Loading cities...');
});
