import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FilterFacetsQuery } from './FilterFacets.generated.ts';
import type { CountRange } from '../../../../../schema/search.ts';
import type { ListingPageQuery } from '../../../pages/listing/ListingPage.generated.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { asChips, bedroomOptions, tickedBedrooms, withCounts } from './facetOptions.ts';
import { FilterSheet, FilterSheetLink } from './FilterSheet.tsx';
import { appliedFilters, rangeText } from './filterWords.ts';
import { readListing } from './listingAddress.ts';
import { QuickFilters } from './QuickFilters.tsx';
import { RENT_RANGE } from './ranges.ts';
import { SIZE_RANGE } from './sizeRanges.ts';
import { propertiesText } from './resultCount.ts';
import { SearchDetails } from './SearchDetails.tsx';
import { SearchNotices } from './SearchNotices.tsx';
import { SortMenu } from './SortMenu.tsx';

const same = (text: string) => text;
const NAMES = { subtype: same, subtypes: same, amenity: same, unit: () => 'Sq ft' as const };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const listOf = (query: string, routeSubtype: string | null = null) =>
  readListing(new URLSearchParams(query), routeSubtype);
/** By selector: jsdom takes its time over roles. */
const allLinks = () => [...document.querySelectorAll('a')];
const links = () =>
  allLinks().map((link) => [
    link.textContent || link.getAttribute('aria-label'),
    link.getAttribute('href'),
  ]);

test.each([
  ['', null, []],
  ['city=Pune', null, ['/property']],
  ['city=Pune&bedrooms=2', null, ['/property?bedrooms=2', '/property?city=Pune', '/property']],
  [
    'city=Pune&bedrooms=2&sort=newest&page=3',
    'flat-apartment',
    [
      '/property-type/flat-apartment?bedrooms=2&sort=newest',
      '/property-type/flat-apartment?city=Pune&sort=newest',
      '/property-type/flat-apartment?sort=newest',
    ],
  ],
] as const)('the chips of %j take one value away each, from page 1', (query, subtype, hrefs) => {
  const list = listOf(query, subtype);
  const applied = appliedFilters(list.filter, NAMES).filter(({ key }) => key !== 'subtype');
  renderAt('/', <AppliedFilters list={list} applied={applied} />);
  const found = allLinks().map((link) => link.getAttribute('href'));
  expect(new Set(found)).toEqual(new Set(hrefs));
});

const HOMES = ['BEDROOMS', 'BATHROOMS'] as const;

test.each([
  ['what has bedrooms', 'subtype=flat-apartment', HOMES, true],
  ['what has none', 'subtype=residential-land-plot', [], false],
  ['what has none, while bedrooms are chosen', 'bedrooms=2&type=land', [], true],
] as const)('D-14 quick filters of %s: %s', (_what, query, roomCounts, offersBedrooms) => {
  renderAt('/', <QuickFilters list={listOf(query)} roomCounts={roomCounts} />);
  const labels = links().map(([label]) => label);
  expect(labels.includes('3 BHK')).toBe(offersBedrooms);
  expect(labels).toContain('Under ₹25 Lakh');
});

test('quick filters set a value or replace one of their kind, and leave the chosen one to its chip', () => {
  renderAt(
    '/',
    <QuickFilters list={listOf('bedrooms=2&city=Pune&maxPrice=2500000')} roomCounts={HOMES} />,
  );
  const found = Object.fromEntries(links());
  expect(found).toEqual({
    'For Sale': '/property?bedrooms=2&city=Pune&maxPrice=2500000&status=sell',
    'For Rent': '/property?bedrooms=2&city=Pune&status=rent',
    '1 BHK': '/property?bedrooms=1&city=Pune&maxPrice=2500000',
    '3 BHK': '/property?bedrooms=3&city=Pune&maxPrice=2500000',
    '4+ BHK': '/property?bedrooms=4%2B&city=Pune&maxPrice=2500000',
    '₹25–50 Lakh': '/property?bedrooms=2&city=Pune&maxPrice=5000000&minPrice=2500000',
    '₹50 Lakh – ₹1 Cr': '/property?bedrooms=2&city=Pune&maxPrice=10000000&minPrice=5000000',
    '₹1 Cr+': '/property?bedrooms=2&city=Pune&minPrice=10000000',
    'Also sold and rented': '/property?bedrooms=2&city=Pune&lifecycle=closed_too&maxPrice=2500000',
  });
});

test('D-106 quick filters of rents have a scale of their own, and changing over leaves no amount behind', () => {
  renderAt(
    '/',
    <QuickFilters list={listOf('maxPrice=30000&minPrice=15000&status=rent')} roomCounts={HOMES} />,
  );
  const found = Object.fromEntries(links());
  expect(found).toMatchObject({
    'For Sale': '/property?status=sell',
    'Under ₹15,000': '/property?maxPrice=15000&status=rent',
    '₹30,000–60,000': '/property?maxPrice=60000&minPrice=30000&status=rent',
    '₹60,000+': '/property?minPrice=60000&status=rent',
  });
  expect(found).not.toHaveProperty('Under ₹25 Lakh');
  cleanup();
  const list = listOf('maxPrice=30000&status=rent');
  renderAt('/', <AppliedFilters list={list} applied={appliedFilters(list.filter, NAMES)} />);
  expect(links()[0]).toEqual(['For Rent', '/property']);
});

