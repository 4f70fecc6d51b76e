import { expect, type Page } from '@playwright/test';

/** Everything a page says on its console, and every GraphQL request it makes. */
export function watch(page: Page): { messages: string[]; queries: string[] } {
  const seen: { messages: string[]; queries: string[] } = { messages: [], queries: [] };
  page.on('console', (message) => seen.messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => seen.messages.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') seen.queries.push(request.url());
  });
  return seen;
}

/** Opens a page and waits until its script has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** The address of some public listing of this kind, with pictures enough for a whole gallery. */
export async function listingAddress(page: Page, query = ''): Promise<string> {
  const [id] = await listingIds(page, 1, query);
  return `/property-details-v1/${id}`;
}

/** So many public listings of this kind, with pictures enough for a whole gallery. */
export async function listingIds(page: Page, count: number, query = ''): Promise<string[]> {
  const answer = await page.request.get(`/api/properties?limit=50&${query}`);
  const body: { properties: { id: string; images: string[] }[] } = await answer.json();
  // Journeys that post leave listings of few photos at the head of the lists, and take them away again.
  const shown = body.properties.filter(({ images }) => images.length >= PICTURES_OF_A_GALLERY);
  if (shown.length < count) throw new Error(`Too few listings fit ${query}`);
  return shown.slice(0, count).map(({ id }) => id);
}

const PICTURES_OF_A_GALLERY = 5;

export async function countOf(page: Page, query: string): Promise<number> {
  const answer = await page.request.get(`/api/properties?limit=1&${query}`);
  const body: { pagination: { total: number } } = await answer.json();
  return body.pagination.total;
}

export const cards = (page: Page) => page.locator('article');
