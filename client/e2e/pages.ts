import { expect, type Locator, type Page } from '@playwright/test';

/** Everything a page says on its console, and every GraphQL request it makes. */
export function watch(page: Page): { messages: string[]; queries: string[] } {
  const seen: { messages: string[]; queries: string[] } = { messages: [], queries: [] };
  page.on('console', (message) => {
    // Said by the runner, which blocks them (playwright.config.ts).
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    seen.messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.messages.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') seen.queries.push(request.url());
  });
  return seen;
}

/**
 * Opens a page and waits until its script has taken it over, with every control in sight: blocks whose code comes
 * later are taken over after the page around them.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1')).toBeVisible();
  const isTakenOver = () => {
    const isTaken = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    const isInSight = (element: Element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const { innerHeight, innerWidth } = window;
      const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInWindow && width > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const shell = document.querySelector('#root > *');
    const controls = document.querySelectorAll('#root :is(button, input, select, textarea)');
    return shell && isTaken(shell) && [...controls].filter(isInSight).every(isTaken);
  };
  await page.waitForFunction(isTakenOver, undefined, { polling: 100 });
}

/** Waits until the script has taken over this part, which the server has drawn. */
export async function awake(part: Locator): Promise<void> {
  const isTaken = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTaken).toBe(true);
}

/** From here on time goes only as far as it is told to; the clock must have been installed before. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/**
 * Waits until nothing moves, since colours between two states are nobody's contrast, and until all of the page is
 * drawn (revealBelowFold.ts).
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-drawn]) .drawn-near')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
}

export interface DemoListing {
  id: string;
  title: string;
  city: string;
  bedrooms: number;
  price: number;
  images: string[];
  createdAt: string;
}

/**
 * Public listings of this kind that stay as they are, in the order of the lists. What other journeys post stands
 * among them, is of today and may be sold or withdrawn at any moment.
 */
export async function demoListings(page: Page, query = ''): Promise<DemoListing[]> {
  const response = await page.request.get(`/api/properties?limit=100&${query}`);
  const body: { properties: DemoListing[] } = await response.json();
  const today = Date.now() - 24 * 3_600_000;
  return body.properties.filter(({ createdAt }) => Date.parse(createdAt) < today);
}

/** The address of some public listing of this kind, with pictures enough for a whole gallery. */
export async function listingAddress(page: Page, query = ''): Promise<string> {
  const [id] = await listingIds(page, 1, query);
  return `/property-details-v1/${id}`;
}

/** So many public listings of this kind, with pictures enough for a whole gallery. */
export async function listingIds(page: Page, count: number, query = ''): Promise<string[]> {
  const listings = await demoListings(page, query);
  const shown = listings.filter(({ images }) => images.length >= PICTURES_OF_A_GALLERY);
  if (shown.length < count) throw new Error(`Too few listings fit ${query}`);
  return shown.slice(0, count).map(({ id }) => id);
}

const PICTURES_OF_A_GALLERY = 5;

/**
 * Does the work while the market answers the same before and after it, and answers what that is: other journeys
 * post and withdraw listings between a page and a question about it.
 */
export async function whileSteady<Answer>(
  ask: () => Promise<Answer>,
  work: () => Promise<void>,
): Promise<Answer> {
  for (;;) {
    const before = await ask();
    await work();
    const after = await ask();
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
  }
}

export async function countOf(page: Page, query: string): Promise<number> {
  const response = await page.request.get(`/api/properties?limit=1&${query}`);
  const body: { pagination: { total: number } } = await response.json();
  return body.pagination.total;
}

/** Where a page is: its path, or what finds it in the demo world. */
export type Address = string | ((page: Page) => Promise<string>);

export async function pathOf(page: Page, address: Address): Promise<string> {
  return typeof address === 'string' ? address : address(page);
}

/** The address of the newest post. */
export async function postAddress(page: Page): Promise<string> {
  const response = await page.request.get('/api/blogs?limit=1');
  const body: { blogs: { id: string }[] } = await response.json();
  return `/blog-detail/${body.blogs[0]?.id ?? ''}`;
}

/** The pages that are there to be read. */
export const STATIC_PAGES: Readonly<Record<string, Address>> = {
  about: '/about-us',
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  questions: '/faq',
  team: '/team',
  developers: '/developers',
  blog: '/blog-listing',
  post: postAddress,
};

export const cards = (page: Page) => page.locator('article');
