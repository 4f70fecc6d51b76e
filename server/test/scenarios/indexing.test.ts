import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

/** INTERFACE 6.2 as a table, read from what the real application answers. */

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
  ])('%s', async (address, kept) => {
    const { status, canonical } = await answerOf(address);
    expect({ status, canonical }).toEqual({ status: 200, canonical: SITE + filled(kept) });
  });
});

describe('left out, but followed', () => {
  test.each([
    [
      '/property?city=Panaji&subtype=flat-apartment',
      '/property?city=Panaji&subtype=flat-apartment',
    ],
    ['/property?state=Goa', '/property?state=Goa'],
    ['/property?city=Panaji', '/panaji'],
    ['/property?keyword=metro', '/property'],
    ['/property?city=Agra&minPrice=100000', '/agra'],
    ['/property?maxPrice=90000000', '/property'],
    ['/property?city=Agra&minSize=100', '/agra'],
    ['/property?bedrooms=2&city=Agra', '/agra'],
    ['/property?bathrooms=1', '/property'],
    ['/property?features=Parking', '/property'],
    ['/property?city=Agra&sort=newest', '/agra'],
    ['/property?city=Agra&page=2&sort=newest', '/agra'],
    ['/property-type/farm-house?city=Agra&minPrice=1', '/property?city=Agra&subtype=farm-house'],
  ])('%s', async (address, parent) => {
    const { status, robots, canonical } = await answerOf(address);
    expect({ status, robots, canonical }).toEqual({
      status: 200,
      robots: LEFT_OUT,
      canonical: SITE + parent,
    });
  });

  test.each([
    '/topmap-grid',
    '/topmap-grid?city=Agra',
    '/favourites',
    '/compare',
    '/blog-listing?category=Gardening',
  ])('%s', async (address) => {
    const { status, robots } = await answerOf(address);
    expect({ status, robots }).toEqual({ status: 200, robots: LEFT_OUT });
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
  ])('%s is a 404 that is left out', async (address) => {
    const { status, robots } = await answerOf(address);
    expect(status).toBe(404);
    expect(robots).toMatch(/^noindex/);
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
    ['/property?page=999', 302, '/property'],
    ['/property?city=Agra&page=999', 302, '/property?city=Agra'],
    ['/property-type/farm-house?page=9', 302, '/property-type/farm-house'],
  ])('%s with %i to %s', async (address, status, target) => {
    const answer = await answerOf(address);
    expect([answer.status, answer.headers['location']]).toEqual([status, target]);
  });

  test('what begins like the address of another host stays on this site', async () => {
    const address = new URL(await served.app.http.listen({ port: 0, host: '127.0.0.1' }));
    // Browsers read a backslash as a slash. `inject` would do so before the path is sent.
    for (const [path, target] of [
      ['//evil.example/', '/evil.example'],
      ['/\\evil.example/', '/evil.example'],
      ['/\\/Evil.Example/', '/evil.example'],
      ['/\\', '/'],
    ]) {
      const [answer]: IncomingMessage[] = await once(
        get({ host: address.hostname, port: address.port, path }),
        'response',
      );
      answer?.resume();
      expect([path, answer?.statusCode, answer?.headers.location]).toEqual([path, 301, target]);
    }
  });
});

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
      expect(blocks.map(([, json]) => json).join()).not.toMatch(/null|undefined|9000099999/);
    },
  );

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
