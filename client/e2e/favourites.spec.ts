import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { cards, demoListings, open, stopClock } from './pages.ts';
import { untilToasts } from './postingForm.ts';

async function publicIds(page: Page, count: number, query = ''): Promise<string[]> {
  const listings = await demoListings(page, query);
  return listings.slice(0, count).map(({ id }) => id);
}

async function storeIds(page: Page, key: string, ids: readonly string[]): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [key, JSON.stringify(ids)] as const,
  );
}

const hearts = (page: Page) => page.getByRole('button', { name: /^Save / });
const message = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ hasText: words });

test('a heart on a card stays through a reload and stands on the favourites page', async ({
  page,
}) => {
  await open(page, '/property?type=agricultural');
  const title = await cards(page).first().getByRole('heading').innerText();
  const heart = cards(page)
    .first()
    .getByRole('button', { name: `Save ${title}` });
  await test.step('V-2.6-14 D-47 a press saves the property, on the page that stands', async () => {
    const box = await heart.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await heart.click();
    await expect(message(page, 'Added to favorites!')).toBeVisible();
    await expect(page).toHaveURL(/\/property\?type=agricultural$/);
  });

  await page.reload();
  const marked = page.getByRole('button', { name: `Remove ${title} from favourites` });
  await expect(marked).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/favourites');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading')).toHaveText(title);
  await expect(page.getByText('1 property, kept in this browser only.')).toBeVisible();

  await marked.click();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText(title);
});

test('two tabs stay in step', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await open(one, '/property?type=agricultural');
  await open(other, '/favourites');
  await one.bringToFront();
  await hearts(one).first().click();
  await expect(cards(other)).toHaveCount(1);
});

test('WCAG 2.2.1 a message stays while it is pointed at or has the focus', async ({ page }) => {
  await page.clock.install();
  await open(page, '/property');
  // From here on no time passes but what is said, however slow the machine is.
  await stopClock(page);
  await hearts(page).first().click();
  await untilToasts(page, 1, 50);
  const words = message(page, 'Added to favorites!');
  await expect(words).toBeVisible();
  await words.hover();
  await page.clock.runFor(20_000);
  await expect(words).toBeVisible();
  // It is held all the while: the focus comes before the pointer goes.
  await words.getByRole('button', { name: 'Close' }).focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(words).toBeVisible();
  await page.getByRole('link').first().focus();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return words.count();
    })
    .toBe(0);
});

test('by keyboard alone: a fourth property is put beside three, a fifth is refused, the page shows them', async ({
  page,
}) => {
  const ids = await publicIds(page, 5, 'type=residential');
  await storeIds(page, 'compareProperties', ids.slice(0, 3));
  await open(page, `/property-details-v1/${ids[3]}`);
  const button = page.getByRole('main').getByRole('button', { name: /^Compare / });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(message(page, 'Added to compare!')).toBeVisible();
  await open(page, `/property-details-v1/${ids[4]}`);
  await button.focus();
  await page.keyboard.press('Space');
  await expect(message(page, 'Remove one to add another')).toBeVisible();
  await page.getByRole('region', { name: 'Comparison' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids.slice(0, 4).join(',')}$`));
  await expect(page.getByRole('columnheader')).toHaveCount(5);
});

test('a comparison is an address: differences and removing', async ({ page }) => {
  const ids = await publicIds(page, 3, 'type=residential');
  await open(page, `/compare?ids=${ids.join(',')}`);
  const rows = page.getByRole('rowheader');
  const differences = await rows.count();
  await page.getByRole('link', { name: 'Show all rows' }).click();
  await expect(page).toHaveURL(/rows=all/);
  await expect(page.getByRole('link', { name: 'Only differences' })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(differences);
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('a comparison fits a phone: it scrolls inside its own region', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const ids = await publicIds(page, 4, 'type=residential');
  await open(page, `/compare?ids=${ids.join(',')}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  const region = page.getByRole('region', { name: 'Comparison' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const corner = await page.locator('th[scope="row"]').first().boundingBox();
  expect(corner?.x ?? -1).toBeGreaterThanOrEqual(0);
});

test('the tray of a comparison passes axe', async ({ page }) => {
  await storeIds(page, 'compareProperties', await publicIds(page, 3, 'type=residential'));
  await open(page, '/favourites');
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await expectNoViolation(page, { part: '[aria-label="Comparison"]' });
});
