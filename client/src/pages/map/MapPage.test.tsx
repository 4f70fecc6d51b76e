import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MARKET, pageOf, town } from '../../testing/market.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { openSite } from '../../testing/site.tsx';
import type { OpenedSite } from '../../testing/site.tsx';

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

/** The page without its cards. */
function words({ container }: OpenedSite): string {
  return `${snapshot(container, 'article')}\n`;
}

test.each([
  ['india', '/topmap-grid', null, undefined],
  ['city', '/topmap-grid?city=%20Agra%20', AGRA, undefined],
  ['namesake', '/topmap-grid?city=Aurangabad&state=Bihar', NAMESAKE, []],
  ['unknown', '/topmap-grid?city=Nowhere', null, undefined],
])('D-24 V-2.1-12 the map of %s', async (name, address, focus, items) => {
  const site = await openSite(address, market(focus, items));
  await expect(words(site)).toMatchFileSnapshot(`./snapshots/map-${name}.txt`);
});

test('what is asked for follows the address, within its limits', async () => {
  const { go, requests } = await openSite('/topmap-grid?state=Goa', market(AGRA));
  await go('/topmap-grid?city=Agra');
  await go('/topmap-grid?city=Agra&state=%20');
  await go(`/topmap-grid?city=${'x'.repeat(200)}&state=Goa`);
  const calls = requests.filter(({ operation }) => operation === 'MapPage');
  await expect(`${JSON.stringify(calls, null, 2)}\n`).toMatchFileSnapshot('./snapshots/asked.json');
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
