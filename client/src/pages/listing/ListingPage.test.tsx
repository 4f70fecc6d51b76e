import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recentSearches, rememberSearch } from '../../features/market/search/recentSearches.ts';
import { selectCity, selectedCity } from '../../features/market/places/selectedCity.ts';
import { cardProperty, coverOf, picture } from '../../testing/fixtures.ts';
import { MARKET, pageOf, SUBTYPE, town, wholeProperty } from '../../testing/market.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { openSite } from '../../testing/site.tsx';
import type { Market } from '../../testing/site.tsx';
import { openEveryBlock } from '../../ui/lazyBlock.tsx';

const show = (address: string, properties: unknown, market: Market = {}) =>
  openSite(address, {
    ...MARKET,
    states: [{ name: 'Goa' }],
    amenities: [{ id: 'a'.repeat(24), name: 'Lift' }],
    properties,
    ...market,
  });

/** The results beside the panel, with the blocks whose code comes later. */
async function results(): Promise<Element> {
  openEveryBlock();
  await screen.findByLabelText('Quick search');
  const found = document.querySelector('[data-results-column]');
  if (!found) throw new Error('There are no results.');
  return found;
}

const FOLDED = 'article, nav[aria-label="Quick filters"], form, details, search';

const LIST = pageOf([wholeProperty()], {
  roomCounts: ['BEDROOMS', 'BATHROOMS'],
  total: 1_234,
  totalIsLowerBound: true,
  page: 2,
  pageCount: 3,
  understanding: {
    text: 'park',
    parts: [{ label: 'Pune' }],
    corrections: [{ from: 'pnue', to: 'pune', isBoth: false }],
    query: 'bedrooms=2&city=Pune&keyword=park&status=rent&subtype=flat-apartment',
  },
  unknown: [{ path: 'features', message: 'No such amenity.' }],
});

test('V-2.5 a list: its heading, its chips, its notices and its pages', async () => {
  const { container } = await show(
    '/property?city=Pune&keyword=flat&bedrooms=2&status=rent&page=2',
    LIST,
  );
  expect(container.querySelector('h1')?.textContent).toBe(
    '2 BHK Flats & Apartments for rent in Pune',
  );
  expect(container.querySelector('h1 ~ p')?.textContent).toBe('DREAM FLAT/APARTMENTFOR RENT');
  // Its code comes by itself.
  await screen.findByText('Show sizes in');
  expect(snapshot(await results(), FOLDED)).toMatchSnapshot('list');
});

test.each([
  [4, 1, 'corner', '4 properties, 1 mentions “corner”'],
  [4, 3, 'corner', '4 properties, 3 mention “corner”'],
  [4, 0, 'zzyzx', '4 properties, none mentions “zzyzx”'],
  [0, 0, 'zzyzx', '0 properties'],
])('D-120 of %d properties %d mention the wish', async (total, mentions, wish, text) => {
  const understanding = {
    text: null,
    parts: [],
    wish,
    mentions,
    mentionsIsLowerBound: false,
    notes: [],
    corrections: [],
    query: `city=Pune&wish=${wish}`,
  };
  const items = total > 0 ? [wholeProperty()] : [];
  const page = pageOf(items, { total, understanding });
  const { container } = await show(`/property?keyword=${wish}+pune`, page);
  expect(container.querySelector('#results')?.textContent).toBe(text);
  const chips = container.querySelector('[aria-label="Applied filters"]');
  expect(chips?.textContent).toContain(`“${wish}”`);
});

test('V-2.1-07 the list of a subtype is named after it, and has no chip for it', async () => {
  const { container } = await show(
    '/property-type/flat-apartment?city=Pune',
    pageOf([wholeProperty()], { roomCounts: ['BEDROOMS', 'BATHROOMS'] }),
  );
  expect(container.querySelector('h1')?.textContent).toBe('Flats & Apartments in Pune');
  expect(container.querySelector('h1 ~ p')?.textContent).toBe('DREAM FLAT/APARTMENT');
  const chips = container.querySelector('[aria-label="Applied filters"]');
  expect(chips?.textContent).toBe('Pune');
});

test('V-2.5-01 heading, title and chips are spelled as the answer says, however the address was typed', async () => {
  const found = wholeProperty({ city: 'Pune', subtype: SUBTYPE });
  const understanding = {
    text: null,
    parts: [],
    wish: null,
    mentions: null,
    mentionsIsLowerBound: false,
    notes: [],
    corrections: [],
    query: 'city=Pune&subtype=flat-apartment',
  };
  const { container, head } = await show(
    '/property?city=poona&subtype=flat',
    pageOf([found], { understanding }),
  );
  const title = 'Flats & Apartments in Pune';
  expect(head().title).toContain(title);
  expect(container.querySelector('h1')?.textContent).toBe(title);
  const chips = [...container.querySelectorAll('[aria-label="Applied filters"] a')];
  expect(chips.map(({ textContent }) => textContent)).toContain('Pune');
});

