import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { DEMO, signInAs } from './accounts.ts';
import { awake, open } from './pages.ts';

test('what an administrator asks in the contact form is answered with the keyboard and read in the list', async ({
  page,
  browser,
}) => {
  const mark = randomBytes(6).toString('hex');
  await signInAs(page, DEMO.siteAdmin);
  const response = await page.request.post('/api/auth/refresh-token', { data: {} });
  const { accessToken }: { accessToken: string } = await response.json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const controls = '/api/site-admin/contact-us-input-controls';
  const label = `Town ${mark}`;
  const data = { label, name: `town_${mark}`, type: 'select', options: ['Pune', 'Nagpur'] };
  const made = await page.request.post(controls, { headers, data });
  const { data: control }: { data: { id: string } } = await made.json();

  const remote = await browser.newContext();
  try {
    const visitor = await remote.newPage();
    await open(visitor, '/contact');
    const main = visitor.getByRole('main');
    const form = main.locator('form');
    await test.step('A-3-12 A-3-13 a visitor fills the form in, goes from field to field by Tab and sends it by Enter', async () => {
      await form.scrollIntoViewIfNeeded();
      await awake(form);
      await form.getByLabel('Name').focus();
      for (const text of ['Meera Rao', 'meera@example.com', '98765 43210', `About ${mark}`]) {
        await visitor.keyboard.type(text);
        await visitor.keyboard.press('Tab');
      }
      await visitor.keyboard.type('Can I post in both?');
      await visitor.keyboard.press('Tab');
      const town = form.getByLabel(label);
      for (let step = 0; step < 20; step += 1) {
        if (await town.evaluate((field) => field === document.activeElement)) break;
        await visitor.keyboard.press('Tab');
      }
      await visitor.keyboard.type('Nag');
      await expect(town).toHaveValue('Nagpur');
      const send = form.getByRole('button', { name: 'Send Message' });
      for (let step = 0; step < 20; step += 1) {
        if (await send.evaluate((button) => button === document.activeElement)) break;
        await visitor.keyboard.press('Tab');
      }
      await visitor.keyboard.press('Enter');
      await expect(main.getByText('Thank you for your message.')).toBeVisible();
      await expect(form).toHaveCount(0);
    });
  } finally {
    await remote.close();
    await page.request.delete(`${controls}/${control.id}`, { headers });
  }

  await test.step('A-2.5-05 the administrator finds it in the list, with what was asked though it is asked no more', async () => {
    await open(page, '/site-admin?view=contactMessages');
    await page.getByRole('searchbox', { name: 'Name, email, phone or text' }).fill(mark);
    await page.keyboard.press('Enter');
    const message = page.getByRole('article', { name: `About ${mark}, from Meera Rao` });
    await expect(message).toContainText('Can I post in both?');
    await expect(message).toContainText(label);
    await expect(message).toContainText('Nagpur');
    await message.getByRole('button', { name: 'Mark as read' }).press('Enter');
    await expect(page.locator('[data-sonner-toast]')).toContainText('Marked as read.');
  });
});
