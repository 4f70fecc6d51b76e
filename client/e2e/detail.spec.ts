import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { awake, demoListings, listingAddress, open } from './pages.ts';

const message = 'listitem';

test('V-2.6-16 share copies the address of the page and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await listingAddress(page);
  await open(page, address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole(message).filter({ hasText: 'Link copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(address, page.url()).href);
});

test('V-2.6-16 print prints, and paper has the property without the site around it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const address = await listingAddress(page, 'type=residential');
  await open(page, address);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);

  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`${address}$`))).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('main data').first()).toBeVisible();
  await expect(page.getByText(/\d{4}\*{6}/)).toBeVisible();
  for (const name of ['Share', 'Print', 'View all']) {
    await expect(page.getByRole('main').getByRole('button', { name })).toBeHidden();
  }
  for (const part of ['header', 'footer', '[data-bottom-bar]']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Similar properties' })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(2);
});

test('V-2.6-13 the summary has title, price, features and place', async ({ page }) => {
  const [property] = await demoListings(page, 'type=residential');
  if (!property) throw new Error('There are no homes.');
  await open(page, `/property-details-v1/${property.id}`);
  const summary = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(summary.getByRole('heading', { level: 1 })).toHaveText(property.title);
  await expect(summary.locator('data').first()).toHaveAttribute('value', String(property.price));
  await expect(summary).toContainText(property.city);
  await expect(summary).toContainText(`${property.bedrooms} BHK`);
});

test('V-2.7-07 V-5-27 the reviews are fixed texts; their form takes an e-mail of 56 and calls nothing', async ({
  page,
}) => {
  const address = await listingAddress(page);
  const counted = page.waitForRequest((request) => !!request.postData()?.includes('RecordView'));
  await open(page, address);
  await counted;
  const reviews = page.getByRole('region', { name: 'Guest Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await awake(reviews);
  await expect(reviews).toContainText('Examples, not about this property');
  const email = reviews.getByLabel('E-mail');
  await expect(email).toHaveAttribute('maxlength', '56');
  await reviews.getByLabel('Name').fill('Asha Rao');
  await email.fill('a'.repeat(60));
  await expect(email).toHaveValue('a'.repeat(56));
  await email.fill('asha@example.com');
  await reviews.getByRole('textbox', { name: 'Comment' }).fill('Lovely.');
  const asked: string[] = [];
  // Code that other pages will need may be fetched after the first click, and pictures that come into sight;
  // nothing else may.
  page.on('request', (request) => {
    const isPicture = request.resourceType() === 'image';
    if (!isPicture && !request.url().includes('/assets/')) asked.push(request.url());
  });
  await reviews.getByRole('button', { name: 'Post Comment' }).click();
  await expect(reviews.getByText(/nothing was sent/)).toBeVisible();
  await expect(reviews.getByRole('textbox', { name: 'Comment' })).toHaveValue('Lovely.');
  expect(asked).toEqual([]);
  const html = await (await page.request.get(address)).text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(facts.map(([, json]) => json).join()).not.toMatch(/review|rating/i);
});

test('V-2.6-15 D-47 the summary puts a property into the comparison, in the documented words', async ({
  page,
}) => {
  await open(page, await listingAddress(page, 'type=residential'));
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: `Compare ${title}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Added to compare!' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Comparing ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('recently viewed properties stand on the next page, without the one on show', async ({
  page,
}) => {
  const first = await listingAddress(page, 'type=residential');
  const second = await listingAddress(page, 'type=commercial');
  await open(page, first);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  await open(page, second);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(title);
});

test('on a phone price and contact stay in reach, and nothing lies beneath them at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await open(page, await listingAddress(page));
  const bar = page.locator('[data-bottom-bar]');
  await expect(bar.getByRole('button', { name: 'Contact Seller' })).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await bar.getByRole('button', { name: 'Contact Seller' }).click();
  await expect(page.getByRole('dialog', { name: 'Contact Seller' })).toBeInViewport();
});

test('V-2.7-02 the view over the whole screen comes at the first press and gives the focus back', async ({
  page,
}) => {
  await open(page, await listingAddress(page, 'type=residential'));
  const first = page.getByRole('link', { name: /^Open photo 1 of/ });
  await first.click();
  const view = page.getByRole('dialog');
  await expect(view).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(view.getByText(/^2 of/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(first).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe, ${colorScheme}`, () => {
    test.use({ colorScheme });
    test('the page of a property has no violation, down to its end', async ({ page }) => {
      await open(page, await listingAddress(page, 'type=agricultural'));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Post Comment' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}
