import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MARKET, pageOf, town } from '../../testing/market.ts';
import { openSite } from '../../testing/site.tsx';

const AGRA = town('Agra');
const PUNE = town('Pune', {
  state: 'Maharashtra',
  propertyCount: 1_200,
  latitude: 18.5,
  longitude: 73.8,
});
/** Of two towns of one name the smaller needs its state. */
const NAMESAKE = town('Aurangabad', {
  state: 'Bihar',
  path: '/Aurangabad?state=Bihar',
  latitude: 24.7,
  longitude: 84.4,
});

const CITIES = [PUNE, AGRA, NAMESAKE];
const market = (focus: object | null, items?: object[]) => ({
  ...MARKET,
  cities: CITIES,
  city: ({ slug }: { slug: string }) => (slug === '' ? null : focus),
  ...(items && { properties: pageOf(items) }),
});

const NOWHERE =
  'We could not find the city “Nowhere”. Choose one on the map or from the list below.';
test.each([
  ['/topmap-grid', null, 'Properties on the map', '1 property in India'],
  ['/topmap-grid?city=%20Agra%20', AGRA, 'Agra on the map', '1 property in Agra'],
  [
    '/topmap-grid?city=Aurangabad&state=Bihar',
    NAMESAKE,
    'Aurangabad on the map',
    'No properties found in Aurangabad',
  ],
  ['/topmap-grid?city=Nowhere', null, 'Properties on the map', NOWHERE],
])('D-24 V-2.1-12 the map at %s', async (address, focus, heading, sentence) => {
  const { container } = await openSite(address, market(focus, focus === NAMESAKE ? [] : undefined));
  screen.getByRole('heading', { level: 1, name: heading });
  screen.getByText(sentence);
  const names = [...container.querySelectorAll('#cities h3')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Bihar', 'Maharashtra', 'Uttar Pradesh']);
});

test('what is asked for follows the address, within its limits', async () => {
  const { go, requests } = await openSite('/topmap-grid?state=Goa', market(AGRA));
  await go('/topmap-grid?city=Agra');
  await go('/topmap-grid?city=Agra&state=%20');
  await go(`/topmap-grid?city=${'x'.repeat(200)}&state=Goa`);
  const calls = requests.filter(({ operation }) => operation === 'MapPage');
  const city = 'x'.repeat(80);
  expect(calls.map(({ variables }) => variables)).toEqual([
    { filter: {}, pageSize: 12, city: '', state: null },
    { filter: { city: 'Agra' }, pageSize: 12, city: 'Agra', state: null },
    { filter: { city, state: 'Goa' }, pageSize: 12, city, state: 'Goa' },
  ]);
});

test.each([
  ['/topmap-grid', null, ['Agra', 'Aurangabad', 'Pune']],
  [
    '/topmap-grid?city=Diu',
    town('Diu', { propertyCount: 0, latitude: 20.7, longitude: 71 }),
    ['Diu*'],
  ],
])('%s has its towns on the map', async (address, focus, names) => {
  const { container } = await openSite(address, market(focus));
  const bubbles = [...container.querySelectorAll('nav svg a')].map((link) => [
    link.getAttribute('aria-label')?.split(',')[0] + (link.hasAttribute('aria-current') ? '*' : ''),
    link.getAttribute('href'),
  ]);
  const shown = bubbles.map(([name]) => name);
  expect(shown).toEqual(expect.arrayContaining(names));
  const paths = new Map([
    ['Agra', '/topmap-grid?city=Agra'],
    ['Aurangabad', '/topmap-grid?city=Aurangabad&state=Bihar'],
    ['Pune', '/topmap-grid?city=Pune'],
    ['Diu*', '/topmap-grid?city=Diu'],
  ]);
  for (const [name, path] of bubbles) expect(path).toBe(paths.get(name ?? ''));
});

test.each([
  ['/topmap-grid', null, ''],
  ['/topmap-grid?city=Agra', AGRA, '?city=Agra'],
  ['/topmap-grid?city=Aurangabad&state=Bihar', NAMESAKE, '?city=Aurangabad&state=Bihar'],
])('from %s one goes on to the list of the same place', async (address, focus, query) => {
  await openSite(address, market(focus));
  const all = screen.getByText(/^See all 1 property/).getAttribute('href') ?? '';
  expect(new URL(all, 'http://site').search).toBe(query);
});

test('a chip leads to its town, and the page says so', async () => {
  const { address, head } = await openSite('/topmap-grid', market(PUNE));
  await act(async () => fireEvent.click(screen.getByText(/^Pune/, { selector: 'ul ul a' })));
  expect(address()).toBe('/topmap-grid?city=Pune');
  await screen.findByText('Pune on the map');
  expect(head().title).toBe('Map of properties in Pune | Aangan');
  await act(async () => fireEvent.click(screen.getByText('Show all of India')));
  await screen.findByText('Properties on the map');
  expect(address()).toBe('/topmap-grid');
});
