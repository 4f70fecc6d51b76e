import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createSitemap } from '../../src/sitemap/sitemap.ts';
import { type SitemapEntry, urlSetXml } from '../../src/sitemap/sitemapXml.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { fixedClock } from '../../src/platform/clock.ts';
import { buildAccount, buildBlog, listing, writeListings } from '../factories.ts';
import { NOW, type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';

let served: TestApp;
let database: Database;
let shown: ReturnType<typeof listing>[];
let hidden: ReturnType<typeof listing>[];
let post: Awaited<ReturnType<typeof buildBlog>>;

const SITE = 'http://localhost:4000';
const picture = {
  id: 'a'.repeat(24),
  alt: 'A tower',
  label: null,
  width: 1600,
  height: 1200,
  thumbhash: null,
  illustration: true,
};

beforeAll(async () => {
  database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const uttar = { sellerId, state: 'Uttar Pradesh', locality: '' };
  shown = [
    ...Array.from({ length: 4 }, () => listing({ ...uttar, city: 'Agra' })),
    listing({ ...uttar, city: 'Noida', pictures: [picture] }),
  ];
  hidden = [
    listing({ ...uttar, city: 'Agra', approvalStatus: 'pending' }),
    listing({ ...uttar, city: 'Agra', approvalStatus: 'rejected' }),
    listing({ ...uttar, city: 'Agra', isActive: false }),
  ];
  await writeListings(database, [...shown, ...hidden]);
  post = await buildBlog(database);
  await buildBlog(database, { status: 'draft', publishedAt: null });
  await buildBlog(database, { status: 'scheduled', publishedAt: new Date(NOW.getTime() + 1) });
  served = await testApp(database);
});

function get(url: string, encoding = '', method: 'GET' | 'HEAD' = 'GET') {
  return served.app.http.inject({ method, url, headers: { 'accept-encoding': encoding } });
}

function addresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

test('robots: everything but private areas and endless filters, and where the sitemap is', async () => {
  const { statusCode, headers, body } = await get('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const line of [
    'Disallow: /seller-dashboard',
    'Disallow: /complete-',
    'Disallow: /graphql',
    'Disallow: /*?keyword=',
    'Disallow: /*&maxPrice=',
    `Sitemap: ${SITE}/sitemap.xml`,
  ]) {
    expect(lines).toContain(line);
  }
});

test('the index lists files that are there, with the time of the last change in them', async () => {
  const { statusCode, headers, body } = await get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600, s-maxage=60',
  });
  const files = addresses(body);
  expect(files).toContain(`${SITE}/sitemap-listings-1.xml`);
  for (const file of files) {
    expect((await get(file.slice(SITE.length))).statusCode, file).toBe(200);
  }
  expect(body).toMatch(/listings-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
});

test('every public listing is there once with its last change, and no other', async () => {
  const { body } = await get('/sitemap-listings-1.xml');
  const expected = shown.map(({ id }) => `${SITE}/property-details-v1/${id}`);
  expect(addresses(body).sort()).toEqual(expected.sort());
  const [row] = await database.query<{ at: Date }>({
    text: 'SELECT updated_at AS at FROM property WHERE id = $1',
    values: [shown[0]?.id],
  });
  expect(body).toContain(`${shown[0]?.id}</loc><lastmod>${row?.at.toISOString()}</lastmod>`);
  expect(body).toContain(
    `<image:image><image:loc>${SITE}/media/${picture.id}/960.jpg</image:loc></image:image>`,
  );
});

test('cities with three listings are there, smaller ones are not', async () => {
  const { body } = await get('/sitemap-cities.xml');
  expect(addresses(body)).toEqual([`${SITE}/agra`]);
});

test('posts that visitors may read are there with their last change, drafts are not', async () => {
  const { body } = await get('/sitemap-blogs.xml');
  expect(addresses(body)).toEqual([`${SITE}/blog-detail/${post.slug}`]);
  expect(body).toContain(`<lastmod>${post.createdAt.toISOString()}</lastmod>`);
});

