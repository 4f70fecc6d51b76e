import { expect, test, type Locator, type Page } from '@playwright/test';
import type Swiper from 'swiper';
import { expectNoViolation } from './axe.ts';
import { open, settled, stopClock, watch } from './pages.ts';

/**
 * Brings a carousel into view and waits until Swiper has taken it over. Its part of the page may be drawn
 * anew while it comes near (the server's markup gives way to the client's), so it is asked for each time.
 */
async function carousel(page: Page, label: string): Promise<Locator> {
  const region = page.getByRole('region', { name: label, exact: true });
  const isRunning = async () => {
    await region.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return region.locator('.swiper-initialized').isVisible();
  };
  await expect.poll(isRunning).toBe(true);
  return region;
}

interface Running {
  realIndex: number;
  count: number;
  speed: unknown;
  loop: unknown;
  isRunning: boolean;
}

/** What the running Swiper says of itself. */
async function running(region: Locator): Promise<Running> {
  return region.locator('.carousel-window').evaluate((box) => {
    const swiper: Swiper = Reflect.get(box, 'swiper');
    const { speed, loop } = swiper.params;
    const { realIndex, slides, autoplay } = swiper;
    return { realIndex, count: slides.length, speed, loop, isRunning: autoplay.running };
  });
}

const expectRunning = (region: Locator, isRunning: boolean) =>
  expect.poll(async () => (await running(region)).isRunning).toBe(isRunning);

/** Starts the wait anew on a clock that stands still, and turns it by hand. */
async function expectToMoveAfter(page: Page, region: Locator, milliseconds: number): Promise<void> {
  const press = async (name: 'Pause' | 'Play') => {
    await region.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expectRunning(region, name === 'Play');
  };
  await press('Pause');
  // A slide that is still on its way would begin the wait once more on its arrival.
  await settled(page);
  await press('Play');
  const { realIndex, count } = await running(region);
  await page.clock.runFor(milliseconds - 100);
  expect((await running(region)).realIndex).toBe(realIndex);
  await page.clock.runFor(200);
  expect((await running(region)).realIndex).toBe((realIndex + 1) % count);
}

/** How many slides fit beside each other, by the width of the window. */
type Counts = Readonly<Record<number, number>>;
const CATEGORIES: Counts = { 360: 2, 639: 2, 640: 3, 768: 4, 1024: 5, 1280: 6, 1440: 6 };
const VOICES: Counts = { 360: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1440: 3 };
const BLOGS: Counts = { 360: 1, 640: 1, 641: 2, 768: 2, 769: 3, 1024: 3, 1025: 4, 1440: 4 };
const PARTNERS: Counts = { 360: 2, 640: 3, 768: 4, 1024: 6, 1440: 6 };

async function countsAt(page: Page, label: string, counts: Counts): Promise<Counts> {
  const region = await carousel(page, label);
  const found: Record<number, number> = {};
  for (const width of Object.keys(counts).map(Number)) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await region.locator('.carousel-window').evaluate((box) => {
      const slide = box.querySelector('.carousel-slide');
      return box.getBoundingClientRect().width / (slide?.getBoundingClientRect().width ?? 0);
    });
  }
  return Object.fromEntries(
    Object.entries(found).map(([width, count]) => [width, Math.round(count * 100) / 100]),
  );
}

test('carousels have as many slides side by side as documented at every width', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('V-2.4-30 property types', async () => {
    expect(await countsAt(page, 'Property types', CATEGORIES)).toEqual(CATEGORIES);
    const bullets = page.getByRole('region', { name: 'Property types' }).getByRole('button');
    await expect(bullets.filter({ visible: true }).first()).toHaveAccessibleName(/^Go to 1 of/);
  });
  await test.step('V-2.4-21 testimonials', async () => {
    expect(await countsAt(page, 'Testimonials', VOICES)).toEqual(VOICES);
  });
  await test.step('V-2.4-23 recent blogs', async () => {
    expect(await countsAt(page, 'Recent blogs', BLOGS)).toEqual(BLOGS);
  });
});

