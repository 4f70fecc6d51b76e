import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectNoViolation } from './axe.ts';
import { listingAddress, open, settled } from './pages.ts';

const link = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Open photo ${number} of`) });
const view = (page: Page) => page.getByRole('dialog', { name: /^Photos of / });
/** Which picture the view over the whole screen shows. */
const place = (page: Page, number: number) =>
  expect(view(page).getByText(new RegExp(`^${number} / \\d+$`))).toBeVisible();

test('a visitor looks at the pictures by keyboard; the page passes axe with them open', async ({
  page,
}) => {
  await open(page, await listingAddress(page, 'type=residential'));
  await test.step('V-2.7-02 the pictures open over the whole screen, and no key leaves them', async () => {
    await link(page, 1).focus();
    await page.keyboard.press('Enter');
    await place(page, 1);
    await page.keyboard.press('ArrowRight');
    await place(page, 2);
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      const isInside = page.evaluate(() =>
        document.activeElement?.matches('dialog *, dialog, body'),
      );
      expect(await isInside).toBe(true);
    }
    await expectNoViolation(page, { look: { width: 320, colorScheme: 'dark' } });
    await view(page).getByRole('button', { name: 'Zoom in' }).click();
    await expectNoViolation(page, { look: { width: 360, colorScheme: 'light' } });
    await page.keyboard.press('Escape');
    await expect(view(page)).toBeHidden();
  });
  await expect(link(page, 1)).toBeFocused();
});

test('where the code of the view does not come the file of the picture opens', async ({ page }) => {
  await page.route('**/assets/Lightbox-*.js*', (route) => route.abort());
  const address = await listingAddress(page, 'type=residential');
  await open(page, address);
  await link(page, 2).click();
  await expect(page).toHaveURL(/\/1600\.jpg$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true });

  test('pictures are swiped, found by their small ones, zoomed by two taps and closed by Back', async ({
    page,
    context,
  }) => {
    await open(page, await listingAddress(page, 'type=residential'));
    const address = page.url();
    let top = 0;
    const fingers = await context.newCDPSession(page);
    const row = page
      .getByRole('main')
      .locator('ul')
      .filter({ has: link(page, 1) });

    await test.step('V-2.7-01 the row is swiped, and a small picture leads to its large one', async () => {
      await swipe(fingers, row);
      await expect.poll(() => scrolled(row)).toBe(1);
      const small = page.getByRole('link', { name: /^Show photo/ });
      await expect(small.nth(1)).toHaveAttribute('aria-current', 'true');
      await small.nth(3).tap();
      await expect.poll(() => scrolled(row)).toBe(3);
      await expect(small.nth(3)).toHaveAttribute('aria-current', 'true');
      expect(page.url()).toBe(address);
    });

    await test.step('V-2.7-02 one opens over the whole screen, is swiped and zoomed', async () => {
      await page.evaluate(() => window.scrollTo(0, 40));
      await link(page, 4).tap();
      await place(page, 4);
      top = await page.evaluate(() => window.scrollY);
      await swipe(fingers, view(page));
      await place(page, 5);
      await settled(page);
      const picture = view(page).locator('[role=group]:not([inert]) img');
      const width = async () => (await picture.boundingBox())?.width ?? 0;
      const before = await width();
      await doubleTap(page, view(page));
      await expect.poll(width).toBeGreaterThan(before * 1.9);
      const fetched = () =>
        picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc);
      await expect.poll(fetched).toMatch(/\/1600\.avif$/);
    });

    await test.step('Back closes it, and the page is where it was', async () => {
      await page.goBack();
      await expect(view(page)).toBeHidden();
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await expect(link(page, 4)).toBeFocused();
      expect(await scrolled(row)).toBe(3);
    });
  });

  test('two fingers zoom a picture, and one that pulls it down closes the view', async ({
    page,
    context,
  }) => {
    await open(page, await listingAddress(page, 'type=residential'));
    const address = page.url();
    const fingers = await context.newCDPSession(page);
    await link(page, 1).tap();
    await place(page, 1);
    await settled(page);
    const picture = view(page).locator('[role=group]:not([inert]) img');
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const before = await width();
    await test.step('V-2.7-02 apart it grows, together it is as before', async () => {
      await drag(fingers, view(page), APART);
      await expect.poll(width).toBeGreaterThan(before * 1.3);
      await pastDoubleTap(page);
      await drag(fingers, view(page), APART.toReversed());
      await expect.poll(width).toBeCloseTo(before, 0);
    });
    await pastDoubleTap(page);
    await drag(fingers, view(page), DOWN);
    await expect(view(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(link(page, 1)).toBeFocused();
  });

  test('what is tapped while the page’s code is on its way answers once that has come', async ({
    page,
  }) => {
    const address = await listingAddress(page, 'type=residential');
    const pressed = page.getByRole('main').locator('button[aria-pressed=true]');
    /** Taps while the line is as slow as that, and lets the code come, or not. */
    const tapEarly = async (path: string, tap: () => Promise<void>, comes = true) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((done) => {
        arrive = done;
      });
      await page.route('**/assets/*.js', async (route) => {
        await arrived;
        await (comes ? route.continue() : route.abort());
      });
      await page.goto(path, { waitUntil: 'commit' });
      await tap();
      arrive();
    };
    await test.step('V-2.7-02 a picture opens over the whole screen, and its file does not', async () => {
      await tapEarly(address, () => link(page, 1).tap());
      await place(page, 1);
      expect(new URL(page.url()).hash).toBe('#photos');
    });
    await test.step('V-2.6-14 heart and compare are pressed once', async () => {
      await tapEarly(address, () => page.getByRole('button', { name: /^Save / }).tap());
      await expect(pressed).toHaveText(/^Saved/);
      await tapEarly(address, () => page.getByRole('button', { name: /^Compare / }).tap());
      await expect(pressed).toHaveText([/^Saved/, /^Comparing/]);
    });
    await test.step('the picture of a card leads to its property', async () => {
      await tapEarly('/property', async () => {
        const picture = await page.locator('article img').first().boundingBox();
        if (!picture) throw new Error('There is no card.');
        await page.touchscreen.tap(picture.x + picture.width / 2, picture.y + picture.height / 2);
        await page.waitForURL(/property-details-v1/, { waitUntil: 'commit' });
      });
    });
    await test.step('where no code comes the file of the picture opens', async () => {
      await tapEarly(address, () => link(page, 2).dispatchEvent('click'), false);
      await expect(page).toHaveURL(/\/1600\.jpg$/);
    });
  });

  test('before the page’s code is there its pictures are swiped and found', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, hasTouch: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await listingAddress(page, 'type=residential'));
    const fingers = await page.context().newCDPSession(page);
    const row = page
      .getByRole('main')
      .locator('ul')
      .filter({ has: link(page, 1) });
    await swipe(fingers, row);
    await expect.poll(() => scrolled(row)).toBe(1);
    await page.getByRole('link', { name: /^Show photo 4/ }).tap();
    await expect.poll(() => scrolled(row)).toBe(3);
    await page.close();
  });
});

/**
 * Waits until what touches next is no second tap: fingers of a machine are on their way again sooner after the last
 * touch than any hand, and would zoom.
 */
async function pastDoubleTap(page: Page): Promise<void> {
  const last = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() > then + 300, last);
}

/** How many pictures lie to the left of what the row shows. */
const scrolled = (row: Locator) => row.evaluate((box) => box.scrollLeft / box.clientWidth);

type Touch = readonly [x: number, y: number];
const PARTS = Array.from({ length: 12 }, (_, part) => part / 11);
/** Where two fingers are that go apart over the middle, as shares of an element. */
const APART: Touch[][] = PARTS.map((part) => [
  [0.45 - 0.25 * part, 0.45],
  [0.55 + 0.25 * part, 0.45],
]);
/** One finger on its way down. */
const DOWN: Touch[][] = PARTS.map((part) => [[0.5, 0.3 + 0.5 * part]]);
/** One finger from the right to the left. */
const ACROSS: Touch[][] = PARTS.map((part) => [[0.8 - 0.55 * part, 0.5]]);
/** A screen asks its fingers where they are this often; faster ones are taken for a fling over several pictures. */
const FRAME_MS = 16;

/** Fingers go over an element, from each of these places to the next. */
async function drag(session: CDPSession, element: Locator, places: Touch[][]): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to touch.');
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touches: Touch[]) => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      // When the finger was there, however late the browser hears of it.
      timestamp: Date.now() / 1_000,
      touchPoints: touches.map(([x, y], id) => ({
        x: box.x + box.width * x,
        y: box.y + box.height * y,
        id,
      })),
    });
    await setTimeout(FRAME_MS);
  };
  for (const [index, touches] of places.entries())
    await send(index === 0 ? 'touchStart' : 'touchMove', touches);
  await send('touchEnd', []);
}

const swipe = (session: CDPSession, element: Locator) => drag(session, element, ACROSS);

async function doubleTap(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.touchscreen.tap(...middle);
  await page.touchscreen.tap(...middle);
}
