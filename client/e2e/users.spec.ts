import { expect, type Page, test } from '@playwright/test';
import { DEMO, newPerson, signInAs } from './accounts.ts';
import { open } from './pages.ts';

/** What an administrator does to people in the browser (A-2.5-03, D-86). */

/** Goes on by Tab until this is reached. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let step = 0; step < 60; step += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
}

test('an administrator blocks somebody with the keyboard alone, whose next action is refused', async ({
  page,
  browser,
}) => {
  const name = `Meera ${Math.random().toString(36).slice(2, 10).replaceAll(/\d/g, 'x')}`;
  const { mobile } = await newPerson({ name });
  const theirs = await browser.newContext();
  const their = await theirs.newPage();
  await signInAs(their, mobile ?? '');
  await open(their, '/seller-dashboard/my-profile');
  await expect(their.locator('aside')).toBeVisible();

  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/admin/clients');
  await expect(page).toHaveURL(/view=users&type=customers/);
  await page.getByRole('searchbox', { name: 'Name, mobile, e-mail or id' }).fill(name);
  await page.keyboard.press('Enter');
  const row = page.locator('tbody', { has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row).toContainText('Active');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await test.step('A-7.4-03 D-86 the status is set with a reason, which stands in the history', async () => {
    await tabTo(page, `Details: ${name}`);
    await page.keyboard.press('Enter');
    await tabTo(page, `Block: ${name}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('textbox').focus();
    await page.keyboard.type('Asks buyers for money.');
    await page.keyboard.press('Tab');
    await tabTo(page, 'Block');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-sonner-toast]')).toContainText('User blocked.');
    await expect(row).toContainText('Blocked');
    await expect(row).toContainText('“Asks buyers for money.”');
    await expect(row).toContainText('active → blocked');
  });

  await test.step('the next action of the user is refused', async () => {
    await open(their, '/seller-dashboard/my-profile');
    await expect(their).toHaveURL(/dialog=sign-in/);
    await expect(their.locator('aside')).toHaveCount(0);
  });
  await theirs.close();
});
