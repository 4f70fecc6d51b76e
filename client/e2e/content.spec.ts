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
    const portrait = agents.getByRole('img', { name: /^Portrait of/ }).first();
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
  await test.step('V-2.10-08 the lightbox gives the focus back', async () => {
    const picture = page.getByRole('button', { name: /^Show picture/ }).first();
    await picture.click();
    const view = page.getByRole('dialog', { name: 'Photos of City and country' });
    await expect(view.getByText('1 / 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
    await expect(picture).toBeFocused();
  });
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a list that comes late says so, and one that fails comes at the second try', async ({
  page,
}) => {
  await open(page, '/faq');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    if (!route.request().url().includes('=ListingPage')) return route.continue();
    await released;
    return route.abort();
  });
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const cards = page.getByRole('main').locator('article');
  await test.step('V-2.10-05 Loading properties..., then a panel with a retry', async () => {
    await main.getByRole('link', { name: 'Properties' }).click();
    await expect(page.getByText('Loading properties...')).toBeVisible();
    release();
    const panel = page.getByRole('alert');
    await expect(panel.getByRole('heading')).toHaveText('Error Loading Property');
    await page.unroute('**/graphql*');
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(cards.first()).toBeVisible();
  });
});
