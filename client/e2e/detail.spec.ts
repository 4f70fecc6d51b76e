import { expect, test } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { awake, listingAddress, open } from './pages.ts';

test('a visitor shares a property, compares it and finds it again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await listingAddress(page, 'type=residential');
  await open(page, address);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const message = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await test.step('V-2.6-16 the address of the page is copied', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(message('Link copied!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(address, page.url()).href);
  });
  await test.step('V-2.6-15 D-47 it is added to the comparison', async () => {
    await page.getByRole('button', { name: `Compare ${title}` }).click();
    await expect(message('Added to compare!')).toBeVisible();
    await expect(page.getByRole('button', { name: `Comparing ${title}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await open(page, await listingAddress(page, 'type=commercial'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('article')).toHaveCount(1);
  await expect(recent.getByRole('heading', { level: 3 })).toHaveText(title);
});

test('print prints, and paper has the property without the site around it', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const address = await listingAddress(page, 'type=residential');
  await open(page, address);
  await test.step('V-2.6-16 Print prints', async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  });

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

test('the form for reviews takes what is typed and sends nothing; the page passes axe to its end', async ({
  page,
}) => {
  const counted = page.waitForRequest((request) => !!request.postData()?.includes('RecordView'));
  await open(page, await listingAddress(page, 'type=agricultural'));
  await counted;
  const reviews = page.getByRole('region', { name: 'Guest Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await awake(reviews);
  const email = reviews.getByLabel('E-mail');
  await test.step('V-5-27 an e-mail address of 56 characters', async () => {
    await email.fill('a'.repeat(60));
    await expect(email).toHaveValue('a'.repeat(56));
  });
  await test.step('V-2.7-07 the reviews are fixed texts and their form calls nothing', async () => {
    await expect(reviews).toContainText('Examples, not about this property');
    await reviews.getByLabel('Name').fill('Asha Rao');
    await email.fill('asha@example.com');
    await reviews.getByRole('textbox', { name: 'Comment' }).fill('Lovely.');
    const requests: string[] = [];
    // Code that other pages will need may be fetched after the first click, and pictures that come into sight;
    // nothing else may.
    page.on('request', (request) => {
      const isPicture = request.resourceType() === 'image';
      if (!isPicture && !request.url().includes('/assets/')) requests.push(request.url());
    });
    await reviews.getByRole('button', { name: 'Post Comment' }).click();
    await expect(reviews.getByText(/nothing was sent/)).toBeVisible();
    await expect(reviews.getByRole('textbox', { name: 'Comment' })).toHaveValue('Lovely.');
    expect(requests).toEqual([]);
  });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectNoViolation(page, { look: { width: 1440, colorScheme: 'dark' } });
});
