import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { cards, open } from './pages.ts';

const panelOf = (page: Page) => page.getByRole('search', { name: 'Filters' });

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

test('by keyboard alone from a suggestion by slider to the results', async ({ page }) => {
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
  // The next stop of what is on offer, or the first step of the usual scale before that is known.
  await expect(page).toHaveURL(/minPrice=[1-9]\d{3,}/);
  await expect(page.locator('[data-results]')).toBeFocused();
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

test('the list shows homes without scrolling: six on a large screen, the first on a phone', async ({
  page,
}) => {
  const priceOf = (position: number) => cards(page).nth(position).locator('data');
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? Infinity;
  for (const path of ['/property?city=Bengaluru', '/property-type/flat-apartment']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    expect(await top(cards(page).first()), path).toBeLessThanOrEqual(300);
    await expect(priceOf(5)).toBeInViewport({ ratio: 1 });
    await expect(cards(page).nth(5).locator('ul').first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(priceOf(0)).toBeInViewport({ ratio: 1 });
    const bar = await top(page.locator('[data-bottom-bar]'));
    expect(await top(priceOf(0)), path).toBeLessThan(bar - 24);
  }
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

  test('D-122 eight taps narrow the rents of a town by all that matters', async ({ page }) => {
    await open(page, '/property?city=Bengaluru&status=rent');
    const panel = panelOf(page);
    const places = panel.getByRole('group', { name: 'Localities' }).getByRole('checkbox');
    let taps = 0;
    const tap = async (control: Locator) => {
      await control.scrollIntoViewIfNeeded();
      await control.tap();
      taps += 1;
    };
    const chip = (group: string, name: RegExp) =>
      panel.getByRole('group', { name: group }).locator('label').filter({ hasText: name });
    await tap(page.getByRole('link', { name: /^Show Filters/ }));
    await expect(places.nth(1)).toBeAttached();
    const [one, other] = await places.evaluateAll((boxes) =>
      boxes.map((box) => box.getAttribute('value') ?? ''),
    );
    // What no home of the small demo world has could not be chosen any more once it is counted anew.
    await page.route(/operationName=FilterFacets/, (route) => route.abort());
    await tap(chip('Bedrooms', /^2/));
    await tap(chip('Furnishing', /^Furnished/));
    await tap(chip('Who may rent', /^Family/));
    await tap(chip('Posted by', /^Owner/));
    for (const place of [one, other]) await tap(chip('Localities', new RegExp(`^${place}`)));
    await test.step('axe', () =>
      expectNoViolation(page, { look: { width: 360, colorScheme: 'dark' } }));
    const most = panel.getByLabel('Highest, monthly rent in rupees');
    await tap(most);
    await most.fill('30000');
    // The key that phones call Go.
    await most.press('Enter');
    await expect(page).toHaveURL(/maxPrice=30000/);
    const asked = new URL(page.url()).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      bedrooms: '2',
      city: 'Bengaluru',
      furnishing: 'furnished',
      location: `${one}|${other}`,
      maxPrice: '30000',
      postedBy: 'owner',
      status: 'rent',
      tenants: 'family',
    });
    expect(taps).toBeLessThanOrEqual(8);
    await test.step('each value is a chip that is taken off', async () => {
      const applied = page.getByRole('list', { name: 'Applied filters' });
      await applied.getByRole('link', { name: `Remove ${one}` }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('location') === other);
    });
  });
});
