import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MARKET, pageOf, SUBTYPE, town, wholeProperty } from '../../testing/market.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { openSite } from '../../testing/site.tsx';

const range = (
  purpose: string,
  counted: number,
  lowest: number,
  median: number,
  highest: number,
) => ({
  purpose,
  counted,
  lowest,
  median,
  highest,
});

const AGRA = town('Agra', { propertyCount: 1_500 });
const FULL = {
  city: AGRA,
  forSale: 1_100,
  forRent: 400,
  pricesAreSampled: true,
  namesakes: [
    town('Agra', { id: '1'.repeat(24), state: 'Goa', path: '/Agra?state=Goa' }),
    town('Agra', { id: '2'.repeat(24), state: 'Bihar', path: '/Agra?state=Bihar' }),
  ],
  nearby: [{ city: town('Mathura', { propertyCount: 1 }), kilometres: 1_050 }],
  localities: [{ name: 'Tajganj', propertyCount: 1_200 }],
  types: [
    {
      type: 'RESIDENTIAL',
      count: 1_400,
      forSale: 1_000,
      forRent: 400,
      subtypes: [
        { key: 'villa', title: 'Villa', count: 300 },
        { key: SUBTYPE.key, title: SUBTYPE.title, count: 1_100 },
      ],
      prices: [
        range('SELL', 3, 1_000_000, 2_000_000, 4_000_000),
        range('RENT', 2, 10_000, 15_000, 20_000),
      ],
    },
    {
      type: 'AGRICULTURAL',
      count: 1,
      forSale: 0,
      forRent: 1,
      subtypes: [],
      prices: [range('RENT', 1, 5_000, 5_000, 5_000), range('SELL', 4, 9_000, 9_000, 9_000)],
    },
  ],
};
const EMPTY = {
  ...FULL,
  city: town('Agra', { propertyCount: 0, state: 'Agra' }),
  forSale: 0,
  forRent: 0,
  namesakes: [],
  types: [],
  localities: [],
};
const NAMESAKE = {
  ...FULL,
  city: town('Agra', { path: '/Agra?state=Goa', state: 'Goa' }),
  forRent: 0,
  pricesAreSampled: false,
  nearby: [],
  localities: [],
  namesakes: [FULL.namesakes[0]],
  types: FULL.types.slice(0, 1).map((type) => ({ ...type, forRent: 0, prices: [] })),
};
const NO_SALE = { ...NAMESAKE, city: AGRA, forSale: 0, forRent: 4 };

async function show(cityOverview: object, address = '/Agra') {
  const items = [wholeProperty({ description: null })];
  const site = await openSite(address, { ...MARKET, cityOverview, properties: pageOf(items) });
  return site;
}

test('V-2.1-13 the page of a city', async () => {
  const { container } = await show(FULL);
  await expect(`${snapshot(container, 'article')}\n`).toMatchFileSnapshot(
    './snapshots/city-full.txt',
  );
});

test.each([
  [NAMESAKE, '/Agra?state=Goa', 'Property in Agra, Goa', 'Agra has 3 properties, all for sale.'],
  [NO_SALE, '/Agra', 'Property in Agra', 'Agra has 1,500 properties, all for rent.'],
])('V-2.1-13 D-24 what is said of a city: %#', async (overview, address, heading, sentence) => {
  await show(overview, address);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByText((text) => text.startsWith(sentence))).toBeDefined();
});

test('V-2.1-13 a city without a property leads to all of India', async () => {
  await show(EMPTY);
  expect(screen.getByText('No properties are listed in Agra at the moment.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View All Properties' })).toBeDefined();
});

test('the middle price stands on its line by ratio', async () => {
  const { container } = await show(FULL);
  const middles = [...container.querySelectorAll<HTMLElement>('[style*=left]')];
  expect(middles.map(({ style }) => style.left)).toEqual(['50%']);
});

test('the newest are fetched when they come near', async () => {
  const { container } = await show(FULL);
  expect(container.querySelector('article img')?.getAttribute('loading')).toBe('lazy');
});

test.each([
  ['/agra', FULL, '/Agra'],
  ['/Agra?state=Goa', FULL, '/Agra'],
  ['/Agra', NAMESAKE, '/Agra?state=Goa'],
])('D-24 %s moves to the address of its city', async (address, overview, own) => {
  const site = await show(overview, address);
  expect(site.address()).toBe(own);
});

test('what is asked for', async () => {
  const { requests } = await show(NAMESAKE, '/Agra?state=Goa');
  expect(requests.find(({ operation }) => operation === 'CityPage')?.variables).toEqual({
    slug: 'Agra',
    state: 'Goa',
    filter: { city: 'Agra', state: 'Goa' },
    pageSize: 8,
  });
});

test.each([
  ['x'.repeat(81), 'Page not found | Aangan'],
  ['x'.repeat(80), 'Property in Agra for sale and rent | Aangan'],
  ['%20', 'Page not found | Aangan'],
])('no city is called %s: %s', async (name, title) => {
  const { head } = await show(FULL, `/${name}`);
  expect(head().title).toBe(title);
});

test('a description has as many whole sentences as fit', async () => {
  const { head } = await show(FULL);
  expect(head().description).toBe(
    'Agra has 1,500 properties: 1,100 for sale and 400 for rent. The most common types are Flat/Apartment (1,100) and Villa (300).',
  );
});
