import { expect, test } from '@playwright/test';
import { listingAddress, open } from './pages.ts';

test('the address of a property is copied, and paper has it without the site around it', async ({
  page,
  context,
}) => {
  const address = await listingAddress(page, 'type=residential');
  await open(page, address);
  await test.step('V-2.6-16 the address of the page is copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Link copied!' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(address, page.url()).href);
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
