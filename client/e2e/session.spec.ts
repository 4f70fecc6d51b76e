import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { open } from './pages.ts';
import { codeFor, test } from './people.ts';

const PROFILE = '/seller-dashboard/my-profile';
const REFRESH = '**/api/auth/refresh-token';
const EXPIRED = 'Your session has expired. Please sign in again.';

const header = (page: Page) => page.getByRole('banner');
const account = (page: Page, name: string | RegExp) =>
  header(page).locator('summary').filter({ hasText: name });
const entries = (page: Page) => header(page).locator('details ul').getByRole('listitem');
const signInButton = (page: Page) => header(page).getByRole('button', { name: 'Sign in' });
const toast = (page: Page) => page.locator('[data-sonner-toast]');
const refreshOf = (page: Page) => page.waitForResponse(REFRESH);
/** Home; the feedback dialog that opens there 1.5 s after logging out changes the hash. */
const isHome = ({ pathname, search }: URL) => pathname === '/' && search === '';
const failedRefreshOf = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('/refresh-token'));

test.describe('the session', () => {
  test('V-3-01 D-32 a reload keeps the session, and no storage holds a token', async ({ page }) => {
    await signInAs(page, DEMO.buyer);
    await open(page, '/');
    await expect(account(page, 'Omkar Bhide')).toBeVisible();
    await page.reload();
    await expect(account(page, 'Omkar Bhide')).toBeVisible();
    await expect(signInButton(page)).toBeHidden();
    const stored = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    );
    expect(stored).not.toMatch(/eyJ|refresh_token/);
    expect(stored).toContain('"signedIn":"buyer"');
  });

  test('D-32 two tabs that renew at once both stay signed in', async ({ page, context }) => {
    await signInAs(page, DEMO.owner);
    const second = await context.newPage();
    const third = await context.newPage();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([page, second, third].map((tab) => tab.goto('/about-us')));
      for (const tab of [page, second, third]) {
        await expect(account(tab, 'Shalaka Bendre')).toBeVisible();
      }
    }
  });

  test('D-32 a token that the server does not take any more is renewed silently', async ({
    page,
  }) => {
    await signInAs(page, DEMO.buyer);
    await open(page, '/');
    await expect(account(page, 'Omkar Bhide')).toBeVisible();
    const renewed = refreshOf(page);
    // The next bearer arrives spoilt: the server answers 401 for the whole request.
    await page.route(
      '**/graphql',
      (route) =>
        route.continue({
          headers: { ...route.request().headers(), authorization: 'Bearer spoilt' },
        }),
      { times: 1 },
    );
    await account(page, 'Omkar Bhide').click();
    await header(page).getByRole('link', { name: 'My Profile' }).click();
    expect((await renewed).status()).toBe(200);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Omkar Bhide');
    await expect(toast(page)).toHaveCount(0);
  });

  test('D-32 the token is renewed ahead of its end', async ({ page }) => {
    await page.clock.install();
    await signInAs(page, DEMO.buyer);
    await open(page, '/about-us');
    await expect(account(page, 'Omkar Bhide')).toBeVisible();
    const renewed = refreshOf(page);
    await page.clock.fastForward(14 * 60_000 + 1_000);
    expect((await renewed).status()).toBe(200);
    await expect(account(page, 'Omkar Bhide')).toBeVisible();
  });

  test('D-32 a session that was ended elsewhere says so and keeps the page', async ({ page }) => {
    const { mobile } = await newPerson();
    await signInAs(page, mobile ?? '');
    await open(page, PROFILE);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Half typed');
    await endSessionsOf(mobile);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(toast(page)).toHaveText(EXPIRED);
    // Under the dialog the page stands with what was typed, and signing in again goes on there.
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PROFILE}#sign-in$`));
    await expect(page.locator('input[name="name"]')).toHaveValue('Half typed');
    await signInByDialog(page, mobile ?? '');
    await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
    await expect(name).toHaveValue('Half typed');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(account(page, 'Half typed')).toBeVisible();
  });

  test('D-32 without a network nobody is logged out', async ({ page, context }) => {
    await signInAs(page, DEMO.buyer);
    await page.route(REFRESH, (route) => route.abort());
    const failed = failedRefreshOf(page);
    await open(page, '/about-us');
    await failed;
    await expect(signInButton(page)).toBeHidden();
    await expect(toast(page)).toHaveCount(0);
    await page.unroute(REFRESH);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(account(page, 'Omkar Bhide')).toBeVisible();
  });

  test('what is in the header has its place before the session is there: nothing moves', async ({
    page,
  }) => {
    await signInAs(page, DEMO.owner);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(REFRESH, async (route) => {
      await held;
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
    answer();
    await expect(account(page, 'Shalaka Bendre')).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test.describe('logging out', () => {
  test('V-4.4-01 Logout goes home, shows in the other tabs and ends the session on the server', async ({
    page,
    context,
  }) => {
    const { mobile, name } = await newPerson();
    await signInAs(page, mobile ?? '');
    const other = await context.newPage();
    await open(other, PROFILE);
    await open(page, '/about-us');
    await account(page, name ?? '').click();
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(isHome);
    await expect(signInButton(page)).toBeVisible();
    await expect(other).toHaveURL(isHome);
    await expect(signInButton(other)).toBeVisible();
    await expect.poll(() => openSessionsOf(mobile)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('signedIn'))).toBeNull();
  });

  test('V-4.4-01 a logout without a network is made up for', async ({ page, context }) => {
    const { mobile, name } = await newPerson();
    await signInAs(page, mobile ?? '');
    await open(page, '/');
    await account(page, name ?? '').click();
    await context.setOffline(true);
    await header(page).getByRole('button', { name: 'Logout' }).click();
    await expect(signInButton(page)).toBeVisible();
    expect(await openSessionsOf(mobile)).toBe(1);
    await context.setOffline(false);
    await expect.poll(() => openSessionsOf(mobile), { timeout: 15_000 }).toBe(0);
  });
});

test.describe('guards', () => {
  test('V-2.1-24 D-26 a visitor goes home to the sign-in dialog, and from there back', async ({
    page,
  }) => {
    const { mobile } = await newPerson();
    await open(page, '/about-us');
    await open(page, PROFILE);
    await expect(page).toHaveURL(`/?dialog=sign-in&returnTo=${encodeURIComponent(PROFILE)}`);
    await signInByDialog(page, mobile ?? '');
    await expect(page).toHaveURL(PROFILE);
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  });

  test('V-2.1-24 a private page is a shell without data that nobody indexes', async ({ page }) => {
    for (const path of [PROFILE, '/complete-profile']) {
      const answer = await page.request.get(path);
      expect(answer.headers()['x-robots-tag']).toBe('noindex, follow');
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex');
      expect(html).not.toContain('Your details');
    }
    const answer = await page.request.get('/about-us');
    expect(answer.headers()['x-robots-tag']).toBeUndefined();
  });

  test('V-2.1-20 D-26 the wrong kind of account goes to its own page with a word about it', async ({
    page,
  }) => {
    await signInAs(page, DEMO.buyer);
    // The word goes after five seconds: it is looked for from the first moment.
    await page.goto('/seller-dashboard', { waitUntil: 'commit' });
    await expect(toast(page)).toHaveText('This page is for sellers. Here is your own page.');
    await expect(page).toHaveURL('/property');
  });

  test('an account that cannot be reached says so instead of logging out', async ({ page }) => {
    await page.clock.install();
    await signInAs(page, DEMO.buyer);
    await page.route(REFRESH, (route) => route.abort());
    const failed = failedRefreshOf(page);
    await page.goto(PROFILE, { waitUntil: 'commit' });
    await expect(page.getByText('Loading your account')).toBeAttached();
    await failed;
    await page.clock.runFor(12_000);
    await expect(page.getByText('Your account could not be reached')).toBeVisible();
    await page.unroute(REFRESH);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  });
});

test.describe('the menu of an account', () => {
  for (const [who, name, first, path] of [
    ['owner', 'Shalaka Bendre', 'Seller Dashboard', '/seller-dashboard'],
    ['buyer', 'Omkar Bhide', 'Browse Properties', '/property'],
    ['siteAdmin', 'Leela Marathe', 'Admin Dashboard', '/site-admin'],
    ['builderAdmin', 'Ishaan Wadekar', 'Builder Dashboard', '/dashboard'],
    ['builderManager', 'Nandini Poduval', 'Manager Dashboard', '/manager-dashboard'],
    ['builderExecutive', 'Tahir Lokhandwala', 'Executive Dashboard', '/executive-dashboard'],
  ] as const) {
    test(`V-2.2-05 V-2.2-06 V-6-02 of ${name}: ${first}`, async ({ page }) => {
      await signInAs(page, DEMO[who]);
      await open(page, '/about-us');
      await account(page, name).click();
      await expect(entries(page).nth(1)).toHaveText(first);
      await expect(header(page).getByRole('link', { name: first })).toHaveAttribute('href', path);
      await expect(entries(page).nth(2)).toHaveText('My Profile');
      await expect(entries(page).last()).toHaveText('Logout');
      await expect(header(page).getByRole('link', { name: 'Complete Profile' })).toHaveCount(0);
    });
  }

  test('V-2.2-05 V-2.2-07 without a name it shows the e-mail, and leads to what is missing', async ({
    page,
  }) => {
    const person = await newPerson({ name: null });
    await signInAs(page, person.mobile ?? '');
    await open(page, '/about-us');
    await account(page, person.email ?? '').click();
    await header(page).getByRole('link', { name: 'Complete Profile' }).click();
    await expect(page).toHaveURL('/complete-profile');
  });

  test('it is used with the keyboard', async ({ page }) => {
    await signInAs(page, DEMO.buyer);
    await open(page, '/about-us');
    await account(page, 'Omkar Bhide').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Browse Properties' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account(page, 'Omkar Bhide')).toBeFocused();
    await expect(entries(page).first()).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PROFILE);
    await expect(entries(page).first()).toBeHidden();
  });

  test('V-2.2-04 V-2.2-06 the menu of small screens has the same', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, DEMO.builderManager);
    await open(page, '/about-us');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const own = menu.getByRole('navigation', { name: 'Account' });
    await expect(own).toContainText('Nandini Poduval');
    await expect(own.getByRole('link')).toHaveText(['Manager Dashboard', 'My Profile']);
    await expect(menu.getByRole('button', { name: 'Sign in' })).toBeHidden();
    await own.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(isHome);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeHidden();
  });

  test('V-2.2-08 V-2.2-09 V-2.2-11 Post Property by who presses it', async ({ page, context }) => {
    await signInAs(page, DEMO.owner);
    await open(page, '/about-us');
    const post = header(page).getByRole('link', { name: 'Post Property' });
    await expect(account(page, 'Shalaka Bendre')).toBeVisible();
    await expect(post).toHaveAttribute('href', '/seller-dashboard/add-property');
    const buyer = await otherPerson(context, DEMO.buyer);
    await open(buyer, '/about-us');
    await expect(account(buyer, 'Omkar Bhide')).toBeVisible();
    await expect(header(buyer).getByRole('link', { name: 'Post Property' })).toHaveCount(0);
    const restored = refreshOf(buyer);
    await open(buyer, '/add-property');
    await restored;
    await expect(buyer).toHaveURL(PROFILE);
    await expect(buyer.getByRole('heading', { name: 'Start selling' })).toBeVisible();
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

/** Somebody else in a browser of their own. */
async function otherPerson(context: BrowserContext, mobile: string): Promise<Page> {
  const page = await (await context.browser()?.newContext())?.newPage();
  if (!page) throw new Error('There is no browser.');
  await signInAs(page, mobile);
  return page;
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
