import { expect, test, type Page } from '@playwright/test';
import { cards, listingAddress, open } from './pages.ts';

const PATHS = ['/', '/property', '/property?city=Agra&maxPrice=1000', '/nowhere-at-all'];

test.describe('by keyboard alone', () => {
  test('V-2.7-02 the pictures turn with the arrows and give the focus back', async ({ page }) => {
    await open(page, await listingAddress(page));
    const first = page.getByRole('link', { name: /^Open photo 1 of/ });
    await first.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const position = dialog.getByText(/^\d+ of \d+$/);
    await expect(position).toHaveText(/^1 of/);
    const count = (await position.textContent())?.split(' ').at(-1) ?? '';
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(`${count} of ${count}`);
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText(`1 of ${count}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(first).toBeFocused();
  });

  test('V-2.5-02 every stop on the list can be seen', async ({ page }) => {
    await open(page, '/property');
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(focusOutline), `stop ${stop}`).toBe('solid');
    }
  });

  test('a change of page moves the focus to its heading and is announced', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Properties' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /DREAM HOME/ })).toBeFocused();
    await expect(page.locator('output[aria-live="polite"]')).toContainText(await page.title());
  });

  test('V-2.5-16 the next page of a list moves the focus to its results', async ({ page }) => {
    await open(page, '/property');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(page.locator('[data-results]')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('V-2.5-14 order and pages work', async ({ page }) => {
    await page.goto('/property?status=sell');
    await page.getByText('Sort: Best match').click();
    await page.getByRole('link', { name: 'Price, low to high' }).click();
    await expect(page).toHaveURL(/\/property\?sort=price_asc&status=sell$/);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\/property\?page=2&sort=price_asc&status=sell$/);
  });

  test('V-2.5-03 on a phone the filters open in the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/property');
    const city = page.getByLabel('City', { exact: true });
    await expect(city).toBeHidden();
    await page.getByRole('link', { name: 'Show Filters' }).click();
    await expect(city).toBeVisible();
  });

  test('V-2.6-08 nothing that needs scripts is offered', async ({ page }) => {
    await page.goto('/property');
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeHidden();
    await cards(page).first().hover();
    await expect(page.getByRole('button', { name: 'Next picture' }).first()).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('V-2.1-08 a tap on a picture opens the property', async ({ page }) => {
    await open(page, '/property');
    await cards(page)
      .filter({ has: page.locator('picture') })
      .first()
      .locator('picture')
      .first()
      .tap();
    await expect(page).toHaveURL(/\/property-details-v1\//);
  });

  test('V-2.5-03 an open sheet survives a reload and closes with Escape', async ({ page }) => {
    await open(page, '/property');
    await page.getByRole('link', { name: 'Show Filters' }).tap();
    const close = page.getByRole('button', { name: 'Close filters' });
    await expect(close).toBeFocused();
    await page.reload();
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
  });

  test('everything to tap is large enough', async ({ page }) => {
    for (const path of [...PATHS, await listingAddress(page)]) {
      await open(page, path);
      expect(await tooSmall(page), path).toEqual([]);
    }
  });
});

test('the chosen theme stays, and is there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(15, 23, 22)');
  await page.goto('/property', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(ground).toBe('rgb(15, 23, 22)');
});

/** The outline of what has the focus, of the label around it, or of the card its link covers. */
function focusOutline(): string | undefined {
  const element = document.activeElement;
  return [element, element?.closest('label')]
    .flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []))
    .map(({ outlineStyle }) => outlineStyle)
    .find((style) => style !== 'none');
}

/** Controls below 24 pixels, except links inside sentences (WCAG 2.5.8). */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary')].flatMap((element) => {
      const isInSentence = element.tagName === 'A' && element.closest('p') !== null;
      // The label belongs to its control, and the link of a card covers the whole card.
      const target = element.closest('label') ?? element.closest('h3 > a')?.closest('article');
      const { width, height } = (target ?? element).getBoundingClientRect();
      const isShown = width > 1 && height > 1;
      return isShown && !isInSentence && (width < 24 || height < 24)
        ? [`${element.textContent} ${width} x ${height}`]
        : [];
    }),
  );
}