test('the order of a list is a link each, from page 1, and the present one is marked', () => {
  renderAt('/', <SortMenu list={listOf('city=Pune&sort=price_asc&page=2')} />);
  expect(document.querySelector('summary')?.textContent).toBe('Sort: Price, low to high');
  const found = [...document.querySelectorAll('li a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(found).toEqual([
    ['Best match', '/property?city=Pune', null],
    ['Newest first', '/property?city=Pune&sort=newest', null],
    ['Price, low to high', '/property?city=Pune&sort=price_asc', 'true'],
    ['Price, high to low', '/property?city=Pune&sort=price_desc', null],
    ['Area, small to large', '/property?city=Pune&sort=area_asc', null],
    ['Area, large to small', '/property?city=Pune&sort=area_desc', null],
  ]);
});

type Understanding = ListingPageQuery['properties']['understanding'];

function showNotices(query: string, changes: Partial<Understanding> = {}, isRestored = false) {
  const understanding = {
    parts: [],
    notes: [],
    corrections: [],
    text: null,
    wish: null,
    mentions: null,
    mentionsIsLowerBound: false,
    query: '',
    ...changes,
  };
  renderAt(
    '/',
    <SearchNotices
      list={listOf(query)}
      understanding={understanding}
      unknown={[{ path: 'city', message: 'No city is called Pnue.' }]}
      isRestored={isRestored}
    />,
  );
  return document.body.textContent;
}

test('what was understood stands as chips, and no sentence says it again', () => {
  const parts: Understanding['parts'] = [{ kind: 'CITY', label: 'Pune', value: 'Pune' }];
  expect(showNotices('keyword=metro+pune', { parts, text: 'metro' })).toBe(
    'No city is called Pnue.',
  );
});

test('D-120 D-121 what set nothing is named', () => {
  const notes: Understanding['notes'] = [{ kind: 'NOT_UNDERSTOOD', text: 'not by the sea' }];
  const text = showNotices('keyword=2+bhk+pune', { notes });
  expect(text).toContain('“not by the sea” was not understood and is left out.');
  const abroad: Understanding['notes'] = [{ kind: 'NO_SUCH_PLACE', text: 'Dubai' }];
  expect(showNotices('keyword=Dubai+flat', { wish: 'Dubai', notes: abroad })).toContain(
    '“Dubai” is outside India. Only homes in India are listed here.No city',
  );
});

test('a corrected word is named with what was written', () => {
  const corrections = [{ from: 'bangalor', to: 'Bengaluru', isBoth: false }];
  expect(showNotices('keyword=bangalor', { corrections })).toContain(
    'Showing results for Bengaluru. You typed “bangalor”.',
  );
});

test('D-113 a word that is found as it was typed too is named beside the corrected one', () => {
  const corrections = [{ from: 'terace', to: 'terrace', isBoth: true }];
  expect(showNotices('keyword=terace', { corrections })).toContain(
    'Showing results for terrace and “terace”.',
  );
});

test('D-113 what was corrected, a place too, can be looked for as it was typed', () => {
  const corrections = [
    { from: 'pnue', to: 'Pune', isBoth: false },
    { from: 'flatt', to: 'flat', isBoth: false },
  ];
  const text = showNotices('keyword=flatt+in+pnue&purpose=rent&page=2', { corrections });
  expect(text).toContain('Showing results for Pune. You typed “pnue”.');
  const found = Object.fromEntries(links());
  expect(found).toEqual({
    'Search instead for “flatt in pnue”':
      '/property?asTyped=true&keyword=flatt+in+pnue&status=rent',
  });
});

test('the chip of a keyword takes along that it was meant as it was typed', () => {
  const { filter } = listOf('keyword=pnue&asTyped=true&status=rent');
  const [, keyword] = appliedFilters(filter, NAMES);
  expect(keyword).toEqual({
    key: 'keyword,asTyped,strict',
    label: '“pnue”',
    without: { purpose: 'rent' },
  });
});

test('V-4.6-06 restored filters are named, and Clear forgets them', () => {
  localStorage.setItem('propertyFilters', 'city=Pune');
  expect(showNotices('city=Pune', {}, true)).toContain('Restored your last filters.');
  fireEvent.click(screen.getByText('Clear'));
  expect(localStorage.getItem('propertyFilters')).toBeNull();
});

test('what came from no store is not called restored', () => {
  expect(showNotices('city=Pune')).not.toContain('Restored');
});

test('V-2.5-13 the details of a search name its filters and its request', () => {
  const list = listOf('city=Pune&bedrooms=2');
  const applied = appliedFilters(list.filter, NAMES);
  renderAt('/', <SearchDetails list={list} applied={applied} requestId="r-1" />);
  const values = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(values).toEqual(['Pune, 2 BHK', 'r-1']);
});

