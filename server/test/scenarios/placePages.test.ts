import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, links, pageOf, sectionOf, textOf, texts } from '../harness/html.ts';

/** The page of a city and the map, as the server sends them. */

let served: TestApp;
const read = async (path: string) => pageOf((await served.page(path)).text);

beforeAll(async () => {
  const database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const agra = { sellerId, city: 'Agra', state: 'Uttar Pradesh', locality: 'Tajganj' };
  const there = (city: string, state: string) => listing({ sellerId, city, state, locality: '' });
  await writeListings(database, [
    ...Array.from({ length: 9 }, () => listing(agra)),
    listing({ ...agra, purpose: 'rent' }),
    listing({ ...agra, subtypeKey: 'commercial-office-space' }),
    there('Kolkata', 'West Bengal'),
    there('Kolkata', 'West Bengal'),
    there('Bengaluru', 'Karnataka'),
    there('Mathura', 'Uttar Pradesh'),
    there('Hamirpur', 'Uttar Pradesh'),
    there('Hamirpur', 'Himachal Pradesh'),
  ]);
  served = await testApp(database);
});

describe('V-2.1-13 a city', () => {
  test('says what the market has there, and every number leads to its list', async () => {
    const page = await read('/agra');
    expect(texts(page, 'h1')).toEqual(['Property in Agra']);
    expect(texts(page, 'main p')[0]).toMatch(/^Agra has 11 properties/);
    expect(all(sectionOf(page, 'Newest in Agra'), 'article')).toHaveLength(8);
    expect(links(sectionOf(page, 'Properties by type'))).toEqual(
      expect.arrayContaining([
        ['Residential', '/property?city=Agra&type=residential'],
        ['Commercial', '/property?city=Agra&type=commercial'],
      ]),
    );
    for (const path of [
      '/property?city=Agra&type=commercial',
      '/property?city=Agra&type=residential',
    ]) {
      const [, type] = path.split('type=');
      expect(textOf((await read(path)).querySelector('[data-results]'))).toBe(
        type === 'commercial' ? '1 property' : '10 properties',
      );
    }
  });

  test('its localities, prices and neighbours are links', async () => {
    const page = await read('/agra');
    expect(links(sectionOf(page, 'Localities in Agra'))).toEqual([
      ['Tajganj 11', '/property?city=Agra&location=Tajganj'],
    ]);
    const prices = links(sectionOf(page, 'Prices')).map(([, href]) => href);
    expect(prices).toContain('/property?city=Agra&status=sell&type=residential');
    for (const href of prices) expect(href).toMatch(/^\/property\?city=Agra&status=(sell|rent)&/);
    const [nearest] = links(sectionOf(page, 'Cities nearby'));
    expect(nearest).toEqual([expect.stringMatching(/^Mathura1 property\d+ km away$/), '/mathura']);
  });

  test('search engines read its title, its breadcrumb and its list', async () => {
    const page = await read('/agra?utm_source=mail');
    expect(textOf(page.querySelector('title'))).toMatch(/^Property in Agra for sale and rent \| /);
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe('http://localhost:4000/agra');
    const blocks = texts(page, 'script[type="application/ld+json"]');
    const kinds = blocks.map((json): unknown => Reflect.get(Object(JSON.parse(json)), '@type'));
    expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'CollectionPage']));
  });

  test('of two towns of one name each leads to the other', async () => {
    const page = await read('/hamirpur');
    const [, href = ''] =
      links(page, 'main a').find(([words]) => words === 'Hamirpur in Himachal Pradesh') ?? [];
    expect(href).toBe('/hamirpur?state=Himachal+Pradesh');
    expect(texts(await read(href), 'h1')).toEqual(['Property in Hamirpur, Himachal Pradesh']);
  });

  test('without listings says so and offers its neighbours', async () => {
    const page = await read('/tumakuru');
    expect(texts(page, 'main h2, main h3, main p')).toContain('No properties found in Tumakuru');
    const [nearest] = links(sectionOf(page, 'Cities nearby'));
    expect(nearest).toEqual([expect.stringMatching(/^Bengaluru/), '/bengaluru']);
  });
});

describe('D-24 names in addresses', () => {
  test.each([
    ['/bangalore', '/bengaluru'],
    ['/new%20delhi', '/delhi'],
    ['/new-delhi', '/delhi'],
    ['/navi%20mumbai', '/navi-mumbai'],
    ['/hamirpur?state=HP', '/hamirpur?state=Himachal+Pradesh'],
    ['/agra?state=Uttar%20Pradesh', '/agra'],
  ])('%s moves to %s for good', async (from, to) => {
    const { status, headers } = await served.page(from);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  test.each(['/atlantis', '/agra?state=Goa', `/${'a'.repeat(120)}`])(
    '%s is a 404',
    async (path) => {
      const { status, text } = await served.page(path);
      expect(status).toBe(404);
      expect(texts(pageOf(text), 'h1')).toEqual(['Page not found']);
    },
  );

  test('the map takes any name of a city', async () => {
    expect(texts(await read('/topmap-grid?city=Bangalore'), 'h1')).toEqual([
      'Bengaluru on the map',
    ]);
  });

  test('the map of a city that nobody knows is a 404 with the whole map', async () => {
    const { status, text } = await served.page('/topmap-grid?city=Atlantis');
    expect(status).toBe(404);
    const page = pageOf(text);
    expect(textOf(page.querySelector('main'))).toContain('We could not find the city “Atlantis”.');
    expect(all(page, 'nav[aria-label="Map of Indian cities"] a')).not.toEqual([]);
  });
});

describe('V-2.1-12 the map', () => {
  test('shows the cities of India beside listings', async () => {
    const page = await read('/topmap-grid');
    expect(all(page, 'main article')).toHaveLength(12);
    expect(links(page, 'nav[aria-label="Map of Indian cities"] a')).toContainEqual([
      'Kolkata, 2 properties',
      '/topmap-grid?city=Kolkata',
    ]);
  });

  test('every city of the market is in its list', async () => {
    const list = links(sectionOf(await read('/topmap-grid'), 'All cities'), 'ul ul a');
    expect(new Set(list)).toEqual(
      new Set([
        ['Agra 11', '/topmap-grid?city=Agra'],
        ['Bengaluru 1', '/topmap-grid?city=Bengaluru'],
        ['Hamirpur 1', '/topmap-grid?city=Hamirpur'],
        ['Hamirpur 1', '/topmap-grid?city=Hamirpur&state=Himachal+Pradesh'],
        ['Kolkata 2', '/topmap-grid?city=Kolkata'],
        ['Mathura 1', '/topmap-grid?city=Mathura'],
      ]),
    );
  });

  test('a city in focus: its listings, its neighbours, the way to its page', async () => {
    const page = await read('/topmap-grid?city=Kolkata');
    expect(texts(page, 'main h2')).toContain('2 properties in Kolkata');
    const focused = page.querySelector('nav[aria-label="Kolkata and the cities around it"]');
    expect(focused?.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe(
      'Kolkata, 2 properties',
    );
    expect(links(page, 'main a')).toContainEqual(['About Kolkata', '/kolkata']);
  });
});
