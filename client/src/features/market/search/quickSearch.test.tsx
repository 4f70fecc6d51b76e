import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectCity } from '../places/selectedCity.ts';
import { reply, fakeServer } from '../../../testing/fakeServer.ts';
import type { Replies } from '../../../testing/renderAt.tsx';
import { renderAt } from '../../../testing/renderAt.tsx';
import { listenForSpeech } from './speechInput.ts';
import { forgetSearch, recentSearches, rememberSearch } from './recentSearches.ts';
import { SidebarSearch } from './SidebarSearch.tsx';
import type { SidebarVariant } from './SidebarSearch.tsx';
import { suggestion } from '../../../testing/suggestions.ts';
import { SimpleSearchBar } from './SimpleSearchBar.tsx';

const KEY = 'recentSearches';

beforeEach(() => {
  // Another file of this window may have chosen one.
  selectCity(null);
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const box = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

test.each([
  ['  lake view ', '/property?keyword=lake+view'],
  ['   ', '/property'],
])('V-2.4-11 the short search for %j goes to %s', async (text, path) => {
  const { address } = renderAt('/start', <SimpleSearchBar />);
  type(text);
  press('Search');
  await waitFor(() => expect(address()).toBe(path));
  expect(recentSearches().map(({ label }) => label)).toEqual(text.trim() ? [text.trim()] : []);
});

test('V-5-17 the short search does not look for symbols alone', () => {
  const { address } = renderAt('/start', <SimpleSearchBar />);
  type('!!!');
  press('Search');
  expect(screen.getByText('Search keyword contains invalid characters')).toBeDefined();
  expect(address()).toBe('/start');
  expect(recentSearches()).toEqual([]);
});

test('V-2.4-09 V-2.4-10 chips fill the box, and the last one empties it', () => {
  renderAt('/', <SimpleSearchBar keyword="old" />);
  expect(box().value).toBe('old');
  for (const start of ['Buy in Agra', 'Flats in Noida', 'Commercial in Delhi']) {
    press(start);
    expect(box().value).toBe(start);
    expect(document.activeElement).toBe(box());
  }
  press('View all searches');
  expect(box().value).toBe('');
});

function standAt(response: 'found' | 'denied') {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (
        found: (position: object) => void,
        refused: (error: object) => void,
      ): void => {
        if (response === 'found') found({ coords: { latitude: 18.5, longitude: 73.8 } });
        else refused({ code: 1 });
      },
    },
  });
}

test('V-2.4-08 the own place leads to the list of its city', async () => {
  standAt('found');
  const locate = { latitude: 18.5, longitude: 73.8, city: 'Pune', state: 'Maharashtra' };
  const responses: Replies = () => ({
    locate: { ...locate, fullAddress: 'Pune', propertyCount: 4 },
  });
  const { address } = renderAt('/start', <SimpleSearchBar />, responses);
  press('Use my location');
  const button = screen.getByText<HTMLButtonElement>('Use my location', { selector: 'button' });
  expect(button.disabled).toBe(true);
  await waitFor(() => expect(address()).toBe('/property?city=Pune&state=Maharashtra'));
  await waitFor(() => expect(button.disabled).toBe(false));
});

test('V-8-16 a place that cannot be had is explained at the box until something is typed', async () => {
  standAt('denied');
  renderAt('/start', <SimpleSearchBar />);
  press('Use my location');
  await screen.findByText('Location access denied. Please allow location access and try again.');
  type('Pune');
  expect(screen.queryByText(/Location access denied/)).toBeNull();
});

test('a browser without ears says so', () => {
  renderAt('/', <SimpleSearchBar />);
  const button = screen.getByText<HTMLButtonElement>('Voice search', { selector: 'button' });
  expect(button.disabled).toBe(true);
  expect(button.title).toBe('Voice search is not supported by this browser.');
});

type Heard = 'result' | 'error' | 'end';

/** Which languages were listened for. */
let languages: string[] = [];

/** A browser that hears this. */
function stubVoice(kind: Heard, event: object): void {
  class Recognition {
    lang = '';
    private readonly listeners = new Map<string, (event: object) => void>();
    addEventListener(name: string, listener: (event: object) => void) {
      this.listeners.set(name, listener);
    }
    start() {
      languages.push(this.lang);
      this.listeners.get(kind)?.(event);
    }
  }
  languages = [];
  vi.stubGlobal('SpeechRecognition', Recognition);
}

test('V-2.4-08 what is said stands in the box', async () => {
  stubVoice('result', { results: { 0: { 0: { transcript: ' flats in Pune. ' } } } });
  renderAt('/', <SimpleSearchBar />);
  press('Voice search');
  await waitFor(() => expect(box().value).toBe('flats in Pune'));
  expect(languages).toEqual(['en-IN']);
});

