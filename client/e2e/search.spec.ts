import { expect, test } from '@playwright/test';
import { cards, countOf, listingAddress, open, whileSteady } from './pages.ts';

test.describe('a visitor searches', () => {
  test('V-2.4-05 V-2.4-06 from home by keyword to a property and back to the same place', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('textbox', { name: 'Search' }).fill('flats in bengaluru');
    await page.getByRole('button', { name: 'Search Property' }).click();
    await expect(page).toHaveURL(/\/property\?keyword=flats(\+|%20)in(\+|%20)bengaluru$/);
    const total = await countOf(page, 'keyword=flats in bengaluru');
    expect(total).toBeGreaterThan(2);
    await expect(
      page.getByRole('heading', { name: `${total} properties`, exact: true }),
    ).toBeVisible();

    const last = cards(page).last();
    await last.scrollIntoViewIfNeeded();
    const title = await last.getByRole('heading').innerText();
    const before = await page.evaluate(() => window.scrollY);
    await last.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/property-details-v1\/[0-9a-f]{24}$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/property\?keyword=/);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThanOrEqual(50);
  });

  test('V-4.6-01 V-4.6-02 filters are pending until they are applied, then stand in the address', async ({
    page,
  }) => {
    await open(page, '/property');
    const panel = page.getByRole('search', { name: 'Filters' });
    await panel.getByLabel('City', { exact: true }).selectOption('Pune');
    await panel.getByLabel('Property type').selectOption('residential');
    await expect(page).toHaveURL(/\/property$/);
    const total = await countOf(page, 'city=Pune&type=residential');
    const apply = panel.getByRole('button', { name: `Show ${total} properties` });
    await expect(apply).toBeVisible();
    await apply.click();
    await expect(page).toHaveURL(/\/property\?city=Pune&type=residential$/);
    await expect(page.getByRole('heading', { name: `${total} properties` })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: `${total} properties` })).toBeVisible();
    await expect(panel.getByLabel('City', { exact: true })).toHaveValue('Pune');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('Pune');
  });

  test('V-4.6-03 Clear All shows everything again and forgets the saved filters', async ({
    page,
  }) => {
    const total = await whileSteady(
      () => countOf(page, ''),
      async () => {
        await open(page, '/property?city=Pune&bedrooms=2');
        await page
          .getByRole('search', { name: 'Filters' })
          .getByRole('link', { name: 'Clear All' })
          .click();
        await expect(page).toHaveURL(/\/property$/);
      },
    );
    await expect(page.getByRole('heading', { name: `${total} properties` })).toBeVisible();
  });

  test('V-4.6-04 V-4.6-05 a state resets the city, a type resets the subtype', async ({ page }) => {
    await open(
      page,
      '/property?city=Pune&state=Maharashtra&type=residential&subtype=flat-apartment',
    );
    const panel = page.getByRole('search', { name: 'Filters' });
    await panel.getByLabel('State', { exact: true }).selectOption('Karnataka');
    await expect(panel.getByLabel('City', { exact: true })).toHaveValue('');
    await expect(panel.getByLabel('City', { exact: true })).toContainText('Mysuru');
    await panel.getByLabel('Property type').selectOption('agricultural');
    await expect(panel.getByLabel('Subtype')).toHaveValue('');
    await expect(panel.getByLabel('Subtype')).toContainText('Farm House');
    await expect(panel.getByLabel('Subtype')).not.toContainText('Flat/Apartment');
  });

  test('V-4.6-06 saved filters come back on the bare list and say so', async ({ page }) => {
    await open(page, '/property');
    const panel = page.getByRole('search', { name: 'Filters' });
    await panel.getByLabel('City', { exact: true }).selectOption('Jaipur');
    const total = await countOf(page, 'city=Jaipur');
    await panel.getByRole('button', { name: `Show ${total} propert` }).click();
    await expect(page).toHaveURL(/city=Jaipur/);
    await open(page, '/property');
    await expect(page.getByText('Restored your last filters.')).toBeVisible();
    await expect(page).toHaveURL(/city=Jaipur/);
    await open(page, '/property?keyword=garden');
    await expect(page.getByText('Restored your last filters.')).toBeHidden();
  });

  test('V-4.6-07 a changed address updates filters and list without a new page', async ({
    page,
  }) => {
    await open(page, '/property?keyword=garden&subtype=flat-apartment');
    const both = await countOf(page, 'keyword=garden&subtype=flat-apartment');
    await expect(page.getByRole('heading', { name: `${both} propert` })).toBeVisible();
    await page.getByRole('link', { name: /^Remove .*garden/i }).click();
    await expect(page).toHaveURL(/\/property\?subtype=flat-apartment$/);
    const flats = await countOf(page, 'subtype=flat-apartment');
    await expect(page.getByRole('heading', { name: `${flats} properties` })).toBeVisible();
    const panel = page.getByRole('search', { name: 'Filters' });
    await expect(panel.getByLabel('Keyword')).toHaveValue('');
    await page.goBack();
    await expect(panel.getByLabel('Keyword')).toHaveValue('garden');
    await expect(page.getByRole('heading', { name: `${both} propert` })).toBeVisible();
  });

  test('V-2.5-10 while the next list loads the old one stays, marked as busy', async ({ page }) => {
    await open(page, '/property');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname === '/graphql',
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.getByRole('link', { name: '2 BHK', exact: true }).click();
    const busy = page.locator('[aria-busy="true"]');
    await expect(busy).toBeVisible();
    await expect(busy.locator('article')).toHaveCount(20);
    release();
    await expect(page).toHaveURL(/bedrooms=2/);
    await expect(busy).toHaveCount(0);
  });

  test('V-2.5-14 V-2.5-15 V-2.5-16 pages of 20 with real links, to the top on change', async ({
    page,
  }) => {
    await open(page, '/property');
    await expect(cards(page)).toHaveCount(20);
    const pages = page.getByRole('navigation', { name: /page/i });
    await expect(pages.getByRole('link', { name: /last/i })).toBeVisible();
    await pages.scrollIntoViewIfNeeded();
    await pages
      .getByRole('link', { name: '2', exact: true })
      .or(pages.getByRole('link', { name: 'Page 2' }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/property\?page=2$/);
    await expect(page).toHaveTitle(/Page 2/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(400);
    const total = await whileSteady(
      () => countOf(page, ''),
      async () => {
        await open(page, '/property?page=2');
        await pages.getByRole('link', { name: /last/i }).click();
        await expect(page).toHaveTitle(/Page (?!2\b)\d+/);
      },
    );
    await expect(page).toHaveURL(new RegExp(`page=${Math.ceil(total / 20)}$`));
    await expect(cards(page)).toHaveCount(total % 20 || 20);
  });

  test('V-2.1-05 V-2.1-06 V-2.1-07 a subtype has its own address without its filter', async ({
    page,
  }) => {
    const shown: string[] = [];
    const total = await whileSteady(
      () => countOf(page, 'subtype=residential-house-villa'),
      async () => {
        shown.length = 0;
        for (const name of ['villa', 'residential-house-villa']) {
          await open(page, `/property-type/${name}`);
          shown.push(await page.locator('[data-results]').innerText());
        }
      },
    );
    expect(shown).toEqual([`${total} properties`, `${total} properties`]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DREAM');
    await expect(page.getByRole('search', { name: 'Filters' }).getByLabel('Subtype')).toHaveCount(
      0,
    );
  });

  test('V-2.1-04 D-06 new projects, commercial and land are linked kinds', async ({ page }) => {
    for (const type of ['project', 'commercial', 'land', 'agriculture']) {
      const total = await whileSteady(
        () => countOf(page, `type=${type}`),
        () => open(page, `/property?type=${type}`),
      );
      expect(total).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { name: `${total} properties` })).toBeVisible();
    }
  });

  test('V-2.5-01 the header says DREAM HOME with its badge', async ({ page }) => {
    await open(page, '/property');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/DREAM HOME\s*FOR SALE/);
    await open(page, '/property?type=commercial');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('DREAM COMMERCIAL');
  });

  test('V-2.5-13 nothing fits: says so and offers what to give up', async ({ page }) => {
    await open(page, '/property?city=Agra&bedrooms=4%2B&maxPrice=1000');
    await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await page
      .getByRole('link', { name: /^Removing .* gives \d+ propert/ })
      .first()
      .click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('D-38 typing mistakes and old names are understood', async ({ page }) => {
    await open(page, '/property?keyword=bangalor');
    await expect(page.getByText('Showing results for')).toBeVisible();
    await expect(cards(page).first()).toContainText('Bengaluru');
    await open(page, '/property?keyword=2+bhk+in+gurgaon');
    await expect(page.getByText('Your search was read as')).toContainText('Gurugram');
  });

  test('V-2.7-01 V-2.7-02 the gallery: one large, two beside it, all of them in a box', async ({
    page,
  }) => {
    await open(page, await listingAddress(page));
    await expect(page.getByText(/^\+\d+$/)).toBeVisible();
    await page
      .getByRole('link', { name: /view all|photos/i })
      .or(page.getByRole('button', { name: /view all|photos/i }))
      .first()
      .click();
    const box = page.getByRole('dialog');
    await expect(box).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  });

  test('V-2.7-06 V-4.5-03 the seller, the verification level and a masked contact', async ({
    page,
  }) => {
    await open(page, await listingAddress(page));
    await expect(page.getByText(/\+91 \d{4}\*{6}/).first()).toBeVisible();
    await expect(page.getByText(/^(Basic|Verified|Premium)$/i).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('V-2.5-03 Show Filters opens a sheet that Back closes', async ({ page }) => {
    await open(page, '/property');
    await page.getByRole('link', { name: 'Show Filters' }).click();
    const city = page.getByRole('search', { name: 'Filters' }).getByLabel('City', { exact: true });
    await expect(city).toBeVisible();
    await page.goBack();
    await expect(city).toBeHidden();
    await page.getByRole('link', { name: 'Show Filters' }).click();
    await city.selectOption('Chennai');
    await page.getByRole('button', { name: /^Show \d+ propert/ }).click();
    await expect(page).toHaveURL(/city=Chennai/);
    await expect(page.getByRole('link', { name: 'Show Filters (1)' })).toBeVisible();
  });

  test('home, list and property fit the screen, also at 320 px', async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of ['/', '/property', await listingAddress(page), '/nowhere-at-all']) {
        await open(page, path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