test('what moves by itself can be held, and moves when documented', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const voices = await carousel(page, 'Testimonials');
  const partners = await carousel(page, 'Trusted partners');

  await test.step('under the pointer and the focus it stands still', async () => {
    await expectRunning(voices, true);
    await voices.hover();
    await expectRunning(voices, false);
    await page.mouse.move(0, 0);
    await expectRunning(voices, true);
    await voices.getByRole('button', { name: 'Next' }).focus();
    await expectRunning(voices, false);
    const pause = voices.getByRole('button', { name: 'Pause' });
    await pause.focus();
    await expectRunning(voices, true);
    await page.keyboard.press('Enter');
    await expect(voices.getByRole('button', { name: 'Play' })).toBeFocused();
    await expectRunning(voices, false);
    await page.keyboard.press('Enter');
    await expectRunning(voices, true);
  });

  await stopClock(page);
  await test.step('V-2.4-22 the partner strip: every three seconds, in half a second', async () => {
    await expectToMoveAfter(page, partners, 3_000);
    expect((await running(partners)).speed).toBe(500);
    expect(await countsAt(page, 'Trusted partners', PARTNERS)).toEqual(PARTNERS);
  });

  await test.step('V-2.4-20 testimonials loop: every six seconds, beside their authors five', async () => {
    await expectToMoveAfter(page, voices, 6_000);
    await page.clock.resume();
    const last = voices.getByRole('button', { name: 'Go to 10 of 10' });
    await last.press('Enter');
    await expect(last).toHaveAttribute('aria-current', 'true');
    await voices.getByRole('button', { name: 'Next' }).press('Enter');
    await expect.poll(async () => (await running(voices)).realIndex).toBe(0);

    await open(page, '/about-us');
    const authors = await carousel(page, 'Testimonials');
    expect((await running(authors)).loop).toBe(true);
    await page.clock.pauseAt(Date.now() + 600_000);
    await expectToMoveAfter(page, authors, 5_000);
  });
});

test('on a phone the carousels come quietly when they are near, and fingers and focus reach them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const seen = watch(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const isFetched = () => files.some((file) => /BelowFold|swiperKit/.test(file));
  await open(page, '/');
  const types = page.getByRole('region', { name: 'Property types' });
  const places = () =>
    types
      .locator('.carousel-slide')
      .evaluateAll((slides) => slides.slice(0, 4).map((slide) => slide.getBoundingClientRect().x));
  const before = await places();
  expect(isFetched()).toBe(false);
  await carousel(page, 'Property types');
  expect(isFetched()).toBe(true);
  expect(await places()).toEqual(before);

  const last = types.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });

  const voices = await carousel(page, 'Testimonials');
  await expect(voices.getByRole('group', { name: '3 of 10' })).toHaveCount(1);
  const bullets = voices.getByRole('button', { name: /^Go to/ });
  await expect(bullets).toHaveCount(10);
  const sizes = await bullets.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  await bullets.nth(4).click();
  await expect(bullets.nth(4)).toHaveAttribute('aria-current', 'true');

  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  expect(seen).toEqual({ messages: [], queries: [] });
});

test('the recommended list is a grid on large screens and two rows on small ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Recommended properties' }),
  });
  const cards = section.locator('article:visible');
  const more = section.getByRole('button', { name: 'Show more' });
  /** How many cards stand side by side in each row, from the top. */
  const rows = async () => {
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().y)),
    );
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  };
  await test.step('V-2.4-16 three columns, four on extra-large screens, twelve at most', async () => {
    await expect.poll(rows).toEqual([4, 4]);
    await more.click();
    await expect.poll(rows).toEqual([4, 4, 4]);
    await expect(more).toBeHidden();
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect.poll(rows).toEqual([3, 3, 3, 3]);
  });
  const cities = page
    .locator('section', { has: page.getByRole('heading', { name: 'Properties By Cities' }) })
    .getByRole('listitem');
  await test.step('V-2.4-17 the first eight cities on a large screen, all on a small one', async () => {
    await expect(cities.filter({ visible: true })).toHaveCount(8);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(cities.filter({ visible: true })).toHaveCount(20);
  });
  await test.step('V-2.4-15 two rows that scroll sideways, ten in each at most', async () => {
    await expect.poll(rows).toEqual([8, 8]);
    await more.click();
    await expect.poll(rows).toEqual([10, 10]);
    await expect(more).toBeHidden();
    const row = section.locator('ul').filter({ has: page.locator('article') });
    expect(await row.evaluate((box) => box.scrollWidth > 2 * box.clientWidth)).toBe(true);
  });
});

test('for visitors who asked for less motion nothing moves, and axe finds nothing in the carousels', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const label of ['Property types', 'Popular cities', 'Recent blogs']) {
    await carousel(page, label);
  }
  for (const label of ['Testimonials', 'Trusted partners']) {
    const region = await carousel(page, label);
    expect(await running(region)).toMatchObject({ isRunning: false, speed: 0 });
    await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
  }
  // Where the header stays in sight, it may lie over whatever the window was scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolation(page, { part: '.carousel' });
});
