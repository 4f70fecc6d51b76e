// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, graphql, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createCache } from './apollo/client.ts';
import type { Execute } from './apollo/serverPage.ts';
import { render } from './entry-server.tsx';
import type { RenderedPage } from './entry-server.tsx';
import { cardProperty, picture } from './testing/fixtures.ts';
import { SITE } from './testing/siteFacts.ts';

const NOW = new Date('2026-11-20T06:30:00Z');
const site = { ...SITE, url: 'https://aangan.example' };
const schema = buildSchema(
  readFileSync(resolve(import.meta.dirname, '../../schema/schema.graphql'), 'utf8'),
);

const HOSTILE = '</script><script>alert(1)</script>\u2028';
const seller = {
  id: 'a'.repeat(24),
  name: 'Meera Iyer',
  ownerType: 'OWNER',
  verificationLevel: 'BASIC',
  memberSince: '2024-03-05T10:00:00.000Z',
};
const known = {
  ...cardProperty({ title: `Flat ${HOSTILE}` }),
  pictures: [picture(1)],
  description: HOSTILE,
  subtype: {
    key: 'flat-apartment',
    title: 'Flat/Apartment',
    plural: 'Flats & Apartments',
    sizeUnits: ['Sq ft'],
    slug: 'flat-apartment',
    type: 'RESIDENTIAL',
    propertyCount: 1,
  },
  locationIsApproximate: true,
  seller,
  updatedAt: '2026-11-19T06:00:00.000Z',
  shareCard: `/media/og/${'a'.repeat(24)}-0123456789abcdef.jpg`,
  facts: [],
  details: {},
  placesAround: [],
  similarSteps: [],
  contact: { __typename: 'MaskedContact', phone: '9876******', email: 'me***@example.com' },
  isActive: true,
  viewerCanEdit: false,
  amenities: [{ id: 'a', name: 'Parking', icon: 'SquareParking' }],
};

const root = {
  partners: [],
  banners: [],
  subtypes: [known.subtype],
  cities: [],
  states: [],
  amenities: [],
  categories: [],
  blogs: { items: [], total: 0, page: 1, pageSize: 8, pageCount: 1, hasMore: false },
  relaxations: [
    {
      dropped: ['bedrooms'],
      label: 'Any number of bedrooms',
      query: 'city=Agra',
      total: 3,
      totalIsLowerBound: false,
      items: [],
    },
    {
      dropped: ['city'],
      label: 'All of Uttar Pradesh',
      query: 'bedrooms=2&state=Uttar+Pradesh',
      total: 1,
      totalIsLowerBound: false,
      items: [],
    },
  ],
  property: ({ id }: { id: string }) => (id === known.id ? known : null),
  properties: ({
    filter,
    page,
  }: {
    filter?: { city?: string; keyword?: string };
    page: number;
  }) => {
    if (filter?.keyword === 'explode') throw new Error('secret inside');
    const items = filter?.city ? [] : [known];
    return {
      items,
      total: items.length,
      totalIsLowerBound: false,
      page,
      pageSize: 20,
      pageCount: 1,
      hasMore: false,
      requestId: '5d0c8f5e-0000-4000-8000-000000000000',
      roomCounts: [],
      understanding: {
        text: null,
        wish: null,
        mentions: null,
        mentionsIsLowerBound: false,
        notes: [],
        parts: [],
        corrections: [],
        query: '',
      },
      unknown: filter?.city === 'Nowhere' ? [{ path: 'city', message: 'No such city.' }] : [],
    };
  },
};

const execute: Execute = ({ query, operationName, variables }) =>
  graphql({ schema, source: query, rootValue: root, operationName, variableValues: variables });

async function page(path: string, run = execute): Promise<RenderedPage> {
  const result = await render(new Request(`http://page.invalid${path}`), run, site, NOW);
  if (result instanceof Response)
    throw new Error(`Redirected to ${result.headers.get('location')}`);
  return result;
}

async function redirectOf(path: string): Promise<[number, string | null]> {
  const result = await render(new Request(`http://page.invalid${path}`), execute, site, NOW);
  return result instanceof Response
    ? [result.status, result.headers.get('location')]
    : [result.status, null];
}

