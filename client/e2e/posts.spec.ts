import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { adminHeaders, DEMO, signInAs } from './accounts.ts';
import { expectNoViolation } from './axe.ts';
import { cut } from '../../schema/rules/text.ts';
import { hostileTexts, setTraps, touchAll } from './hostile.ts';
import { awake, open } from './pages.ts';
import { test } from './people.ts';

const POSTS = '/api/blogs/admin';

test('an administrator writes a post, a visitor reads it and comments, and the comment is let through', async ({
  page,
  browser,
}) => {
  const mark = randomBytes(4).toString('hex');
  const title = `Reading a deed ${mark}`;
  const address = `/blog-detail/reading-a-deed-${mark}`;
  const link = `The registry is at https://registry.example.in/${mark}`;
  await signInAs(page, DEMO.siteAdmin);
  const remote = await browser.newContext();
  const visitor = await remote.newPage();
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const create = { width: 1_200, height: 800, channels: 3, background: '#8aa39b' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const photo = { name: 'deed.jpg', mimeType: 'image/jpeg', buffer };
  const addPicture = async (alt: string) => {
    await main.getByRole('button', { name: 'Picture', exact: true }).click();
    const panel = main.getByRole('group', { name: 'Picture', exact: true });
    await panel.getByLabel('Picture', { exact: true }).setInputFiles(photo);
    await panel.getByLabel('Alt text').fill(alt);
    await panel.getByRole('button', { name: 'Insert' }).click();
    await expect(panel).toHaveCount(0);
  };
  const toast = (text: string) => page.getByRole('region', { name: /^Messages/ }).getByText(text);
  try {
    await open(page, '/site-admin?view=blogPosts&id=new');
    await field('Title').fill(title);
    await field('Text').click();
    await page.keyboard.type('Ask for the chain of title.');
    await addPicture('The last page');
    // What is written next stands below the picture and not in its place.
    await addPicture('The first page');
    await page.keyboard.type('And for the receipts.');
    await main.getByLabel(/Choose a picture: Featured picture/).setInputFiles(photo);
    await field('Alt text for the featured picture').fill(`A deed on a desk ${mark}`);
    const status = main.getByLabel('Status');
    await test.step('A-4-05 it is scheduled for tomorrow, and nobody reads it yet', async () => {
      await status.selectOption('SCHEDULED');
      await expectNoViolation(page);
      await main.getByRole('button', { name: 'Save and schedule' }).click();
      await expect(toast('Blog scheduled successfully')).toBeVisible();
      await expect(main.getByText(/^Scheduled for .*09:00 IST$/)).toBeVisible();
      const response = await visitor.goto(address);
      expect(response?.status()).toBe(404);
    });
    // With a day that has passed it is dated so: other journeys look at the newest post meanwhile.
    await main.getByLabel('Date').fill('2024-01-15');
    await main.getByRole('button', { name: 'Save and publish now' }).click();
    await expect(toast('Blog published successfully')).toBeVisible();
    await expect(status).toHaveValue('PUBLISHED');

    await open(visitor, address);
    const post = visitor.getByRole('main');
    await expect(post.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const name of [`A deed on a desk ${mark}`, 'The last page', 'The first page']) {
      await expect(post.getByRole('img', { name })).toBeVisible();
    }
    await expect(post.locator('.article > *:last-child')).toHaveText('And for the receipts.');
    const comments = post.getByRole('region', { name: 'Comments', exact: true });
    await test.step('D-61 what a visitor says with an address in it is held', async () => {
      const button = comments.getByRole('button', { name: 'Post comment' });
      await button.scrollIntoViewIfNeeded();
      await awake(button);
      await comments.getByLabel('Name').fill('Tara Sen');
      await comments.getByLabel('Comment', { exact: true }).fill(link);
      await button.click();
      await expect(comments.getByText(/shown after a review/)).toBeVisible();
      await expect(comments.getByText(link)).toHaveCount(0);
    });
    await open(page, '/site-admin?view=blogComments');
    const held = main.getByRole('article').filter({ hasText: link });
    await held.getByRole('button', { name: /^Approve/ }).click();
    await expect(toast('Comment approved.')).toBeVisible();
    await test.step('V-2.8-06 and is there once it was let through', async () => {
      await open(visitor, address);
      await expect(comments.getByText(link)).toBeVisible();
    });
  } finally {
    const headers = await adminHeaders(page);
    const found = await page.request.get(`${POSTS}?search=${mark}`, { headers });
    const { blogs }: { blogs: { id: string }[] } = await found.json();
    for (const { id } of blogs) await page.request.delete(`${POSTS}/${id}`, { headers });
    await remote.close();
  }
});

test('hostile texts in a post and in what is said under it run nothing, wherever they are shown', async ({
  page,
}) => {
  const hostile = await hostileTexts();
  await signInAs(page, DEMO.siteAdmin);
  const headers = await adminHeaders(page);
  const caught = await setTraps(page);
  const line = (most: number) => hostile.find((each) => each.includes('<') && each.length < most);
  const data = {
    title: line(120),
    excerpt: line(300),
    content: cut(hostile.map((each) => `<p>${each}</p>`).join('\n'), 59_000),
    authorName: line(56),
    tags: JSON.stringify([line(30)]),
    // Not the newest, which other journeys look at.
    scheduledAt: '2024-01-15T09:00:00+05:30',
  };
  const saved = await page.request.post(POSTS, { headers, data });
  expect(saved.status(), await saved.text()).toBe(201);
  const { id, slug }: { id: string; slug: string } = await saved.json();
  try {
    for (const message of [hostile.slice(0, 12), hostile.slice(12, 24), hostile.slice(24, 36)]) {
      const comment = { blogId: id, name: 'Tara Sen', message: message.join(' ').slice(0, 1_000) };
      const response = await page.request.post('/api/blog-comments', { data: comment });
      expect(response.status(), await response.text()).toBe(201);
    }
    const list = `/site-admin?view=blogComments&blog=${id}&status=all`;
    await open(page, list);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    const held = page.getByRole('main').getByRole('button', { name: /^Approve/ });
    for (let left = await held.count(); left > 0; left -= 1) {
      // The list shows it at once.
      const pending = page.waitForResponse((each) => each.request().method() === 'POST');
      await held.first().click();
      await pending;
      await expect(held).toHaveCount(left - 1);
    }
    for (const address of [
      `/blog-detail/${slug}`,
      `/blog-listing?search=${encodeURIComponent(data.title ?? '')}`,
      '/site-admin?view=blogPosts',
      list,
    ]) {
      await test.step(address.slice(0, 60), async () => {
        await open(page, address);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await touchAll(page, 'main');
      });
    }
    await open(page, `/blog-detail/${slug}`);
    await expect(page.locator('h1')).toHaveText(data.title?.replace(/\s+/g, ' ').trim() ?? '');
    await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded();
    const comments = page.getByRole('region', { name: 'Comments', exact: true });
    await expect(comments.getByRole('listitem')).toHaveCount(3);
    await open(page, `/site-admin?view=blogPosts&id=${id}`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(caught).toEqual([]);
  } finally {
    await page.request.delete(`${POSTS}/${id}`, { headers });
  }
});
