import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { expectNoViolation } from './axe.ts';
import { open } from './pages.ts';

const WORKSPACE = '/seller-dashboard';
const sidebar = (page: Page) => page.getByRole('complementary').getByRole('navigation');

/** A seller of its own with listings: approved, waiting, refused. Answers the titles with their ids. */
async function sellerWithListings(page: Page): Promise<Record<string, string>> {
  const { mobile } = await newPerson({ userType: 'seller', name: 'Devika Rao' });
  const [account] = await ask<{ id: string }>('SELECT id FROM account WHERE mobile = $1', [mobile]);
  const ids: Record<string, string> = {};
  const states = [
    ['Sunny flat near the lake', 'approved', null],
    ['Shop that waits', 'pending', null],
    ['House that was refused', 'rejected', 'The photos are too dark.'],
  ] as const;
  const names = await ask<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'property' AND is_generated = 'NEVER'`,
  );
  const columns = names.map(({ name }) => name).join(', ');
  for (const [title, status, reason] of states) {
    const id = randomBytes(12).toString('hex');
    // A copy of a listing of the demo world under a new owner, with one photo, as posting journeys leave them.
    await ask(
      [
        'INSERT INTO property (',
        columns,
        ') SELECT',
        columns,
        `FROM (SELECT (json_populate_record(p, json_build_object(
           'id', $1::text, 'seller_id', $2::text, 'title', $3::text, 'approval_status', $4::text,
           'rejection_reason', $5::text, 'created_at', now() - $6 * interval '1 hour',
           'pictures', jsonb_build_array(p.pictures->0)))).*
         FROM property AS p WHERE approval_status = 'approved' AND is_active AND assigned_to IS NULL
           AND lifecycle = 'available' AND purpose = 'sell' AND NOT featured
           AND type = 'commercial' AND city = 'Hyderabad' ORDER BY created_at LIMIT 1) AS copied`,
      ].join(' '),
      [id, account?.id, title, status, reason, states.findIndex(([each]) => each === title)],
    );
    ids[title] = id;
  }
  await signInAs(page, mobile ?? '');
  return ids;
}

async function enquiryAbout(propertyId: string, message: string): Promise<void> {
  await ask(
    `INSERT INTO enquiry (id, source, property_id, property_title, seller_id, name, mobile, mobile_verified, message)
     SELECT $1, 'lead', id, title, seller_id, 'Asha Nair', '9876501234', true, $3
     FROM property WHERE id = $2`,
    [randomBytes(12).toString('hex'), propertyId, message],
  );
}

test('the sidebar folds to its icons, and on a phone it is a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, DEMO.agent);
  await open(page, `${WORKSPACE}/my-profile`);
  await test.step('P-2.3-02 it folds to its icons and stays so on the next page', async () => {
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width ?? 0;
    const wide = await width();
    await page.getByRole('button', { name: 'Collapse sidebar' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Need Help' })).toBeHidden();
    await open(page, `${WORKSPACE}/my-properties`);
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    expect(await width()).toBeLessThan(wide / 2);
  });

  await page.setViewportSize({ width: 360, height: 740 });
  const opener = page.getByRole('button', { name: 'Dashboard menu' });
  const sheet = page.getByRole('dialog', { name: 'Dashboard menu' });
  await opener.press('Enter');
  await expect(sheet).toBeVisible();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
  }
  await expectNoViolation(page, {
    look: { width: 360, colorScheme: 'light' },
    part: 'dialog',
  });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(332, 400);
  await expect(sheet).toBeHidden();
  await opener.click();
  await sheet.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Seller Dashboard' })).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('a seller sees what came of a listing, answers who asks about it, and sells it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const ids = await sellerWithListings(page);
  const flat = ids['Sunny flat near the lake'] ?? '';
  await ask(
    `INSERT INTO listing_view (property_id, day, count)
     VALUES ($1, (now() AT TIME ZONE 'Asia/Kolkata')::date, 7)`,
    [flat],
  );
  await enquiryAbout(flat, 'May I come on Sunday?');
  await open(page, WORKSPACE);
  await test.step('D-78 the dashboard draws the views day by day, with a table behind them', async () => {
    const views = page.getByRole('region', { name: 'Views', exact: true });
    await views.scrollIntoViewIfNeeded();
    await expect(views.getByRole('img', { name: /Views by day: 7 in 30 days/ })).toBeVisible();
    await expect(views.locator('[data-bar="7"]')).toBeVisible();
    await views.getByRole('button', { name: 'Show as table: Views' }).press('Enter');
    await expect(views.getByRole('row').nth(1)).toContainText('7');
  });

  await test.step('P-2.3-01 D-51 the sidebar leads to the inbox and says how much of it is new', async () => {
    await sidebar(page)
      .getByRole('link', { name: /Enquiries 1 new/ })
      .click();
    await expect(page).toHaveURL(`${WORKSPACE}/enquiries`);
    const enquiry = page.getByRole('article', { name: 'Enquiry from Asha Nair' });
    await expect(enquiry).toContainText('May I come on Sunday?');
    await enquiry.locator('summary').click();
    await expectNoViolation(page, { look: { width: 1280, colorScheme: 'light' } });
    await enquiry.getByRole('combobox', { name: /Status/ }).selectOption('Contacted');
    await expect(sidebar(page).getByRole('link', { name: /Enquiries$/ })).toBeVisible();
    await enquiry.getByRole('textbox').fill('Comes on Sunday at ten.');
    await enquiry.getByRole('button', { name: 'Add note' }).click();
    await expect(enquiry.getByRole('listitem')).toContainText('Comes on Sunday at ten.');
  });

  await sidebar(page).getByRole('link', { name: 'My Properties' }).click();
  const card = (title: string) => page.locator('main article').filter({ hasText: title });
  await expect(page.locator('main article')).toHaveCount(3);
  await expect(card('Shop that waits')).toContainText('Waiting for verification');
  await page.getByRole('navigation', { name: 'Status' }).getByText('Rejected').click();
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(card('House that was')).toContainText('Rejected: The photos are too dark.');
  await page.goBack();
  await card('Sunny flat').locator('summary').click();
  await card('Sunny flat').getByRole('button', { name: 'Mark as sold' }).click();
  await expect(card('Sunny flat')).toContainText('Sold');
});
