import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { FILTERS } from '../../../../../schema/catalogue/filters.ts';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import type { RoomCount } from '../../../types.generated.ts';
import { reply, bare, fakeServer } from '../../../testing/fakeServer.ts';
import type { Replies, Rendered } from '../../../testing/renderAt.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { BUILT_IN_CHOICES } from './builtInSubtypes.ts';
import type { FilterChoices } from './FilterFields.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { readListing } from './listingAddress.ts';

const choices: FilterChoices = {
  states: [
    { name: 'Karnataka', propertyCount: 40 },
    { name: 'Sikkim', propertyCount: 0 },
    { name: 'Uttar Pradesh', propertyCount: 60 },
  ],
  cities: [
    { id: '1', name: 'Bengaluru', state: 'Karnataka', propertyCount: 40 },
    { id: '2', name: 'Noida', state: 'Uttar Pradesh', propertyCount: 60 },
  ],
  subtypes: [
    subtype('flat-apartment', 'Flat/Apartment', 'RESIDENTIAL'),
    subtype('commercial-land', 'Commercial Land', 'COMMERCIAL'),
  ],
  amenities: [
    { id: 'a1', name: 'Parking' },
    { id: 'a2', name: 'Garden' },
  ],
  isBuiltIn: false,
};

const server: Replies = (operation, { state }) => {
  if (operation === 'FilterCount') {
    return { propertyCount: { __typename: 'PropertyCount', total: 37, totalIsLowerBound: false } };
  }
  const cities = choices.cities.filter((city) => city.state === state);
  return { cities: cities.map((city) => ({ __typename: 'City', ...city })) };
};

const NO_FILTERS = { filters: [], filtersAreLowerBound: false };

beforeEach(() => localStorage.clear());

const ALL_COUNTS: readonly RoomCount[] = ['BEDROOMS', 'BATHROOMS', 'ROOMS'];

function show(
  query: string,
  routeSubtype: string | null = null,
  responses = server,
  available = choices,
  roomCounts = ALL_COUNTS,
): Rendered {
  const list = readListing(new URLSearchParams(query), routeSubtype);
  return renderAt(
    `/property?${query}`,
    <FilterPanel list={list} choices={available} roomCounts={roomCounts} total="260 properties" />,
    responses,
  );
}

test('D-14 of a kind without rooms nobody is asked how many, until another kind is chosen', () => {
  show('subtype=commercial-land', null, server, choices, []);
  const legends = () => screen.getAllByRole('group').map((group) => group.textContent);
  expect(legends().join()).not.toMatch(/Bedrooms|Bathrooms|Rooms/);
  fireEvent.click(screen.getByLabelText(/^Commercial Land/));
  expect(legends().join()).toMatch(/Bedrooms.*Bathrooms.*Rooms/s);
});

test('what is asked for stays in sight, whatever the kind', () => {
  show('subtype=commercial-land&bedrooms=2', null, server, choices, []);
  expect(screen.getByRole('group', { name: 'Bedrooms' })).toBeDefined();
});

test('V-2.5-04 the panel has every documented filter', () => {
  show('');
  for (const label of ['Keyword', 'State', 'City', 'District', 'Locality', 'Property type']) {
    expect(screen.getByLabelText(label)).toBeDefined();
  }
  for (const legend of ['Subtype', 'Rooms', 'Bedrooms', 'Bathrooms', 'Features']) {
    expect(screen.getByRole('group', { name: legend, hidden: true })).toBeDefined();
  }
});

test('V-2.1-07 on a subtype page the subtype filter is hidden', () => {
  show('', 'flat-apartment');
  expect(screen.queryByRole('group', { name: 'Subtype' })).toBeNull();
});

test('the applied values stand in the panel', () => {
  show('bedrooms=4%2B&city=Noida&features=Garden&maxPrice=5000000');
  expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('Noida');
  expect(screen.getByLabelText<HTMLInputElement>('Highest, price in rupees').value).toBe('5000000');
  expect(screen.getByLabelText<HTMLInputElement>('Garden').checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>('[name="bedrooms"]:checked')?.value).toBe('4+');
});

test('what an address writes in other letters is the choice of that name, and no second one', () => {
  show('city=noida&state=uttar%20pradesh');
  const names = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(names('City').filter((name) => /noida/i.test(name))).toEqual(['Noida (60)']);
  expect(names('State').filter((name) => /uttar/i.test(name))).toEqual(['Uttar Pradesh (60)']);
  expect(screen.getByLabelText<HTMLSelectElement>('City').selectedOptions[0]?.text).toBe(
    'Noida (60)',
  );
});

