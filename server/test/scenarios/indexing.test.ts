import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

/** What search engines may index, read from what the real application answers. */

let served: TestApp;
const ids = new Map<string, string>();

beforeAll(async () => {
  const database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const agra = { sellerId, city: 'Agra', state: 'Uttar Pradesh', locality: '' };
  const many = Array.from({ length: 45 }, (_, n) =>
    listing({ ...agra, subtypeKey: n < 4 ? 'farm-house' : 'flat-apartment' }),
  );
  const few = [1, 2].map(() =>
    listing({ sellerId, city: 'Panaji', state: 'Goa', locality: '', subtypeKey: 'flat-apartment' }),
  );
  const named = {
    shown: listing(agra),
    pending: listing({ ...agra, approvalStatus: 'pending' }),
    rejected: listing({ ...agra, approvalStatus: 'rejected' }),
    inactive: listing({ ...agra, isActive: false }),
  };
  for (const [name, { id }] of Object.entries(named)) ids.set(name, id);
  await writeListings(database, [...many, ...few, ...Object.values(named)]);
  const categories = ['Buying'];
  const excerpt = 'Read the sale deed, the tax receipts and the plan before you pay for anything.';
  const post = await buildBlog(database, { slug: 'what-to-check', categories, excerpt });
  const draft = await buildBlog(database, { status: 'draft', publishedAt: null });
  ids.set('post', post.id).set('draft', draft.id);
  served = await testApp(database);
});

function filled(address: string): string {
  return address.replace(/\{(\w+)\}/, (_, name: string) => ids.get(name) ?? 'f'.repeat(24));
}

async function answerOf(address: string) {
  const path = filled(address);
  const { status, headers, text } = await served.page(path);
  const [, robots] = /<meta name="robots" content="([^"]+)"/.exec(text) ?? [];
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
  return { path, status, headers, robots, canonical: canonical?.replaceAll('&amp;', '&'), text };
}

/** Where an address has moved for good. Signs in percent are written in small letters first. */
async function movedTo(address: string): Promise<string | null> {
  const { status, headers } = await answerOf(address);
  if (status !== 301) return null;
  const location = String(headers['location']);
  return location === filled(address).toLowerCase() ? movedTo(location) : location;
}

/** Where the application listens, for what only a connection shows. */
let listening: Promise<string> | null = null;

async function hostAndPort() {
  listening ??= served.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { hostname: host, port } = new URL(await listening);
  return { host, port };
}

const SITE = 'http://localhost:4000';
const KEPT = 'index, follow, max-image-preview:large';
const LEFT_OUT = 'noindex, follow';

describe('kept by search engines under their own address', () => {
  test.each([
    '/',
    '/property',
    '/property?page=2',
    '/property-type/farm-house',
    '/property-type/warehouse-godown',
    '/property-details-v1/{shown}',
    '/agra',
    '/about-us',
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/faq',
    '/team',
    '/developers',
    '/blog-listing',
    '/blog-detail/what-to-check',
    '/property?city=Agra&page=2',
    '/property?state=Uttar+Pradesh',
    '/property?type=residential',
    '/property?city=Agra&type=residential',
    '/property?city=Agra&subtype=flat-apartment',
    '/property?city=Agra&page=2&subtype=flat-apartment',
  ])('%s', async (address) => {
    const { path, status, robots, canonical } = await answerOf(address);
    expect({ status, robots, canonical }).toEqual({
      status: 200,
      robots: KEPT,
      canonical: SITE + path,
    });
  });
});

describe('kept under another address', () => {
  test.each([
    ['/property?city=Agra', '/agra'],
    ['/property?city=agra', '/agra'],
    ['/property?subtype=farm-house', '/property-type/farm-house'],
    ['/blog-detail/{post}', '/blog-detail/what-to-check'],
    ['/blog-listing?category=buying', '/blog-listing?category=Buying'],
  ])('%s', async (address, saved) => {
    const { status, canonical } = await answerOf(address);
    expect({ status, canonical }).toEqual({ status: 200, canonical: SITE + filled(saved) });
  });
});