test.each<[Heard, object, string]>([
  ['error', { error: 'not-allowed' }, 'Microphone access denied. Please allow it and try again.'],
  [
    'error',
    { error: 'service-not-allowed' },
    'Microphone access denied. Please allow it and try again.',
  ],
  [
    'error',
    { error: 'no-speech' },
    'We did not hear anything. Please try again or type your search.',
  ],
  ['end', {}, 'We did not hear anything. Please try again or type your search.'],
  [
    'error',
    { error: 'network' },
    'Voice search is not available right now. Please type your search.',
  ],
])('hearing that ends with %s %o says %j', async (kind, event, sentence) => {
  stubVoice(kind, event);
  await expect(listenForSpeech()).rejects.toThrow(sentence);
});

test('what is heard is no longer than a keyword may be', async () => {
  stubVoice('result', { results: { 0: { 0: { transcript: 'x'.repeat(80) } } } });
  await expect(listenForSpeech()).resolves.toBe('x'.repeat(64));
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each<[string, SidebarVariant, () => void, string]>([
  ['untouched', 'listing', () => undefined, '/property?status=rent'],
  [
    'for sale',
    'listing',
    () => fireEvent.click(screen.getByLabelText('For Sale')),
    '/property?status=sell',
  ],
  [
    'a rent from 20,000',
    'listing',
    () => choose('Lowest, monthly rent in rupees', '20000'),
    '/property?minPrice=20000&status=rent',
  ],
  [
    'a price from 200 lakh',
    'listing',
    () => {
      fireEvent.click(screen.getByLabelText('For Sale'));
      choose('Lowest, price in ₹ lakh', '200');
    },
    '/property?maxPrice=70000000&minPrice=20000000&status=sell',
  ],
  [
    'a price up to 500 lakh',
    'home',
    () => {
      fireEvent.click(screen.getByLabelText('For Sale'));
      choose('Highest, price in ₹ lakh', '500');
    },
    '/property?maxPrice=50000000&status=sell',
  ],
  [
    'a villa of four rooms',
    'home',
    () => {
      choose('Property type', 'villa');
      choose('Rooms', '4');
    },
    '/property?rooms=4&status=rent&subtype=residential-house-villa',
  ],
  [
    'a studio',
    'listing',
    () => choose('Property type', 'studio'),
    '/property?status=rent&subtype=penthouse-studio-apartment',
  ],
  [
    'an office',
    'listing',
    () => choose('Property type', 'office'),
    '/property?status=rent&subtype=commercial-office-space',
  ],
  [
    'a house',
    'home',
    () => choose('Property type', 'house'),
    '/property?status=rent&subtype=residential-house-villa',
  ],
  [
    'a size from 600 square feet',
    'listing',
    () => choose('Lowest, size in square feet', '600'),
    '/property?maxSize=1500&minSize=600&status=rent',
  ],
  [
    'a size up to 900 square feet',
    'home',
    () => choose('Highest, size in square feet', '900'),
    '/property?maxSize=900&minSize=500&status=rent',
  ],
])(
  'V-2.5-09 V-5-25 D-19 the block at the side, %s, of the %s searches for it',
  async (_what, variant, fill, path) => {
    const { address } = renderAt('/start', <SidebarSearch variant={variant} />);
    fill();
    press('Search Property');
    await waitFor(() => expect(address()).toBe(path));
  },
);

test('where nobody asked for numbers the block begins without any, and sends what is typed', async () => {
  const { address } = renderAt('/start', <SidebarSearch variant="home" preset={false} />);
  const numbers = [...document.querySelectorAll<HTMLInputElement>('[inputmode=numeric]')];
  expect(numbers.map(({ value }) => value)).toEqual(['', '', '', '']);
  expect(screen.getByText('Any rent')).toBeDefined();
  choose('Highest, monthly rent in rupees', '70000');
  press('Search Property');
  await waitFor(() => expect(address()).toBe('/property?maxPrice=70000&status=rent'));
});

test('rents run from 5,000 to 5 lakh, and each purpose keeps what was typed for it', async () => {
  const { address } = renderAt('/start', <SidebarSearch variant="listing" />);
  const money = () =>
    [...document.querySelectorAll<HTMLInputElement>('[inputmode=numeric]')]
      .slice(0, 2)
      .map(({ value }) => value);
  expect(screen.getByText('₹5,000')).toBeDefined();
  expect(screen.getByText('₹5 Lakh +')).toBeDefined();
  expect(money()).toEqual(['', '']);
  choose('Highest, monthly rent in rupees', '45000');
  fireEvent.click(screen.getByLabelText('For Sale'));
  expect(money()).toEqual(['100', '700']);
  choose('Lowest, price in ₹ lakh', '90');
  fireEvent.click(screen.getByLabelText('For Rent'));
  expect(money()).toEqual(['', '45000']);
  expect(screen.getByText('Up to ₹45,000')).toBeDefined();
  press('Search Property');
  await waitFor(() => expect(address()).toBe('/property?maxPrice=45000&status=rent'));
});

test('V-2.5-07 V-9-04 V-9-05 each form of the block offers its kinds, rooms and chips', () => {
  const { unmount } = renderAt('/', <SidebarSearch variant="listing" />);
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(
    [...document.querySelectorAll('[type=radio]')].map(
      ({ parentElement }) => parentElement?.textContent,
    ),
  ).toEqual(['For Rent', 'For Sale']);
  expect(screen.getByLabelText<HTMLInputElement>('For Rent').checked).toBe(true);
  expect(options('Property type')).toEqual(['All', 'Villa', 'Studio', 'Office']);
  expect(screen.queryByLabelText('Rooms')).toBeNull();
  expect([...document.querySelectorAll('a')]).toEqual([]);
  unmount();
  renderAt('/', <SidebarSearch variant="home" />);
  expect(options('Property type')).toEqual(['All', 'Villa', 'Studio', 'Office', 'House']);
  expect(options('Rooms')).toHaveLength(11);
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'View All',
    'Apartment',
    'Villa',
    'Studio',
    'House',
    'Office',
  ]);
});