test.each([
  ['', []],
  ['district=Bastar', ['More filters']],
  ['rooms=2', ['More filters']],
  ['facing=east', ['More filters']],
  ['possession=ready', []],
  ['features=Garden', ['Features']],
])('what holds a filter is unfolded: %s', (query, unfolded) => {
  show(query);
  const open = [...document.querySelectorAll('details[open] > summary')];
  expect(open.map(({ textContent }) => textContent)).toEqual(unfolded);
});

test('a choice that would find nothing stays in sight but cannot be chosen', () => {
  show('');
  const option = screen.getByRole<HTMLOptionElement>('option', { name: 'Sikkim (0)' });
  expect(option.disabled).toBe(true);
});

test('V-2.5-04 once the visitor turns to the panel, each choice counts what it would leave', async () => {
  const none = { types: [], subtypes: [], cities: [], bedrooms: [], localities: [], prices: [] };
  const states = [{ __typename: 'FacetCount', value: 'Karnataka', count: 7 }];
  const propertyFacets = {
    __typename: 'Facets',
    isLowerBound: false,
    states,
    ...none,
    ...NO_FILTERS,
  };
  show('type=agricultural', null, () => ({ propertyFacets }));
  expect(screen.getByRole('option', { name: 'Karnataka (40)' })).toBeDefined();
  fireEvent.focusIn(screen.getByLabelText('State'));
  expect(await screen.findByRole('option', { name: 'Karnataka (7)' })).toBeDefined();
  const empty = screen.getByRole<HTMLOptionElement>('option', { name: 'Uttar Pradesh (0)' });
  expect(empty.disabled).toBe(true);
});

test('D-39 rents have a range of their own as soon as For Rent is chosen', () => {
  show('');
  fireEvent.click(screen.getByLabelText('For Rent'));
  expect(screen.getByLabelText('Highest, monthly rent in rupees')).toBeDefined();
  expect(screen.queryByLabelText('Highest, price in rupees')).toBeNull();
});

test('D-106 amounts of one scale do not stay on the other', async () => {
  const { address } = show('status=rent&minPrice=20000&maxPrice=50000&city=Noida');
  fireEvent.click(screen.getByLabelText('For Sale'));
  const low = screen.getByLabelText<HTMLInputElement>('Lowest, price in rupees');
  expect(low.value).toBe('');
  fireEvent.change(low, { target: { value: '5000000' } });
  fireEvent.click(screen.getByLabelText('For Rent'));
  expect(screen.getByLabelText<HTMLInputElement>('Lowest, monthly rent in rupees').value).toBe('');
  fireEvent.click(screen.getByLabelText('For Sale'));
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toBe('/property?city=Noida&status=sell'));
});

test('V-5-25 V-9-03 untouched prices and sizes are empty and are not sent', async () => {
  const { address } = show('');
  expect(screen.getByLabelText<HTMLInputElement>('Lowest, price in rupees').value).toBe('');
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Noida' } });
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toBe('/property?city=Noida'));
});

test('V-5-24 the highest price is never below the lowest', () => {
  show('');
  const [low, high] = [
    screen.getByLabelText<HTMLInputElement>('Lowest, price in rupees'),
    screen.getByLabelText<HTMLInputElement>('Highest, price in rupees'),
  ];
  fireEvent.change(low, { target: { value: '5000000' } });
  fireEvent.change(high, { target: { value: '100000' } });
  fireEvent.blur(high);
  expect(high.value).toBe('5000000');
});

test('V-4.6-01 edits are pending: the list stays, and the button counts what they would leave', async () => {
  const { address } = show('');
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Noida' } });
  fireEvent.input(screen.getByLabelText('City'));
  expect(await screen.findByRole('button', { name: 'Show 37 properties' })).toBeDefined();
  expect(address()).toBe('/property?');
});

