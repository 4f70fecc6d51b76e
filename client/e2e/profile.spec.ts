import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ask, newPerson, signInAs } from './accounts.ts';
import { photoFile } from './listings.ts';
import { open } from './pages.ts';
import { codeFor, newMobile, test } from './people.ts';

const PROFILE = '/seller-dashboard/my-profile';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const details = (page: Page) => section(page, 'Your details');
const toast = (page: Page) => page.locator('[data-sonner-toast]');
const menuOf = (page: Page, name: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: name });

test('name, mobile and picture are changed', async ({ page }) => {
  const { mobile } = await newPerson({ name: 'Meera Kulkarni' });
  const next = newMobile();
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  await test.step('D-35 the header says the new name', async () => {
    await details(page).getByRole('textbox', { name: 'Name' }).fill('Meera Joshi');
    await details(page).getByRole('button', { name: 'Save name' }).click();
    await expect(menuOf(page, 'Meera Joshi')).toBeVisible();
  });
  await details(page).getByRole('button', { name: 'Change mobile number' }).click();
  await details(page).getByRole('textbox', { name: 'New mobile number' }).fill(`+91 ${next}`);
  await details(page).getByRole('button', { name: 'Send code' }).click();
  const code = details(page).getByRole('textbox', { name: '6-digit OTP' });
  await expect(code).toBeFocused();
  await code.fill(await codeFor(next));
  await details(page).getByRole('button', { name: 'Verify' }).click();
  await expect(details(page).getByRole('button', { name: 'Change mobile number' })).toBeFocused();
  await expect(details(page)).toContainText(`+91 ${next.slice(0, 5)} ${next.slice(5)}`);

  const file = details(page).getByLabel('Add picture');
  await file.focus();
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') });
  await expect(details(page).getByRole('alert')).toContainText('not a JPG, PNG or WebP picture');
  await expect(file).toBeFocused();
  const picture = details(page).getByRole('img', { name: 'Your profile picture' });
  await test.step('V-7-23 the picture stays', async () => {
    await file.setInputFiles(await photoFile('landscape_6.jpg'));
    await expect(picture).toBeVisible();
    await page.reload();
    await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
    await expect(menuOf(page, 'Meera Joshi')).toBeVisible();
  });
  await details(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(picture).toHaveCount(0);
  await expect(details(page).getByLabel('Add picture')).toBeFocused();
});

test('a device is logged out from another one, and all of them at once', async ({
  page,
  browser,
}) => {
  const { mobile, name } = await newPerson();
  const phone = await (await browser.newContext()).newPage();
  await signInAs(phone, mobile ?? '');
  await open(phone, '/about-us');
  await expect(menuOf(phone, name ?? '')).toBeVisible();
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  const devices = section(page, 'Your devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  // The word goes after five seconds: it is looked for from the first moment.
  await phone.reload({ waitUntil: 'commit' });
  await expect(toast(phone)).toContainText('Your session has expired.');

  await devices.getByRole('button', { name: 'Log out everywhere' }).click();
  await devices.getByRole('button', { name: 'Yes, log out everywhere' }).click();
  // The feedback dialog that opens 1.5 s later changes the hash.
  await expect(page).toHaveURL(({ pathname, search }) => pathname === '/' && search === '');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

function widthOf(picture: Element): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0;
}

test('D-86 an account is removed with a code, and its mobile is free again', async ({ page }) => {
  const { mobile } = await newPerson({ name: 'Meera Kulkarni' });
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  await section(page, 'Remove your account')
    .getByRole('button', { name: 'Remove my account' })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByRole('textbox', { name: '6-digit OTP' }).fill(await codeFor(mobile ?? ''));
  await dialog.getByRole('button', { name: 'Remove my account' }).click();
  await expect(toast(page)).toContainText('Your account has been removed.');
  await expect(page).toHaveURL('/');
  expect(await ask('SELECT FROM account WHERE mobile = $1', [mobile])).toEqual([]);
  await page.reload();
  await expect(menuOf(page, 'Meera Kulkarni')).toHaveCount(0);
});