test('V-2.1-08 a property is drawn on the server with its data beside it', async () => {
  const { status, html, state } = await page(`/property-details-v1/${known.id}`);
  expect(status).toBe(200);
  expect(html).toContain('Meera Iyer');
  expect(JSON.parse(state).apollo[`Property:${known.id}`]).toMatchObject({ price: 12_500_000 });
});

test.each(['/', '/property', '/property?city=Agra', `/property-details-v1/${known.id}`])(
  '%s brings along what the browser would have stored of the same answers',
  async (path) => {
    const cache = createCache();
    const { status, state } = await page(path, async (request) => {
      const response = await execute(request);
      const { query, variables } = request;
      if (response.data) cache.writeQuery({ query: parse(query), variables, data: response.data });
      return response;
    });
    expect(status).toBe(200);
    expect(JSON.parse(state).apollo).toEqual(cache.extract());
  },
);

test('INTERFACE 3.3 the cards of a list and the foot are hydrated after what is around them', async () => {
  const { html } = await page('/property');
  expect(html).toMatch(/<li><!--\$--><article/);
  expect(html).toMatch(/<\/main><!--\$--><footer/);
});

test('nothing that people write can leave its place in the page', async () => {
  const { head, html, state } = await page(`/property-details-v1/${known.id}`);
  for (const part of [head, html, state]) expect(part).not.toContain('</script><script>alert');
  expect(state).not.toContain('<');
  expect(state).not.toContain('\u2028');
  expect(head).toContain('application/ld+json');
});

test('A-2.2-01 the first banner is in the HTML with its picture fetched first, and what it says stays text', async () => {
  const hostile = {
    id: 'b'.repeat(24),
    title: HOSTILE,
    subtitle: '<img src=x onerror=alert(1)>',
    description: HOSTILE,
    picture: picture(1, { alt: '"><script>alert(1)</script>' }),
    buttonText: '<b>Look</b>',
    buttonLink: 'javascript:alert(1)',
  };
  const quiet = { ...hostile, id: 'c'.repeat(24), title: 'Second', picture: picture(2) };
  const run: Execute = ({ query, operationName, variables }) => {
    const rootValue = { ...root, banners: [hostile, quiet] };
    return graphql({ schema, source: query, rootValue, operationName, variableValues: variables });
  };
  const { head, html, state } = await page('/', run);
  for (const part of [head, html, state]) expect(part).not.toContain('<script>alert');
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('javascript:');
  expect(html).not.toContain('<b>Look');
  expect(head).toMatch(/rel="preload" as="image".*\/media\/0{23}1\//);
  expect(html).toMatch(/fetchPriority="high"/i);
  expect(html).toContain('Second');
  expect(html).not.toContain(`/media/${'0'.repeat(23)}2/`);
});

test('the head of a page: one title, its canonical address, its first picture', async () => {
  const { head } = await page('/property');
  expect(head.match(/<title>/g)).toHaveLength(1);
  expect(head).toContain('<link rel="canonical" href="https://aangan.example/property">');
  expect(head).toContain('rel="preload" as="image" type="image/avif" fetchpriority="high"');
  expect(head).toContain('content="index, follow, max-image-preview:large"');
});

test('INTERFACE 1.8 a page for a slow or dear connection has small pictures, also the one that is fetched first', async () => {
  const widest = ({ head, html }: RenderedPage) =>
    [/imagesrcset="([^"]+)"/.exec(head)?.[1] ?? '', html].map((text) =>
      Math.max(...[...text.matchAll(/ (\d+)w\b/g)].map(([, width]) => Number(width))),
    );
  expect(widest(await page('/property'))).toEqual([960, 960]);
  const lite = await render(new Request('http://page.invalid/property'), execute, site, NOW, true);
  if (lite instanceof Response) throw new Error('Redirected');
  expect(widest(lite)).toEqual([320, 320]);
  expect(JSON.parse(lite.state).start.savesData).toBe(true);
});

test('what only the head needs does not travel in the state', async () => {
  const { state } = await page('/property');
  expect(JSON.parse(state).router.loaderData.listing).not.toHaveProperty('server');
  expect(state).not.toContain('schema.org');
});

