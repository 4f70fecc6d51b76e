import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { open } from './pages.ts';

const AREA = '/seller-dashboard';
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
    `INSERT INTO inquiry (id, source, property_id, property_title, seller_id, name, mobile, mobile_verified, message)
     SELECT $1, 'lead', id, title, seller_id, 'Asha Nair', '9876501234', true, $3
     FROM property WHERE id = $2`,
    [randomBytes(12).toString('hex'), propertyId, message],
  );
}

test('P-2.3-01 P-2.3-03 the sidebar leads everywhere, offers help, and Logout ends the session', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, DEMO.agent);
  await open(page, `${AREA}/my-profile`);
  const links = sidebar(page).getByRole('link');
  await expect(links).toHaveText([
    'Dashboard',
    'My Profile',
    'Add Property',
    'My Properties',
    'Browse Properties',
    /^Enquiries/,
  ]);
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(addresses).toEqual([
    AREA,
    `${AREA}/my-profile`,
    `${AREA}/add-property`,
    `${AREA}/my-properties`,
    '/property',
    `${AREA}/enquiries`,
  ]);
  await expect(sidebar(page).getByRole('link', { name: 'My Profile' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const help = page.getByRole('region', { name: 'Need Help' });
  await expect(help).toBeVisible();
  await expect(help.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /wa\.me\/91\d/,
  );

  await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(AREA);
  await expect(page).toHaveURL(/returnTo|sign-in/);
});

test('P-2.3-02 the sidebar folds to its icons and stays so', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, DEMO.agent);
  await open(page, `${AREA}/my-profile`);
  const help = page.getByRole('region', { name: 'Need Help' });
  const fold = page.getByRole('button', { name: 'Fold the sidebar' });
  await expect(fold).toBeVisible();
  const wide = (await page.getByRole('complementary').boundingBox())?.width ?? 0;
  await fold.press('Enter');
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeFocused();
  await expect(help).toBeHidden();
  await open(page, `${AREA}/my-properties`);
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible();
  const narrow = (await page.getByRole('complementary').boundingBox())?.width ?? 0;
  expect(narrow).toBeLessThan(wide / 2);
  // Folded, the links still have their names.
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(new RegExp(`${AREA}$`));
  await page.getByRole('button', { name: 'Unfold the sidebar' }).click();
  await expect(help).toBeVisible();
});

test('P-2.3-02 on a phone the sidebar is a sheet that keeps the focus and closes with Escape, Back and the scrim', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, DEMO.agent);
  await open(page, `${AREA}/my-properties`);
  const opener = page.getByRole('button', { name: 'Your area' });
  const sheet = page.getByRole('dialog', { name: 'Your area' });
  await opener.press('Enter');
  await expect(sheet).toBeVisible();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
  }
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
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

test('P-2.3-04 P-8-03 My Properties says that it loads, and why it could not', async ({ page }) => {
  await signInAs(page, DEMO.agent);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    const request = decodeURIComponent(route.request().url()) + (route.request().postData() ?? '');
    if (!request.includes('ownProperties')) return route.continue();
    await held;
    return route.abort();
  });
  await page.goto(`${AREA}/my-properties`);
  await expect(page.getByText('Loading properties...')).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toContainText('Properties fetch error');
  await page.unroute('**/graphql*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('P-2.1-03 My Properties: states, filter, edit, and a preview of what waits', async ({
  page,
}) => {
  const ids = await sellerWithListings(page);
  const flat = ids['Sunny flat near the lake'] ?? '';
  await enquiryAbout(flat, 'Is it there?');
  await open(page, `${AREA}/my-properties`);
  const card = (title: string) => page.locator('main article').filter({ hasText: title });
  await expect(page.locator('main article')).toHaveCount(3);
  await expect(card('Sunny flat')).toContainText('Live');
  await expect(card('Shop that waits')).toContainText('It waits for verification');
  await expect(card('House that was')).toContainText('Rejected: The photos are too dark.');
  await expect(card('Sunny flat').getByRole('link', { name: /1 enquiries/ })).toHaveAttribute(
    'href',
    `${AREA}/enquiries?id=${flat}`,
  );
  await expect(card('Sunny flat').getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    `${AREA}/edit-property/${flat}`,
  );

  await page.getByRole('navigation', { name: 'State' }).getByText('Rejected').click();
  await expect(page).toHaveURL(/state=rejected/);
  await expect(page.locator('main article')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'State' }).getByText('All').click();
  await expect(page.locator('main article')).toHaveCount(3);

  // What waits opens for its owner alone, also after a reload.
  await card('Shop that waits')
    .getByRole('link', { name: /^Preview/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop that waits' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop that waits' })).toBeVisible();
  await page.goBack();
});

