import { expect, type Page } from '@playwright/test';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { open } from './pages.ts';
import { codeFor, messagesTo, newEmail, newMobile, test } from './people.ts';

/** Builder organisations in the browser. */

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
  await expect(team.getByRole('heading', { name: 'Invite someone' })).toBeFocused();
}

test('an admin invites, somebody new registers and accepts, and sees only what is assigned', async ({
  page,
  browser,
}) => {
  const { admin, titles } = await newFirm();
  const mobile = newMobile();
  const guest = await browser.newPage();
  await test.step('D-27 an admin invites by mobile', async () => {
    await signInAs(page, admin);
    await open(page, '/dashboard');
    await expect(row(page, titles[0])).toBeVisible();
    await invite(page, 'Rhea Sen', mobile);
    const [, path = ''] = /https?:\/\/[^/]+(\/\S+)$/.exec(await textTo(mobile)) ?? [];
    await guest.goto(path);
    await register(guest, mobile, 'Rhea Sen');
    await expect(guest).toHaveURL(/\/seller-dashboard\/my-profile$/);
    await expect(guest.getByText('Ila Marathe invites you as Executive.')).toBeVisible();
  });
  await test.step('V-4.1-04 who accepts lands on the dashboard of the role', async () => {
    await guest.getByRole('button', { name: 'Accept' }).click();
    await expect(guest).toHaveURL(/\/executive-dashboard$/);
    await expect(guest.getByRole('heading', { name: 'No properties yet' })).toBeVisible();
  });
  await test.step('D-99 an executive sees what is assigned and nothing else', async () => {
    await page.reload();
    await page.getByLabel(`${titles[1]}: assigned to`).selectOption('Rhea Sen');
    await expect(page.getByText('Assigned to Rhea Sen.').first()).toBeVisible();
    await guest.reload();
    await expect(row(guest, titles[1])).toContainText('Pending');
    await expect(row(guest, titles[0])).toHaveCount(0);
    await expect(guest.locator('#team')).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Remove Rhea Sen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('#team')).not.toContainText('Rhea Sen');
  await guest.goto('/executive-dashboard');
  await expect(guest).toHaveURL(/\/seller-dashboard$/);
  await guest.close();
});

test('the administrator reads feedback and makes an organisation', async ({ page }) => {
  const words = `Found a flat in a week, ${newId()}.`;
  await page.request.post('/api/feedback', {
    data: { name: 'Asha Rao', rating: 4, feedback: words },
  });
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin');
  await test.step('D-37 feedback is read', async () => {
    await page.getByRole('link', { name: 'Feedback', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Feedback' })).toContainText(words);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  });
  await test.step('D-27 the first admin of an organisation is invited', async () => {
    const name = `Sahyadri ${newId()}`;
    const mobile = newMobile();
    await page.getByRole('link', { name: 'Builder Organisations', exact: true }).first().click();
    await page.getByRole('button', { name: 'New organisation', exact: true }).click();
    await page.getByLabel('Organisation name').fill(name);
    await page.getByLabel('Mobile number of the first admin').fill(mobile);
    await page.getByRole('button', { name: 'Create and invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'New builder organisation' });
    await expect(dialog.getByText(`${name} was created.`)).toBeVisible();
    expect(await textTo(mobile)).toContain(`invites you to ${name}`);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const header = page.getByRole('rowheader', { name, exact: true });
    await expect(page.getByRole('row').filter({ has: header })).toContainText('No members yet');
  });
});

/** Goes on from the dialog that an invitation opens. */
async function register(guest: Page, mobile: string, name: string): Promise<void> {
  await guest.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Sign Up' });
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByText('Buyer', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await dialog.getByLabel('6-digit OTP').fill(await codeFor(mobile));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Email address').fill(newEmail());
  await dialog.getByRole('button', { name: 'Complete registration' }).click();
}