describe('left out, but followed', () => {
  test.each([
    '/property?city=Panaji&subtype=flat-apartment',
    '/property?state=Goa',
    '/property?city=Panaji',
    '/property?keyword=metro',
    '/property?city=Agra&minPrice=100000',
    '/property?maxPrice=90000000',
    '/property?city=Agra&minSize=100',
    '/property?bedrooms=2&city=Agra',
    '/property?bathrooms=1',
    '/property?features=Parking',
    '/property?city=Agra&sort=newest',
    '/property?city=Agra&page=2&sort=newest',
    '/property-type/farm-house?city=Agra&minPrice=1',
    '/topmap-grid',
    '/topmap-grid?city=Agra',
    '/favourites',
    '/compare',
    '/blog-listing?category=Gardening',
    '/blog-listing?tag=deed',
    '/blog-listing?search=deed',
    '/sign-in',
  ])('E12 %s names no other address to keep', async (address) => {
    const { status, robots, canonical, headers } = await answerOf(address);
    expect({ status, robots, canonical, header: headers['x-robots-tag'] }).toEqual({
      status: 200,
      robots: LEFT_OUT,
      canonical: undefined,
      header: LEFT_OUT,
    });
  });
});

describe('areas of somebody’s own', () => {
  test.each([
    '/seller-dashboard',
    '/seller-dashboard/add-property',
    '/dashboard',
    '/manager-dashboard',
    '/executive-dashboard',
    '/site-admin',
    '/admin',
    '/admin/dashboard',
    '/admin/properties',
  ])('V-2.1-24 %s is a shell without data that nobody keeps', async (address) => {
    const { status, robots, headers, text } = await answerOf(address);
    expect({ status, robots, header: headers['x-robots-tag'] }).toEqual({
      status: 200,
      robots: LEFT_OUT,
      header: LEFT_OUT,
    });
    expect(text).not.toContain('Indiranagar');
  });
});

describe('not there', () => {
  test.each([
    '/no-such-town-anywhere',
    '/property?city=Atlantis',
    '/property?state=Nowhere',
    '/property-type/castle',
    '/property-details-v1/{pending}',
    '/property-details-v1/{rejected}',
    '/property-details-v1/{inactive}',
    '/property-details-v1/{deleted}',
    '/property-details-v1/3',
    '/agra/flats',
    '/topmap-grid?city=Atlantis',
    '/blog-detail/{draft}',
    '/blog-detail/no-such-post',
    // E10: pages past the end of a list.
    '/property?page=999',
    '/property?page=4',
    '/property?city=Agra&page=999',
    '/property?keyword=nothingofthesort&page=2',
    '/property-type/farm-house?page=9',
    '/blog-listing?page=999',
    '/blog-listing?category=Gardening&page=2',
    '/agra?page=9999',
    '/agra?page=2',
  ])('%s is a 404 that is left out', async (address) => {
    const { status, robots } = await answerOf(address);
    expect(status).toBe(404);
    expect(robots).toMatch(/^noindex/);
  });
});

describe('an address that cannot be read', () => {
  const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const FOREIGN = { ...BROWSER, cookie: 'a=b', origin: 'https://evil.example' };
  const ask = (url: string, headers: object = BROWSER, method?: 'POST') =>
    served.app.http.inject({ method: method ?? 'GET', url, headers: { ...headers } });

  test.each([
    '/%C0',
    '/%',
    '/100%',
    '/blog-detail/%C0',
    '/blog-detail/what-to-check%E0%A4',
    '/property-details-v1/{shown}%C0',
    '/property-details-v1/{shown}%E0%A4%A',
    '/blog-detail/%E0%A4%98%E0%A4?utm_source=chat&x=%C0',
    '/property-type/%zz',
    '/%E0%A4/flats',
  ])('E7 %s is the page that says so, for a browser', async (address) => {
    let response = await ask(filled(address));
    // Its letters may be made small first.
    if (response.statusCode === 301) response = await ask(String(response.headers.location));
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('Page not found');
  });

  test.each([
    ['/%C0', {}],
    ['/blog-detail/%C0', { accept: 'application/json' }],
    ['/api/properties/%C0', BROWSER],
  ])('E7 %s of %j is refused as JSON', async (address, headers) => {
    const response = await ask(address, headers);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      expect.stringContaining('application/json'),
    ]);
  });

  test('a broken value of a search finds what it finds', async () => {
    expect((await ask('/property?keyword=%C0')).statusCode).toBe(200);
  });

  test.each<[string, Parameters<typeof ask>, number, string]>([
    ['a form that is sent to a page', ['/agra', BROWSER, 'POST'], 404, 'Page not found'],
    ['a host that is none', ['/agra', { ...BROWSER, host: 'a b' }], 400, 'not a host name'],
    ['a form of another site', ['/agra', FOREIGN, 'POST'], 403, 'came from another site'],
  ])('E7 a browser is refused %s in words', async (_what, requests, status, words) => {
    const { statusCode, headers, body } = await ask(...requests);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain(words);
  });

  test.each([
    ['/agra?x=', BROWSER.accept, 'text/html; charset=utf-8'],
    ['/agra?x=', '*/*', 'application/json; charset=utf-8'],
    ['/api/properties?x=', BROWSER.accept, 'application/json; charset=utf-8'],
  ])('E7 an address that is too long is told so: %s for %s', async (start, accept, type) => {
    const path = start + 'a'.repeat(20_000);
    const [response]: IncomingMessage[] = await once(
      get({ ...(await hostAndPort()), path, headers: { accept } }),
      'response',
    );
    expect([response?.statusCode, response?.headers['content-type']]).toEqual([431, type]);
    expect(String(await response?.toArray())).toContain('The address or its cookies are too long.');
  });
});

