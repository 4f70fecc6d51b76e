import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RoomCount } from '../../../types.generated.ts';
import type { Replies } from '../../../testing/renderAt.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { suggestion } from '../../../testing/suggestions.ts';
import { selectCity, selectedCity } from '../places/selectedCity.ts';
import type { FilterChoices } from './FilterFields.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import { readListing } from './listingAddress.ts';
import { recentSearches } from './recentSearches.ts';
import { SearchNotices } from './SearchNotices.tsx';

const kind = (key: string, title: string, type: 'RESIDENTIAL' | 'COMMERCIAL' | 'AGRICULTURAL') => ({
  key,
  title,
  plural: `${title}s`,
  slug: key,
  type,
  sizeUnits: ['Sq ft'],
  propertyCount: 9,
});

const CHOICES: FilterChoices = {
  states: [
    { name: 'Maharashtra', propertyCount: 40 },
    { name: 'Sikkim', propertyCount: 0 },
  ],
  cities: [
    { id: '1', name: 'Pune', state: 'Maharashtra', propertyCount: 40 },
    { id: '2', name: 'Nashik', state: 'Maharashtra', propertyCount: 4 },
  ],
  subtypes: [
    kind('flat-apartment', 'Flat/Apartment', 'RESIDENTIAL'),
    kind('commercial-land', 'Commercial Land', 'COMMERCIAL'),
    kind('farm-house', 'Farm House', 'AGRICULTURAL'),
  ],
  amenities: [{ id: 'a1', name: 'Garden' }],
  isBuiltIn: false,
};

const FACETS = {
  __typename: 'Facets',
  isLowerBound: false,
  filtersAreLowerBound: false,
  localities: [],
  filters: [],
  prices: [],
  states: [{ __typename: 'FacetCount', value: 'Maharashtra', count: 7 }],
  cities: [],
  types: [],
  subtypes: [],
  bedrooms: [],
};

const server: Replies = (operation) => {
  if (operation === 'Suggestions') return { suggestions: [suggestion()] };
  if (operation === 'FilterFacets') return { propertyFacets: FACETS };
  const propertyCount = { __typename: 'PropertyCount', total: 3, totalIsLowerBound: false };
  return { propertyCount, cities: [] };
};

const listOf = (query: string) => readListing(new URLSearchParams(query), null);

function show(query: string, roomCounts: readonly RoomCount[] = []) {
  const panel = (
    <FilterPanel
      list={listOf(query)}
      choices={CHOICES}
      roomCounts={roomCounts}
      total="9 properties"
    />
  );
  return renderAt(`/property?${query}`, panel, server);
}

const apply = () => fireEvent.click(screen.getByRole('button', { name: /^Show/ }));

async function pick(box: HTMLElement): Promise<void> {
  act(() => box.focus());
  await waitFor(() => expect(box.getAttribute('role')).toBe('combobox'));
  fireEvent.change(box, { target: { value: 'pun' } });
  const option = await waitFor(() => {
    const found = document.querySelector('[role=listbox] [role=option]');
    if (!found) throw new Error('Nothing is suggested yet.');
    return found;
  });
  fireEvent.click(option);
}

test('a suggestion that is picked in the panel is applied with what was chosen beside it', async () => {
  const { address } = show('status=rent');
  fireEvent.click(screen.getByLabelText('For Sale'));
  await pick(screen.getByLabelText('Keyword'));
  await waitFor(() => expect(address()).toBe('/property?city=Pune&state=Maharashtra&status=sell'));
});

test('a suggestion that is picked on the home page is looked for with what was chosen beside it', async () => {
  const { address } = renderAt('/', <HeroSearch knownNames={[]} />, server);
  fireEvent.click(screen.getByLabelText('For Rent'));
  await pick(screen.getByLabelText('Search'));
  await waitFor(() => expect(address()).toBe('/property?city=Pune&state=Maharashtra&status=rent'));
});

test('words that the panel looks for are among the last searches', async () => {
  const { address } = show('');
  fireEvent.change(screen.getByLabelText('Keyword'), { target: { value: 'lake view' } });
  apply();
  await waitFor(() => expect(address()).toBe('/property?keyword=lake+view'));
  expect(recentSearches()).toEqual([{ label: 'lake view', query: 'keyword=lake+view' }]);
});

const PUNE = { city: 'Pune', state: 'Maharashtra', propertyCount: 7 };
const AT_PUNE = 'city=Pune&state=Maharashtra';

test.each([
  [
    'another city',
    () => {
      fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Nashik' } });
      apply();
    },
    null,
  ],
  [
    'another purpose',
    () => {
      fireEvent.click(screen.getByLabelText('For Rent'));
      apply();
    },
    PUNE,
  ],
  ['nothing', () => void fireEvent.click(screen.getByText('Clear All')), null],
])('V-3-08 where the panel asks for %s the city of the header agrees', async (_what, ask, left) => {
  selectCity(PUNE);
  const { address } = show(AT_PUNE);
  ask();
  await waitFor(() => expect(address()).not.toBe(`/property?${AT_PUNE}`));
  expect(selectedCity()).toEqual(left);
});

test('V-4.6-06 Clear takes the city of the header away with the restored filters', () => {
  selectCity(PUNE);
  renderAt(
    '/',
    <SearchNotices
      list={listOf(AT_PUNE)}
      understanding={{
        parts: [],
        notes: [],
        corrections: [],
        text: null,
        wish: null,
        mentions: null,
        mentionsIsLowerBound: false,
        query: '',
      }}
      unknown={[]}
      isRestored
    />,
  );
  fireEvent.click(screen.getByText('Clear'));
  expect(selectedCity()).toBeNull();
});

test('D-105 without scripts the panel keeps asking for what was sold and rented', () => {
  const { container, unmount } = show('lifecycle=closed_too');
  const sent = (within: Element) =>
    new FormData(within.querySelector('form') ?? undefined).get('lifecycle');
  expect(sent(container)).toBe('closed_too');
  unmount();
  expect(sent(show('').container)).toBeNull();
});

test('the pointer over the panel asks for its counts, as the focus does', async () => {
  const { container } = show('');
  expect(screen.getByRole('option', { name: 'Maharashtra (40)' })).toBeDefined();
  fireEvent.pointerEnter(container.querySelector('form') ?? container);
  expect(await screen.findByRole('option', { name: 'Maharashtra (7)' })).toBeDefined();
});

test('what is chosen stays a choice, also where it finds nothing', () => {
  show('state=Sikkim');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Sikkim (0)' }).disabled).toBe(
    false,
  );
});

test.each([
  ['residential', ['Flat/Apartment 9']],
  ['commercial', ['Commercial Land 9']],
  ['agricultural', ['Farm House 9']],
  ['land', ['Flat/Apartment 9', 'Commercial Land 9', 'Farm House 9']],
])('V-4.6-05 of the type %s the subtypes %j are offered', (type, subtypes) => {
  show(`type=${type}`);
  const chips = within(screen.getByRole('group', { name: 'Subtype' })).getAllByRole('checkbox');
  expect(chips.map((chip) => chip.parentElement?.textContent)).toEqual(subtypes);
});

test.each<[readonly RoomCount[], string[]]>([
  [[], []],
  [['BEDROOMS'], ['Bedrooms', 'Rooms']],
  [['BATHROOMS'], ['Bathrooms']],
  [['ROOMS'], ['Rooms']],
])('D-14 listings that have %j are asked for by %j', (roomCounts, legends) => {
  const { container } = show('', roomCounts);
  const found = [...container.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(found.filter((legend) => /rooms$/i.test(legend))).toEqual(legends);
});