const labels = () => recentSearches().map(({ label }) => label);

test('the last searches: the latest first, each once, six of them, and nothing without words', () => {
  for (const city of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'B'])
    rememberSearch(` ${city} `, { city });
  rememberSearch('Homes in B', { city: 'B' });
  rememberSearch('  ', { city: 'X' });
  rememberSearch('nothing', {});
  expect(labels()).toEqual(['Homes in B', 'G', 'F', 'E', 'D', 'C']);
  forgetSearch('city=F');
  expect(labels()).toEqual(['Homes in B', 'G', 'E', 'D', 'C']);
  expect(forgetSearch()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBe('[]');
});

test('V-5-16 V-5-17 two letters or symbols alone are never among the last searches, also where they were kept before', () => {
  for (const keyword of ['xy', '!!!', ' - 2 ', '2bhk']) rememberSearch(keyword, { keyword });
  rememberSearch('Homes of !!', { city: 'Agra', keyword: '!!' });
  rememberSearch('Goa', { keyword: 'Goa' });
  expect(labels()).toEqual(['Goa', '2bhk']);
  const saved = ['xy', '2bhk'].map((keyword) => ({ label: keyword, query: `keyword=${keyword}` }));
  localStorage.setItem(KEY, JSON.stringify([...saved, { label: 'Agra', query: 'city=Agra' }]));
  expect(labels()).toEqual(['2bhk', 'Agra']);
});

test.each(['nonsense', '{}', '[7, null, {"label": 3, "query": "a"}, {"label": "a"}]'])(
  'what is no list of searches (%s) is none',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(recentSearches()).toEqual([]);
  },
);

/** Six of many suggestions, and when they were asked for. */
function suggesting(found: readonly object[]) {
  const requests: unknown[] = [];
  const responses: Replies = (_operation, variables) => {
    requests.push(variables);
    return { suggestions: found };
  };
  return { requests, answers: responses };
}

async function showSuggestions(found: readonly object[]) {
  const { requests, answers: responses } = suggesting(found);
  const shown = renderAt('/start', <SimpleSearchBar />, responses);
  act(() => box().focus());
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  return { ...shown, requests };
}

const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('suggestions come in their groups, with counts; what nobody offers stays behind', async () => {
  const { requests } = await showSuggestions([
    suggestion({}),
    suggestion({ kind: 'PROJECT', label: 'Pune Heights', detail: null, propertyCount: 1 }),
    suggestion({ label: 'Punegaon', propertyCount: 0 }),
  ]);
  type('p');
  type('pu');
  type('pun');
  expect(await screen.findByText('Cities')).toBeDefined();
  expect(optionTexts()).toEqual(['PuneMaharashtra1,200 properties', 'Pune Heights1 property']);
  const groups = screen
    .getAllByRole('group')
    .map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
  expect(groups).toEqual([
    ['Cities', 'CitiesPuneMaharashtra1,200 properties'],
    ['Projects', 'ProjectsPune Heights1 property'],
  ]);
  expect(requests).toEqual([{ text: 'pun', limit: 8 }]);
  await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('true'));
});

