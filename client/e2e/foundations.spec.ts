import { expect, test, type Page } from '@playwright/test';
import { cards, listingAddress, open, pathOf, STATIC_PAGES, watch } from './pages.ts';
import type { Address } from './pages.ts';

const PAGES: Readonly<Record<string, Readonly<Record<string, Address>>>> = {
  market: {
    home: '/',
    list: '/property',
    'list with filters': '/property?bedrooms=2&city=Bengaluru',
    'empty list': '/property?city=Agra&maxPrice=1000',
    subtype: '/property-type/flat-apartment',
    'a home': (page) => listingAddress(page, 'type=residential'),
    'a farm': (page) => listingAddress(page, 'type=agricultural'),
    city: '/chhatrapati-sambhajinagar',
    map: '/topmap-grid',
    'map of a city': '/topmap-grid?city=Visakhapatnam',
    nothing: '/nowhere-at-all',
  },
  content: STATIC_PAGES,
};

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const [kind, addresses] of Object.entries(PAGES)) {
    test(`pages of the ${kind} are taken over in silence and fit`, async ({ page, context }) => {
      for (const [name, address] of Object.entries(addresses)) {
        const path = await pathOf(page, address);
        const tab = await context.newPage();
        const seen = watch(tab);
        await open(tab, path);
        await test.step(name, async () => {
          expect(seen.queries, 'the data travels in the page').toEqual([]);
          const expected = name === 'nothing' ? [expect.stringContaining('404')] : [];
          expect(seen.messages).toEqual(expected);
          expect(
            await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
          if (kind === 'market') expect(await tooSmall(tab)).toEqual([]);
        });
        await tab.close();
      }
    });
  }
});

test('what lies below the first window is drawn when it comes near, with scripts soon after the page', async ({
  browser,
}) => {
  const foot = (page: Page) => page.getByRole('contentinfo').locator('address').first();
  const isDrawn = (page: Page) =>
    foot(page).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto('/');
  expect(await isDrawn(page)).toBe(false);
  await foot(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await plain.close();

  const scripted = await browser.newPage();
  await scripted.goto('/');
  await expect.poll(() => isDrawn(scripted)).toBe(true);
  expect(await scripted.evaluate(() => window.scrollY)).toBe(0);
  await scripted.close();
});

test('without scripts: the main pages, a search, its filters, its order, its pages and a property', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link').filter({ visible: true })).toHaveCount(5);
  }
  for (const name of ['Dark theme', 'Next']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  const needsScripts = page.locator('p:has(#sign-in)');
  await expect(needsScripts).toBeHidden();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(needsScripts).toBeInViewport();
  const voice = page.getByRole('region', { name: 'Testimonials' }).locator('figure').last();
  await voice.scrollIntoViewIfNeeded();
  await expect(voice).toBeInViewport();

  await page.getByRole('textbox', { name: 'Search' }).fill('flats in pune');
  await page.getByRole('button', { name: 'Search Property' }).click();
  const results = page.locator('[data-results]');
  await expect(results).toHaveText(/^\d+ properties$/);
  await expect(cards(page).first()).toContainText('Pune');

  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/property?status=sell');
  const city = page.getByLabel('City', { exact: true });
  await expect(city).toBeHidden();
  await page.getByRole('link', { name: 'Show Filters' }).click();
  await city.selectOption('Chennai');
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/\/property\?.*city=Chennai/);
  await expect(cards(page).first()).toContainText('Chennai');

  await page.goto('/property?status=sell');
  await page.getByText('Sort: Best match').click();
  await page.getByRole('link', { name: 'Price, low to high' }).click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/property\?page=2&sort=price_asc&status=sell$/);
  await cards(page).first().hover();
  await expect(page.getByRole('button', { name: /^Next picture/ })).toHaveCount(0);
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property-details-v1\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a page asks for its code once something is on the screen, or all else has come', async ({
  page,
}) => {
  await open(page, '/');
  const [painted = Infinity, loaded = Infinity, requestCount] = await page.evaluate(() => [
    performance.getEntriesByType('paint')[0]?.startTime,
    // A busy machine may have everything before it paints.
    performance
      .getEntriesByType('navigation')
      .flatMap((entry) =>
        entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : [],
      )[0],
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime)
      .sort((one, other) => one - other)[0],
  ]);
  expect(requestCount).toBeGreaterThan(Math.min(painted, loaded));
});

test('by keyboard alone: from home through a search and its pages to a property', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  // A plain box until its suggestions arrive with the focus, then a combobox.
  const search = page.getByPlaceholder('Search city, locality, builder or property...').first();
  for (let step = 0; step < 30; step += 1) {
    if (await search.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(search).toBeFocused();
  await page.keyboard.type('for sale');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=for/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('output[aria-live="polite"]')).toContainText(await page.title());

  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusOutline), `stop ${stop}`).toBe('solid');
  }
  await test.step('V-2.5-16 the next page begins at its top, and its results have the focus', async () => {
    const next = page.getByRole('link', { name: 'Page 2' });
    await next.focus();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[data-results]')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(400);
  });
  await cards(page).first().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/property-details/);
  await expect(page.locator('h1')).toBeFocused();
});

/** The outline of what has the focus, of the label around it, or of the card its link covers. */
function focusOutline(): string | undefined {
  const element = document.activeElement;
  return [element, element?.closest('label')]
    .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []))
    .map(({ outlineStyle }) => outlineStyle)
    .find((style) => style !== 'none');
}

/** Controls below 24 pixels, except links inside sentences (WCAG 2.5.8). */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary')].flatMap((element) => {
      const isInSentence = element.tagName === 'A' && element.closest('p') !== null;
      // The label belongs to its control, and the link of a card covers the whole card.
      const target = element.closest('label') ?? element.closest('h3 > a')?.closest('article');
      const { width, height } = (target ?? element).getBoundingClientRect();
      const isShown = width > 1 && height > 1;
      return isShown && !isInSentence && (width < 24 || height < 24)
        ? [`${element.textContent} ${width} x ${height}`]
        : [];
    }),
  );
}