describe('the city of the header', () => {
  const PUNE = { city: 'Pune', state: 'Maharashtra', propertyCount: 7 };
  const IN_PUNE = 'city=Pune&state=Maharashtra';
  const read = (query: string, kinds: readonly string[] = []) =>
    pageOf([wholeProperty()], {
      understanding: {
        text: null,
        parts: kinds.map((kind) => ({ kind, label: kind, value: kind })),
        wish: null,
        mentions: null,
        mentionsIsLowerBound: false,
        notes: [],
        corrections: [],
        query,
      },
    });
  afterEach(() => act(() => selectCity(null)));

  /** The address bar of the browser, where the lists are moved about in. */
  const standAt = (address: string) => window.history.replaceState(null, '', address);

  test('narrows a bare list that is come to from another page, until it is taken away', async () => {
    selectCity(PUNE);
    const { address } = await show('/property', read(''));
    await waitFor(() => expect(address()).toBe(`/property?${IN_PUNE}`));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Remove Pune' })));
    await waitFor(() => expect(address()).toBe('/property'));
    expect(selectedCity()).toBeNull();
  });

  test('comes and goes with Back and Forward over a list that it agreed with', async () => {
    selectCity(PUNE);
    const { address, go } = await show('/property', read(''));
    standAt('/property');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Remove Pune' })));
    await waitFor(() => expect(address()).toBe('/property'));
    await go(-1);
    expect([address(), selectedCity()]).toEqual([`/property?${IN_PUNE}`, PUNE]);
    await go(1);
    expect([address(), selectedCity()]).toEqual(['/property', null]);
  });

  test('leaves the state alone that somebody has chosen beside another city', async () => {
    selectCity(PUNE);
    const { address } = await show('/property?city=Nashik&state=Maharashtra', read(''));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Remove Nashik' })));
    await waitFor(() => expect(address()).toBe('/property?state=Maharashtra'));
    expect(selectedCity()).toEqual(PUNE);
  });

  test('narrows a list of rooms or rents too that is come to from another page', async () => {
    selectCity(PUNE);
    const { address } = await show('/property?bedrooms=2', read('bedrooms=2'));
    await waitFor(() => expect(address()).toBe(`/property?bedrooms=2&${IN_PUNE}`));
  });

  test.each(['/property', '/property-type/flat-apartment'])(
    'D-41 from a list at %s every link goes where it says',
    async (list) => {
      selectCity(PUNE);
      standAt(list);
      const twoPages = { ...read('keyword=villa'), total: 30, pageCount: 2 };
      const words = await show('/property?keyword=villa', twoPages);
      await words.go('/property?keyword=villa&page=2');
      expect(words.address()).toBe('/property?keyword=villa&page=2');
      await words.go('/property?status=rent');
      expect(words.address()).toBe('/property?status=rent');
      await words.go('/property');
      expect(words.address()).toBe('/property');
    },
  );

  test('is cleared with all filters', async () => {
    selectCity(PUNE);
    const { address } = await show(`/property?bedrooms=2&${IN_PUNE}`, read(''));
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Clear all' })));
    await waitFor(() => expect(address()).toBe('/property'));
    expect(selectedCity()).toBeNull();
  });

  test('leaves another city, and words that name a place, as they are', async () => {
    selectCity(PUNE);
    const { address } = await show('/property?city=Agra', read(''));
    await screen.findByText('1 property');
    expect(address()).toBe('/property?city=Agra');
    cleanup();
    const site = await show('/property?keyword=flats+in+agra', read('city=Agra', ['CITY']));
    await screen.findByText('1 property');
    expect(site.address()).toBe('/property?keyword=flats+in+agra');
    expect(selectedCity()).toEqual(PUNE);
  });

  test('narrows words without a place that are searched for from another page', async () => {
    selectCity(PUNE);
    const { address } = await show('/property?keyword=2+bhk', read('bedrooms=2', ['BEDROOMS']));
    await waitFor(() =>
      expect(address()).toBe(`/property?city=Pune&keyword=2+bhk&state=Maharashtra`),
    );
  });
});

