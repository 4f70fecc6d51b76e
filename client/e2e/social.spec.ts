import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { open, watch } from './pages.ts';
import { codeFor, newEmail, newMobile, test } from './people.ts';
import { providerUrl, siteUrl } from './testServer.ts';

/**
 * Signing in with Google and Facebook, through a window that goes to another site and comes back. The site is
 * known as localhost here and the provider by its address, so that cookies and windows cross sites.
 */
test.use({ baseURL: siteUrl });

interface Somebody {
  id: string;
  name?: string;
  email?: string;
}

/** Gives somebody an account at the provider. */
async function atProvider(page: Page, somebody: Partial<Somebody> = {}): Promise<Somebody> {
  const email = newEmail();
  const person = { id: email.replace(/\W/g, '-'), name: 'Asha Rao', email, ...somebody };
  await page.request.post(`${providerUrl}/people`, {
    form: { ...person, isEmailVerified: 'true' },
  });
  return person;
}

/** Presses the button and chooses the account in the provider's window. */
async function signInThere(page: Page, person: Somebody, label = 'Google'): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${label}` }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  expect(new URL(popup.url()).origin).toBe(providerUrl);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await pressUntilClosed(popup, popup.locator(`a[href*="person=${person.id}"]`));
}

/** Presses what closes its own window; the press may learn no more than that its window is gone. */
async function pressUntilClosed(popup: Page, pressed: Locator): Promise<void> {
  const closing = popup.waitForEvent('close');
  await pressed.click().catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closing;
}

/** The page says who is signed in: the user type, 'account' without one, or null. */
async function expectShownAs(page: Page, account: string | null): Promise<void> {
  const root = page.locator('html');
  if (account === null) await expect(root).not.toHaveAttribute('data-account');
  else await expect(root).toHaveAttribute('data-account', account);
}

const buttons = (page: Page) => page.getByRole('region', { name: 'Other ways to sign in' });

const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
  );

test('V-2.9-06 V-4.3-01 V-4.3-03 V-7-24 a known person comes in through the window of Google and is home', async ({
  page,
}) => {
  const person = await atProvider(page);
  await newPerson({ email: person.email ?? null, userType: 'seller' });
  const seen = watch(page);
  await open(page, '/about-us#sign-in');
  await signInThere(page, person);
  await expect(page).toHaveURL('/');
  await expectShownAs(page, 'seller');
  expect(await stored(page)).not.toContain('eyJ');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(seen.messages).toEqual([]);
  const restored = page.waitForResponse('**/api/auth/refresh-token');
  await page.reload();
  expect((await restored).status()).toBe(200);
});

test('V-4.3-03 the way back is kept', async ({ page }) => {
  const person = await atProvider(page);
  await newPerson({ email: person.email ?? null });
  await open(page, '/?dialog=sign-in&returnTo=%2Fcompare');
  await signInThere(page, person);
  await expect(page).toHaveURL('/compare');
});

test('V-4.3-05 a known person of Facebook goes to the page of their kind', async ({ page }) => {
  const person = await atProvider(page);
  await open(page, '/#sign-in');
  await signInThere(page, person, 'Facebook');
  await expect(page).toHaveURL('/complete-social-profile');
  await complete(page, 'Buyer', newMobile());
  await expect(page).toHaveURL('/property');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/#sign-in');
  await signInThere(page, person, 'Facebook');
  await expect(page).toHaveURL('/property');
});

test('V-2.1-15 V-4.3-05 somebody new says what they are, proves a mobile, and goes on', async ({
  page,
}) => {
  const person = await atProvider(page);
  await open(page, '/?dialog=sign-in&returnTo=%2Fcompare');
  await signInThere(page, person);
  await expect(page).toHaveURL('/complete-social-profile?returnTo=%2Fcompare');
  await expectShownAs(page, 'account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
  await complete(page, 'Buyer', newMobile());
  await expect(page).toHaveURL('/compare');
  await expectShownAs(page, 'buyer');
});

test('V-4.3-05 who has chosen already but has no mobile is asked for that alone', async ({
  page,
}) => {
  const person = await atProvider(page);
  await newPerson({ email: person.email ?? null, userType: 'buyer', mobile: null });
  await open(page, '/#sign-in');
  await signInThere(page, person);
  await expect(page).toHaveURL('/complete-profile');
});

test('V-4.3-07 a builder names the firm and lands on the dashboard; a taken name costs no second code', async ({
  page,
}) => {
  const firm = `Aranvi ${newMobile()}`;
  for (const round of [1, 2]) {
    const person = await atProvider(page);
    await open(page, '/#sign-in');
    await signInThere(page, person);
    await page.getByText('Seller', { exact: true }).click();
    await page.getByText('Builder', { exact: true }).click();
    await page.getByLabel('Name of your firm').fill(firm);
    const mobile = newMobile();
    await enterMobile(page, mobile);
    await enterCode(page, await codeFor(mobile));
    if (round === 2) {
      await expect(page.getByRole('alert')).toContainText('already');
      await page.getByLabel('Name of your firm').fill(`${firm} Two`);
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await enterCode(page, await codeFor(mobile));
    }
    await expect(page).toHaveURL('/dashboard');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test('V-4.3-08 a provider that gives no name: the profile is fetched, and the name asked for', async ({
  page,
}) => {
  const person = await atProvider(page, { name: '12345' });
  await open(page, '/#sign-in');
  const fetched = page.waitForRequest(
    (request) =>
      request.url().includes('/graphql') && (request.postData() ?? '').includes('"Viewer"'),
  );
  await signInThere(page, person);
  await fetched;
  await page.getByLabel('Your name').fill('Asha Rao');
  await complete(page, 'Buyer', newMobile());
  await expect(page).toHaveURL('/property');
});

test('V-4.3-04 another window that waits to sign in goes home', async ({ page, context }) => {
  const person = await atProvider(page);
  await newPerson({ email: person.email ?? null });
  const other = await context.newPage();
  await open(other, '/about-us#sign-in');
  await open(page, '/#sign-in');
  await signInThere(page, person);
  await expect(other).toHaveURL('/');
  await expectShownAs(other, 'buyer');
});

test('V-4.3-02 what the provider itself posts is not heard', async ({ page }) => {
  const person = await atProvider(page);
  await open(page, '/about-us#sign-in');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await popup.evaluate(() => {
    const tokens = { accessToken: 'forged', expiresInSeconds: 900 };
    const account = { id: 'forged', landingPath: '/forged', mobile: '9', userType: 'SELLER' };
    window.opener.postMessage({ type: 'success', tokens, account }, '*');
  });
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expectShownAs(page, null);
  await pressUntilClosed(popup, popup.locator(`a[href*="person=${person.id}"]`));
  await expect(page).toHaveURL('/complete-social-profile');
});

test('V-4.3-03 who turns back reads so, and can try again', async ({ page }) => {
  await open(page, '/#sign-in');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByRole('link', { name: 'Cancel' }).click();
  await expect(popup.getByText('Signing in was cancelled.')).toBeVisible();
  await expect(buttons(page)).toContainText('Signing in was cancelled.');
  await pressUntilClosed(popup, popup.getByRole('button', { name: 'Close this window' }));
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test('a window that is closed brings the button back', async ({ page }) => {
  await open(page, '/#sign-in');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opening).close();
  await expect(buttons(page)).toContainText(
    'The sign-in window was closed before you were signed in.',
  );
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});

test('where windows are blocked the way leads through this one', async ({ page }) => {
  const person = await atProvider(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/#sign-in');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'continue in this window' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Signing in was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/api/auth/google');
  await page.locator(`a[href*="person=${person.id}"]`).click();
  await expect(page).toHaveURL('/complete-social-profile');
  await expect(page.getByRole('group', { name: 'I am a' })).toBeVisible();
});

test('V-4.3-06 what is left of somebody whose session is gone is removed', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('signedIn', 'seller'));
  await open(page, '/');
  await expect.poll(() => stored(page)).not.toContain('signedIn');
  await expectShownAs(page, null);
});

test('V-2.1-15 a visitor is asked to sign in first', async ({ page }) => {
  await page.goto('/complete-social-profile');
  await expect(page).toHaveURL('/?dialog=sign-in&returnTo=%2Fcomplete-social-profile');
});

async function complete(page: Page, role: string, mobile: string): Promise<void> {
  await page.getByText(role, { exact: true }).click();
  await enterMobile(page, mobile);
  await enterCode(page, await codeFor(mobile));
}

async function enterMobile(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByRole('button', { name: 'Send OTP' }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit OTP').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}
