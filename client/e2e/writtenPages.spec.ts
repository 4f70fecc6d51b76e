import { expect, type Page } from '@playwright/test';
import { adminHeaders, DEMO, signInAs } from './accounts.ts';
import { expectNoViolation } from './axe.ts';
import { cut } from '../../schema/rules/text.ts';
import { hostileTexts, setTraps, touchAll } from './hostile.ts';
import { open } from './pages.ts';
import { messagesTo, newEmail, test } from './people.ts';

const foot = (page: Page) => page.getByRole('contentinfo');
const message = (page: Page, text: string) =>
  page.getByRole('region', { name: /^Messages/ }).getByText(text);

test('an administrator writes the privacy policy with the keyboard, and a visitor reads it', async ({
  page,
  browser,
}) => {
  const sentence = `We keep nothing for longer than we say, ${Date.now()}.`;
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin?view=staticPages');
  const edit = page.getByRole('link', { name: 'Edit: Privacy Policy' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toContainText('In short');
  await expectNoViolation(page);
  const remote = await browser.newContext();
  try {
    await test.step('A-2.5-05 A-3-15 it is written, looked at and saved', async () => {
      await text.focus();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.type(sentence);
      await expect(page.getByText('Unsaved changes, stored on this device.')).toBeVisible();
      await page.getByRole('button', { name: 'Preview' }).focus();
      await page.keyboard.press('Enter');
      const preview = page.getByRole('dialog', { name: 'Preview: Privacy Policy' });
      await expect(preview.getByText(sentence)).toBeVisible();
      await expect(preview).not.toContainText('{siteName}');
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
      await page.getByRole('button', { name: 'Save', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(message(page, 'Page saved.')).toBeVisible();
      await expect(page.getByText('Not saved yet')).toBeHidden();
    });
    await test.step('A-1-03 a visitor reads it, and what stood there before', async () => {
      const visitor = await remote.newPage();
      await open(visitor, '/privacy-policy');
      const article = visitor.getByRole('main').locator('.article');
      await expect(article.getByText(sentence)).toBeVisible();
      await expect(article.getByRole('heading', { name: 'How long we keep it' })).toBeVisible();
    });
  } finally {
    await page.getByRole('button', { name: 'Restore original text' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(message(page, 'Original text restored.')).toBeVisible();
    await remote.close();
  }
});

test('an administrator changes the phone of the office, and it stands at the foot of every page', async ({
  page,
}) => {
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin?view=offices');
  const address = `4 Example Marg, Pune, ${Date.now()}`;
  const office = page.getByRole('article', { name: address });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'New office' }).click();
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('Phone').fill('9876500001');
  await dialog.getByLabel('Email').fill('pune@example.com');
  await expectNoViolation(page, { part: 'dialog' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(office.getByText('Active')).toBeVisible();
  await expectNoViolation(page);
  await test.step('A-2.1-02 A-3-10 D-91 what is changed is told by the next page', async () => {
    await office.getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByLabel('Phone').fill('9876500002');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(office.getByText('+91 98765 00002')).toBeVisible();
    // This tab needs no new page for it.
    const phone = foot(page).getByRole('link', { name: '+91 98765 00002' });
    await expect(phone).toBeVisible();
    await page.goto('/faq');
    await expect(foot(page).getByText(address, { exact: true })).toBeVisible();
    await expect(phone).toHaveAttribute('href', 'tel:+919876500002');
  });
  await open(page, '/site-admin?view=offices');
  await office.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(office).toHaveCount(0);
});

test('a visitor subscribes at the foot of a page, confirms by the mail and unsubscribes', async ({
  page,
}) => {
  const email = newEmail();
  await page.clock.install();
  await open(page, '/terms-of-service');
  const field = foot(page).getByRole('textbox', { name: 'Email' });
  const live = page.locator('output[aria-live="polite"]');
  await test.step('A-1-04 A-2.1-03 A-4-11 who subscribes is thanked for two seconds, in the one live region too', async () => {
    await field.fill(email);
    await page.keyboard.press('Enter');
    const thanks = foot(page).getByText('Thank you for subscribing!');
    await expect(thanks).toBeVisible();
    await expect(live).toContainText('Thank you for subscribing!');
    await expect(field).toHaveValue('');
    await page.clock.runFor(2_100);
    await expect(thanks).toBeHidden();
    await expect(foot(page).getByText('Please confirm using the link in the email')).toBeVisible();
  });
  let letter = '';
  await expect
    .poll(async () => {
      letter = (await messagesTo(email)).at(-1)?.text ?? '';
      return letter;
    })
    .toContain('/api/newsletter/confirm');
  const [confirm = '', unsubscribe = ''] = letter.match(/https?:\/\/\S+/g) ?? [];
  await test.step('A-1-04 D-56 the link of the mail confirms after a press, the other one forgets the address', async () => {
    for (const [link, button, done] of [
      [confirm, /Yes, subscribe/, /Your address is confirmed/],
      [unsubscribe, /Yes, unsubscribe/, /You are unsubscribed/],
    ] as const) {
      const { pathname, search } = new URL(link);
      await page.goto(`${pathname}${search}`);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(done).first()).toBeVisible();
    }
  });
});

test('without scripts the form at the foot is sent as it is', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = newEmail();
  await page.goto('/faq');
  await foot(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await foot(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  await expect.poll(async () => (await messagesTo(email)).length).toBe(1);
  await context.close();
});

test('hostile texts in a page run nothing, wherever they are shown', async ({ page }) => {
  const hostile = await hostileTexts();
  const path = '/api/site-admin/static-content/terms-of-service';
  await signInAs(page, DEMO.siteAdmin);
  const headers = await adminHeaders(page);
  const caught = await setTraps(page);
  const line = (most: number) => hostile.find((each) => each.includes('<') && each.length < most);
  const data = {
    title: line(80),
    description: line(300),
    content: cut(hostile.map((each) => `<p>${each}</p>`).join('\n'), 29_000),
    status: 'published',
  };
  try {
    const put = await page.request.put(path, { headers, data });
    expect(put.status(), await put.text()).toBe(200);
    for (const address of [
      '/terms-of-service',
      '/faq',
      '/site-admin?view=staticPages',
      '/site-admin?view=staticPages&id=terms-of-service',
    ]) {
      await test.step(address, async () => {
        await open(page, address);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      });
    }
    // The title stands at the foot as text, and leads there without a new page.
    await open(page, '/faq');
    await foot(page).locator('a[href="/terms-of-service"]').click();
    await expect(page.locator('h1')).toHaveText(data.title?.replace(/\s+/g, ' ').trim() ?? '');
    await touchAll(page, '.article');
    await open(page, '/site-admin?view=staticPages&id=terms-of-service');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(caught).toEqual([]);
  } finally {
    await page.request.delete(path, { headers });
  }
});