test('the pages of words are there', async () => {
  const { body } = await get('/sitemap-static.xml');
  const own = ['', 'property', 'blog-listing'];
  const words = [
    'about-us',
    'contact',
    'privacy-policy',
    'terms-of-service',
    'faq',
    'team',
    'developers',
  ];
  expect(addresses(body)).toEqual([...own, ...words].map((path) => `${SITE}/${path}`));
});

test('every subtype of the catalogue has its page', async () => {
  const { body } = await get('/sitemap-property-types.xml');
  expect(addresses(body)).toHaveLength(12);
  expect(addresses(body)).toContain(`${SITE}/property-type/farm-house`);
});

test.each([
  '/sitemap-listings-2.xml',
  '/sitemap-listings-0.xml',
  '/sitemap-listings-999999999.xml',
  '/sitemap-constructor.xml',
  '/sitemap-static',
  '/sitemap-%3Cx%3E.xml',
])('a sitemap that is not there is a 404: %s', async (path) => {
  const { statusCode, headers } = await get(path);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('whoever understands gzip gets it packed; HEAD tells the same without a body', async () => {
  const plain = await get('/sitemap-listings-1.xml');
  const packed = await get('/sitemap-listings-1.xml', 'gzip, br');
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-listings-1.xml']) {
    const head = await get(path, '', 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  }
});

test('names that nobody listed cost no walk through the listings', async () => {
  let statements = 0;
  const counting: Database = {
    ...database,
    read: (statement) => {
      statements += 1;
      return database.read(statement);
    },
  };
  const sitemap = createSitemap(counting, fixedClock(NOW));
  await sitemap.files();
  const once = statements;
  for (let number = 2; number < 9; number += 1) {
    expect(await sitemap.entries(`listings-${number}`)).toBeNull();
  }
  expect(statements).toBe(once);
});

test.each([
  { listingsAFile: 2, listingsABatch: 1, files: 3 },
  { listingsAFile: 4, listingsABatch: 3, files: 2 },
  { listingsAFile: 5, listingsABatch: 2, files: 1 },
  { listingsAFile: 9, listingsABatch: 5, files: 1 },
])(
  'every listing is there once, the last batch too: %o',
  async ({ files, ...sizes }: { listingsAFile: number; listingsABatch: number; files: number }) => {
    const sitemap = createSitemap(database, fixedClock(NOW), sizes);
    const names = (await sitemap.files())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('listings-'));
    expect(names).toEqual(Array.from({ length: files }, (_, n) => `listings-${n + 1}`));
    const paths: string[] = [];
    for (const name of names) {
      const inFile: string[] = [];
      for await (const { path } of (await sitemap.entries(name)) ?? []) inFile.push(path);
      expect(inFile.length).toBeLessThanOrEqual(sizes.listingsAFile);
      paths.push(...inFile);
    }
    expect(paths).toEqual(shown.map(({ id }) => `/property-details-v1/${id}`).sort());
  },
);

test('one file stays below 50 MB with the longest host and pictures for each of 25,000 listings', async () => {
  const host = `https://${'a'.repeat(240)}.example`;
  const entry: SitemapEntry = {
    path: `/property-details-v1/${'f'.repeat(24)}`,
    changedAt: new Date(),
    pictures: Array.from({ length: 5 }, () => `/media/${'f'.repeat(24)}/1600.jpg`),
  };
  let bytes = 0;
  for await (const chunk of urlSetXml(host, repeat(entry, 25_000))) bytes += chunk.length;
  expect(bytes).toBeLessThan(50 * 1024 * 1024);
});

test('what stands in an address cannot leave its element', async () => {
  let xml = '';
  for await (const chunk of urlSetXml(SITE, repeat({ path: `/a?b='<"&` }, 1))) xml += chunk;
  expect(xml).toContain('<loc>http://localhost:4000/a?b=&apos;&lt;&quot;&amp;</loc>');
});

async function* repeat(entry: SitemapEntry, times: number): AsyncGenerator<SitemapEntry> {
  for (let n = 0; n < times; n += 1) yield entry;
}