test('V-4.6-01 while they are counted, and where they cannot be, the button does without the number', async () => {
  const list = readListing(new URLSearchParams(), null);
  const { link, requests } = fakeServer({ FilterCount: () => bare(503) });
  const panel = (
    <FilterPanel list={list} choices={choices} roomCounts={ALL_COUNTS} total="260 properties" />
  );
  const { address } = renderAt('/property', panel, link);
  fireEvent.click(screen.getByLabelText('Garden'));
  const button = () => screen.getByRole('button', { name: /^Show/ });
  expect(button().textContent).toBe('Show properties');
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('FilterCount'));
  await act(async () => undefined);
  expect(button().textContent).toBe('Show properties');
  fireEvent.click(button());
  await waitFor(() => expect(address()).toBe('/property?features=Garden'));
});

test('V-4.6-02 applying saves the filters and starts at page 1', async () => {
  const { address } = show('city=Noida&page=4');
  fireEvent.click(screen.getByLabelText('Parking'));
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toBe('/property?city=Noida&features=Parking'));
  expect(localStorage.getItem('propertyFilters')).toBe('city=Noida&features=Parking');
});

test('V-5-17 symbols alone are refused at the box until something else is typed', async () => {
  const { address } = show('city=Noida');
  const box = screen.getByLabelText<HTMLInputElement>('Keyword');
  fireEvent.change(box, { target: { value: '??' } });
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  expect(screen.getByText('Search keyword contains invalid characters')).toBeDefined();
  expect(address()).toBe('/property?city=Noida');
  fireEvent.change(box, { target: { value: 'park' } });
  expect(screen.queryByText('Search keyword contains invalid characters')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toBe('/property?city=Noida&keyword=park'));
});

test.each([
  ['/property', null],
  ['/property-type/flat-apartment', 'flat-apartment'],
])(
  'V-4.6-03 Clear All at %s: the defaults, what was not applied yet too, and no saved filters',
  async (path, routeSubtype) => {
    localStorage.setItem('propertyFilters', 'city=Noida');
    const { address } = renderAt(
      path + '?city=Noida&page=3&features=Parking',
      <PanelOfAddress routeSubtype={routeSubtype} />,
      server,
    );
    fireEvent.click(screen.getByLabelText('Garden'));
    expect(await screen.findByRole('button', { name: 'Show 37 properties' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Clear All' }));
    await waitFor(() => expect(address()).toBe(path));
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('');
    for (const name of ['Parking', 'Garden']) {
      expect(screen.getByLabelText<HTMLInputElement>(name).checked).toBe(false);
    }
    expect(screen.getByRole('button', { name: 'Show 260 properties' })).toBeDefined();
    expect(localStorage.getItem('propertyFilters')).toBeNull();
  },
);

/** The panel as its page shows it: at every address anew. */
function PanelOfAddress({ routeSubtype }: { routeSubtype: string | null }) {
  const { search } = useLocation();
  const list = useMemo(
    () => readListing(new URLSearchParams(search), routeSubtype),
    [search, routeSubtype],
  );
  return (
    <FilterPanel list={list} choices={choices} roomCounts={ALL_COUNTS} total="260 properties" />
  );
}

test('an address that is gone back to stands in the form again, what was ticked since does not', async () => {
  const { address, goBack } = renderAt(
    '/property?city=Noida&bedrooms=2',
    <PanelOfAddress routeSubtype={null} />,
    server,
  );
  fireEvent.change(screen.getByLabelText('City'), { target: { value: '' } });
  fireEvent.click(screen.getByLabelText('Garden'));
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toBe('/property?bedrooms=2&features=Garden'));
  await goBack();
  expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('Noida');
  expect(screen.getByLabelText<HTMLInputElement>('Garden').checked).toBe(false);
});

test('applying in the sheet takes the place of its entry: Back does not open it again', async () => {
  const { address, hash, goBack } = show('page=2');
  window.location.hash = '#filters';
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Noida' } });
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toBe('/property?city=Noida'));
  await goBack();
  expect(address() + hash()).toBe('/property?city=Noida');
  window.location.hash = '';
});

test('without the sheet applying is a step: Back shows the list as it was', async () => {
  const { address, goBack } = show('page=2');
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Noida' } });
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toBe('/property?city=Noida'));
  await goBack();
  expect(address()).toBe('/property?page=2');
});

test('V-4.6-04 choosing a state resets the city and loads the cities of that state', async () => {
  show('city=Noida&state=Uttar+Pradesh');
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Karnataka' } });
  expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('');
  expect(await screen.findByRole('option', { name: 'Bengaluru (40)' })).toBeDefined();
  expect(screen.queryByRole('option', { name: 'Noida (60)' })).toBeNull();
});

