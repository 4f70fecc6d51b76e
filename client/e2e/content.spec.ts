import { expect, test } from '@playwright/test';
import { open } from './pages.ts';

test('the blog and the team are read without a new page', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Company' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await footer.getByRole('link', { name: 'Blogs' }).click();
  await expect(heading).toHaveText('Blog');
  const posts = page.getByRole('main').locator('article');
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: /^Renting/ }).click();
  await expect(page).toHaveURL(/category=Renting$/);
  await expect(posts).toHaveCount(1);
  const title = await posts.getByRole('heading').innerText();
  await posts.getByRole('link').click();
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  const trending = page.getByRole('region', { name: 'Trending' }).getByRole('listitem').first();
  const other = await trending.getByRole('link').innerText();
  await trending.getByRole('link').click();
  await expect(heading).toHaveText(other);

  await footer.getByRole('link', { name: 'Team' }).click();
  await expect(heading).toHaveText('Our Team');
  const agents = page.getByRole('region', { name: 'Meet Our Agents' });
  await test.step('V-2.4-25 a portrait is drawn, View profile leads to the profile, phones scroll the row', async () => {
    const portrait = agents.getByRole('img', { name: /^Illustrated portrait of/ }).first();
    await portrait.scrollIntoViewIfNeeded();
    const width = () =>
      portrait.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0));
    await expect.poll(width).toBeGreaterThan(0);
    await agents
      .getByRole('link', { name: /^View profile/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/team#ajit-damle$/);
    await expect(page.locator('#ajit-damle')).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    const row = agents.locator('ul').first();
    expect(await row.evaluate((box) => box.scrollWidth > box.clientWidth + 100)).toBe(true);
  });
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});
