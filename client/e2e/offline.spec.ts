import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { cards, open } from './pages.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of the pages that this browser keeps. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('kept-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
/** Whether the code of everything on the page is kept as well. */
const keepsParts = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('kept-files')).keys();
    return ['LowerDetails', 'MoreProperties', 'Lightbox', 'LeadDialog'].every((part) =>
      requests.some(({ url }) => url.includes(`/${part}-`)),
    );
  });
const note = (page: Page) =>
  page.getByText(/^You are offline\. This page was loaded at \d\d:\d\d\./);

test('who loses the network reads the lists, homes and favourites that were seen before, and nothing that is made up', async ({
  page,
  context,
}) => {
  await open(page, '/property?city=Pune');
  await expect.poll(() => saved(page)).toContain('/property');
  const card = cards(page).first();
  const link = card.locator('h3 a');
  const title = await link.innerText();
  const path = (await link.getAttribute('href')) ?? '';
  await card.getByRole('button', { name: `Save ${title}` }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => saved(page)).toContain(path);
  await expect.poll(() => keepsParts(page)).toBe(true);
  await open(page, '/favourites');
  await expect(cards(page).getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => saved(page)).toContain('/favourites');

  await context.setOffline(true);
  await test.step('the page that is open says so', async () => {
    await expect(note(page)).toBeVisible();
  });
  await test.step('favourites are there after a reload, and say from when they are', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(note(page)).toBeVisible();
    await expect(cards(page).getByRole('link', { name: title })).toBeVisible();
  });
  await test.step('a home that was opened is there with its picture', async () => {
    // What leads there without a network is fetched a moment after the page.
    await expect(async () => {
      await page.goto('/favourites', { waitUntil: 'load' });
      await cards(page).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 3_000 });
    }).toPass();
    await expect(note(page)).toBeVisible();
    const picture = page.locator('main picture img').first();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);
    await expectNoViolation(page);
  });
  await test.step('all of it, also what was not scrolled to, and its pictures over the screen', async () => {
    // A press asks for the code of every part.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('main [data-waits]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeAttached();
    await page.locator('main a[data-press]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a page that was not seen is said not to be here, beside those that are', async () => {
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.');
    await page.locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('with the network back the page is the newest', async () => {
    await context.setOffline(false);
    // Page and service worker are not told of the network in the same moment: who asks too soon has a kept copy once more.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.locator('html[data-kept]')).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(note(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});