const facets: FilterFacetsQuery['propertyFacets'] = {
  isLowerBound: false,
  states: [],
  cities: [{ value: 'pune', count: 1200 }],
  types: [{ value: 'residential', count: 3 }],
  subtypes: [],
  localities: [],
  filters: [],
  filtersAreLowerBound: false,
  prices: [],
  bedrooms: [
    { value: '0', count: 6 },
    { value: '3', count: 5 },
    { value: '4', count: 2 },
    { value: '6', count: 1 },
  ],
};
const option = (value: string) => ({ value, label: value });

test('choices carry the counts of the facets; what was not counted says nothing', () => {
  const cities = [{ ...option('Pune'), count: 9 }, option('Agra')];
  expect(withCounts(cities, null, 'cities')).toBe(cities);
  expect(withCounts(cities, facets, 'cities').map(({ count }) => count)).toEqual([1200, 0]);
  expect(withCounts(cities, { ...facets, isLowerBound: true }, 'cities')).toEqual([
    option('Pune'),
    option('Agra'),
  ]);
  const types = withCounts([option('residential'), option('land')], facets, 'types');
  expect(types.map(({ count }) => count)).toEqual([3, undefined]);
});

test.each<[string, CountRange | undefined, string, boolean]>([
  ['0', undefined, '6', false],
  ['3', undefined, '5', false],
  ['4+', undefined, '3', false],
  ['2', undefined, '0', true],
  ['2', { min: 2, max: 2 }, '0', false],
])('bedrooms %j beside %o: %s, disabled %s', (value, chosen, note, isDisabled) => {
  const chipOf = (counted: typeof facets) =>
    asChips(bedroomOptions(counted, chosen), tickedBedrooms(chosen)).find(
      (chip) => chip.value === value,
    );
  expect(chipOf(facets)).toMatchObject({ note, isDisabled });
  expect(chipOf({ ...facets, isLowerBound: true })?.note).toBeUndefined();
});

test.each<[CountRange, string[]]>([
  [{ min: 2, max: 2 }, ['2']],
  [{ min: 0, max: 1 }, ['0', '1']],
  [{ anyOf: [1, 3] }, ['1', '3']],
  [{ min: 4, anyOf: [2] }, ['2', '4+']],
  [{ min: 3 }, ['3', '4+']],
  [{ min: 5 }, ['5+']],
  [{ min: 4, max: 4 }, ['4']],
  [{ min: 2, max: 6 }, ['2-6']],
  [{ anyOf: [2, 5] }, ['2', '5']],
])('D-122 bedrooms %o are the ticked choices %j', (range, ticked) => {
  expect(tickedBedrooms(range)).toEqual(ticked);
  const offered = bedroomOptions(null, range).map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining(ticked));
});

test.each([
  [null, null, 'Any size'],
  [500, null, 'From 500 sq ft'],
  [null, 2500, 'Up to 2,500 sq ft'],
  [500, 2500, '500 sq ft to 2,500 sq ft'],
])('a size from %s to %s reads %j', (low, high, text) => {
  expect(rangeText(SIZE_RANGE, low, high)).toBe(text);
});

test('numbers are spoken with their units', () => {
  expect(SIZE_RANGE.speak(1200)).toBe('1,200 square feet');
  expect(RENT_RANGE.speak(20_000)).toMatch(/ a month$/);
  expect([1, 1240].map((total) => propertiesText(total))).toEqual([
    '1 property',
    '1,240 properties',
  ]);
  expect(propertiesText(10_000, true)).toBe('10,000+ properties');
});

function Page() {
  return (
    <>
      <div data-shell>Header</div>
      <FilterSheetLink count={2} />
      <FilterSheet>Fields</FilterSheet>
    </>
  );
}

/** A page where the sheet lies over everything, as on a phone, or stands beside the list. */
async function showSheet(position: 'fixed' | 'static') {
  vi.stubGlobal('getComputedStyle', () => ({ position }));
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/before', '/property?city=Pune'],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  await act(async () => screen.getByText('Show Filters (2)').click());
  return router;
}

const shell = () => document.querySelector<HTMLElement>('[data-shell]');

test('V-2.5-03 the sheet of the filters takes the page over until it is closed', async () => {
  const router = await showSheet('fixed');
  expect(router.state.location.hash).toBe('#filters');
  expect(router.state.preventScrollReset).toBe(true);
  expect(screen.getByRole('dialog').id).toBe('filters');
  expect(shell()?.inert).toBe(true);
  expect(document.body.style.overflow).toBe('hidden');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close filters');
  await act(async () => void fireEvent.keyDown(document, { key: 'a' }));
  expect(router.state.location.hash).toBe('#filters');
  await act(async () => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(router.state.location.hash).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell()?.inert).toBe(false);
  expect(document.body.style.overflow).toBe('');
  expect(document.activeElement?.textContent).toBe('Show Filters (2)');
  await act(async () => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(router.state.location.pathname).toBe('/property');
  vi.unstubAllGlobals();
});

test('beside the list the filters take nothing over', async () => {
  await showSheet('static');
  expect(shell()?.inert).not.toBe(true);
  expect(document.body.style.overflow).toBe('');
  vi.unstubAllGlobals();
});
