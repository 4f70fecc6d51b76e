import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { cards, countOf, open } from './pages.ts';

const panelOf = (page: Page) => page.getByRole('search', { name: 'Filters' });
const SIDE_SEARCH = { name: 'Search by type, price and size' };

test('prices and sizes are chosen with sliders and boxes that stay in step', async ({ page }) => {
  await open(page, '/property?city=Pune');
  const panel = panelOf(page);
  await panel.getByText('Price in rupees', { exact: true }).scrollIntoViewIfNeeded();
  await test.step('V-2.5-05 the price: steps of 50,000 up to a crore, and more in the box', async () => {
    const low = panel.getByRole('slider', { name: 'Lowest price' });
    await low.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(panel.getByLabel('Lowest, price in rupees')).toHaveValue('150000');
    await expect(low).toHaveAttribute('aria-valuetext', '1.5 lakh rupees');
    await panel.getByLabel('Highest, price in rupees').fill('25000000');
    const high = panel.getByRole('slider', { name: 'Highest price' });
    await expect(high).toHaveAttribute('aria-valuenow', '10000000');
    await expect(high).toHaveAttribute('aria-valuetext', '2.5 crore rupees');
  });
  await test.step('V-2.5-06 the size: steps of 50 up to 3,000', async () => {
    await panel.getByLabel('Highest, size in square feet').scrollIntoViewIfNeeded();
    await panel.getByRole('slider', { name: 'Largest size' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(panel.getByLabel('Highest, size in square feet')).toHaveValue('2950');
  });
  const query = 'city=Pune&maxPrice=25000000&maxSize=2950&minPrice=150000';
  await panel.getByRole('button', { name: `Show ${await countOf(page, query)} propert` }).click();
  await expect(page).toHaveURL(new RegExp(`\\?${query}$`));
});

test('a slider that cannot be fetched says so, and the boxes still work', async ({ page }) => {
  await page.route(/RangeSlider/, (route) => route.abort());
  await open(page, '/property');
  const panel = panelOf(page);
  await panel.getByText('Price in rupees', { exact: true }).scrollIntoViewIfNeeded();
  await test.step('V-2.10-07 its sentence', async () => {
    await expect(panel.getByText('Price slider failed to load. Please refresh.')).toBeVisible();
  });
  await panel.getByLabel('Highest, price in rupees').fill('4000000');
  await panel.getByRole('button', { name: /^Show \d/ }).click();
  await expect(page).toHaveURL(/\?maxPrice=4000000$/);
});

test('an answer without a list says so and starts again at page 1', async ({ page }) => {
  await open(page, '/property?page=2');
  await page.route(
    ({ searchParams }) => searchParams.get('operationName') === 'ListingPage',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{}}' }),
  );
  await page.getByRole('link', { name: '2 BHK', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Error: Invalid API response structure' }),
  ).toBeVisible();
  await page.unrouteAll();
  await test.step('V-2.5-12 Retry API Call loads page 1 with no filters', async () => {
    await page.getByRole('link', { name: 'Retry API Call' }).click();
    await expect(page).toHaveURL(/\/property$/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('the side search under an empty list has ranges of its own, and it works', async ({
  page,
}) => {
  await open(page, '/property?city=Agra&bedrooms=4%2B&maxPrice=1000');
  const search = page.getByRole('search', SIDE_SEARCH);
  await search.scrollIntoViewIfNeeded();
  await test.step('D-106 rents run from 5,000 to 5 lakh, and begin with all of them', async () => {
    await expectScale(page, 'Lowest rent', { min: '5000', max: '500000', now: '5000' });
    await expectScale(page, 'Highest rent', { min: '5000', max: '500000', now: '500000' });
  });
  await search.getByText('For Sale').click();
  await test.step('V-2.5-08 price 0 to 1000, size 0 to 3000', async () => {
    await expectScale(page, 'Lowest price', { min: '0', max: '1000', now: '100' });
    await expectScale(page, 'Highest price', { min: '0', max: '1000', now: '700' });
    await expectScale(page, 'Smallest size', { min: '0', max: '3000', now: '500' });
    await expectScale(page, 'Largest size', { min: '0', max: '3000', now: '1500' });
  });
  await test.step('V-2.5-09 D-19 it searches', async () => {
    await search.getByLabel('Property type').selectOption('Villa');
    await search.getByRole('slider', { name: 'Lowest price' }).focus();
    await page.keyboard.press('Home');
    await search.getByRole('button', { name: 'Search Property' }).click();
    await expect(page).toHaveURL(
      /\/property\?maxPrice=70000000&status=sell&subtype=residential-house-villa$/,
    );
  });
  await open(page, '/nowhere-at-all');
  await search.scrollIntoViewIfNeeded();
  await search.getByText('For Sale').click();
  await test.step('V-9-04 the form of the home search has its ranges, and begins with all of them', async () => {
    await expectScale(page, 'Lowest price', { min: '100', max: '1000', now: '100' });
    await expectScale(page, 'Highest price', { min: '100', max: '1000', now: '1000' });
    await expectScale(page, 'Smallest size', { min: '20', max: '2000', now: '20' });
    await expectScale(page, 'Largest size', { min: '20', max: '2000', now: '2000' });
  });
});

test('by keyboard alone from a suggestion by slider to page 2 and into a property', async ({
  page,
}) => {
  await open(page, '/');
  const box = page.getByPlaceholder('Search city, locality, builder or property...').first();
  await box.focus();
  await expect(box).toHaveRole('combobox');
  await page.keyboard.insertText('delhi');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('Delhi');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/property\?city=Delhi&state=Delhi$/);
  await expect(page.locator('h1')).toBeFocused();
  const panel = panelOf(page);
  const low = panel.getByRole('slider', { name: 'Lowest price' });
  await panel.getByLabel('Lowest, price in rupees').focus();
  await expect(low).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(low).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await panel.getByLabel('Lowest, price in rupees').press('Enter');
  await expect(page).toHaveURL(/minPrice=50000/);
  await expect(page.locator('[data-results]')).toBeFocused();
  await page.getByRole('link', { name: 'Page 2' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('[data-results]')).toBeFocused();
  await cards(page).first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/property-details/);
});

test('the open sheet with its sliders and the list of suggestions pass axe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/property?bedrooms=2');
  await page.getByRole('link', { name: /^Show Filters/ }).click();
  const panel = panelOf(page);
  for (const legend of ['Price in rupees', 'Size in square feet']) {
    await panel.getByText(legend, { exact: true }).scrollIntoViewIfNeeded();
  }
  await expect(panel.getByRole('slider')).toHaveCount(4);
  await expectNoViolation(page, { look: { width: 360, colorScheme: 'dark' } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/property?city=Agra&maxPrice=1000');
  await panel.getByLabel('Keyword').fill('pune');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await expectNoViolation(page, { look: { width: 1440, colorScheme: 'dark' } });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('search, filters and order are within reach of the thumb', async ({ page }) => {
    await test.step('V-2.4-02 the search of the home page fits the first screen', async () => {
      await open(page, '/');
      await expect(page.getByRole('button', { name: 'Search Property' })).toBeInViewport();
      await expect(page.getByLabel('Min price')).toBeHidden();
      await page.getByText('Price, bedrooms and bathrooms').click();
      await expect(page.getByLabel('Min price')).toBeVisible();
    });
    await test.step('V-2.5-03 Show Filters opens a sheet that Back closes', async () => {
      await open(page, '/property');
      await cards(page).nth(5).scrollIntoViewIfNeeded();
      const opener = page.getByRole('link', { name: 'Show Filters' });
      await expect(opener).toBeInViewport();
      await opener.click();
      const city = panelOf(page).getByLabel('City', { exact: true });
      await expect(city).toBeVisible();
      await page.goBack();
      await expect(city).toBeHidden();
      await opener.click();
      await city.selectOption('Chennai');
      await page.getByRole('button', { name: /^Show \d+ propert/ }).click();
      await expect(page).toHaveURL(/city=Chennai/);
      await expect(page.getByRole('link', { name: 'Show Filters (1)' })).toBeVisible();
    });
    await page.getByText('Sort: Best match').click();
    await page.getByRole('link', { name: 'Price, low to high' }).click();
    await expect(page).toHaveURL(/sort=price_asc$/);
  });

  test('the own place leads to its city, and a refusal is told', async ({ page, context }) => {
    await open(page, '/property');
    const locate = page
      .getByRole('search', { name: 'Quick search' })
      .getByRole('button', { name: 'Use my location' });
    await locate.click();
    await expect(
      page.getByText('Location access denied. Please allow location access and try again.'),
    ).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 27.18, longitude: 78.01 });
    await locate.click();
    await expect(page).toHaveURL(/\/property\?city=Agra/);
  });
});

async function expectScale(
  page: Page,
  name: string,
  { min, max, now }: { min: string; max: string; now: string },
): Promise<void> {
  const thumb = page.getByRole('search', SIDE_SEARCH).getByRole('slider', { name });
  await expect(thumb).toBeVisible();
  const scale = ['min', 'max', 'now'].map((end) => thumb.getAttribute(`aria-value${end}`));
  expect(await Promise.all(scale), `${name} on ${page.url()}`).toEqual([min, max, now]);
}