test('V-2.5-13 a list without results says what to give up, and Refresh asks anew', async () => {
  const { requests, address } = await show(
    '/property?city=Agra&bedrooms=2',
    pageOf([], { requestId: 'request-1' }),
    {
      relaxations: [
        {
          dropped: ['bedrooms'],
          label: 'Any number of bedrooms',
          query: 'city=Agra',
          total: 3,
          totalIsLowerBound: false,
          items: [],
        },
      ],
    },
  );
  await screen.findByText('Start another search');
  expect(screen.getByText('No properties found', { selector: 'h2' })).toBeDefined();
  const relaxed = screen.getByText('Without ‘2 BHK’: 3 properties');
  expect(relaxed.getAttribute('href')).toBe('/property?city=Agra');
  expect(screen.getByText('request-1')).toBeDefined();
  const calls = () => requests.filter(({ operation }) => operation === 'ListingPage').length;
  expect(calls()).toBe(1);
  await act(async () => fireEvent.click(screen.getByText('Refresh')));
  await waitFor(() => expect(calls()).toBe(2));
  expect(address()).toBe('/property?city=Agra&bedrooms=2');
});

test('V-2.5-13 what to give up is named as the words were read', async () => {
  const query = 'bedrooms=5&city=Agra';
  const understanding = {
    text: null,
    wish: null,
    mentions: null,
    mentionsIsLowerBound: false,
    notes: [],
    parts: [],
    corrections: [],
    query,
  };
  await show('/property?keyword=5+bhk+in+agra', pageOf([], { understanding }), {
    relaxations: [
      {
        label: 'Any number of bedrooms',
        query: 'city=Agra',
        total: 3,
        totalIsLowerBound: false,
        items: [],
      },
    ],
  });
  expect((await screen.findByText(/3 properties/)).textContent).toBe(
    'Without ‘5 BHK’: 3 properties',
  );
});

test('V-5-19 words that the rules refuse and nothing is called by are no recent search any more', async () => {
  rememberSearch('qwerty', { keyword: 'qwerty' });
  rememberSearch('asdf flats', { keyword: 'asdf flats' });
  const read = (query: string) => ({
    text: null,
    wish: null,
    mentions: null,
    mentionsIsLowerBound: false,
    notes: [],
    parts: [],
    corrections: [],
    query,
  });
  await show('/property?keyword=qwerty', pageOf([], { understanding: read('keyword=qwerty') }));
  await screen.findByText('Start another search');
  expect(recentSearches().map(({ label }) => label)).toEqual(['asdf flats']);
  cleanup();
  // What was understood of it is a good search with nothing to show today.
  const part = read('keyword=asdf&subtype=flat-apartment');
  await show('/property?keyword=asdf+flats', pageOf([], { understanding: part }));
  await screen.findByText('Start another search');
  expect(recentSearches().map(({ label }) => label)).toEqual(['asdf flats']);
});

describe('what is close to a search', () => {
  const relaxations = [
    {
      label: 'In Domlur, 2 km away',
      query: 'city=Bengaluru&location=Domlur',
      total: 7,
      totalIsLowerBound: false,
      items: [cardProperty({ id: '5'.repeat(24), title: 'By the park' })],
    },
  ];
  const request = (requests: readonly { operation: string }[]) =>
    requests.filter(({ operation }) => operation === 'Relaxations').length;

  test('stands under a list of few hits, with its reason, and counts nowhere', async () => {
    await show('/property?city=Bengaluru&location=Indiranagar', pageOf([wholeProperty()]), {
      relaxations,
    });
    const close = await screen.findByRole('region', { name: 'Close matches' });
    expect(close.querySelector('h3')?.textContent).toBe('In Domlur, 2 km away: 7 properties');
    expect(close.textContent).toContain('By the park');
    expect(close.querySelector('a')?.getAttribute('href')).toBe(
      '/property?city=Bengaluru&location=Domlur',
    );
    expect(screen.getByText('1 property')).toBeDefined();
  });

  test('is a few ways on where nothing is close', async () => {
    const relaxation = {
      dropped: ['location'],
      label: 'All of Pune',
      query: 'city=Pune',
      total: 9,
    };
    await show('/property?city=Pune&location=Wakad', pageOf([wholeProperty()]), {
      relaxations: [{ ...relaxation, totalIsLowerBound: false, items: [] }],
    });
    const wider = await screen.findByRole('region', { name: 'Widen your search' });
    expect(wider.textContent).toContain('All of Pune: 9 properties');
    expect(wider.querySelector('a')?.getAttribute('href')).toBe('/property?city=Pune');
  });

  test.each([
    ['with enough hits', '/property?city=Bengaluru', 5],
    ['for the whole market', '/property', 1],
  ])('is not asked for %s', async (_when, path, total) => {
    const { requests } = await show(path, pageOf([wholeProperty()], { total }), {
      relaxations,
    });
    await screen.findByText(/^\d propert/);
    expect(request(requests)).toBe(0);
    expect(screen.queryByText('Close matches')).toBeNull();
  });

  test('INTERFACE 1.8 is asked for again by its own button where it could not be had', async () => {
    let isLost = true;
    const { requests } = await show('/property?city=Agra', pageOf([wholeProperty()]), {
      relaxations: () => {
        if (!isLost) return relaxations;
        throw new GraphQLError('Too many at once.', { extensions: { code: 'UNAVAILABLE' } });
      },
    });
    await screen.findByText('1 property');
    await screen.findByText('Close matches could not be loaded.');
    const before = request(requests);
    isLost = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('region', { name: 'Close matches' });
    expect(request(requests)).toBe(before + 1);
  });
});

