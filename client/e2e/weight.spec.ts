import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { DEMO, signInAs } from './accounts.ts';
import { listingAddress, open, pathOf, postAddress } from './pages.ts';
import type { Address } from './pages.ts';

/**
 * What really travels to a phone before it is touched or scrolled, against the budgets of the pages
 * (client/budgets.json). Bodies as they are sent, packed. The scripts that a page needs before it can be
 * used are weighed by server/scripts/pageWeight.mjs; here they count in the total, with all that comes in after.
 */

interface Budgets {
  core: { css: number; fonts: number };
  templates: Record<string, { html: number; images: number; total: number }>;
}

const BUDGETS: Budgets = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../budgets.json'), 'utf8'),
);
const KIB = 1024;

const PAGES: readonly (readonly [template: string, name: string, address: Address])[] = [
  ['home', 'home', '/'],
  ['listing', 'list', '/property'],
  ['listing', 'list of a city', '/property?city=Bengaluru&type=residential'],
  ['listing', 'subtype', '/property-type/flat-apartment'],
  ['listing', 'city', '/pune'],
  ['static', 'about', '/about-us'],
  ['static', 'questions', '/faq'],
  ['static', 'developers', '/developers'],
  ['blog', 'blog', '/blog-listing'],
  ['blog', 'a post', postAddress],
  ['detail', 'a home', (page: Page) => listingAddress(page, 'type=residential')],
  ['detail', 'a farm', (page: Page) => listingAddress(page, 'type=agricultural')],
];

// The pixels of the phone that Lighthouse stands for.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.75, hasTouch: true });

for (const [template, name, address] of PAGES) {
  test(`${name} stays within the budgets of its template`, async ({ page, context }) => {
    const budget = BUDGETS.templates[template];
    if (!budget) throw new Error(`There is no budget for ${template}.`);
    const path = await pathOf(page, address);
    const weights = await watchBytes(await context.newCDPSession(page));
    await open(page, path);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toMatch(/^index/);
    expect(overBudget(await weights(page), budget)).toEqual([]);
  });
}

/** Pages of somebody's own, with what they hold; the charts come with the first that is in sight. */
for (const [name, path] of [
  ['dashboard', '/seller-dashboard'],
  ['my properties', '/seller-dashboard/my-properties'],
  ['enquiries', '/seller-dashboard/enquiries'],
] as const) {
  test(`the ${name} of a seller stays within its budgets`, async ({ page, context }) => {
    const budget = BUDGETS.templates['seller'];
    if (!budget) throw new Error('There is no budget for a seller.');
    await signInAs(page, DEMO.agent);
    const weights = await watchBytes(await context.newCDPSession(page));
    await open(page, path);
    expect(overBudget(await weights(page), budget)).toEqual([]);
  });
}

/** What is heavier than it may be, as sentences. */
function overBudget(
  sizes: Record<string, number>,
  budget: { html: number; images: number; total: number },
): string[] {
  const { css, fonts } = BUDGETS.core;
  const limits = { html: budget.html, css, fonts, images: budget.images, total: budget.total };
  test.info().annotations.push({ type: 'weight', description: JSON.stringify(sizes) });
  return Object.entries(limits)
    .filter(([kind, limit]) => (sizes[kind] ?? 0) > limit * KIB)
    .map(([kind, limit]) => `${kind} ${((sizes[kind] ?? 0) / KIB).toFixed(1)} of ${limit} KiB`);
}

interface Loaded {
  url: URL;
  kind: string;
  head: number;
  bytes: number;
  /** A picture that stands in while the server is still making the right one. */
  isStandIn: boolean;
}

/** Bytes of the bodies by kind and in all, as they come in. */
async function watchBytes(
  session: CDPSession,
): Promise<(page: Page) => Promise<Record<string, number>>> {
  const requests = new Map<string, Loaded>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const url = new URL(response.url);
    const isPicture = url.pathname.startsWith('/media/');
    const cache = response.headers['cache-control'] ?? response.headers['Cache-Control'] ?? '';
    requests.set(requestId, {
      url,
      kind: isPicture ? 'images' : kindOf(url.pathname, response.mimeType),
      head: response.encodedDataLength,
      bytes: 0,
      isStandIn: isPicture && !cache.includes('immutable'),
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = Math.max(0, encodedDataLength - request.head);
  });
  return async (page) => {
    const sizes: Record<string, number> = { total: 0 };
    for (const { url, kind, bytes, isStandIn } of requests.values()) {
      const size = isStandIn ? await finalSize(page, url) : bytes;
      sizes[kind] = (sizes[kind] ?? 0) + size;
      sizes['total'] = (sizes['total'] ?? 0) + size;
    }
    return sizes;
  };
}

/** What a picture will weigh once it is made: the stand-in as AVIF of that width, encoded as the server does. */
async function finalSize(page: Page, url: URL): Promise<number> {
  const width = Number(/(\d+)\.avif$/.exec(url.pathname)?.[1]);
  const response = await page.request.get(url.href);
  const picture = sharp(await response.body()).resize({ width });
  return (await picture.avif({ quality: 48, effort: 2 }).toBuffer()).length;
}

function kindOf(path: string, type: string): string {
  if (path.endsWith('.js')) return 'js';
  if (path.endsWith('.css')) return 'css';
  if (path.endsWith('.woff2')) return 'fonts';
  return type === 'text/html' ? 'html' : 'other';
}
