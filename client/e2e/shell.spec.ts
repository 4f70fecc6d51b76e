import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { listingAddress, open } from './pages.ts';

const header = (page: Page) => page.getByRole('banner');
const cityButton = (page: Page) => header(page).getByRole('button', { name: /^City:/ });
const WITH_LARGE_LETTERS = [
  '/',
  '/property',
  '/pune',
  '/topmap-grid',
  '/contact',
  '/faq',
  '/blog-listing',
  '/developers',
  '/team',
  '/nowhere-at-all',
];
const cityOptions = (page: Page) => page.getByRole('listbox').getByRole('option');

test('the header follows the scrolling, and its sticky line never covers what has the focus', async ({
  page,
}) => {
  await open(page, '/blog-listing');
  await page.locator('article a[href^="/blog-detail/"]').first().click();
  await test.step('V-2.2-04 D-127 the progress bar grows on an article', async () => {
    const width = () =>
      page.locator('.read-line').evaluate((line) => line.getBoundingClientRect().width);
    await expect.poll(width).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(width).toBeGreaterThan(1000);
  });
  await open(page, '/property');
  await expect(page.locator('.read-line')).toHaveCount(0);
  await test.step('V-2.5-02 filters to the left, cards to the right, pages below', async () => {
    const box = (name: string) => page.locator(name).first().boundingBox();
    const [filters, grid, pages] = await Promise.all([
      box('main search[aria-label=Filters]'),
      box('main ul:has(article)'),
      box('main nav:has(a[href*="page=2"])'),
    ]);
    const right = (filters?.x ?? 0) + (filters?.width ?? 0);
    expect(right).toBeGreaterThan(100);
    expect(grid?.x).toBeGreaterThanOrEqual(right);
    expect(pages?.y).toBeGreaterThanOrEqual((grid?.y ?? 0) + (grid?.height ?? 0));
  });
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(isFocusInSight), `step ${step}`).toBe(true);
  }
});

test('the city selector by keyboard: search, choose, announced and followed', async ({ page }) => {
  await open(page, '/');
  await cityButton(page).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name: 'Choose a city' });
  await expect(panel.getByRole('combobox', { name: 'City' })).toBeFocused();
  await expect(cityOptions(page).first()).toHaveText(/^\S.*, \S.*\d+$/);
  await expectNoViolation(page, {
    look: { width: 1440, colorScheme: 'light' },
    part: 'header',
  });
  await test.step('V-2.3-01 a searchable list of cities with their counts, and Clear Filter', async () => {
    await page.keyboard.type('pun');
    await expect(cityOptions(page)).toHaveText([/^Pune, Maharashtra\d+$/]);
    const count = (await cityOptions(page).textContent())?.match(/\d+$/)?.[0];
    await page.keyboard.press('Enter');
    await expect(cityButton(page)).toBeFocused();
    await expect(cityButton(page)).toHaveAccessibleName('City: Pune');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${count} properties` })
        .first(),
    ).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Properties in Pune' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu holds everything, Back and Escape close it, and the page behind stays', async ({
    page,
  }) => {
    await open(page, '/property');
    const button = header(page).getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 600));
    await button.tap();
    await expect(menu.getByRole('button', { name: 'Dark theme' })).toBeFocused();
    await page.mouse.wheel(0, 900);
    await test.step('V-2.2-04 the menu of small screens', async () => {
      await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(MAIN_LINKS);
      for (const name of ['Sign in', 'Sign Up', 'Share Feedback']) {
        await expect(menu.getByRole('link', { name }), name).toBeVisible();
      }
      await expect(menu.getByRole('link', { name: 'Post Property FREE' })).toBeVisible();
    });
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/property$/);
    await expect(button).toBeFocused();
    expect(await scrolled()).toBe(600);

    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'About Us' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/property$/);
    await expect(menu).toBeHidden();
  });

  test('with letters of twice the size every control of header and search lies on the screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/property?city=Pune');
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const controls = page.locator('header, main search').locator('a:visible, button:visible');
    const edges = () =>
      controls.evaluateAll((all) =>
        all
          .filter((each) => !each.closest('.scroll-row'))
          .map((each) => each.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > 360),
      );
    await expect.poll(edges).toEqual([]);
    const box = page.getByRole('search', { name: 'Quick search' }).locator('input');
    expect((await box.boundingBox())?.width).toBeGreaterThan(250);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(0);
    await header(page).getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('with letters of twice the size no page is wider than a phone', async ({ page }) => {
      const home = await listingAddress(page);
      const wide: string[] = [];
      for (const path of [...WITH_LARGE_LETTERS, home]) {
        await page.goto(path);
        const width = await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
          return document.documentElement.scrollWidth;
        });
        if (width > 360) wide.push(`${path} ${width}`);
      }
      expect(wide).toEqual([]);
    });
  });

  test('the menu has the city selector, fits 320 px and breaks no rule', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/property');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await excess()).toBeLessThanOrEqual(0);
    await header(page).getByRole('button', { name: 'Menu' }).tap();
    await menu.locator('summary', { hasText: 'City: All India' }).tap();
    await expect(cityOptions(page).first()).toBeVisible();
    expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await excess()).toBeLessThanOrEqual(0);
    await expectNoViolation(page, {
      look: { width: 360, colorScheme: 'dark' },
      part: 'dialog',
    });
    await test.step('V-2.2-01 V-2.3-01 a city chosen there narrows the list behind it', async () => {
      await menu.getByRole('combobox', { name: 'City' }).fill('pun');
      // Before the list has become the short one, Pune stands somewhere else.
      await expect(cityOptions(page)).toHaveText([/^Pune, Maharashtra\d+$/]);
      await cityOptions(page).tap();
      await expect(page).toHaveURL(/\/property\?city=Pune&state=Maharashtra$/);
      await expect(menu).toBeHidden();
    });
  });
});

const MAIN_LINKS = ['Home', 'Properties', 'About Us', 'Contact', 'Blogs'];

/** False when the sticky header lies over the middle of what has the focus. */
function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !over?.closest('header[data-shell]') || focused.closest('header') !== null;
}
