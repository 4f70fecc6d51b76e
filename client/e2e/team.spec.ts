import { expect, type Page } from '@playwright/test';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { open } from './pages.ts';
import { codeFor, messagesTo, newEmail, newMobile, test } from './people.ts';

/** Builder organisations in the browser (D-27, D-99), and whose dashboard is whose. */

const row = (page: Page, title: string) =>
  page.locator('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/**
 * An organisation of its own with an admin and two properties, one of them not public. They have no pictures
 * and are old: other journeys look at the head of the lists.
 */
async function newFirm(): Promise<{ admin: string; titles: [string, string] }> {
  const { mobile } = await newPerson({ userType: 'builder', role: 'admin', name: 'Ila Marathe' });
  const [firm] = await ask<{ id: string }>(
    `INSERT INTO organisation (id, name) VALUES ($1, 'Ketumira ' || $1) RETURNING id`,
    [newId()],
  );
  await ask('UPDATE account SET organisation_id = $2 WHERE mobile = $1', [mobile, firm?.id]);
  const titles: [string, string] = [`Villa ${newId()}`, `Plot ${newId()}`];
  for (const [n, title] of titles.entries()) {
    await ask(
      `INSERT INTO property (id, seller_id, type, subtype, purpose, title, state, city, price,
         contact_phone, contact_email, approval_status, created_at)
       SELECT $1, id, 'residential', 'residential-house-villa', 'sell', $2, 'Goa', 'Panaji', 9000000,
         '9000099999', 'ila@example.com', $3, now() - interval '60 days' FROM account WHERE mobile = $4`,
      [newId(), title, n === 0 ? 'approved' : 'pending', mobile],
    );
  }
  return { admin: mobile ?? '', titles };
}

function newId(): string {
  return Array.from({ length: 24 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

async function textTo(mobile: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const sent = await messagesTo(mobile);
      text = sent.findLast(({ template }) => template === 'invitation')?.text ?? '';
      return text;
    })
    .not.toBe('');
  return text;
}

async function invite(page: Page, name: string, mobile: string, role = 'Executive'): Promise<void> {
  const team = page.locator('#team');
  await team.getByLabel('Name', { exact: true }).fill(name);
  await team.getByLabel('Mobile number', { exact: true }).fill(mobile);
  await team.getByLabel('Role', { exact: true }).selectOption(role);
  await team.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(team.getByText(`${name}, as ${role}`)).toBeVisible();
  await expect(team.getByRole('heading', { name: 'Invite somebody' })).toBeFocused();
}

test('D-27 D-99 V-4.1-04 an admin invites, somebody new registers and accepts, and sees only what is assigned', async ({
  page,
  browser,
}) => {
  const { admin, titles } = await newFirm();
  const mobile = newMobile();
  await signInAs(page, admin);
  await open(page, '/dashboard');
  await expect(row(page, titles[0])).toBeVisible();
  await invite(page, 'Rhea Sen', mobile);

  const guest = await browser.newPage();
  const [, path = ''] = /https?:\/\/[^/]+(\/\S+)$/.exec(await textTo(mobile)) ?? [];
  await guest.goto(path);
  const dialog = guest.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByText('Buyer', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('6-digit OTP').fill(await codeFor(mobile));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Rhea Sen');
  await dialog.getByLabel('E-mail address').fill(newEmail());
  await dialog.getByRole('button', { name: 'Complete registration' }).click();

  await expect(guest).toHaveURL(/\/seller-dashboard\/my-profile$/);
  await expect(guest.getByText('Ila Marathe invites you as Executive.')).toBeVisible();
  await guest.getByRole('button', { name: 'Accept' }).click();
  await expect(guest).toHaveURL(/\/executive-dashboard$/);
  await expect(guest.getByRole('heading', { name: 'No properties yet' })).toBeVisible();

  await page.reload();
  await expect(page.locator('#team')).toContainText('Rhea Sen');
  await page.getByLabel(`${titles[1]}: looked after by`).selectOption('Rhea Sen');
  await expect(page.getByText('Rhea Sen looks after it now.').first()).toBeVisible();

  await guest.reload();
  await expect(row(guest, titles[1])).toContainText('Pending');
  await expect(row(guest, titles[0])).toHaveCount(0);
  await expect(guest.locator('#team')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove Rhea Sen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('#team')).not.toContainText('Rhea Sen');
  await guest.goto('/executive-dashboard');
  await expect(guest).toHaveURL(/\/seller-dashboard$/);
  await guest.close();
});

test('an invitation is withdrawn, a role is changed, and the last admin stays', async ({
  page,
}) => {
  const { admin } = await newFirm();
  await signInAs(page, admin);
  await open(page, '/dashboard');
  await invite(page, 'Tara Bose', newMobile(), 'Manager');
  await page.getByRole('button', { name: 'Withdraw the invitation of Tara Bose' }).click();
  await expect(page.getByText('Tara Bose, as Manager')).toHaveCount(0);

  await page.getByRole('button', { name: /^Leave Ketumira/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is the only admin of');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('what is wrong in an invitation is said at its field, and nothing typed is lost', async ({
  page,
}) => {
  await signInAs(page, DEMO.builderAdmin);
  await open(page, '/dashboard');
  const team = page.locator('#team');
  await team.getByLabel('Mobile number', { exact: true }).fill('9000000007');
  await team.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(team.getByRole('alert')).toContainText('Please fill in your name');
  await team.getByLabel('Name', { exact: true }).fill('Nandini');
  await team.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(team.getByRole('alert')).toContainText('This person is in your team already.');
  await expect(team.getByLabel('Name', { exact: true })).toHaveValue('Nandini');
});

test.describe('whose dashboard is whose', () => {
  const AT_HOME: readonly [
    who: string,
    mobile: string,
    asked: string,
    at: string,
    shows: string,
  ][] = [
    [
      'V-2.1-16 V-2.1-20 a seller',
      DEMO.agent,
      '/seller-dashboard',
      '/seller-dashboard',
      'Your properties',
    ],
    [
      'V-2.1-18 a builder admin',
      DEMO.builderAdmin,
      '/dashboard',
      '/dashboard',
      'Properties of the organisation',
    ],
    [
      'V-2.1-18 V-2.1-23 a builder manager',
      DEMO.builderManager,
      '/manager-dashboard',
      '/manager-dashboard',
      'Properties of the organisation',
    ],
    [
      'V-2.1-18 V-2.1-23 a builder executive',
      DEMO.builderExecutive,
      '/executive-dashboard',
      '/executive-dashboard',
      'Your properties and those assigned to you',
    ],
    [
      'V-2.1-17 V-2.1-22 a site_admin',
      DEMO.siteAdmin,
      '/site-admin',
      '/site-admin',
      'Newest properties',
    ],
    [
      'V-2.1-22 D-21 a site_admin',
      DEMO.siteAdmin,
      '/admin/dashboard',
      '/admin/dashboard',
      'Newest properties',
    ],
    [
      'V-2.1-22 a site_admin',
      DEMO.siteAdmin,
      '/admin/properties',
      '/site-admin',
      'Newest properties',
    ],
    ['D-22 a seller', DEMO.agent, '/dashboard', '/seller-dashboard', 'Your properties'],
    [
      'D-22 a manager',
      DEMO.builderManager,
      '/dashboard',
      '/manager-dashboard',
      'Properties of the organisation',
    ],
  ];
  for (const [who, mobile, asked, at, shows] of AT_HOME) {
    test(`${who} who asks for ${asked} is at ${at}`, async ({ page }) => {
      await signInAs(page, mobile);
      await open(page, asked);
      await expect(page).toHaveURL((url) => url.pathname === at);
      await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible();
      await expect(page.locator('article').first()).toBeVisible();
    });
  }

  const ELSEWHERE: readonly [who: string, mobile: string, asked: string, at: string][] = [
    ['V-2.1-20 D-26 a buyer', DEMO.buyer, '/seller-dashboard', '/property'],
    ['V-2.1-22 D-27 a builder admin', DEMO.builderAdmin, '/site-admin', '/dashboard'],
    ['V-2.1-22 D-27 a builder admin', DEMO.builderAdmin, '/admin/dashboard', '/dashboard'],
    ['V-2.1-23 D-26 a seller', DEMO.agent, '/manager-dashboard', '/seller-dashboard'],
    ['V-2.1-23 D-26 a seller', DEMO.agent, '/executive-dashboard', '/seller-dashboard'],
  ];
  for (const [who, mobile, asked, at] of ELSEWHERE) {
    test(`${who} who asks for ${asked} is led to ${at}`, async ({ page }) => {
      await signInAs(page, mobile);
      // The word goes after five seconds: it is looked for from the first moment.
      await page.goto(asked, { waitUntil: 'commit' });
      await expect(page.getByText(/^This page is for/).first()).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === at);
    });
  }

  for (const asked of [
    '/dashboard',
    '/manager-dashboard',
    '/executive-dashboard',
    '/site-admin',
    '/admin',
    '/seller-dashboard',
  ]) {
    test(`V-2.1-24 D-26 a visitor who asks for ${asked} signs in first`, async ({ page }) => {
      await page.goto(asked);
      await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === asked);
      await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    });
  }
});

test('D-27 D-37 the administrator makes an organisation and reads feedback', async ({ page }) => {
  const words = `Found a flat in a week, ${newId()}.`;
  const sent = await page.request.post('/api/feedback', {
    data: { name: 'Asha Rao', rating: 4, feedback: words },
  });
  expect(sent.status()).toBe(200);
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin');
  await expect(page.locator('#feedback')).toContainText(words);
  const name = `Sahyadri ${newId()}`;
  const mobile = newMobile();
  await page.getByLabel('Name of the organisation').fill(name);
  await page.getByLabel('Mobile number of its first admin').fill(mobile);
  await page.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.locator('main').getByText(`${name} is there.`)).toBeVisible();
  expect(await textTo(mobile)).toContain(`invites you to ${name}`);
});

test('a dashboard that cannot be loaded says so and tries again', async ({ page }) => {
  await signInAs(page, DEMO.owner);
  await page.route('**/graphql*', (route) =>
    route.request().postData()?.includes('Overview') ? route.abort() : route.continue(),
  );
  await open(page, '/seller-dashboard');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The overview could not be loaded');
  await page.unroute('**/graphql*');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Your properties' })).toBeVisible();
});
