import { expect, type Page } from '@playwright/test';
import { expectNoViolation, type Look } from './axe.ts';
import { open, stopClock } from './pages.ts';
import { codeFor, newEmail, newMobile, test, wrongCode } from './people.ts';

const SIGN_IN = 'Sign in';
const SIGN_UP = 'Sign Up';
const FEEDBACK = 'Share Feedback';

const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name, exact: true });
const mobileField = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit OTP' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const opener = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const account = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account:' });
const textOf = (page: Page) => page.getByRole('alert');

test('a seller registers by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mobile = newMobile();
  await page.clock.install();
  await open(page, '/about-us');
  await opener(page, SIGN_UP).press('Enter');
  await expect(mobileField(page)).toBeFocused();
  await page.keyboard.type(`+91 ${mobile}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Seller/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Agent' })).toBeChecked();
  await page.keyboard.press('Enter');

  const code = await codeFor(mobile);
  await test.step('V-4.2-07 a wrong code is cleared and the field keeps the focus', async () => {
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(wrongCode(code));
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toHaveText('Invalid OTP. Please try again.');
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
  });
  await test.step('V-5-04 the code is taken out of a pasted message', async () => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code: ${code}.`);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(codeField(page)).toHaveValue(code);
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Asha 4 Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newEmail());
  await stopClock(page);
  await page.keyboard.press('Enter');
  await test.step('V-4.2-02 welcomed, a seller comes to the own workspace', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Asha Rao!' })).toBeFocused();
    await page.clock.resume();
    await page.waitForURL('**/seller-dashboard');
    await expect(dialog(page)).toBeHidden();
    await expect(account(page)).toContainText('Asha Rao');
  });
});

test('somebody registers by e-mail, and signs in by e-mail later', async ({ page }) => {
  const email = newEmail();
  await open(page, '/sign-up');
  await button(page, 'Register by email instead').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Iyer');
  await emailField(page).fill(email);
  await mobileField(page).fill(newMobile());
  await page.getByText('Buyer', { exact: true }).click();
  await button(page, 'Send OTP').click();
  await test.step('V-4.2-06 the code of the e-mail completes the profile', async () => {
    await codeField(page).fill(await codeFor(email));
    await button(page, 'Verify').click();
    await page.waitForURL('**/property');
    await expect(account(page)).toContainText('Ravi Iyer');
  });

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/sign-in?returnTo=%2Fcontact');
  await button(page, 'Use email instead').click();
  await emailField(page).fill(email);
  await button(page, 'Send OTP').click();
  await codeField(page).fill(await codeFor(email, 2));
  await button(page, 'Verify').click();
  await page.waitForURL('**/contact');
  await expect(account(page)).toContainText('Ravi Iyer');
});

test('the dialogs are entries of the history, and give the focus back', async ({ page }) => {
  await open(page, '/property');
  await opener(page, SIGN_IN).click();
  await mobileField(page).fill('98765');
  await test.step('a press that begins inside and ends beside the box does not close it', async () => {
    await mobileField(page).hover({ position: { x: 90, y: 10 } });
    await page.mouse.down();
    await page.mouse.move(3, 300);
    await page.mouse.up();
    await expect(mobileField(page)).toHaveValue('98765');
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/property$/);
  await expect(opener(page, SIGN_IN)).toBeFocused();

  await opener(page, SIGN_IN).click();
  await test.step('V-2.9-04 Register takes the place of signing in', async () => {
    await button(page, 'Register').click();
    await expect(dialog(page, SIGN_UP)).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
  });
  const mobile = newMobile();
  await mobileField(page).fill(mobile);
  await page.getByText('Seller', { exact: true }).click();
  await button(page, 'Send OTP').click();
  await expect(codeField(page)).toBeVisible();
  await test.step('V-4.2-03 a reload goes on where it stood', async () => {
    await page.reload();
    await expect(page.getByText('Step 2 of 3: Code')).toBeVisible();
    await codeField(page).fill(await codeFor(mobile));
    await button(page, 'Verify').click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/property$/);
  await test.step('a press beside a dialog closes it', async () => {
    await opener(page, SIGN_IN).click();
    await expect(mobileField(page)).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
  });
});

test('a visitor gives feedback', async ({ page }) => {
  await page.clock.install();
  await open(page, '/about-us');
  await opener(page, FEEDBACK).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
  const stars = page.getByRole('radio', { name: '5 stars' });
  await page.locator('label').filter({ has: stars }).click();
  await expect(stars).toBeChecked();
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Found my flat within a week.');
  await stopClock(page);
  await test.step('V-4.4-05 thanked for, and closed by itself', async () => {
    await button(page, 'Submit Feedback').click();
    await expect(button(page, 'Submitted Successfully!')).toBeVisible();
    await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible();
    await page.clock.resume();
    await expect(dialog(page)).toBeHidden();
  });
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(opener(page, FEEDBACK)).toBeFocused();
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('every step of the dialogs is sound, with its errors', async ({ page }) => {
    const sound = () => expectSound(page, 'dialog', { width: 320, colorScheme: 'dark' });
    const mobile = newMobile();
    await open(page, '/about-us#sign-in');
    await mobileField(page).fill(mobile);
    await button(page, 'Send OTP').click();
    await expect(textOf(page)).toBeVisible();
    await sound();
    await textOf(page).getByRole('button', { name: 'Register' }).click();
    await expect(dialog(page, SIGN_UP)).toBeVisible();
    await button(page, 'Send OTP').click();
    await expect(textOf(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await sound();
    await button(page, 'Register by email instead').click();
    await sound();
    await button(page, 'Register by mobile instead').click();
    await page.getByText('Seller', { exact: true }).click();
    await button(page, 'Send OTP').click();
    await button(page, 'Verify').click();
    await expect(page.getByText('Please enter a valid 6-digit OTP')).toBeVisible();
    await sound();
    await codeField(page).fill(await codeFor(mobile));
    await button(page, 'Verify').click();
    await button(page, 'Complete registration').click();
    await expect(textOf(page)).toContainText('Please fill in your name');
    await sound();
    await page.goto('/about-us#feedback');
    await button(page, 'Submit Feedback').click();
    await expect(textOf(page)).toContainText('Please select a rating');
    await sound();
  });

  test('so are the pages of their own', async ({ page }) => {
    for (const path of ['/sign-in', '/sign-up', '/feedback']) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('main').locator('form')).toBeVisible();
        await expectSound(page, 'main', { width: 320, colorScheme: 'light' });
      });
    }
  });
});

/** No violation of axe, nothing to press below 44 pixels, nothing wider than its box or the page. */
async function expectSound(page: Page, part: string, look: Look): Promise<void> {
  await expectNoViolation(page, { look, part });
  const faults = await page.locator(part).evaluate((box) => {
    // Nobody presses what is hidden from everybody, the field that catches machines.
    const controls = [
      ...box.querySelectorAll(
        'form :is(button, input, textarea):not([aria-hidden]), dialog button',
      ),
    ];
    // A radio button is pressed by its label.
    const pressed = controls.map((each) => each.closest('label') ?? each);
    const small = pressed.filter((each) => each.getBoundingClientRect().height < 44);
    const isWide =
      box.scrollWidth > box.clientWidth || document.documentElement.scrollWidth > innerWidth;
    return [...small.map((each) => each.outerHTML), ...(isWide ? ['wider than its place'] : [])];
  });
  expect(faults).toEqual([]);
}