test('suggestions of one text stay while it goes on, and are none of another; what fails suggests nothing', async () => {
  const texts: unknown[] = [];
  let isAway = false;
  const { link } = fakeServer({
    Suggestions: ({ text }) => {
      texts.push(text);
      if (isAway) throw new TypeError('Failed to fetch');
      return text === 'surat' || text === 'punega'
        ? new Promise<Response>(() => undefined)
        : reply({ suggestions: [suggestion({})] });
    },
  });
  renderAt('/start', <SimpleSearchBar />, link);
  act(() => box().focus());
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  type('pune');
  await screen.findByRole('option');
  type('punega');
  await waitFor(() => expect(texts).toEqual(['pune', 'punega']));
  expect(optionTexts()).toHaveLength(1);
  type('');
  type('surat');
  expect(optionTexts()).toEqual([]);
  await waitFor(() => expect(texts).toContain('surat'));
  expect(optionTexts()).toEqual([]);
  isAway = true;
  type('punec');
  await waitFor(() => expect(texts).toContain('punec'));
  await waitFor(() => expect(optionTexts()).toEqual([]));
});

test('the blanks around a text are no letters of it', async () => {
  const { requests } = await showSuggestions([suggestion({})]);
  type(' p ');
  type(' pune ');
  await screen.findByRole('option');
  expect(requests).toEqual([{ text: 'pune', limit: 8 }]);
});

test('a picked suggestion is searched for and remembered', async () => {
  const { address } = await showSuggestions([suggestion({})]);
  type('pun');
  fireEvent.click(await screen.findByRole('option'));
  await waitFor(() => expect(address()).toBe('/property?city=Pune&state=Maharashtra'));
  expect(box().value).toBe('Pune');
  expect(recentSearches().map(({ label }) => label)).toEqual(['Pune, Maharashtra']);
});

test('a phrase comes first, is searched for as it was typed, and says where there are more than are counted', async () => {
  const { address } = await showSuggestions([
    suggestion({
      kind: 'PHRASE',
      label: 'flats in pune',
      detail: 'Flat/Apartment · Pune',
      propertyCount: 10_000,
      propertyCountIsLowerBound: true,
      city: null,
      state: null,
      keyword: 'flats in pune',
    }),
    suggestion({}),
  ]);
  type('flats in pune');
  await screen.findByText('Your search');
  expect(optionTexts()[0]).toBe('flats in puneFlat/Apartment · Pune10,000+ properties');
  fireEvent.click(screen.getByText('flats in pune'));
  await waitFor(() => expect(address()).toBe('/property?keyword=flats+in+pune'));
  expect(recentSearches().map(({ label }) => label)).toEqual(['flats in pune']);
});

test('Enter without a highlighted suggestion searches for the text', async () => {
  const { address } = await showSuggestions([suggestion({})]);
  type('pun');
  await screen.findByRole('option');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(screen.queryByRole('option')).toBeNull();
  expect(address()).toBe('/start');
});

test('an arrow and Enter take the highlighted one; Escape closes', async () => {
  const { address } = await showSuggestions([suggestion({})]);
  type('pun');
  await screen.findByRole('option');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.queryByRole('option')).toBeNull();
  expect(box().value).toBe('pun');
  type('pune');
  await screen.findByRole('option');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(box(), { key: 'Enter' });
  await waitFor(() => expect(address()).toBe('/property?city=Pune&state=Maharashtra'));
});

test('under an empty box stand the last searches, each can be forgotten', async () => {
  rememberSearch('Flats in Agra', { city: 'Agra' });
  rememberSearch('Goa', { state: 'Goa' });
  await showSuggestions([]);
  expect(screen.getByText('Flats in Agra').closest('a')?.getAttribute('href')).toBe(
    '/property?city=Agra',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove Goa' }));
  expect(screen.queryByText('Goa')).toBeNull();
  expect(document.activeElement).toBe(box());
  type('x');
  expect(screen.queryByText('Recent searches')).toBeNull();
  type('');
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(screen.queryByText('Recent searches')).toBeNull();
});

test('all last searches can be forgotten at once', async () => {
  rememberSearch('Goa', { state: 'Goa' });
  await showSuggestions([]);
  press('Clear all');
  expect(screen.queryByText('Recent searches')).toBeNull();
  expect(recentSearches()).toEqual([]);
});

test.each([
  ['sell', 'For Sale'],
  ['rent', 'For Rent'],
] as const)(
  'D-127 V-2.5-08 the side search takes the purpose of the search beside it: %s',
  async (purpose, label) => {
    const { address } = renderAt('/start', <SidebarSearch variant="listing" purpose={purpose} />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true);
    press('Search Property');
    await waitFor(() => expect(address()).toBe(`/property?status=${purpose}`));
  },
);
