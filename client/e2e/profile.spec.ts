import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DEMO, newPerson, signInAs } from './accounts.ts';
import { photoPath } from './listings.ts';
import { open } from './pages.ts';
import { codeFor, newEmail, newMobile, test, wrongCode } from './people.ts';

const PROFILE = '/seller-dashboard/my-profile';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const details = (page: Page) => section(page, 'Your details');
const toast = (page: Page) => page.locator('[data-sonner-toast]');
const menuOf = (page: Page, name: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: name });

test('D-35 the name is changed, and the header says it', async ({ page }) => {
  const { mobile } = await newPerson({ name: 'Meera Kulkarni' });
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  const name = details(page).getByRole('textbox', { name: 'Name' });
  await name.fill('M33ra');
  await details(page).getByRole('button', { name: 'Save name' }).click();
  await expect(details(page)).toContainText('Name can only contain letters');
  await expect(name).toBeFocused();
  await name.fill('Meera Joshi');
  await details(page).getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toContainText('Your name is saved.');
  await expect(menuOf(page, 'Meera Joshi')).toBeVisible();
});

test('D-35 the mobile is changed with a code; a wrong code changes nothing', async ({ page }) => {
  const person = await newPerson();
  const next = newMobile();
  await signInAs(page, person.mobile ?? '');
  await open(page, PROFILE);
  await details(page).getByRole('button', { name: 'Change mobile number' }).click();
  await expect(details(page).getByRole('textbox', { name: 'New mobile number' })).toBeFocused();
  await details(page).getByRole('textbox', { name: 'New mobile number' }).fill(`+91 ${next}`);
  await details(page).getByRole('button', { name: 'Send code' }).click();
  const code = details(page).getByRole('textbox', { name: '6-digit OTP' });
  await expect(code).toBeFocused();
  const right = await codeFor(next);
  await code.fill(wrongCode(right));
  await details(page).getByRole('button', { name: 'Verify' }).click();
  await expect(details(page).getByRole('alert')).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await code.fill(right);
  await details(page).getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page)).toContainText('Your mobile number is verified.');
  await expect(details(page)).toContainText(`+91 ${next.slice(0, 5)} ${next.slice(5)}`);
  await expect(details(page).getByRole('button', { name: 'Change mobile number' })).toBeFocused();
});

test('D-35 a mobile of somebody else is refused in the words of the server', async ({ page }) => {
  const { mobile } = await newPerson();
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  await details(page).getByRole('button', { name: 'Change mobile number' }).click();
  await details(page).getByRole('textbox', { name: 'New mobile number' }).fill(DEMO.owner);
  await details(page).getByRole('button', { name: 'Send code' }).click();
  await expect(details(page).getByRole('alert')).toContainText('already');
  await expect(details(page).getByRole('textbox', { name: 'New mobile number' })).toHaveValue(
    DEMO.owner,
  );
  await details(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(details(page).getByRole('button', { name: 'Change mobile number' })).toBeFocused();
});

test('D-23 a buyer starts selling and is a seller from then on', async ({ page }) => {
  const { mobile, name } = await newPerson();
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  await section(page, 'Start selling').getByText('Agent', { exact: true }).click();
  await section(page, 'Start selling').getByRole('button', { name: 'Start selling' }).click();
  const started = page.getByRole('heading', { name: 'You can list property now.' });
  await expect(started).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: /Post Property/ })).toBeVisible();
  await expect(section(page, 'Start selling')).toHaveCount(0);
  await expect(details(page)).toContainText('Property Seller');
  await expect(page.getByRole('banner').getByRole('link', { name: /Post Property/ })).toBeVisible();
  await menuOf(page, name ?? '').click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Seller Dashboard' }),
  ).toBeVisible();
});

test('D-35 what the person wants to hear of is kept', async ({ page }) => {
  const { mobile } = await newPerson();
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  const news = page.getByRole('checkbox', { name: /News about the marketplace/ });
  await expect(news).not.toBeChecked();
  const kept = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('"UpdateProfile"'),
  );
  await news.check();
  await kept;
  await page.reload();
  await expect(news).toBeChecked();
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
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  // The word goes after five seconds: it is looked for from the first moment.
  await phone.reload({ waitUntil: 'commit' });
  await expect(phone.locator('[data-sonner-toast]')).toContainText('Your session has expired.');

  await devices.getByRole('button', { name: 'Log out everywhere' }).click();
  await devices.getByRole('button', { name: 'Yes, log out everywhere' }).click();
  // The feedback dialog that opens 1.5 s later changes the hash.
  await expect(page).toHaveURL(({ pathname, search }) => pathname === '/' && search === '');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('V-2.1-14 V-4.1-07 D-31 a profile is completed; what is known stands there already', async ({
  page,
}) => {
  const { mobile } = await newPerson({ email: null, name: 'Meera Kulkarni' });
  await signInAs(page, mobile ?? '');
  await open(page, '/complete-profile');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Kulkarni');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'Please enter your email address' }).click();
  const email = page.getByRole('textbox', { name: 'E-mail address' });
  await expect(email).toBeFocused();
  await email.fill(newEmail());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Your profile is complete.');
  await expect(page).toHaveURL('/property');
  await page.goto('/complete-profile');
  await expect(page.getByRole('heading', { name: 'Your profile is complete' })).toBeVisible();
});

test('D-35 an e-mail address that is not verified is verified with a code', async ({ page }) => {
  const { mobile } = await newPerson({ email: null });
  const email = newEmail();
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  await details(page).getByRole('button', { name: 'Add e-mail address' }).click();
  await details(page).getByRole('textbox', { name: 'New e-mail address' }).fill(email);
  await details(page).getByRole('button', { name: 'Send code' }).click();
  await details(page)
    .getByRole('textbox', { name: '6-digit OTP' })
    .fill(await codeFor(email));
  await details(page).getByRole('button', { name: 'Verify' }).click();
  await expect(details(page)).toContainText(email);
  await expect(details(page).getByText('Verified', { exact: true })).toHaveCount(2);
});

test('V-7-23 D-35 the profile picture is chosen, stays, and is taken away', async ({ page }) => {
  const { mobile } = await newPerson({ name: 'Meera Kulkarni' });
  await signInAs(page, mobile ?? '');
  await open(page, PROFILE);
  const file = details(page).getByLabel('Add a picture');
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') });
  await expect(details(page).getByRole('alert')).toContainText('not a JPG, PNG or WebP picture');
  await expect(file).toBeFocused();
  await file.setInputFiles(photoPath('landscape_6.jpg'));
  await expect(toast(page)).toContainText('Your picture is saved.');
  await page.reload();
  const picture = details(page).getByRole('img', { name: 'Your profile picture' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
  await details(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(toast(page)).toContainText('Your picture is removed.');
  await expect(picture).toHaveCount(0);
  await expect(details(page).getByLabel('Add a picture')).toBeFocused();
});

function widthOf(picture: Element): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0;
}