describe('D-105 what was sold and rented', () => {
  const closed = (changes: object = {}) => ({
    items: [
      cardProperty({ id: '7'.repeat(24), title: 'Gone', lifecycle: 'SOLD', featured: true }),
      cardProperty({ id: '8'.repeat(24), title: 'Let', lifecycle: 'RENTED' }),
    ],
    total: 37,
    totalIsLowerBound: false,
    pageCount: 2,
    ...changes,
  });

  test('stands below what can be had, badged, with a count of its own', async () => {
    const { head } = await show(
      '/property?city=Pune&lifecycle=closed_too',
      pageOf([wholeProperty()]),
      { closedProperties: closed() },
    );
    const below = await screen.findByRole('region', {
      name: '37 sold or rented in the last 12 months',
    });
    const badges = [...below.querySelectorAll('article')].map(
      (card) =>
        card.querySelector('h3')?.textContent +
        ': ' +
        (/Sold|Rented/.exec(card.textContent)?.[0] ?? ''),
    );
    expect(badges).toEqual(['Gone: Sold', 'Let: Rented']);
    expect(below.textContent).not.toContain('Featured');
    expect(screen.getByText('1 property')).toBeDefined();
    expect(head().robots).toBe('noindex, follow');
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/property?city=Pune&lifecycle=closed_too&page=2',
    );
  });

  test('is asked for only where it is wanted, and no longer after its chip', async () => {
    const none = closed({ items: [], total: 0, pageCount: 0 });
    const { address, requests } = await show('/property?city=Pune', pageOf([wholeProperty()]), {
      closedProperties: none,
    });
    const calls = () => requests.filter(({ operation }) => operation === 'AlsoClosed').length;
    expect(calls()).toBe(0);
    const chip = () => screen.getByRole('link', { name: 'Also sold and rented' });
    await act(async () => fireEvent.click(chip()));
    await screen.findByText('No similar properties sold or rented in the last 12 months');
    expect(address()).toBe('/property?city=Pune&lifecycle=closed_too');
    expect(chip().getAttribute('aria-current')).toBe('true');
    await act(async () => fireEvent.click(chip()));
    await waitFor(() => expect(address()).toBe('/property?city=Pune'));
    expect(calls()).toBe(1);
    await waitFor(() => expect(screen.queryByText(/sold or rented in the last/)).toBeNull());
  });

  test('INTERFACE 1.8 is asked for again by its own button where it could not be loaded', async () => {
    let requestCount = 0;
    const closedProperties = () => {
      requestCount += 1;
      if (requestCount === 1) throw new Error('The network is gone.');
      return closed();
    };
    await show('/property?city=Pune&lifecycle=closed_too', pageOf([wholeProperty()]), {
      closedProperties,
    });
    await screen.findByText('Sold and rented properties could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('37 sold or rented in the last 12 months');
    expect(requestCount).toBe(2);
  });

  test('is still there on the pages behind the last of what can be had', async () => {
    const { address } = await show(
      '/property?city=Pune&lifecycle=closed_too&page=2',
      pageOf([], { total: 1, page: 2 }),
      { closedProperties: closed() },
    );
    await screen.findByText('37 sold or rented in the last 12 months');
    expect(address()).toBe('/property?city=Pune&lifecycle=closed_too&page=2');
    expect(screen.queryByText('No properties found')).toBeNull();
  });
});