test('V-4.6-04 of two states that were chosen the later one has its cities, whichever is answered last', async () => {
  const arrive = new Map<unknown, () => void>();
  const { link } = fakeServer({
    FilterCount: () => bare(503),
    FilterFacets: () => bare(503),
    CityChoices: ({ state }) =>
      new Promise((resolve) => {
        const cities = choices.cities.filter((city) => city.state === state);
        arrive.set(state, () => resolve(reply({ cities })));
      }),
  });
  const list = readListing(new URLSearchParams(), null);
  renderAt(
    '/property',
    <FilterPanel list={list} choices={choices} roomCounts={ALL_COUNTS} total="260 properties" />,
    link,
  );
  const choose = async (state: string) => {
    fireEvent.change(screen.getByLabelText('State'), { target: { value: state } });
    await waitFor(() => expect(arrive.has(state)).toBe(true));
  };
  await choose('Karnataka');
  await choose('Uttar Pradesh');
  expect(screen.getByText('Loading cities...')).toBeDefined();
  await act(async () => arrive.get('Uttar Pradesh')?.());
  expect(await screen.findByText('Noida (60)')).toBeDefined();
  await act(async () => arrive.get('Karnataka')?.());
  await act(async () => undefined);
  expect(screen.queryByText('Loading cities...')).toBeNull();
  const options = [...screen.getByLabelText<HTMLSelectElement>('City').options];
  expect(options.map(({ text }) => text)).toEqual(['All', 'Noida (60)']);
});

test('V-4.6-05 choosing a type resets the subtype and offers those of the type', () => {
  show('subtype=flat-apartment&type=residential');
  fireEvent.change(screen.getByLabelText('Property type'), { target: { value: 'commercial' } });
  expect(document.querySelectorAll('[name=subtype]:checked')).toHaveLength(0);
  expect(screen.getByLabelText('Commercial Land 9')).toBeDefined();
});

test("V-4.6-08 P-8-08 when the cities cannot be loaded just 'All' is left", async () => {
  const broken: Replies = () => {
    throw new Error('The network is gone.');
  };
  show('state=Uttar+Pradesh', null, broken);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Karnataka' } });
  await waitFor(() => expect(screen.queryByText('Loading cities...')).toBeNull());
  const { options } = screen.getByLabelText<HTMLSelectElement>('City');
  expect([...options].map(({ text }) => text)).toEqual(['All']);
});

test('INTERFACE 1.8 cities that could not be loaded are asked for again by their own button', async () => {
  let isLost = true;
  show('state=Uttar+Pradesh', null, (...requests) => {
    if (isLost) throw new Error('The network is gone.');
    return server(...requests);
  });
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Karnataka' } });
  const notice = await screen.findByText('The cities could not be loaded.');
  isLost = false;
  fireEvent.click(within(notice).getByText('Try Again'));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('City').options).toHaveLength(2),
  );
  expect(screen.queryByText('The cities could not be loaded.')).toBeNull();
});

test('V-8-15 V-4.6-08 when the choices cannot be loaded it is said, and the built-in subtypes stand', () => {
  show('', null, server, { ...BUILT_IN_CHOICES, cities: [], isBuiltIn: true });
  expect(screen.getByText('Failed to fetch subcategories')).toBeDefined();
  const group = within(screen.getByRole('group', { name: 'Subtype' }));
  const chips = group.getAllByRole<HTMLInputElement>('checkbox');
  expect(new Set(chips.map((chip) => chip.parentElement?.textContent))).toEqual(
    new Set(SUBTYPES.map(({ title }) => title)),
  );
  expect(chips.filter(({ disabled }) => disabled)).toEqual([]);
  for (const label of ['State', 'City']) {
    expect(screen.getByLabelText<HTMLSelectElement>(label).options).toHaveLength(1);
  }
});

const count = (value: string, found: number) => ({
  __typename: 'FacetCount',
  value,
  count: found,
});

const FACETS = {
  __typename: 'Facets',
  isLowerBound: false,
  filtersAreLowerBound: false,
  states: [],
  cities: [],
  types: [],
  subtypes: [count('flat-apartment', 5), count('commercial-land', 3)],
  bedrooms: [count('2', 4), count('5', 1)],
  localities: [count('Whitefield', 9), count('Hoodi', 4), count('Varthur', 1)],
  filters: [
    {
      __typename: 'FilterFacet',
      key: 'furnishing',
      choices: [count('furnished', 21), count('unfurnished', 0), count('not-stated', 12)],
    },
    {
      __typename: 'FilterFacet',
      key: 'facing',
      choices: [count('east', 0), count('not-stated', 33)],
    },
  ],
  prices: [],
};

