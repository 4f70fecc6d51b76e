import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { open } from './pages.ts';
import { codeFor, test } from './people.ts';

const PROFILE = '/seller-dashboard/my-profile';
const REFRESH = '**/api/auth/refresh-token';
const EXPIRED = 'Your session has expired. Please sign in again.';

const header = (page: Page) => page.getByRole('banner');
const account = (page: Page, name: string | null) =>
  header(page)
    .locator('summary')
    .filter({ hasText: name ?? '' });
const entries = (page: Page) => header(page).locator('details ul').getByRole('listitem');
const signInButton = (page: Page) => header(page).getByRole('link', { name: 'Sign in' });
const toast = (page: Page) => page.locator('[data-sonner-toast]');
/** Home; the feedback dialog that opens there 1.5 s after logging out changes the hash. */
const isHome = ({ pathname, search }: URL) => pathname === '/' && search === '';

test('a session lasts through reloads and in several tabs, until it is logged out of', async ({
  page,
  context,
}) => {
  const { mobile, name } = await newPerson();
  await signInAs(page, mobile ?? '');
  await open(page, '/about-us');
  await test.step('V-3-01 a reload keeps the session, and no storage holds a token', async () => {
    await page.reload();
    await expect(account(page, name)).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    );
    expect(stored).not.toMatch(/eyJ|refresh_token/);
    expect(stored).toContain('"signedIn":"buyer"');
  });
  const other = await context.newPage();
  await test.step('D-32 tabs that renew at once stay signed in', async () => {
    const tabs = [page, other, await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(PROFILE)));
    for (const tab of tabs) await expect(account(tab, name)).toBeVisible();
    expect(await openSessionsOf(mobile)).toBe(1);
  });
  await test.step('V-4.4-01 logging out goes home in every tab and ends the session', async () => {
    await page.bringToFront();
    await account(page, name).click();
    await header(page).getByRole('button', { name: 'Logout' }).click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(isHome);
      await expect(signInButton(tab)).toBeVisible();
    }
    await expect.poll(() => openSessionsOf(mobile)).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('signedIn'))).toBeNull();
  });
});

test('a session that was ended elsewhere says so, keeps the page and goes on there', async ({
  page,
}) => {
  const { mobile } = await newPerson();
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Half typed');
  await test.step('D-32 what was typed stands under the dialog', async () => {
    await endSessionsOf(mobile);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(toast(page)).toHaveText(EXPIRED);
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PROFILE}#sign-in$`));
    await expect(page.locator('input[name="name"]')).toHaveValue('Half typed');
  });
  await signInByDialog(page, mobile ?? '');
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
  await expect(name).toHaveValue('Half typed');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(account(page, 'Half typed')).toBeVisible();
});

test('what is in the header has its place before the session is there: nothing moves', async ({
  page,
}) => {
  await signInAs(page, DEMO.owner);
  let respond: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(REFRESH, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about-us');
  await expect(signInButton(page)).toBeHidden();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const places = () =>
    header(page).evaluate((element) =>
      [...element.querySelectorAll('a, button:not(ul *)')]
        .filter((each) => each.checkVisibility() && !each.closest('details'))
        .map((each) => JSON.stringify(each.getBoundingClientRect())),
    );
  const before = await places();
  respond();
  await expect(account(page, 'Shalaka Bendre')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a visitor who asks for a private page signs in at home and is led back', async ({ page }) => {
  const { mobile } = await newPerson();
  await page.goto('/about-us');
  await page.goto(PROFILE);
  await test.step('D-26 home with the dialog, the way back kept', async () => {
    await expect(page).toHaveURL(`/?dialog=sign-in&returnTo=${encodeURIComponent(PROFILE)}`);
  });
  await signInByDialog(page, mobile ?? '');
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('the menu of an account by keyboard', async ({ page }) => {
  const { mobile, name } = await newPerson();
  await signInAs(page, mobile ?? '');
  await open(page, '/about-us');
  await test.step('the keyboard opens, closes and chooses', async () => {
    await account(page, name).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Browse Properties' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account(page, name)).toBeFocused();
    await expect(entries(page).first()).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PROFILE);
    await expect(entries(page).first()).toBeHidden();
  });
});

/** Signs in through the dialog that is open, with the code that was sent. */
async function signInByDialog(page: Page, mobile: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByRole('textbox', { name: '6-digit OTP' }).fill(await codeFor(mobile));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toBeHidden();
}

async function openSessionsOf(mobile: string | null): Promise<number> {
  const [found] = await ask<{ count: number }>(
    `SELECT count(*)::int AS count FROM session s JOIN account a ON a.id = s.account_id
     WHERE a.mobile = $1 AND s.ended_at IS NULL`,
    [mobile],
  );
  return found?.count ?? 0;
}

async function endSessionsOf(mobile: string | null): Promise<void> {
  await ask(
    `UPDATE session SET ended_at = now(), ended_why = 'elsewhere'
     WHERE account_id = (SELECT id FROM account WHERE mobile = $1)`,
    [mobile],
  );
}