test('V-2.5-11 without an answer the same address is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const { head } = await show('/property?city=Pune', () => {
    if (isBroken) throw new Error('no network');
    return pageOf([wholeProperty()]);
  });
  expect(await screen.findByText('Error Loading Property')).toBeDefined();
  expect(head().robots).toBe('noindex, follow');
  isBroken = false;
  await act(async () => fireEvent.click(screen.getByText('Try Again')));
  expect(await screen.findByText('1 property')).toBeDefined();
});

test('V-2.5-12 with a sentence of the server the way out is the list without filters', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show('/property?city=Pune', ({ filter }: { filter?: { city?: string } }) => {
    if (filter?.city === undefined) return pageOf([wholeProperty()]);
    throw new GraphQLError('Too many at once.', { extensions: { code: 'UNAVAILABLE' } });
  });
  const again = await screen.findByText('Retry API Call');
  expect(again.closest('[role=alert]')?.querySelector('h2')?.textContent).toBe(
    'Error: Too many at once.',
  );
  expect(again.getAttribute('href')).toBe('/property');
  fireEvent.click(again);
  await screen.findByText('1 property');
});

test('V-2.5-04 the panel asks for no other cities than the page has, however the state is called', async () => {
  const understanding = { query: 'keyword=park&state=Goa' };
  const { requests, container } = await show(
    '/property?state=goa&keyword=park',
    pageOf([wholeProperty()], { understanding }),
    { cities: [town('Panaji', { state: 'Goa' })] },
  );
  openEveryBlock();
  await waitFor(() => expect(container.querySelector('option[value="Panaji"]')).not.toBeNull());
  const calls = requests.filter(({ operation }) => operation === 'CityChoices');
  expect(calls.map(({ variables }) => variables)).toEqual([{ state: 'goa' }]);
});

test('V-2.5-04 the panel of the filters, with what is applied', async () => {
  const { container } = await show(
    '/property?state=Goa&city=Pune&bedrooms=2&features=Lift',
    pageOf([wholeProperty()], { roomCounts: ['BEDROOMS', 'BATHROOMS', 'ROOMS'] }),
    {
      cities: [town('Pune', { state: 'Goa' })],
      subtypes: [SUBTYPE],
    },
  );
  const panel = await waitFor(() => {
    const form = container.querySelector('form:has(select[name=state])');
    if (!form) throw new Error('The panel is on its way.');
    return form;
  });
  expect(snapshot(panel, 'option, label:has([type=radio])')).toMatchSnapshot('panel');
});

test.each([
  ['at most three of a page', 4, 5, 3],
  ['none of a page where all are', 5, 5, 0],
])('D-16 the badge Featured is on %s', async (_what, featured, all, shown) => {
  const items = Array.from({ length: all }, (_, index) =>
    cardProperty({ id: String(index).repeat(24), featured: index < featured }),
  );
  await show('/property', pageOf(items));
  await screen.findByText('5 properties');
  expect(screen.queryAllByText('Featured')).toHaveLength(shown);
});

test('V-2.6 cards of every kind', async () => {
  const cardFacts = [
    { key: 'waterSource', label: 'Water', value: 'Well' },
    { key: 'soilType', label: 'Soil', value: 'Black' },
    { key: 'roadAccess', label: 'Road access', value: 'Paved' },
    { key: 'electricity', label: 'Electricity', value: 'Yes' },
  ];
  const items = [
    cardProperty({ featured: true }),
    cardProperty({
      id: '1'.repeat(24),
      purpose: 'RENT',
      lifecycle: 'UNDER_OFFER',
      ...coverOf([]),
      price: 25_000,
    }),
    cardProperty({
      id: '2'.repeat(24),
      type: 'AGRICULTURAL',
      subtype: { key: 'farm-house', title: 'Farm House', sizeUnits: ['Acres'] },
      bedrooms: null,
      bathrooms: null,
      rooms: null,
      area: 4,
      areaUnit: null,
      amenities: [],
      cardFacts,
      ...coverOf([picture(1, { isIllustration: true })]),
    }),
    cardProperty({
      id: '3'.repeat(24),
      lifecycle: 'SOLD',
      price: null,
      area: null,
      locality: null,
      featured: false,
      createdAt: '2026-11-20T05:30:00.000Z',
    }),
  ];
  const { container } = await show('/property', pageOf(items));
  // What is kept in the browser is shown once the page lives.
  await waitFor(() => expect(screen.getAllByLabelText(/^Compare /)).toHaveLength(4));
  for (const [index, card] of [...container.querySelectorAll('article')].entries()) {
    expect(snapshot(card, 'source')).toMatchSnapshot(`card-${index}`);
  }
  expect(container.querySelectorAll('article')).toHaveLength(4);
});
