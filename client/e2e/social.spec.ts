import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { open, settled, watch } from './pages.ts';
import { codeFor, newEmail, newMobile, test } from './people.ts';
import { providerUrl, siteUrl } from './testServer.ts';

/**
 * Signing in with Google and Facebook, through a window that goes to another site and comes back. The site is
 * known as localhost here and the provider by its address, so that cookies and windows cross sites.
 */
test.use({ baseURL: siteUrl });

interface Somebody {
  id: string;
  email: string;
}

/** Gives somebody an account at the provider. */
async function atProvider(page: Page): Promise<Somebody> {
  const email = newEmail();
  const id = email.replace(/\W/g, '-');
  await page.request.post(`${providerUrl}/people`, {
    form: { id, name: 'Asha Rao', email, isEmailVerified: 'true' },
  });
  return { id, email };
}

/** Presses the button and waits until the provider asks in its window. */
async function openWindow(page: Page, label: string): Promise<Page> {
  // A dialog that comes up moves below the pointer, and a press that began on one button ends on another.
  await expect(page.getByRole('button', { name: `Continue with ${label}` })).toBeVisible();
  await settled(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${label}` }).click();
  const popup = await opening;
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  return popup;
}

const choice = (popup: Page, { id }: Somebody) => popup.locator(`a[href*="person=${id}"]`);

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

test('a known person comes in through the window of Google, and every window is home', async ({
  page,
  context,
}) => {
  const person = await atProvider(page);
  await newPerson({ email: person.email, userType: 'seller' });
  const seen = watch(page);
  const other = await context.newPage();
  await open(other, '/about-us#sign-in');
  await open(page, '/about-us#sign-in');
  const popup = await test.step('V-2.9-06 the button opens the window', async () => {
    const opened = await openWindow(page, 'Google');
    expect(new URL(opened.url()).origin).toBe(providerUrl);
    return opened;
  });
  await test.step('V-4.3-02 what the provider itself posts is not heard', async () => {
    await popup.evaluate(() => {
      const tokens = { accessToken: 'forged', expiresInSeconds: 900 };
      const account = { id: 'forged', landingPath: '/forged', mobile: '9', userType: 'SELLER' };
      window.opener.postMessage({ type: 'success', tokens, account }, '*');
    });
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    await expectShownAs(page, null);
  });
  await pressUntilClosed(popup, choice(popup, person));
  await expect(page).toHaveURL('/');
  await expectShownAs(page, 'seller');
  expect(await stored(page)).not.toContain('eyJ');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(seen.messages).toEqual([]);
  await test.step('V-4.3-04 another window that waits to sign in goes home', async () => {
    await expect(other).toHaveURL('/');
    await expectShownAs(other, 'seller');
  });
});

test('somebody new comes from Facebook, leads a firm, and is known from then on', async ({
  page,
}) => {
  const person = await atProvider(page);
  const mobile = newMobile();
  await open(page, '/?dialog=sign-in&returnTo=%2Fcompare');
  const popup = await openWindow(page, 'Facebook');
  await pressUntilClosed(popup, choice(popup, person));
  await test.step('V-2.1-15 who is new says what they are', async () => {
    await expect(page).toHaveURL('/complete-social-profile?returnTo=%2Fcompare');
    await expectShownAs(page, 'account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
  });
  await test.step('V-4.3-07 a builder names the firm and lands on its dashboard', async () => {
    await page.getByText('Seller', { exact: true }).click();
    await page.getByText('Builder', { exact: true }).click();
    await page.getByLabel('Company name').fill(`Aranvi ${mobile}`);
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('6-digit OTP').fill(await codeFor(mobile));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expectShownAs(page, 'builder');
  });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/#sign-in');
  await test.step('V-4.3-05 who is known goes to the page of their kind', async () => {
    const again = await openWindow(page, 'Facebook');
    await pressUntilClosed(again, choice(again, person));
    await expect(page).toHaveURL('/dashboard');
  });
});

test('who turns back reads so and can try again; where windows are blocked this one leads there', async ({
  page,
}) => {
  const person = await atProvider(page);
  await open(page, '/#sign-in');
  const popup = await openWindow(page, 'Google');
  await test.step('V-4.3-03 turning back is said, and the button is there again', async () => {
    await popup.getByRole('link', { name: 'Cancel' }).click();
    await expect(popup.getByText('Signing in was cancelled.')).toBeVisible();
    await expect(buttons(page)).toContainText('Signing in was cancelled.');
    await pressUntilClosed(popup, popup.getByRole('button', { name: 'Close this window' }));
  });
  await (await openWindow(page, 'Google')).close();
  await expect(buttons(page)).toContainText(
    'The sign-in window was closed before you were signed in.',
  );
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'continue in this window' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Signing in was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/api/auth/google');
  await choice(page, person).click();
  await expect(page).toHaveURL('/complete-social-profile');
  await expect(page.getByRole('group', { name: 'I am a' })).toBeVisible();
});
