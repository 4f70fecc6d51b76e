import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { ask, newPerson, signInAs } from './accounts.ts';
import { listingAddress, open, stopClock } from './pages.ts';
import { newMobile, test } from './people.ts';

const MASKED = /\+91 \d{4}\*{6}/;
const SENT = 'Success! Your inquiry has been submitted';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Contact Seller' });
const boxOf = (page: Page) => page.getByRole('dialog', { name: 'Contact Seller' });
const idIn = (address: string) => address.split('/').at(-1) ?? '';

async function openForm(page: Page, address?: string): Promise<string> {
  const path = address ?? (await listingAddress(page, 'type=residential'));
  await open(page, path);
  await panelOf(page).getByRole('link', { name: 'Contact Seller' }).click();
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

const enquiryOf = async (propertyId: string, mobile: string) => {
  const [row] = await ask<{ message: string; times: number; name: string }>(
    'SELECT message, times, name FROM enquiry WHERE property_id = $1 AND mobile = $2',
    [propertyId, mobile],
  );
  return row;
};

/** Holds the code of the page back until what it answers is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  return release;
}

test('a lead unlocks the contact, the box closes by itself, and Back closes the next one', async ({
  page,
}) => {
  await page.clock.install();
  const address = await listingAddress(page, 'type=residential');
  const id = await openForm(page, address);
  await test.step('V-4.5-03 V-4.5-04 phone and e-mail are masked before', async () => {
    await expect(panelOf(page)).toContainText(MASKED);
    await expect(panelOf(page)).toContainText(/\w{2}\*{3}@\w/);
  });
  await press(page);
  await expect(boxOf(page).getByRole('alert')).toBeFocused();
  await expectNoViolation(page, { part: 'dialog', look: { width: 1440, colorScheme: 'dark' } });
  const mobile = await fill(page);
  await stopClock(page);
  await press(page);
  await expect(boxOf(page).getByText(SENT)).toBeFocused();
  expect((await enquiryOf(id, mobile))?.message).toBe('Contact request - no message provided');
  await test.step('V-4.5-02 cleared, and closed after five seconds', async () => {
    await expect(boxOf(page).getByLabel('Name')).toHaveCount(0);
    await page.clock.runFor(4_900);
    await expect(boxOf(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(boxOf(page)).toBeHidden();
    await expect(page).not.toHaveURL(/#/);
  });

  const call = panelOf(page).getByRole('link', { name: /^\+91 \d{5} \d{5}$/ });
  await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  const again = panelOf(page).getByRole('link', { name: 'Send another message' });
  await again.click();
  await expect(boxOf(page).getByLabel('Mobile number')).toHaveValue('');
  await page.goBack();
  await expect(boxOf(page)).toBeHidden();
  await expect(again).toBeFocused();
});

test('a form that cannot be fetched says so, and the next press tries again', async ({ page }) => {
  let isAway = true;
  await page.route(/LeadDialog/, (route) => (isAway ? route.abort() : route.continue()));
  await open(page, await listingAddress(page, 'type=residential'));
  const button = panelOf(page).getByRole('link', { name: 'Contact Seller' });
  await button.click();
  await expect(page.getByText('Component failed to load.').first()).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  isAway = false;
  await button.click();
  await expect(boxOf(page).getByLabel('Name')).toBeFocused();
});

test('on a phone a press before the code is there leads to the form, and to a call once it is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  const path = await listingAddress(page, 'type=residential');
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  const bar = page.locator('[data-bottom-bar]');
  const link = bar.getByRole('link', { name: 'Contact Seller' });
  await test.step('V-2.7-05 Contact Seller opens a form for a lead, Back closes it', async () => {
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(/#contact-seller$/);
    release();
    await expect(boxOf(page).getByLabel('Name')).toBeFocused();
    await page.goBack();
    await expect(boxOf(page)).toBeHidden();
  });
  await link.click();
  await fill(page);
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
  await page.clock.resume();
  const call = bar.getByRole('link', { name: 'Call seller' });
  await expect(call).toHaveAttribute('href', /^tel:/);
  await page.reload();
  await expect(call).toHaveAttribute('href', /^tel:/);
});

test('an account finds its name and number there; what it unlocks, it sees on every device', async ({
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
  const [saved] = await ask<{ mobile_verified: boolean }>(
    'SELECT mobile_verified FROM enquiry WHERE property_id = $1 AND mobile = $2',
    [id, buyer.mobile],
  );
  expect(saved).toEqual({ mobile_verified: true });

  // Another browser of the same account sees it too.
  const elsewhere = await browser.newPage();
  await signInAs(elsewhere, buyer.mobile ?? '');
  await open(elsewhere, path);
  await expect(panelOf(elsewhere).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await elsewhere.close();
});

test('a menu that is pressed before the code of the page is there opens when it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdCode(page);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/property', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await test.step('and loaded with it open it is drawn as it was', async () => {
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('without scripts the form stands in the page, and its answer has the contact', async ({
  browser,
  page,
}) => {
  const address = await listingAddress(page, 'type=residential');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const plain = await context.newPage();
  await plain.goto(address);
  await plain.locator('[data-bottom-bar]').getByRole('link', { name: 'Contact Seller' }).click();
  const form = plain.locator('form#contact-seller');
  await expect(form.getByLabel('Name')).toBeInViewport();
  await form.getByLabel('Name').fill('Asha Rao');
  const mobile = newMobile();
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(plain.getByText(/Success! .*\+91 \d{5} \d{5}/)).toBeVisible();
  expect((await enquiryOf(idIn(address), mobile))?.times).toBe(1);
  await context.close();
});
