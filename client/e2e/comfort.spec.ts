import { expect, test } from '@playwright/test';
import { cards, listingAddress, listingIds, open, pathOf, watch } from './pages.ts';
import type { Address } from './pages.ts';

test.describe('a list on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('fingers open its filters and its properties, and Back asks the server for nothing', async ({
    page,
  }) => {
    await open(page, '/property');
    await test.step('V-2.5-03 Show Filters opens a sheet that a reload keeps and Escape closes', async () => {
      const close = page.getByRole('button', { name: 'Close filters' });
      await expect(close).toBeHidden();
      await page.getByRole('link', { name: 'Show Filters' }).tap();
      await expect(close).toBeFocused();
      await page.reload();
      await expect(close).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(close).toBeHidden();
    });
    await test.step('V-2.1-08 a tap on a picture opens the property', async () => {
      const picture = cards(page).locator('picture').first();
      await picture.tap();
      await expect(page).toHaveURL(/\/property-details-v1\/[0-9a-f]{24}$/);
      await expect(page.locator('h1')).toBeFocused();
    });
    const seen = watch(page);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    // What is told to the server may still be on its way.
    const isQuestion = (address: string) => address.includes('operationName=');
    expect(seen.queries.filter(isQuestion)).toEqual([]);
  });

  test('a finger puts two cards side by side', async ({ page }) => {
    await open(page, '/property?type=residential');
    for (const index of [0, 1]) {
      const button = cards(page)
        .nth(index)
        .getByRole('button', { name: /^Compare / });
      await button.tap();
      await expect(cards(page).nth(index).getByRole('button', { pressed: true })).toBeVisible();
    }
    await page.getByRole('region', { name: 'Comparison' }).getByRole('link').tap();
    await expect(page).toHaveURL(/\/compare\?ids=[0-9a-f]{24},[0-9a-f]{24}$/);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });
});

/** What text spacing may come to (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Words that a box with less height than they need cuts, or that stand out of their button. */
function cutWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set<string>();
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    if (words === '' || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
      continue;
    range.selectNodeContents(text);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
      const bounds = box.getBoundingClientRect();
      // For listeners only, beside what a row shows now, or left out whole where there is no room (the name in the bar).
      if (bounds.width <= 1 || left >= bounds.right || right <= bounds.left) break;
      if (top >= bounds.bottom) break;
      const clips = /hidden|clip/.test(getComputedStyle(box).overflowY);
      if (!clips && !box.matches('button, a[class*="min-h-"]')) continue;
      if (bottom > bounds.bottom + 2 || top < bounds.top - 2) cut.add(words.slice(0, 60));
    }
  }
  return [...cut];
}

test('R-L1 no line of text is cut by the text spacing that a reader sets', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const addresses: Address[] = [
    '/',
    '/property?city=Bengaluru',
    (shown) => listingAddress(shown, 'type=residential'),
    '/pune',
    '/blog-listing',
    async (shown) => `/compare?ids=${(await listingIds(shown, 3)).join(',')}`,
  ];
  for (const address of addresses) {
    const path = await pathOf(page, address);
    await open(page, path);
    await page.addStyleTag({ content: SPACING });
    // What is drawn late has come.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('footer')).toBeInViewport();
    expect(await page.evaluate(cutWords), path).toEqual([]);
  }
});

/** The goal of a page: one that is painted while a row is still being read moves the rest of that row by a hair. */
const GOAL = 0.01;

test('what was chosen before is there at the first paint, and nothing moves while a page loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: { total: number } = { total: 0 };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') seen.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts = () => page.evaluate<number>(() => Reflect.get(window, 'shifts').total);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  // A first visit, which also fetches the fonts.
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await ground()).toBe('rgb(15, 23, 22)');
  const city = { city: 'Bengaluru', state: 'Karnataka', propertyCount: 1 };
  await page.evaluate(
    (chosen) => localStorage.setItem('selectedCity', chosen),
    JSON.stringify(city),
  );

  await page.goto('/property', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page, '/property');
  expect(await ground()).toBe('rgb(15, 23, 22)');
  expect(await shifts()).toBeLessThanOrEqual(GOAL);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Properties in Bengaluru' })).toBeVisible();
  expect(await shifts()).toBeLessThanOrEqual(GOAL);
});
