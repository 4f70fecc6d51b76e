import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { open } from './pages.ts';

/** What an administrator does to people and for them in the browser. */

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
  const remote = await browser.newContext();
  const their = await remote.newPage();
  await signInAs(their, mobile ?? '');
  await open(their, '/seller-dashboard/my-profile');
  await expect(their.locator('aside')).toBeVisible();

  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/admin/clients');
  await expect(page).toHaveURL(/view=users&type=customers/);
  await page.getByRole('searchbox', { name: 'Name, mobile, email or ID' }).fill(name);
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
    await expect(their).toHaveURL('/');
    const notice = their.getByRole('dialog', { name: 'You were signed out' });
    await expect(notice).toContainText('This account is not active. Please contact us.');
    await expect(notice.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(their.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    await expect(their.locator('aside')).toHaveCount(0);
  });
  await remote.close();
});

test('an administrator hands an enquiry to a seller with the keyboard alone, who finds it', async ({
  page,
  browser,
}) => {
  const word = randomBytes(5).toString('hex').replaceAll(/\d/g, 'x');
  const [first, second] = await Promise.all(
    [`Asha ${word}`, `Ravi ${word}`].map((name) => newPerson({ name, userType: 'seller' })),
  );
  await ask(
    `INSERT INTO enquiry (id, source, property_title, seller_id, name, mobile, mobile_verified, message)
     SELECT $1, 'lead', 'Flat near the lake', id, $2, '9876501234', true, 'May I come on Sunday?'
     FROM account WHERE mobile = $3`,
    [randomBytes(12).toString('hex'), `Buyer ${word}`, first?.mobile],
  );
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin?view=enquiries');
  await page.getByRole('searchbox', { name: 'Name, mobile, property or ID' }).fill(word);
  await page.keyboard.press('Enter');
  const row = page.locator('tbody', {
    has: page.getByRole('rowheader', { name: `Buyer ${word}` }),
  });
  await expect(row).toContainText('Seller');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await test.step('A-4-09 it is handed to another seller', async () => {
    await tabTo(page, `Details: Enquiry from Buyer ${word}`);
    await page.keyboard.press('Enter');
    await tabTo(page, `Assign the enquiry from Buyer ${word}`);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Seller' }).focus();
    await page.keyboard.type(`Ravi ${word}`);
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('radio')).toBeChecked();
    await page.keyboard.press('Enter');
    // The number goes along to somebody who does not look after the listing.
    const sure = page.getByRole('dialog', { name: 'Assign anyway?' });
    await sure.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
    await expect(page.locator('[data-sonner-toast]')).toContainText('Enquiry assigned.');
    await expect(row).toContainText(`Ravi ${word}`);
  });

  const remote = await browser.newContext();
  const their = await remote.newPage();
  await signInAs(their, second?.mobile ?? '');
  await open(their, '/seller-dashboard/enquiries');
  await expect(their.getByRole('article', { name: `Enquiry from Buyer ${word}` })).toContainText(
    'May I come on Sunday?',
  );
  await remote.close();
});