test.each([['/nothing'], ['/property-details-v1/3'], [`/property-details-v1/${'f'.repeat(24)}`]])(
  'D-03 %s is a real 404 that offers ways on and is not indexed',
  async (path) => {
    const { status, html, head } = await page(path);
    expect(status).toBe(404);
    expect(html).toContain('Page not found');
    expect(head).toContain('<title>Page not found | Aangan</title>');
    expect(head).toContain('content="noindex, follow"');
  },
);

test('an unknown city is a 404 that still shows the filters', async () => {
  const { status, html } = await page('/property?city=Nowhere');
  expect(status).toBe(404);
  expect(html).toContain('No such city.');
  expect(html).toContain('No properties found');
});

test('V-2.5-13 an empty list says so, what to give up and which request it was', async () => {
  const { status, html } = await page('/property?city=Agra&bedrooms=2');
  expect(status).toBe(200);
  expect(html).toContain('No properties found');
  expect(html).toContain('5d0c8f5e-0000-4000-8000-000000000000');
  expect(html).toContain('Without ‘2 BHK’: 3 properties');
  expect(html).toContain('All of Uttar Pradesh: 1 property');
});

test('V-2.5-12 an error has its status, and its inside stays on the server', async () => {
  const masked: Execute = async (request) => {
    const { data, errors } = await execute(request);
    return {
      data,
      errors: errors?.map(() => ({
        message: 'Please try again.',
        extensions: { code: 'UNAVAILABLE' },
      })),
    };
  };
  const { status, html, state } = await page('/property?keyword=explode', masked);
  expect(status).toBe(503);
  expect(html).toContain('Error: Please try again.');
  expect(html).toContain('Retry API Call');
  expect(`${html}${state}`).not.toContain('secret inside');
});

test('V-2.5-11 without an answer the list offers to try again', async () => {
  const broken: Execute = async (request) => {
    if (request.operationName === 'ListingPage') throw new Error('secret inside');
    return execute(request);
  };
  const { status, html, state } = await page('/property', broken);
  expect(status).toBe(503);
  expect(html).toContain('Error Loading Property');
  expect(html).toContain('Try Again');
  expect(`${html}${state}`).not.toContain('secret inside');
});

test('V-8-15 V-4.6-08 a list stands without the choices of its filters, and says so', async () => {
  const broken: Execute = async (request) => {
    if (request.operationName === 'FilterChoices' || request.operationName === 'CityChoices')
      throw new Error('secret inside');
    return execute(request);
  };
  const { status, html } = await page('/property', broken);
  expect(status).toBe(200);
  expect(html).toContain('1 property');
  expect(html).toContain('Failed to fetch subcategories');
  expect(html).toContain('Penthouse/Studio Apartment');
  expect((await page('/property')).html).not.toContain('Failed to fetch subcategories');
});

test('V-8-01 V-8-02 blocks that fail leave the rest of the home page, with their sentences', async () => {
  const broken: Execute = async (request) => {
    if (request.operationName === 'HomeCities' || request.operationName === 'HomeBlogs')
      throw new Error('secret inside');
    return execute(request);
  };
  const { status, html, state } = await page('/', broken);
  expect(status).toBe(200);
  expect(html).toContain('Failed to fetch cities');
  expect(html).toContain('Failed to load blogs');
  expect(html).toContain('Try Searching For');
  expect(JSON.parse(state).router.loaderData.home.failedParts).toEqual(['cities', 'blogs']);
  expect(`${html}${state}`).not.toContain('secret inside');
});

test('V-2.10-06 when nothing can be loaded the catch-all screen stands', async () => {
  const { status, html } = await page('/', async () => {
    throw new Error('secret inside');
  });
  expect(status).toBe(503);
  expect(html).toContain('Something went wrong');
  expect(html).toContain('Refresh Page');
});

test.each([
  ['/property?keyword=&city=Agra&status=', 302, '/property?city=Agra'],
  ['/property-type/apartment?city=Agra', 301, '/property-type/flat-apartment?city=Agra'],
])('%s moves with %d to %s', async (path, status, location) => {
  expect(await redirectOf(path)).toEqual([status, location]);
});

test('D-25 a slug is read in any case and with extra hyphens', async () => {
  expect((await page('/property-type/FLAT--apartment')).status).toBe(200);
});