describe('moved', () => {
  test.each([
    ['/property/', 301, '/property'],
    ['/Property?city=Agra', 301, '/property?city=Agra'],
    ['/AGRA', 301, '/agra'],
    ['/agra/', 301, '/agra'],
    ['/property-type/Farm-House/', 301, '/property-type/farm-house'],
    ['/agra?state=Uttar+Pradesh', 301, '/agra'],
    ['/login', 301, '/sign-in'],
    ['/blogs', 301, '/blog-listing'],
  ])('%s with %i to %s', async (address, status, target) => {
    const response = await answerOf(address);
    expect([response.status, response.headers['location']]).toEqual([status, target]);
  });

  test.each([
    ')',
    '.',
    ',',
    ';',
    ':',
    '!',
    '?!',
    "'",
    '"',
    '»',
    '”',
    '’',
    '>',
    ']',
    '}',
    '*',
    '_',
    '…',
    '।',
    '॥',
    '。',
    '、',
    '）',
    '」',
    '؟',
    '%29',
    '%2C',
    '%3F',
    '%E0%A5%A4',
    '%20',
    '%22%3E)).',
  ])('E8 to the listing from its address with %j after it', async (signs) => {
    const text = encodeURI(signs).replaceAll('%25', '%').replaceAll('?', '%3F');
    const listing = filled('/property-details-v1/{shown}');
    expect(await movedTo(listing + text)).toBe(listing);
    expect(await movedTo(`${listing}${text}?utm=a.`)).toBe(`${listing}?utm=a.`);
  });

  test.each([
    '/blog-detail/what-to-check',
    '/blog-detail/{post}',
    '/about-us',
    '/property',
    '/blog-listing',
    '/feed.xml',
    '/agra',
  ])('E8 to %s from its address with signs after it', async (address) => {
    for (const signs of [')', '.', '%e0%a5%a4', '*_']) {
      expect(await movedTo(address + signs)).toBe(filled(address));
    }
  });

  test.each([
    ['/).', 301, '/'],
    ['/blog-detail/no-such-post)', 301, '/blog-detail/no-such-post'],
    ['/blog-detail/no-such-post', 404, undefined],
    ['/property-details-v1/{deleted}', 404, undefined],
    ['/blog-detail/%e0%a4%98%e0%a4%b0%e0%a5%a4', 301, '/blog-detail/%e0%a4%98%e0%a4%b0'],
    ['/blog-detail/%e0%a4%98%e0%a4%b0', 404, undefined],
    ['/property-type/farm-house)', 200, undefined],
    ['/property?city=Agra)', 200, undefined],
  ])('E8 stray signs are taken away once, and where nothing is there: %s', async (...row) => {
    const [address, status, location] = row;
    const response = await answerOf(address);
    expect([response.status, response.headers['location']]).toEqual([status, location]);
  });

  test('what begins like the address of another host stays on this site', async () => {
    // Browsers read a backslash as a slash. `inject` would do so before the path is sent.
    for (const [path, target] of [
      ['//evil.example/', '/evil.example'],
      ['/\\evil.example/', '/evil.example'],
      ['/\\/Evil.Example/', '/evil.example'],
      ['/\\', '/'],
    ]) {
      const [response]: IncomingMessage[] = await once(
        get({ ...(await hostAndPort()), path }),
        'response',
      );
      response?.resume();
      expect([path, response?.statusCode, response?.headers.location]).toEqual([path, 301, target]);
    }
  });
});

