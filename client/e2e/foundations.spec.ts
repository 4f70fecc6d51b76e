import { expect, test } from '@playwright/test';
import { cards, countOf, listingAddress, open, watch } from './pages.ts';

const PATHS = {
  home: '/',
  list: '/property',
  'list with filters': '/property?bedrooms=2&city=Bengaluru',
  'empty list': '/property?city=Agra&maxPrice=1000',
  subtype: '/property-type/flat-apartment',
  property: 'a listing',
  farm: 'a farm',
  'not found': '/nowhere-at-all',
} as const;

const QUERIES: Readonly<Record<string, string>> = {
  'a listing': 'type=residential',
  'a farm': 'type=agricultural',
};

test.describe('hydration', () => {
  for (const [name, path] of Object.entries(PATHS)) {
    test(`${name}: no query and no console message`, async ({ page }) => {
      const seen = watch(page);
      const address = path in QUERIES ? await listingAddress(page, QUERIES[path]) : path;
      await open(page, address);
      expect(seen.queries).toEqual([]);
      const expected = name === 'not found' ? [expect.stringContaining('404')] : [];
      expect(seen.messages).toEqual(expected);
    });
  }

  test('V-7-06 Back asks the server for nothing within ten minutes', async ({ page }) => {
    await open(page, '/property?city=Pune');
    // The last that its page asks for: that somebody has looked at it for a second.
    const noted = page.waitForResponse(
      (response) => response.request().postData()?.includes('RecordView') ?? false,
    );
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/property-details/);
    await noted;
    const seen = watch(page);
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(seen.queries).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('V-2.4-06 searching and reading work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Search' }).fill('flats in pune');
    await page.getByRole('button', { name: 'Search Property' }).click();
    const total = await countOf(page, 'keyword=flats in pune');
    await expect(page.getByRole('heading', { name: `${total} properties` })).toBeVisible();
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/property-details-v1\/[0-9a-f]{24}$/);
  });

  test('V-2.5-04 the filter form is a real form', async ({ page }) => {
    await page.goto('/property');
    const panel = page.getByRole('search', { name: 'Filters' });
    await panel.getByLabel('City', { exact: true }).selectOption('Chennai');
    await panel.getByRole('button', { name: /^Show/ }).click();
    const total = await countOf(page, 'city=Chennai');
    await expect(page.getByRole('heading', { name: `${total} properties` })).toBeVisible();
    await expect(page).toHaveURL(/city=Chennai/);
  });
});

test.describe('bad addresses', () => {
  test('V-2.1-08 unknown slug, id and path: a real 404 that offers alternatives', async ({
    page,
  }) => {
    for (const path of [
      '/property-type/castle',
      '/property-details-v1/3',
      '/nowhere-at-all',
      '/property?city=Atlantis',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('link', { name: /^Mumbai/ }).first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: /Search|Keyword/ }).first()).toBeVisible();
    }
  });

  for (const query of [
    'page=0',
    'limit=1000',
    'minPrice=500&maxPrice=100',
    'minPrice=abc&bedrooms=two',
    'city=Pune&city=Agra',
    `keyword=${'x'.repeat(10_000)}`,
    'keyword=%27%3B+DROP+TABLE+property%3B--',
    'keyword=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'keyword=%E0%A4%A8%E0%A5%8B%E0%A4%8F%E0%A4%A1%E0%A4%BE',
    'sort=cheapest&status=swap',
  ]) {
    test(`V-5-24 /property?${query.slice(0, 40)} answers with a page and words`, async ({
      page,
    }) => {
      page.on('dialog', () => {
        throw new Error('A script of the address ran.');
      });
      const answer = await page.goto(`/property?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: /propert/i }).first()).toBeVisible();
    });
  }

  test('V-2.5-14 a page past the end leads to the first one', async ({ page }) => {
    await page.goto('/property?city=Pune&page=99999');
    await expect(page).toHaveURL(/\/property\?city=Pune$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('V-2.1-06 one address a page: slashes and capitals lead to it', async ({ page }) => {
    await page.goto('/Property/?city=Pune');
    await expect(page).toHaveURL(/\/property\?city=Pune$/);
  });
});

test.describe('by keyboard alone', () => {
  test('search from home and open a property', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    // A plain box until its suggestions arrive with the focus, then a combobox.
    const search = page.getByPlaceholder('Search city, locality, builder or property...').first();
    for (let step = 0; step < 30; step += 1) {
      if (await search.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(search).toBeFocused();
    await page.keyboard.type('villas in delhi');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=villas/);
    await expect(page.locator('h1')).toBeFocused();
    await cards(page).first().getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/property-details/);
  });
});
