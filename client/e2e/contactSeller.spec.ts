import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import { ask, newPerson, signInAs } from './accounts.ts';
import { awake, listingAddress, open, stopClock } from './pages.ts';
import { newMobile, test } from './people.ts';

const MASKED = /\+91 \d{4}\*{6}/;
const FAILED = 'Failed to submit your inquiry';
const FAILED_HINT =
  'Please check your details and try again. If the problem persists, please contact our support team.';
const SENT = 'Success! Your inquiry has been submitted';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Contact Seller' });
const boxOf = (page: Page) => page.getByRole('dialog', { name: 'Contact Seller' });
const idIn = (address: string) => address.split('/').at(-1) ?? '';

async function openForm(page: Page, address?: string): Promise<string> {
  const path = address ?? (await listingAddress(page, 'type=residential'));
  await open(page, path);
  await panelOf(page).getByRole('button', { name: 'Contact Seller' }).click();
  await expect(boxOf(page).getByLabel('Name')).toBeFocused();
  return idIn(path);
}

async function fill(page: Page, mobile = newMobile(), message = ''): Promise<string> {
  await boxOf(page).getByLabel('Name').fill('Asha Rao');
  await boxOf(page).getByLabel('Mobile number').fill(mobile);
  await boxOf(page).getByLabel('Message (optional)').fill(message);
  return mobile;
}

const press = (page: Page) => boxOf(page).getByRole('button', { name: 'Submit' }).click();

/** Answers the lead in the place of the server; everything else goes on. */
async function onLead(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isLead = route.request().postData()?.includes('SendEnquiry') ?? false;
    await (isLead ? answer(route) : route.continue());
  });
}

const inquiryOf = async (propertyId: string, mobile: string) => {
  const [row] = await ask<{ message: string; times: number; name: string }>(
    'SELECT message, times, name FROM inquiry WHERE property_id = $1 AND mobile = $2',
    [propertyId, mobile],
  );
  return row;
};

