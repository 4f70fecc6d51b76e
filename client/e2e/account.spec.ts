import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Route } from '@playwright/test';
import { DEMO, newPerson, type Person, signInAs } from './accounts.ts';
import { listingAddress, open, stopClock } from './pages.ts';
import { codeFor, newEmail, newMobile, test, wrongCode } from './people.ts';

const SIGN_IN = 'Sign in';
const SIGN_UP = 'Sign Up';
const FEEDBACK = 'Share Feedback';

const dialog = (page: Page, name?: string) => page.getByRole('dialog', { name, exact: true });
const mobileField = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
const codeField = (page: Page) => page.getByRole('textbox', { name: '6-digit OTP' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const account = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account:' });
const said = (page: Page) => page.getByRole('alert');

test.describe('registering', () => {
  test('V-4.2-01 V-4.2-02 V-4.2-07 V-5-04 V-4.4-01 V-8-09 a seller registers by keyboard and logs out', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const mobile = newMobile();
    await page.clock.install();
    await open(page, '/about-us');
    await page.getByRole('banner').getByRole('button', { name: SIGN_UP }).press('Enter');
    await expect(dialog(page, SIGN_UP)).toBeVisible();
    await expect(mobileField(page)).toBeFocused();
    await page.keyboard.type(`+91 ${mobile}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^Seller/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await page.keyboard.press('Enter');

    await expect(page.getByText('Step 2 of 3: Code')).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    const code = await codeFor(mobile);
    await page.keyboard.type(wrongCode(code));
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Invalid OTP. Please try again.');
    await expect(codeField(page)).toHaveValue('');
    await expect(codeField(page)).toBeFocused();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code: ${code}.`);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(codeField(page)).toHaveValue(code);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Asha 4 Rao');
    await page.keyboard.press('Tab');
    await page.keyboard.type(newEmail());
    await stopClock(page);
    await page.keyboard.press('Enter');
    const welcome = page.getByRole('heading', { name: 'Welcome, Asha Rao!' });
    await expect(welcome).toBeFocused();
    await page.clock.runFor(1_400);
    await expect(welcome).toBeFocused();
    await expect(page).toHaveURL(/\/about-us#sign-up$/);
    await page.clock.resume();
    await page.waitForURL('**/seller-dashboard');
    await expect(dialog(page)).toBeHidden();

    await account(page).click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/(#feedback)?$/);
    await expect(dialog(page, FEEDBACK)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('banner').getByRole('button', { name: SIGN_IN }).click();
    await mobileField(page).fill(mobile);
    await button(page, 'Send OTP').click();
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(await codeFor(mobile, 2));
    await button(page, 'Verify').click();
    await page.waitForURL('**/seller-dashboard');
    await expect(account(page)).toContainText('Asha Rao');
  });

  test('V-4.2-02 a buyer goes to the properties; the button goes at once', async ({ page }) => {
    const mobile = newMobile();
    await page.clock.install();
    await open(page, '/#sign-up');
    await startRegistering(page, mobile, 'Buyer');
    await codeField(page).fill(await codeFor(mobile));
    await button(page, 'Verify').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Iyer');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(newEmail());
    await stopClock(page);
    await button(page, 'Complete registration').click();
    await button(page, 'Browse Properties').click();
    await expect(dialog(page)).toBeHidden();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/property$/);
  });

  test('V-4.2-06 by e-mail: details, the code of the e-mail, done', async ({ page }) => {
    const email = newEmail();
    await open(page, '/sign-up');
    await button(page, 'Register by e-mail instead').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Iyer');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await mobileField(page).fill(newMobile());
    await page.getByText('Buyer', { exact: true }).click();
    await button(page, 'Send OTP').click();
    await expect(page.getByText('Step 2 of 2: Code')).toBeVisible();
    await codeField(page).fill(await codeFor(email));
    await button(page, 'Verify').click();
    await page.waitForURL('**/property');
    await expect(account(page)).toContainText('Ravi Iyer');
  });

  test('V-4.2-03 V-4.2-04 a reload goes on where it stood, closing forgets', async ({ page }) => {
    const mobile = newMobile();
    await open(page, '/property#sign-up');
    await startRegistering(page, mobile, 'Seller');
    await expect(codeField(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Step 2 of 3: Code')).toBeVisible();
    await codeField(page).fill(await codeFor(mobile));
    await button(page, 'Verify').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ravi');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ravi');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    );
    expect(kept).not.toContain(await codeFor(mobile));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/property$/);
    await page.getByRole('banner').getByRole('button', { name: SIGN_UP }).click();
    await expect(page.getByText('Step 1 of 3: Mobile and role')).toBeVisible();
    await expect(mobileField(page)).toHaveValue('');
  });

  test('V-8-07 Login Instead takes the number along', async ({ page }) => {
    await open(page, '/property#sign-up');
    await startRegistering(page, DEMO.buyer, 'Buyer');
    await expect(said(page)).toContainText(
      'This mobile number is already registered. Please login or use another number',
    );
    await button(page, 'Login Instead').click();
    await expect(dialog(page, SIGN_IN)).toBeVisible();
    await expect(mobileField(page)).toHaveValue(DEMO.buyer);
    await expect(dialog(page)).toHaveCount(1);
  });
});

test.describe('signing in', () => {
  const LANDINGS: readonly (readonly [ids: string, who: Partial<Person>, path: string])[] = [
    ['V-4.1-03', { userType: 'seller' }, '/seller-dashboard'],
    ['V-4.1-03', { userType: 'buyer' }, '/property'],
    ['V-4.1-04', { userType: 'builder', role: 'admin' }, '/dashboard'],
    ['V-4.1-04', { userType: 'builder', role: 'manager' }, '/manager-dashboard'],
    ['V-4.1-04', { userType: 'builder', role: 'executive' }, '/executive-dashboard'],
    ['V-4.1-05', { userType: 'site_admin', role: 'site_admin' }, '/site-admin'],
    ['V-4.1-07', { userType: 'seller', name: null }, '/seller-dashboard'],
    ['V-4.1-07', { userType: 'buyer', email: null }, '/complete-profile'],
  ];
  for (const [ids, who, path] of LANDINGS) {
    test(`${ids} ${JSON.stringify(who)} goes to ${path}`, async ({ page }) => {
      const mobile = newMobile();
      await newPerson({ ...who, mobile });
      await open(page, '/about-us#sign-in');
      await signIn(page, mobile);
      await page.waitForURL(`**${path}`);
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('V-4.1-02 V-4.1-08 the dialog closes, and the redirect follows after 100 ms', async ({
    page,
  }) => {
    const mobile = newMobile();
    await newPerson({ mobile });
    await page.clock.install();
    await open(page, '/about-us#sign-in');
    await mobileField(page).fill(mobile);
    await button(page, 'Send OTP').click();
    await codeField(page).fill(await codeFor(mobile));
    await stopClock(page);
    await button(page, 'Verify').click();
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(90);
    await expect(page).toHaveURL(/\/about-us/);
    await page.clock.runFor(20);
    await page.clock.resume();
    await page.waitForURL('**/property');
  });

  test('by e-mail, on a page of its own, with the way back kept', async ({ page }) => {
    const email = newEmail();
    await newPerson({ email });
    await open(page, '/sign-in?returnTo=%2Ffavourites');
    await expect(page).toHaveTitle(/^Sign in \|/);
    await button(page, 'Use e-mail instead').click();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await button(page, 'Send OTP').click();
    await codeField(page).fill(await codeFor(email));
    await button(page, 'Verify').click();
    await page.waitForURL('**/favourites');
  });

  test('V-2.9-04 V-4.1-10 Register closes signing in; an unknown number goes along', async ({
    page,
  }) => {
    await open(page, '/property');
    await page.getByRole('banner').getByRole('button', { name: SIGN_IN }).click();
    await button(page, 'Register').click();
    await expect(dialog(page, SIGN_UP)).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    await button(page, 'Login').click();
    await expect(dialog(page, SIGN_IN)).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    const mobile = newMobile();
    await mobileField(page).fill(mobile);
    await button(page, 'Send OTP').click();
    await expect(said(page)).toContainText(
      'Mobile number is not registered. Please register first.',
    );
    await said(page).getByRole('button', { name: 'Register' }).click();
    await expect(dialog(page, SIGN_UP)).toBeVisible();
    await expect(mobileField(page)).toHaveValue(mobile);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/property$/);
  });

  test('V-2.9-05 V-4.1-09 the close button goes home, Escape stays, both forget', async ({
    page,
  }) => {
    await open(page, '/property');
    const opener = page.getByRole('banner').getByRole('button', { name: SIGN_IN });
    await opener.click();
    await mobileField(page).fill('98765');
    await button(page, 'Send OTP').click();
    await expect(page.getByText('Mobile number must be exactly 10 digits')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/property$/);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(mobileField(page)).toHaveValue('');
    await expect(page.getByText('Mobile number must be exactly 10 digits')).toBeHidden();
    await button(page, 'Close and go to the home page').click();
    await expect(page).toHaveURL(/\/$/);
    await expect(dialog(page)).toBeHidden();
  });

  test('a press that begins inside and ends beside the box does not close it', async ({ page }) => {
    await open(page, '/property#sign-in');
    await mobileField(page).fill('98765');
    await mobileField(page).hover({ position: { x: 90, y: 10 } });
    await page.mouse.down();
    await page.mouse.move(3, 300);
    await page.mouse.up();
    await expect(mobileField(page)).toHaveValue('98765');
  });

  test('V-4.2-05 the countdown, and Resend OTP when the server allows it', async ({ page }) => {
    const mobile = newMobile();
    await newPerson({ mobile });
    let sent = 0;
    await atEdge(page, 'RequestSignInCode', (route) => {
      sent += 1;
      return sent === 1 ? route.fallback() : route.fulfill(SENT_AGAIN);
    });
    await page.clock.install();
    await open(page, '/property#sign-in');
    await mobileField(page).fill(mobile);
    await button(page, 'Send OTP').click();
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText(/^(10:00|09:5\d)$/);
    await expect(button(page, 'Resend OTP')).toBeHidden();
    await page.clock.fastForward(60_000);
    await expect(timer).toHaveText(/^0(9:0\d|8:5\d)$/);
    await button(page, 'Resend OTP').click();
    await expect(timer).toHaveText(/^(10:00|09:5\d)$/);
    await expect(codeField(page)).toBeFocused();
    await page.clock.fastForward(600_000);
    await expect(page.getByText('The code has expired.').first()).toBeVisible();
    await expect(button(page, 'Resend OTP')).toBeVisible();
    expect(sent).toBe(2);
  });

  test('V-8-09 V-8-10 timeouts, lost addresses, broken servers and no network have their words', async ({
    page,
  }) => {
    let answer: (route: Route) => Promise<void> | undefined = () => undefined;
    await atEdge(page, 'RequestSignInCode', (route) => answer(route));
    await page.clock.install();
    await open(page, '/property#sign-in');
    await mobileField(page).fill(newMobile());
    const sayOn = async (next: typeof answer, sentence: string, wait = 0) => {
      answer = next;
      await button(page, 'Send OTP').click();
      if (wait > 0) {
        await expect(button(page, 'Sending...')).toBeVisible();
        await page.clock.fastForward(wait);
      }
      await expect(said(page)).toContainText(sentence);
    };
    await sayOn(() => undefined, 'Request timeout. Please try again.', 10_000);
    await sayOn(
      (route) => route.fulfill({ status: 404, body: 'Not here' }),
      'API endpoint not found. Please check server.',
    );
    await sayOn(
      (route) => route.fulfill({ status: 500, body: 'Broken' }),
      'Server error. Please try again later.',
    );
    await sayOn((route) => route.abort(), 'An error occurred during login');
  });

  test('whoever is signed in already goes on', async ({ page }) => {
    await newPersonSignedIn(page, { userType: 'buyer' });
    await page.goto('/sign-in?returnTo=%2Ffavourites');
    await page.waitForURL('**/favourites');
    await page.goto('/about-us#sign-up');
    await page.waitForURL('**/property');
  });
});

test.describe('feedback', () => {
  test('V-4.4-05 V-4.4-07 V-4.4-08 sent by anyone, thanked for, closed after a second', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/about-us');
    const opener = page.getByRole('banner').getByRole('button', { name: FEEDBACK });
    await opener.click();
    await fillFeedback(page);
    await page.keyboard.press('Escape');
    await opener.click();
    await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('');
    await fillFeedback(page);
    await stopClock(page);
    await button(page, 'Submit Feedback').click();
    await expect(button(page, 'Submitted Successfully!')).toBeVisible();
    await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible();
    await page.clock.runFor(900);
    await expect(dialog(page, FEEDBACK)).toBeVisible();
    await page.clock.resume();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(opener).toBeFocused();
  });

  test('V-5-11 the page takes it too, and what the server refuses is shown', async ({ page }) => {
    await open(page, '/feedback');
    await button(page, 'Submit Feedback').click();
    await expect(said(page)).toHaveText('All fields are required');
    await fillFeedback(page);
    await button(page, 'Submit Feedback').click();
    await expect(button(page, 'Submitted Successfully!')).toBeVisible();
    for (let more = 0; more < 4; more += 1) {
      await button(page, 'Write again').click();
      await fillFeedback(page);
      await button(page, 'Submit Feedback').click();
      await expect(button(page, 'Submitted Successfully!')).toBeVisible();
    }
    await button(page, 'Write again').click();
    await fillFeedback(page);
    await button(page, 'Submit Feedback').click();
    await expect(said(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue(PRAISE);
  });

  test('V-4.4-03 V-4.4-04 asked for once, five minutes after signing in, while nobody types', async ({
    page,
  }) => {
    await page.clock.install();
    await newPersonSignedIn(page, { userType: 'seller' });
    const signedIn = await page.evaluate(() => Date.now());
    await page.waitForFunction(() => sessionStorage.getItem('feedbackDue') !== null);
    await page.clock.fastForward(200_000);
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.clock.pauseAt(signedIn + 290_000);
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('textbox', { name: 'Search' }).first().focus();
    await page.clock.runFor(15_000);
    await expect(dialog(page)).toBeHidden();
    await account(page).focus();
    await page.clock.runFor(2_000);
    await expect(dialog(page, FEEDBACK)).toBeVisible();
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await expect(account(page)).toBeVisible();
    await page.clock.fastForward(400_000);
    await expect(account(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('V-4.4-02 asked for 1.5 s after logging out', async ({ page }) => {
    await page.clock.install();
    await newPersonSignedIn(page, { userType: 'buyer' });
    await account(page).click();
    await stopClock(page);
    await button(page, 'Logout').click();
    await expect(page.getByRole('banner').getByRole('button', { name: SIGN_IN })).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(dialog(page, FEEDBACK)).toBeVisible();
  });
});

test.describe('axe, sizes and width', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${colorScheme}: every step at 320 px, with its errors`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const mobile = newMobile();
      await open(page, '/about-us#sign-in');
      await mobileField(page).fill(mobile);
      await button(page, 'Send OTP').click();
      await expect(said(page)).toBeVisible();
      await expectSound(page);
      await said(page).getByRole('button', { name: 'Register' }).click();
      await button(page, 'Send OTP').click();
      await expect(said(page)).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expectSound(page);
      await button(page, 'Register by e-mail instead').click();
      await expectSound(page);
      await button(page, 'Register by mobile instead').click();
      await page.getByText('Seller', { exact: true }).click();
      await button(page, 'Send OTP').click();
      await button(page, 'Verify').click();
      await expect(page.getByText('Please enter a valid 6-digit OTP')).toBeVisible();
      await expectSound(page);
      await codeField(page).fill(await codeFor(mobile));
      await button(page, 'Verify').click();
      await button(page, 'Complete registration').click();
      await expect(said(page)).toContainText('Please fill in your name');
      await expectSound(page);
      await page.goto('/about-us#feedback');
      await button(page, 'Submit Feedback').click();
      await expect(said(page)).toContainText('Please select a rating');
      await expectSound(page);
    });
  }

  for (const path of ['/sign-in', '/sign-up', '/feedback']) {
    test(`${path} as a page at 320 px`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('main').locator('form')).toBeVisible();
      await expectSound(page, 'main');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, sentence] of Object.entries({
    '/sign-in': /^Signing in needs JavaScript\./,
    '/sign-up': /^Registering needs JavaScript\./,
    '/feedback': /^This form needs JavaScript\./,
  })) {
    test(`${path} says so, and whom to write to`, async ({ page }) => {
      await page.goto(path);
      const note = page.getByText(sentence);
      await expect(note).toBeVisible();
      await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    });
  }
});

const PRAISE = 'Found my flat within a week.';
const SENT_AGAIN = {
  contentType: 'application/graphql-response+json',
  body: JSON.stringify({
    data: {
      requestSignInCode: { sentTo: '+91 98******10', resendInSeconds: 60, expiresInSeconds: 600 },
    },
  }),
};

test('D-47 a visitor keeps the favourites of this browser by signing in, and is back at them', async ({
  page,
}) => {
  const { mobile } = await newPerson();
  await open(page, await listingAddress(page));
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).first().click();
  await open(page, '/favourites');
  await button(page, 'Sign in to keep them').click();
  await signIn(page, mobile ?? '');
  await expect(page.getByText('1 property, kept with your account.')).toBeVisible();
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(dialog(page)).toBeHidden();
});

test('a line shows that a dialog or the menu is being fetched', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about-us');
  const line = page.locator('.progress-line');
  for (const [file, press, opened] of [
    ['MobileMenu', () => button(page, 'Menu').click(), dialog(page, 'Menu')],
    ['SignInDialog', () => button(page, SIGN_UP).last().click(), dialog(page, SIGN_UP)],
  ] as const) {
    let letPass = (): void => undefined;
    const held = new Promise<void>((resolve) => (letPass = resolve));
    await page.route(`**/assets/${file}*.js`, async (route) => {
      await held;
      await route.continue();
    });
    await press();
    await expect(line).toBeVisible();
    letPass();
    await expect(opened).toBeVisible();
    await expect(line).toHaveCount(0);
  }
});

/** Answers one mutation at the network's edge; everything else reaches the server. */
async function atEdge(
  page: Page,
  operation: string,
  answer: (route: Route) => Promise<void> | undefined,
): Promise<void> {
  await page.route('**/graphql', (route) => {
    const body: { operationName?: string } | null = route.request().postDataJSON();
    return body?.operationName === operation ? answer(route) : route.fallback();
  });
}

/** No violation of axe, nothing to press below 44 pixels, nothing wider than its box or the page. */
async function expectSound(page: Page, part = 'dialog'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  ).toEqual([]);
  const faults = await page.locator(part).evaluate((box) => {
    const controls = [...box.querySelectorAll('form :is(button, input, textarea), dialog button')];
    // A radio button is pressed by its label.
    const pressed = controls.map((each) => each.closest('label') ?? each);
    const small = pressed.filter((each) => {
      const { height, left } = each.getBoundingClientRect();
      return height < 44 && left > -100;
    });
    const isWide =
      box.scrollWidth > box.clientWidth || document.documentElement.scrollWidth > innerWidth;
    return [...small.map((each) => each.outerHTML), ...(isWide ? ['wider than its place'] : [])];
  });
  expect(faults).toEqual([]);
}

async function startRegistering(page: Page, mobile: string, role: string): Promise<void> {
  await mobileField(page).fill(mobile);
  await page.getByText(role, { exact: true }).click();
  await button(page, 'Send OTP').click();
}

async function signIn(page: Page, mobile: string): Promise<void> {
  await mobileField(page).fill(mobile);
  await button(page, 'Send OTP').click();
  await codeField(page).fill(await codeFor(mobile));
  await button(page, 'Verify').click();
}

async function newPersonSignedIn(page: Page, who: Partial<Person>): Promise<void> {
  const mobile = newMobile();
  await newPerson({ ...who, mobile });
  await signInAs(page, mobile);
  await open(page, '/');
  await expect(account(page)).toBeVisible();
}

async function fillFeedback(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
  const stars = page.getByRole('radio', { name: '5 stars' });
  await page.locator('label').filter({ has: stars }).click();
  await expect(stars).toBeChecked();
  await page.getByRole('textbox', { name: 'Feedback' }).fill(PRAISE);
}