/** What Google asks of each type of JSON-LD, by its documentation; an end of a trail of crumbs has no `item`. */
const ASKED_OF: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'url'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['price', 'priceCurrency', 'availability'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
  ImageObject: ['url', 'width', 'height'],
  Person: ['name'],
  RealEstateListing: ['name', 'url', 'datePosted'],
};

function missingIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const facts = new Map<string, unknown>(Object.entries(value));
  const type = String(facts.get('@type'));
  const requests = [
    ...(ASKED_OF[type] ?? []),
    ...(facts.has('datePublished') ? ASKED_OF_POST : []),
  ];
  const own = requests.filter((name) => !facts.has(name)).map((name) => `${type}.${name}`);
  return [...own, ...[...facts.values()].flatMap(missingIn)];
}

const ASKED_OF_POST = ['dateModified', 'author', 'mainEntityOfPage', 'publisher'];

describe('what machines read', () => {
  test.each([
    '/',
    '/property',
    '/agra',
    '/property-type/farm-house',
    '/property-details-v1/{shown}',
    '/about-us',
    '/team',
    '/faq',
    '/blog-listing',
    '/blog-detail/{post}',
  ])(
    '%s has one title, one description, one heading, a picture to share and valid JSON-LD',
    async (address) => {
      const { text } = await answerOf(address);
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(text) ?? [];
      expect(title.length).toBeLessThan(65);
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(text) ?? [];
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      for (const [key, content] of [
        ['og:locale', 'en_IN'],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['twitter:card', 'summary_large_image'],
      ] as const) {
        expect(text).toMatch(new RegExp(`<meta (name|property)="${key}" content="${content}">`));
      }
      const [, picture = ''] = /og:image" content="([^"]+)"/.exec(text) ?? [];
      expect(picture).toMatch(/^http:\/\/localhost:4000\/media\/og\/.+\.jpg$/);
      const shown = await served.app.http.inject(picture.slice(SITE.length));
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      const types = blocks.map(([, json = '']) => {
        const parsed: unknown = JSON.parse(json);
        return parsed instanceof Object && '@type' in parsed ? parsed['@type'] : null;
      });
      expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
      for (const [, json = ''] of blocks) expect(missingIn(JSON.parse(json))).toEqual([]);
      expect(blocks.map(([, json]) => json).join()).not.toMatch(/null|undefined|9000099999/);
    },
  );

  test('E11 browsers, feed readers and home screens find an icon that they can show', async () => {
    const { text } = await answerOf('/agra');
    for (const [, href = ''] of text.matchAll(
      /<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g,
    )) {
      expect([href, (await served.app.http.inject(href)).statusCode]).toEqual([href, 200]);
    }
    const own = await testApp(await freshDatabase(), { SITE_NAME: 'Homes & Land' });
    const { headers, ...response } = await own.app.http.inject('/manifest.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    const manifest = response.json();
    expect(manifest).toMatchObject({ name: 'Homes & Land', short_name: 'Homes & Land' });
    const icons: { src: string; sizes: string; type: string }[] = [
      ...manifest.icons,
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ];
    for (const { src, sizes, type } of icons) {
      const { rawPayload, headers } = await served.app.http.inject(src);
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect([src, headers['content-type'], `${width}x${height}`, `image/${format}`]).toEqual([
        src,
        type,
        sizes,
        type,
      ]);
    }
    const ico = await served.app.http.inject('/favicon.ico');
    // Reserved, an icon, of three sizes.
    expect([...ico.rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  });

  test('every page of the sitemap is there, may be kept, and is its own canonical address', async () => {
    const index = await served.page('/sitemap.xml');
    const addresses: string[] = [];
    for (const [, file = ''] of index.text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { text } = await served.page(file.slice(SITE.length));
      for (const [, address = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) addresses.push(address);
    }
    expect(addresses.length).toBeGreaterThan(50);
    const some = addresses.filter((address, n) => !address.includes('details') || n % 9 === 0);
    for (const address of some) {
      const { status, robots, canonical } = await answerOf(address.slice(SITE.length));
      expect({ address, status, robots, canonical }).toEqual({
        address,
        status: 200,
        robots: KEPT,
        canonical: address,
      });
    }
  });
});
