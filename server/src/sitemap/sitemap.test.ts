import { beforeAll, expect, test, vi } from 'vitest';
import { buildAccount, buildBlog, listing, writeListings } from '../../test/factories.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Database } from '../platform/database/connect.ts';
import { robotsTxt } from './robots.ts';
import { createSitemap } from './sitemap.ts';
import { type SitemapEntry, sitemapIndexXml, urlSetXml } from './sitemapXml.ts';

/** Every file for search engines, whole: a change of it is looked at in the file. */

const SITE = 'https://aangan.test';
const NOW = new Date('2026-06-15T06:30:00Z');
let database: Database;

const id = (letter: string, number: number) => letter.repeat(8) + String(number).padStart(16, '0');

/** [town, state, how many]. */
const MARKET = [
  ['Agra', 'Uttar Pradesh', 3],
  ['Noida', 'Uttar Pradesh', 2],
  ['Hamirpur', 'Himachal Pradesh', 3],
] as const;

beforeAll(async () => {
  database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const picture = (number: number) => ({
    id: id('b', number),
    alt: '',
    label: null,
    width: 1_600,
    height: 1_200,
    thumbhash: null,
    illustration: false,
  });
  let number = 0;
  const made = MARKET.flatMap(([city, state, count]) =>
    Array.from({ length: count }, () => {
      number += 1;
      const pictures = Array.from({ length: number === 2 ? 6 : 0 }, (_, n) => picture(n));
      const createdAt = new Date(Date.UTC(2026, 2, number));
      return listing({ sellerId, id: id('a', number), city, state, pictures, createdAt });
    }),
  );
  await writeListings(database, [
    ...made,
    listing({ sellerId, id: id('a', 9), isActive: false }),
    listing({ sellerId, id: id('a', 10), approvalStatus: 'pending' }),
  ]);
  await buildBlog(database, { id: id('c', 1) });
  await buildBlog(database, { id: id('c', 2), status: 'draft', publishedAt: null });
  await database.query({ text: `UPDATE blog SET updated_at = '2026-03-02T00:00:00Z'` });
});

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function xmlOf(entries: AsyncIterable<SitemapEntry> | null): Promise<string> {
  if (entries === null) return 'none\n';
  return (await all(urlSetXml(SITE, entries))).join('');
}

test('robots, the index and every file in it', async () => {
  const clock = { now: () => NOW };
  const sitemap = createSitemap(database, clock, { listingsAFile: 3, listingsABatch: 2 });
  const files = await sitemap.files();
  const parts = [robotsTxt(SITE), sitemapIndexXml(SITE, files)];
  for (const { name } of files)
    parts.push(`## ${name}\n`, await xmlOf(await sitemap.entries(name)));
  await expect(parts.join('')).toMatchFileSnapshot('./tables/sitemap.txt');
  for (const name of [
    'listings-0',
    'listings-4',
    'listings-01',
    'toString',
    'listings-1234567',
    '',
  ]) {
    expect(await sitemap.entries(name), name).toBeNull();
  }
});

test('a batch as large as the file, and larger, gives the same', async () => {
  const clock = { now: () => NOW };
  const paths = async (listingsAFile: number, listingsABatch: number) => {
    const sitemap = createSitemap(database, clock, { listingsAFile, listingsABatch });
    const entries = await sitemap.entries('listings-1');
    return (entries === null ? [] : await all(entries)).map(({ path }) => path.slice(-2));
  };
  const eight = ['01', '02', '03', '04', '05', '06', '07', '08'];
  expect(await paths(8, 8)).toEqual(eight);
  expect(await paths(9, 20)).toEqual(eight);
  expect(await paths(4, 3)).toEqual(eight.slice(0, 4));
  const read = vi.spyOn(database, 'read');
  expect((await createSitemap(database, clock).files()).at(-1)?.name).toBe('listings-1');
  expect(read.mock.calls.flatMap(([{ values = [] }]) => values)).toContain(25_000);
  read.mockRestore();
});

test('the walk through all listings is known for ten minutes, and one that failed is not', async () => {
  let time = Number(NOW);
  const sitemap = createSitemap(database, { now: () => new Date(time) }, { listingsAFile: 3 });
  const read = vi.spyOn(database, 'read');
  try {
    read.mockRejectedValueOnce(new Error('away'));
    await expect(sitemap.files()).rejects.toThrow('away');
    read.mockClear();
    const walks = async () => {
      read.mockClear();
      expect(await sitemap.files()).toHaveLength(7);
      return read.mock.calls.length > 0;
    };
    expect(await walks()).toBe(true);
    time += 599_999;
    expect(await walks()).toBe(false);
    time += 1;
    expect(await walks()).toBe(true);
  } finally {
    read.mockRestore();
  }
});

test('a file comes in pieces of 64 KB', async () => {
  // Each of 128 letters, so that 512 of them are a piece to the letter.
  const path = `/${'x'.repeat(128 - 1 - SITE.length - '<url><loc></loc></url>\n'.length)}`;
  async function* many() {
    for (let n = 0; n < 2_000; n += 1) yield { path };
  }
  const chunks = await all(urlSetXml(SITE, many()));
  const lengths = chunks.slice(1, -1).map((chunk) => chunk.length);
  expect(lengths).toEqual([65_536, 65_536, 65_536]);
  expect(chunks.join('').match(/<url>/g)).toHaveLength(2_000);
});
