import { expect, type Page } from '@playwright/test';
import { newPerson } from './accounts.ts';
import { cards, demoListings, open, stopClock } from './pages.ts';
import { codeFor, test } from './people.ts';
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

test('a heart on a card stands in the other tab, stays through a reload, and is kept by signing in', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/favourites');
  await page.bringToFront();
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

  await expect(cards(other).getByRole('heading')).toHaveText(title);

  await page.reload();
  const remove = { name: `Remove ${title} from favourites` };
  await expect(page.getByRole('button', remove)).toHaveAttribute('aria-pressed', 'true');
  await other.bringToFront();
  await expect(other.getByText('1 property, saved in this browser only.')).toBeVisible();

  await other.getByRole('button', remove).click();
  await expect(other.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(other).getByRole('heading')).toHaveText(title);

  await test.step('D-47 they are kept with the account', async () => {
    const { mobile } = await newPerson();
    await other.getByRole('button', { name: 'Sign in to keep them' }).click();
    await other.getByLabel('Mobile number').fill(mobile ?? '');
    await other.getByRole('button', { name: 'Send OTP' }).click();
    await other.getByLabel('6-digit OTP').fill(await codeFor(mobile ?? ''));
    await other.getByRole('button', { name: 'Verify' }).click();
    await expect(other.getByText('1 property, saved in your account.')).toBeVisible();
    await expect(other).toHaveURL(/\/favourites$/);
    await expect(other.getByRole('dialog')).toBeHidden();
  });
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
