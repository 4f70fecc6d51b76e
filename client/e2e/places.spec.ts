import { expect, test } from '@playwright/test';
import { awake, cards, open } from './pages.ts';

test('from home to a city, and from a number of its page to that list', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('heading', { name: 'Properties By Cities' }).scrollIntoViewIfNeeded();
  // Before the block is awake the same link loads the page as a document.
  const card = page.locator('main a[href="/pune"]').first();
  await awake(card);
  await test.step('V-2.1-13 a city card leads to the page of its city', async () => {
    await card.click();
    await expect(page).toHaveURL('/pune');
    await expect(page.getByRole('heading', { level: 1, name: 'Property in Pune' })).toBeFocused();
  });
  const offer = page.getByRole('region', { name: 'Properties by type' });
  await offer.getByRole('link', { name: 'Commercial', exact: true }).click();
  await expect(page).toHaveURL('/property?city=Pune&type=commercial');
  await expect(page.locator('[data-results]')).toHaveText(/^\d+ propert(y|ies)$/);
  await expect(cards(page).first()).toContainText('Pune');
});

test('the city of the header narrows the lists that a visitor goes to, until it is taken away', async ({
  page,
}) => {
  const city = { city: 'Pune', state: 'Maharashtra', propertyCount: 1 };
  await page.addInitScript((chosen) => {
    if (sessionStorage.getItem('city') === null) localStorage.setItem('selectedCity', chosen);
    sessionStorage.setItem('city', 'was chosen');
  }, JSON.stringify(city));
  await open(page, '/');
  const properties = page.getByRole('navigation', { name: 'Main' }).getByText('Properties');
  await awake(properties);
  await properties.click();
  await expect(page).toHaveURL('/property?city=Pune&state=Maharashtra');
  await expect(page.getByRole('heading', { level: 1, name: 'Properties in Pune' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove Pune' }).click();
  await expect(page).toHaveURL('/property');
  await test.step('Back shows that list again, with its city in the header', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/property?city=Pune&state=Maharashtra');
    await expect(page.getByRole('button', { name: 'City: Pune' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'City: All India' })).toBeVisible();
  });
  await test.step('a link that somebody sent shows what it says', async () => {
    await page.evaluate(
      (chosen) => localStorage.setItem('selectedCity', chosen),
      JSON.stringify(city),
    );
    await open(page, '/property?bedrooms=2');
    await expect(page.getByRole('button', { name: 'City: Pune' })).toBeVisible();
    await expect(page).toHaveURL('/property?bedrooms=2');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current');
    await expect(page).toHaveURL('/property?bedrooms=2&page=2');
  });
});

test('the map is read by keyboard, by finger and by where the visitor is', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/topmap-grid');
  const map = page.getByRole('navigation', { name: 'Map of Indian cities' });
  const heading = page.getByRole('heading', { level: 1 });
  const smallest = () =>
    page
      .locator('main nav circle')
      .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().width)));
  await test.step('a bubble is large enough for a finger', async () => {
    expect(await smallest()).toBeGreaterThan(23.9);
  });
  await test.step('by keyboard it is reached, seen and used', async () => {
    const second = map.getByRole('link').nth(1);
    await map.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await expect(second).toHaveCSS('outline-style', 'solid');
    const name = (await second.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(`${name} on the map`);
    await page.goBack();
  });
  await test.step('V-2.1-12 a bubble brings its city into focus, with its listings and its page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await map.getByRole('link', { name: /^Kolkata, \d+ properties$/ }).click();
    await expect(page).toHaveURL('/topmap-grid?city=Kolkata');
    await expect(heading).toHaveText('Kolkata on the map');
    await expect(cards(page).first()).toContainText('Kolkata');
    const focused = page.getByRole('navigation', { name: 'Kolkata and the cities around it' });
    await expect(focused.locator('[aria-current]')).toHaveAccessibleName(/^Kolkata/);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await smallest()).toBeGreaterThan(23.9);
  });
  await test.step('V-4.7-02 the position of the browser leads to the city it is in', async () => {
    const button = page.getByRole('button', { name: 'Use my location' });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Location access denied. Please allow location access and try again.',
    );
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 27.1751, longitude: 78.0421 });
    await button.click();
    await expect(page).toHaveURL('/topmap-grid?city=Agra&state=Uttar+Pradesh');
    await expect(heading).toHaveText('Agra on the map');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
