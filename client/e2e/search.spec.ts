import { expect, test } from '@playwright/test';
import { cards, countOf, open, whileSteady } from './pages.ts';

test('a visitor goes from home by keyword to a property and back to the same place', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('textbox', { name: 'Search' }).fill('flats in bengaluru');
  await test.step('V-2.4-06 the keyword stands in the address, and nothing else', async () => {
    await page.getByRole('button', { name: 'Search Property' }).click();
    await expect(page).toHaveURL(/\/property\?keyword=flats(\+|%20)in(\+|%20)bengaluru$/);
  });
  const total = await countOf(page, 'keyword=flats in bengaluru');
  expect(total).toBeGreaterThan(2);
  await expect(
    page.getByRole('heading', { name: `${total} properties`, exact: true }),
  ).toBeVisible();

  // Below few hits stands what is close to the search, and comes later.
  const last = cards(page).nth(Math.min(total, 20) - 1);
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

test('filters wait until they are applied, stand in the address and come back', async ({
  page,
}) => {
  await open(page, '/property');
  const panel = page.getByRole('search', { name: 'Filters' });
  const city = panel.getByLabel('City', { exact: true });
  const total = await countOf(page, 'city=Pune&type=residential');
  const found = page.getByRole('heading', { name: `${total} properties` });
  await test.step('V-4.6-01 pending', async () => {
    await city.selectOption('Pune');
    await panel.getByLabel('Property type').selectOption('residential');
    await expect(page).toHaveURL(/\/property$/);
    const apply = panel.getByRole('button', { name: `Show ${total} properties` });
    await expect(apply).toBeVisible();
    await apply.click();
  });
  await test.step('V-4.6-02 applied and kept', async () => {
    await expect(page).toHaveURL(/\/property\?city=Pune&type=residential$/);
    await expect(found).toBeVisible();
    await page.reload();
    await expect(found).toBeVisible();
    await expect(city).toHaveValue('Pune');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Pune');
  });
  await test.step('V-4.6-06 restored on the bare list alone', async () => {
    await open(page, '/property');
    await expect(page.getByText('Restored your last filters.')).toBeVisible();
    await expect(page).toHaveURL(/city=Pune/);
    await open(page, '/property?keyword=garden');
    await expect(page.getByText('Restored your last filters.')).toBeHidden();
  });
});

test('a changed address changes filters and list in the page that stands', async ({ page }) => {
  await open(page, '/property?keyword=garden&subtype=flat-apartment');
  const both = await countOf(page, 'keyword=garden&subtype=flat-apartment');
  const flats = await countOf(page, 'subtype=flat-apartment');
  const keyword = page.getByRole('search', { name: 'Filters' }).getByLabel('Keyword');
  await expect(page.getByRole('heading', { name: `${both} propert` })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === '/graphql',
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await page.getByRole('link', { name: /^Remove .*garden/i }).click();
  await test.step('V-2.5-10 while the next list loads the old one stays, marked as busy', async () => {
    const busy = page.locator('[aria-busy="true"]');
    await expect(busy).toBeVisible();
    await expect(busy.locator('article').first()).toBeVisible();
    release();
    await expect(busy).toHaveCount(0);
  });
  await test.step('V-4.6-07 the new list, and the old one again', async () => {
    await expect(page).toHaveURL(/\/property\?subtype=flat-apartment$/);
    await expect(page.getByRole('heading', { name: `${flats} properties` })).toBeVisible();
    await expect(keyword).toHaveValue('');
    await page.goBack();
    await expect(keyword).toHaveValue('garden');
    await expect(page.getByRole('heading', { name: `${both} propert` })).toBeVisible();
  });
});

test('a list is turned page by page', async ({ page }) => {
  await open(page, '/property');
  const pages = page.getByRole('navigation', { name: /page/i });
  await test.step('V-2.5-15 twenty on a page', async () => {
    await expect(cards(page)).toHaveCount(20);
  });
  await test.step('V-2.5-14 the last page has what is left', async () => {
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
});