test('V-2.7-05 V-4.5-01 V-4.5-02 V-4.5-03 V-4.5-04 V-5-14 V-8-13 V-8-14 a lead unlocks the contact and the box closes by itself', async ({
  page,
}) => {
  await page.clock.install();
  const address = await listingAddress(page, 'type=residential');
  const id = await openForm(page, address);
  await expect(panelOf(page)).toContainText(MASKED);
  await expect(panelOf(page)).toContainText(/\w{2}\*{3}@\w/);
  let go = () => undefined as void;
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await onLead(page, async (route) => {
    await wait;
    await route.continue();
  });
  const mobile = await fill(page);
  await stopClock(page);
  await press(page);
  await expect(boxOf(page).getByRole('button', { name: 'Submit...' })).toBeVisible();
  go();
  await expect(boxOf(page).getByText(SENT)).toBeFocused();
  for (const notice of [
    'The contact details are unlocked for you',
    'by SMS, by email and as a WhatsApp link',
    'will contact you shortly',
  ]) {
    await expect(boxOf(page)).toContainText(notice);
  }
  await expect(boxOf(page).getByLabel('Name')).toHaveCount(0);
  const kept = await inquiryOf(id, mobile);
  expect(kept?.message).toBe('Contact request - no message provided');
  await page.clock.runFor(4_900);
  await expect(boxOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(boxOf(page)).toBeHidden();
  await expect(page).not.toHaveURL(/#/);

  const call = panelOf(page).getByRole('link', { name: /^\+91 \d{5} \d{5}$/ });
  await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  const phone = (await call.getAttribute('href'))?.slice('tel:+91'.length) ?? '?';
  await expect(panelOf(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(panelOf(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${phone}\\?`),
  );
  await panelOf(page).getByRole('button', { name: 'Write again' }).click();
  await expect(boxOf(page).getByLabel('Mobile number')).toHaveValue('');
});

test('D-50 what this browser was given is there again on reload, and no page of the server holds it', async ({
  page,
}) => {
  const address = await listingAddress(page, 'type=residential');
  const lead = { name: 'Asha Rao', mobileNumber: newMobile(), propertyId: idIn(address) };
  const answer = await page.request.post('/api/seller-leads', { data: lead });
  const { data }: { data: { contact: { phone: string } } } = await answer.json();
  const { phone } = data.contact;
  const html = await (await page.request.get(address)).text();
  expect(html).toMatch(MASKED);
  expect(html).not.toContain(phone);
  await page.addInitScript(
    (id) => localStorage.setItem('unlockedContacts', JSON.stringify([id])),
    lead.propertyId,
  );
  await open(page, address);
  await expect(panelOf(page).getByRole('link', { name: /^\+91/ })).toHaveAttribute(
    'href',
    'tel:+91' + phone,
  );
});

test('V-4.5-02 the box stays as long as somebody is at it, and Back closes it', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await fill(page);
  await stopClock(page);
  await press(page);
  await expect(boxOf(page).getByText(SENT)).toBeVisible();
  await boxOf(page).getByRole('link', { name: /^Call/ }).focus();
  await page.clock.runFor(20_000);
  await expect(boxOf(page)).toBeVisible();
  await boxOf(page).getByText(SENT).focus();
  await page.clock.runFor(4_000);
  await boxOf(page)
    .getByText(SENT)
    .hover({ position: { x: 5, y: 5 } });
  await boxOf(page)
    .getByText(SENT)
    .hover({ position: { x: 15, y: 8 } });
  await page.clock.runFor(20_000);
  await expect(boxOf(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(5_100);
  await expect(boxOf(page)).toBeHidden();
  await panelOf(page).getByRole('button', { name: 'Write again' }).click();
  await expect(boxOf(page)).toBeVisible();
  await page.goBack();
  await expect(boxOf(page)).toBeHidden();
  await expect(panelOf(page).getByRole('button', { name: 'Write again' })).toBeFocused();
});

test('V-5-12 V-5-13 V-5-02 name and mobile are required, digits leave the name with a note, the box passes axe', async ({
  page,
}) => {
  await openForm(page);
  await press(page);
  const summary = boxOf(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please enter your name');
  await expect(summary).toContainText('Please enter your mobile number');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const name = boxOf(page).getByLabel('Name');
  await name.pressSequentially('Asha 2');
  await expect(name).toHaveValue('Asha ');
  await expect(name).toHaveAccessibleDescription('Name should not contain numbers');
  await name.pressSequentially('Rao');
  await expect(name).not.toHaveAccessibleDescription(/numbers/);
  await boxOf(page).getByLabel('Mobile number').fill('5876501234');
  await press(page);
  await expect(summary).toContainText('Mobile number must start with 6, 7, 8 or 9');
});

test('V-4.5-01 V-8-12 a failure says so in a box, keeps what was typed and can be tried again', async ({
  page,
}) => {
  await openForm(page);
  const mobile = await fill(page, newMobile(), 'When may I visit?');
  let answer = (route: Route) => route.abort();
  await onLead(page, (route) => answer(route));
  await press(page);
  const box = boxOf(page).getByRole('alert');
  for (const text of [FAILED, FAILED_HINT, 'Failed to create seller lead']) {
    await expect(box).toContainText(text);
  }
  await expect(boxOf(page).getByLabel('Message (optional)')).toHaveValue('When may I visit?');
  answer = (route) =>
    route.fulfill({
      json: {
        data: null,
        errors: [{ message: 'Many enquiries were sent.', extensions: { code: 'TOO_MANY' } }],
      },
    });
  await press(page);
  await expect(box).toContainText('Many enquiries were sent.');
  await expect(box).toContainText(FAILED_HINT);
  await expect(boxOf(page).getByLabel('Mobile number')).toHaveValue(mobile);
  answer = (route) => route.continue();
  await press(page);
  await expect(boxOf(page).getByText(SENT)).toBeVisible();
});

test('a form that cannot be fetched says so, and the next press tries again', async ({ page }) => {
  let isAway = true;
  await page.route(/LeadDialog/, (route) => (isAway ? route.abort() : route.continue()));
  await open(page, await listingAddress(page, 'type=residential'));
  const button = panelOf(page).getByRole('button', { name: 'Contact Seller' });
  await button.click();
  await expect(page.getByText('Component failed to load.').first()).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  isAway = false;
  await button.click();
  await expect(boxOf(page).getByLabel('Name')).toBeFocused();
});

test('V-4.5-05 the seller is fetched only when its id has 24 characters', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = decodeURIComponent(request.url());
    if (address.includes('SellerOfLead')) asked.push(address);
  });
  await openForm(page);
  await expect(boxOf(page)).toContainText(/propert(y|ies) on offer/);
  expect(asked).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(boxOf(page)).toBeHidden();

  const path = await listingAddress(page, 'type=commercial');
  await page.route('**' + path, async (route) => {
    const drawn = await route.fetch();
    const text = await drawn.text();
    const sellerId = /"Seller:([0-9a-f]{24})"/.exec(text)?.[1] ?? '?';
    await route.fulfill({ response: drawn, body: text.replaceAll(sellerId, sellerId.slice(1)) });
  });
  await openForm(page, path);
  await fill(page);
  await press(page);
  await expect(boxOf(page).getByText(SENT)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('V-2.7-05 V-2.7-06 on a phone the bar leads to the form, and to a call once it is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  const path = await listingAddress(page, 'type=residential');
  await open(page, path);
  const bar = page.locator('[data-bottom-bar]');
  await bar.getByRole('button', { name: 'Contact Seller' }).click();
  await expect(boxOf(page).getByLabel('Name')).toBeFocused();
  await fill(page);
  await page.keyboard.press('Enter');
  await expect(boxOf(page).getByRole('button', { name: 'Submit' })).toBeVisible();
  // The box would close by itself.
  await stopClock(page);
  await press(page);
  await expect(boxOf(page).getByText(SENT)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await boxOf(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(boxOf(page)).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Call seller' })).toHaveAttribute('href', /^tel:/);
});

test('V-7-27 an account finds its name and number there; what it unlocks, it sees on every device', async ({
  page,
  browser,
}) => {
  const buyer = await newPerson({ name: 'Meera Kulkarni' });
  await signInAs(page, buyer.mobile ?? '');
  const path = await listingAddress(page, 'type=residential');
  const id = await openForm(page, path);
  await expect(boxOf(page).getByLabel('Name')).toHaveValue('Meera Kulkarni');
  await expect(boxOf(page).getByLabel('Mobile number')).toHaveValue(buyer.mobile ?? '');
  await press(page);
  await expect(boxOf(page).getByText(SENT)).toBeVisible();
  const [kept] = await ask<{ mobile_verified: boolean }>(
    'SELECT mobile_verified FROM inquiry WHERE property_id = $1 AND mobile = $2',
    [id, buyer.mobile],
  );
  expect(kept).toEqual({ mobile_verified: true });

  // Another browser of the same account sees it too.
  const elsewhere = await browser.newPage();
  await signInAs(elsewhere, buyer.mobile ?? '');
  await open(elsewhere, path);
  await expect(panelOf(elsewhere).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await elsewhere.close();
});

test('V-7-27 an account that comes after the form fills in what nobody has typed', async ({
  page,
}) => {
  const buyer = await newPerson({ name: 'Meera Kulkarni' });
  await signInAs(page, buyer.mobile ?? '');
  let go = () => undefined as void;
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/auth/refresh-token', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(await listingAddress(page, 'type=residential'));
  const button = panelOf(page).getByRole('button', { name: 'Contact Seller' });
  await awake(button);
  await button.click();
  await expect(boxOf(page).getByLabel('Name')).toBeFocused();
  await expect(boxOf(page).getByLabel('Mobile number')).toHaveValue('');
  await boxOf(page).getByLabel('Name').fill('Asha Rao');
  go();
  await expect(boxOf(page).getByLabel('Mobile number')).toHaveValue(buyer.mobile ?? '');
  await expect(boxOf(page).getByLabel('Name')).toHaveValue('Asha Rao');
});

test('a view is noted once a tab, and what was sold says so instead of a form', async ({
  page,
}) => {
  const path = await listingAddress(page, 'type=agricultural');
  const noted: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('RecordView')) noted.push(request.url());
  });
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('RecordView') ?? false,
  );
  await open(page, path);
  const answer = await answered;
  expect(await answer.json()).toEqual({ data: { recordView: true } });
  await open(page, path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(noted).toHaveLength(1);

  const [sold] = await ask<{ id: string }>(
    `SELECT id FROM property WHERE lifecycle IN ('sold', 'rented') AND approval_status = 'approved'
       AND is_active AND closed_at > now() - interval '25 days' ORDER BY closed_at LIMIT 1`,
  );
  expect(sold).toBeDefined();
  await open(page, '/property-details-v1/' + (sold?.id ?? ''));
  await expect(panelOf(page)).toContainText(/its seller takes no more enquiries/);
  await expect(page.getByRole('button', { name: 'Contact Seller' })).toHaveCount(0);
});
