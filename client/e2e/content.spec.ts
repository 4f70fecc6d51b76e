import { expect, test, type Page } from '@playwright/test';
import { open, watch } from './pages.ts';

interface Post {
  id: string;
  slug: string;
  title: string;
}

async function posts(page: Page): Promise<Post[]> {
  const answer = await page.request.get('/api/blogs?limit=50');
  const body: { blogs: Post[] } = await answer.json();
  return body.blogs;
}

async function firstPost(page: Page): Promise<Post> {
  const [first] = await posts(page);
  if (!first) throw new Error('There is no post.');
  return first;
}

test.describe('the blog', () => {
  test('V-2.1-11 V-2.8-01 V-2.4-24 the list leads to a post, and its address names the post', async ({
    page,
  }) => {
    const post = await firstPost(page);
    await open(page, '/blog-listing');
    await expect(page.getByRole('main').locator('article')).toHaveCount(
      Math.min(9, (await posts(page)).length),
    );
    await page.getByRole('link', { name: post.title }).click();
    await expect(page).toHaveURL(new RegExp(`/blog-detail/${post.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(page.locator('.article p').first()).toBeVisible();
  });

  test('V-2.1-11 a slug answers too, and the canonical address is the one with the id', async ({
    page,
  }) => {
    const { id, slug, title } = await firstPost(page);
    await open(page, `/blog-detail/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/blog-detail/${id}$`));
  });

  test('V-2.8-02 V-2.8-03 V-9-02 trending: six others with their age and read time', async ({
    page,
  }) => {
    const { id, title } = await firstPost(page);
    await open(page, `/blog-detail/${id}`);
    const trending = page.getByRole('region', { name: 'Trending' });
    const items = trending.getByRole('listitem');
    await expect(items).toHaveCount(6);
    await expect(trending.getByRole('link', { name: title })).toHaveCount(0);
    for (const item of await items.all()) {
      await expect(item).toContainText(/(Just now|\dh ago|Yesterday|\d [A-Z][a-z]+)·\d+ min read/);
    }
    await items.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  });

  test('a category narrows the list and stands in the address', async ({ page }) => {
    await open(page, '/blog-listing');
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Renting/ })
      .click();
    await expect(page).toHaveURL(/category=Renting$/);
    await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  });

  test('V-8-02 a list that cannot be loaded says No blogs found, and Try Again loads it', async ({
    page,
  }) => {
    await open(page, '/faq');
    await page.route('**/graphql*', (route) =>
      route.request().url().includes('BlogListPage') ? route.abort() : route.continue(),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).first().click();
    await expect(page.getByRole('heading', { name: 'No blogs found' })).toBeVisible();
    await page.unroute('**/graphql*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
  });

  test('what does not exist is a 404', async ({ page }) => {
    for (const path of [
      '/blog-detail/nothing-here',
      `/blog-detail/${'f'.repeat(24)}`,
      '/blog-detail/%00',
      '/blog-listing?category=Nothing',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
    }
  });
});

test.describe('the team', () => {
  test('V-2.4-25 every agent has a portrait, the ways to reach them and a profile', async ({
    page,
  }) => {
    await open(page, '/team');
    const block = page.getByRole('region', { name: 'Meet Our Agents' });
    const agents = block.locator('article');
    await expect(agents).toHaveCount(4);
    const first = agents.first();
    await expect(first.getByRole('img', { name: /^Portrait of/ })).toBeVisible();
    await expect(first.getByRole('link', { name: /^\+91 \d{5} \d{5}$/ })).toBeVisible();
    await expect(first.getByRole('link', { name: /@example\.com$/ })).toBeVisible();
    for (const name of ['Facebook', 'LinkedIn', 'Instagram', 'YouTube']) {
      await expect(first.getByRole('link', { name: new RegExp(`on ${name}$`) })).toBeVisible();
    }
    await first.getByRole('link', { name: /^View profile/ }).click();
    await expect(page).toHaveURL(/\/team#ajit-damle$/);
    await expect(page.locator('#ajit-damle')).toBeInViewport();
  });

  test('V-2.4-25 on a phone the agents are a row that scrolls by itself', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/team');
    const row = page.getByRole('region', { name: 'Meet Our Agents' }).locator('ul').first();
    const isWider = await row.evaluate((box) => box.scrollWidth > box.clientWidth + 100);
    expect(isWider).toBe(true);
  });

  test('V-2.4-26 the line below leads to the contact page', async ({ page }) => {
    await open(page, '/team');
    const block = page.getByRole('region', { name: 'Meet Our Agents' });
    await expect(
      block.getByText('Become an agent and get the commission you deserve.'),
    ).toBeVisible();
    await block.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('V-2.10-08 sample lists, and two pictures that open in a lightbox', async ({ page }) => {
    await open(page, '/team');
    await expect(page.getByRole('link', { name: 'Renting', exact: true })).toBeVisible();
    const pictures = page.getByRole('button', { name: /^Show picture/ });
    await expect(pictures).toHaveCount(2);
    await pictures.first().click();
    const dialog = page.getByRole('dialog', { name: 'Photos of City and country' });
    await expect(dialog.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(pictures.first()).toBeFocused();
  });
});

test('V-1-07 blog, contact, about, questions and team are one press away on every page', async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Company' });
  for (const [name, heading] of [
    ['Blogs', 'Blog'],
    ['Contact', 'Contact'],
    ['About Us', 'About Us'],
    ['FAQ', 'Frequently Asked Questions'],
    ['Team', 'Our Team'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('the contact page says where the office is', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('main').getByText('New Delhi 110001')).toBeVisible();
});

test('V-2.10-05 a list in no hurry says Loading properties..., a failed one offers a retry', async ({
  page,
}) => {
  await open(page, '/faq');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql*', async (route) => {
    if (!route.request().url().includes('ListingPage')) return route.continue();
    await held;
    return route.abort();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Properties' }).first().click();
  await expect(page.getByText('Loading properties...')).toBeVisible();
  release();
  const panel = page.getByRole('alert');
  await expect(panel.getByRole('heading')).toBeVisible();
  await page.unroute('**/graphql*');
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

const PATHS = ['/blog-listing', 'a post', '/team', '/about-us', '/contact', '/faq'];
const addressOf = async (page: Page, path: string) =>
  path === 'a post' ? `/blog-detail/${(await firstPost(page)).id}` : path;

for (const path of PATHS) {
  test(`${path} hydrates silently, fits 320 px, and skips no level of heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const seen = watch(page);
    await open(page, await addressOf(page, path));
    expect(seen.queries).toEqual([]);
    expect(seen.messages).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
}