const counted: Replies = (operation, variables) =>
  operation === 'FilterFacets' ? { propertyFacets: FACETS } : server(operation, variables);

test.each([
  ['rent', /Bedrooms.*Furnishing.*Who may rent.*Posted by/s],
  ['sell', /Bedrooms.*Possession.*Subtype.*Posted by/s],
])('D-122 the panel for %s begins with what is filtered by most', (purpose, order) => {
  show(`status=${purpose}`);
  expect(document.querySelector('form')?.textContent).toMatch(order);
});

test('D-122 every row of the filters has its control', () => {
  show('');
  for (const { key } of FILTERS) expect(document.getElementsByName(key).length).toBeGreaterThan(0);
});

test('D-122 choices say how many have them, who does not say too; what nobody says is not asked', async () => {
  const { address } = show('status=rent', null, counted);
  fireEvent.focusIn(screen.getByLabelText('State'));
  expect(await screen.findByLabelText('Furnished 21')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Unfurnished 0').disabled).toBe(true);
  expect(screen.queryByRole('group', { name: 'Facing', hidden: true })).toBeNull();
  fireEvent.click(screen.getByLabelText('Furnished 21'));
  fireEvent.click(screen.getByLabelText('Not stated 12'));
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() =>
    expect(address()).toBe('/property?furnishing=furnished%2Cnot-stated&status=rent'),
  );
});

test('D-122 a filter that is chosen stays, also where no listing says it', async () => {
  show('facing=east', null, counted);
  fireEvent.focusIn(screen.getByLabelText('State'));
  expect(await screen.findByLabelText('East 0')).toHaveProperty('checked', true);
});

test('D-122 several bedrooms, kinds and localities are asked for at once', async () => {
  const { address } = show('city=Bengaluru&location=Koramangala|-Hoodi', null, counted);
  fireEvent.focusIn(screen.getByLabelText('State'));
  const box = screen.getByLabelText<HTMLInputElement>('Locality');
  expect(await screen.findByLabelText('Whitefield')).toBeDefined();
  expect(screen.getByLabelText('Not Hoodi')).toHaveProperty('checked', true);
  fireEvent.change(box, { target: { value: 'varth' } });
  expect(screen.queryByLabelText('Whitefield')).toBeNull();
  fireEvent.click(screen.getByLabelText('Varthur'));
  expect(box.value).toBe('');
  fireEvent.click(screen.getByLabelText('Koramangala'));
  fireEvent.change(box, { target: { value: 'Bellandur' } });
  const bedrooms = within(screen.getByRole('group', { name: 'Bedrooms' }));
  fireEvent.click(bedrooms.getByLabelText(/^2/));
  fireEvent.click(bedrooms.getByLabelText(/^4\+/));
  fireEvent.click(screen.getByLabelText(/^Flat/));
  fireEvent.click(screen.getByLabelText(/^Commercial Land/));
  fireEvent.click(screen.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(address()).toContain('Varthur'));
  expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
    bedrooms: '2,4+',
    city: 'Bengaluru',
    location: 'Bellandur|-Hoodi|Varthur',
    subtype: 'flat-apartment|commercial-land',
  });
});

test('D-122 what stands in the form already is no edit, in whatever order', () => {
  show('furnishing=unfurnished,furnished&bedrooms=2-3&pincode=560066&within=5&city=Bengaluru');
  expect(screen.getByRole('button', { name: 'Show 260 properties' })).toBeDefined();
  const sent = new FormData(document.querySelector('form') ?? undefined);
  expect(sent.getAll('furnishing')).toEqual(['furnished', 'unfurnished']);
  expect(sent.getAll('bedrooms')).toEqual(['2', '3']);
  expect([sent.get('pincode'), sent.get('within')]).toEqual(['560066', '5']);
});

function subtype(key: string, title: string, type: 'RESIDENTIAL' | 'COMMERCIAL') {
  return {
    key,
    title,
    plural: title + 's',
    slug: key,
    type,
    sizeUnits: ['Sq ft'],
    propertyCount: 9,
  };
}