test('P-2.1-03 My Properties: sold and back, history, delete with a question', async ({ page }) => {
  await sellerWithListings(page);
  await open(page, `${AREA}/my-properties`);
  const card = (title: string) => page.locator('main article').filter({ hasText: title });
  const more = (title: string) => card(title).locator('summary');
  await more('Sunny flat').click();
  await card('Sunny flat').getByRole('button', { name: 'Mark as sold' }).click();
  await expect(card('Sunny flat')).toContainText('Sold');
  await more('Sunny flat').click();
  await card('Sunny flat').getByRole('button', { name: 'Make available again' }).click();
  await expect(card('Sunny flat')).toContainText('Live');
  await more('Sunny flat').click();
  await card('Sunny flat').getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('You');
  await page.keyboard.press('Escape');

  await more('House that was').click();
  await card('House that was').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this property?' });
  await expect(question).toContainText('cannot be taken back');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('main article')).toHaveCount(3);
  await more('House that was').click();
  await card('House that was').getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('main article')).toHaveCount(2);
  await expect(page.getByText('The property was deleted.').first()).toBeVisible();
});

test('P-2.3-01 D-51 the inbox: filter, status, notes, call and WhatsApp; the number in the sidebar follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // Messages that fade have other contrasts on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ids = await sellerWithListings(page);
  await open(page, `${AREA}/enquiries`);
  await expect(page.getByRole('heading', { name: 'No enquiries yet' })).toBeVisible();
  await enquiryAbout(ids['Sunny flat near the lake'] ?? '', 'May I come on Sunday?');
  await open(page, `${AREA}/enquiries`);
  const enquiry = page.getByRole('article', { name: 'Enquiry of Asha Nair' });
  await expect(enquiry).toContainText('May I come on Sunday?');
  await expect(enquiry).toContainText('Verified mobile');
  await expect(enquiry).toContainText('Sunny flat near the lake');
  await expect(enquiry.getByRole('link', { name: /Call Asha/ })).toHaveAttribute(
    'href',
    'tel:+919876501234',
  );
  await expect(enquiry.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876501234\?text=Hello/,
  );
  await expect(sidebar(page).getByRole('link', { name: /Enquiries 1 new/ })).toBeVisible();
  await enquiry.getByRole('combobox', { name: /Status/ }).selectOption('Contacted');
  await expect(sidebar(page).getByRole('link', { name: /Enquiries$/ })).toBeVisible();
  await enquiry.locator('summary').click();
  await enquiry.getByRole('button', { name: 'Add note' }).click();
  await expect(enquiry).toContainText('Please write something first');
  await enquiry.getByRole('textbox').fill('Comes on Sunday at ten.');
  await enquiry.getByRole('button', { name: 'Add note' }).click();
  await expect(enquiry.getByRole('listitem')).toContainText('Comes on Sunday at ten.');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('navigation', { name: 'Status' }).getByText('New').click();
  await expect(page).toHaveURL(/status=new/);
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});

test('P-2.3-01 V-6-01 D-78 the dashboard shows views, enquiries and favourites as charts with tables behind them', async ({
  page,
}) => {
  const ids = await sellerWithListings(page);
  const flat = ids['Sunny flat near the lake'] ?? '';
  await ask(
    `INSERT INTO listing_view (property_id, day, count)
     VALUES ($1, (now() AT TIME ZONE 'Asia/Kolkata')::date, 7)`,
    [flat],
  );
  await enquiryAbout(flat, 'Is the price fixed?');
  await open(page, AREA);
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await expect(views).toContainText('7');
  await views.scrollIntoViewIfNeeded();
  await expect(views.getByRole('img', { name: /Views day by day: 7 in 30 days/ })).toBeVisible();
  await expect(views.locator('svg.recharts-surface').first()).toBeVisible();
  await views.getByRole('button', { name: 'Show as table: Views' }).press('Enter');
  await expect(views.getByRole('row')).toHaveCount(31);
  await expect(views.getByRole('row').nth(1)).toContainText('7');
  await page.getByText('7 days', { exact: true }).click();
  await expect(views.getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Favourites', exact: true })).toContainText(
    'No favourites in these 7 days.',
  );
  await expect(page.getByText('Is the price fixed?')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

for (const [name, who, home] of [
  ['a builder', DEMO.builderAdmin, '/dashboard'],
  ['an administrator', DEMO.siteAdmin, '/site-admin'],
] as const) {
  test(`P-1-02 D-99 the area of ${name} has the same views at ?view=`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signInAs(page, who);
    await open(page, home);
    await expect(page.getByRole('region', { name: 'Views', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Newest enquiries' })).toBeVisible();
    for (const [link, view] of [
      ['My Properties', 'my-properties'],
      ['Enquiries', 'enquiries'],
    ] as const) {
      await sidebar(page)
        .getByRole('link', { name: new RegExp(`^${link}`) })
        .click();
      await expect(page).toHaveURL(`${home}?view=${view}`);
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    }
  });
}
