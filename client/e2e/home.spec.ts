import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type Swiper from 'swiper';
import { countOf, open, watch, whileSteady } from './pages.ts';

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

/** How many whole slides are in sight. */
async function slidesInSight(region: Locator): Promise<number> {
  return region.locator('.carousel-window').evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [...box.querySelectorAll('.carousel-slide')].filter((slide) => {
      const place = slide.getBoundingClientRect();
      return place.left >= left - 1 && place.right <= right + 1;
    }).length;
  });
}

interface Running {
  realIndex: number;
  speed: unknown;
  delay: unknown;
  loop: unknown;
  isRunning: boolean;
}

/** What the running Swiper says of itself. */
async function running(region: Locator): Promise<Running> {
  return region.locator('.carousel-window').evaluate((box) => {
    const swiper: Swiper = Reflect.get(box, 'swiper');
    const { speed, autoplay, loop } = swiper.params;
    return {
      realIndex: swiper.realIndex,
      speed,
      delay: typeof autoplay === 'object' ? autoplay.delay : null,
      loop,
      isRunning: swiper.autoplay.running,
    };
  });
}

/** Starts the wait anew on a clock that stands still, and turns it by hand. */
async function expectToMoveAfter(page: Page, region: Locator, milliseconds: number): Promise<void> {
  const isRunning = async () => (await running(region)).isRunning;
  const press = async (name: string) => {
    await region.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await expect.poll(isRunning).toBe(true);
  await press('Pause');
  await expect.poll(isRunning).toBe(false);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const { realIndex } = await running(region);
  await press('Play');
  await expect.poll(isRunning).toBe(true);
  await page.clock.runFor(milliseconds - 100);
  expect((await running(region)).realIndex).toBe(realIndex);
  await page.clock.runFor(200);
  expect((await running(region)).realIndex).toBe(realIndex + 1);
}

const CAROUSELS = [
  'Property types',
  'Popular cities',
  'Testimonials',
  'Trusted partners',
  'Recent blogs',
];

const WIDTHS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'V-2.4-30 Property types': { 360: 2, 639: 2, 640: 3, 768: 4, 1024: 5, 1280: 6, 1440: 6 },
  'V-2.4-21 Testimonials': { 360: 1, 767: 1, 768: 2, 1023: 2, 1024: 3, 1440: 3 },
  'V-2.4-23 Recent blogs': { 360: 1, 640: 1, 641: 2, 768: 2, 769: 3, 1024: 3, 1025: 4, 1440: 4 },
  'V-2.4-22 Trusted partners': { 360: 2, 640: 3, 768: 4, 1024: 6, 1440: 6 },
};

test.describe('carousels', () => {
  for (const [title, counts] of Object.entries(WIDTHS)) {
    test(`${title}: as many slides as documented at every width`, async ({ page }) => {
      await open(page, '/');
      const label = title.slice(title.indexOf(' ') + 1);
      for (const [width, count] of Object.entries(counts)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        const region = await carousel(page, label);
        await expect.poll(() => slidesInSight(region), `at ${width} px`).toBe(count);
      }
    });
  }

  test('V-2.4-20 testimonials loop and move on after six seconds, not before', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const region = await carousel(page, 'Testimonials');
    expect(await running(region)).toMatchObject({ delay: 6000, loop: true });
    await expectToMoveAfter(page, region, 6000);
    await page.clock.resume();
    const last = region.getByRole('button', { name: 'Go to 10 of 10' });
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await region.getByRole('button', { name: 'Next' }).click();
    await expect.poll(async () => (await running(region)).realIndex).toBe(0);
  });

  test('V-2.4-20 V-3-22 the other variant waits five seconds, its authors have portraits', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/about-us');
    const region = await carousel(page, 'Testimonials');
    expect(await running(region)).toMatchObject({ delay: 5000, loop: true });
    await expectToMoveAfter(page, region, 5000);
    const authors = region.locator('figcaption');
    await expect(authors).toHaveCount(10);
    for (const author of await authors.all()) await expect(author).toHaveText(/^[A-Z]{2}[A-Z]\w+/);
  });

  test('V-2.4-22 the partner strip moves every three seconds, in half a second', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const region = await carousel(page, 'Trusted partners');
    expect(await running(region)).toMatchObject({ delay: 3000, speed: 500 });
    await expectToMoveAfter(page, region, 3000);
  });

  test('what moves can be paused, and stands still under the pointer and the focus', async ({
    page,
  }) => {
    await open(page, '/');
    const region = await carousel(page, 'Testimonials');
    const isRunning = async () => (await running(region)).isRunning;
    await expect.poll(isRunning).toBe(true);

    await region.hover();
    await expect.poll(isRunning).toBe(false);
    await page.mouse.move(0, 0);
    await expect.poll(isRunning).toBe(true);

    await region.getByRole('button', { name: 'Next' }).focus();
    await expect.poll(isRunning).toBe(false);
    await region.getByRole('button', { name: 'Pause' }).focus();
    await expect.poll(isRunning).toBe(true);

    await page.keyboard.press('Enter');
    await expect(region.getByRole('button', { name: 'Play' })).toBeFocused();
    await expect.poll(isRunning).toBe(false);
    await page.keyboard.press('Enter');
    await expect.poll(isRunning).toBe(true);
  });

  test('slides are named, and bullets are large enough to hit', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/');
    const region = await carousel(page, 'Testimonials');
    await expect(region.getByRole('group', { name: '3 of 10' })).toHaveCount(1);
    const bullets = region.getByRole('button', { name: /^Go to/ });
    await expect(bullets).toHaveCount(10);
    for (const bullet of await bullets.all()) {
      const box = await bullet.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    await bullets.nth(4).click();
    await expect(bullets.nth(4)).toHaveAttribute('aria-current', 'true');
  });

  test('Swiper takes over without moving anything', async ({ page }) => {
    await page.goto('/');
    const places = () =>
      page
        .getByRole('region', { name: 'Property types' })
        .locator('.carousel-slide')
        .evaluateAll((slides) =>
          slides.slice(0, 4).map((slide) => slide.getBoundingClientRect().x),
        );
    const before = await places();
    await carousel(page, 'Property types');
    expect(await places()).toEqual(before);
  });
});

test.describe('carousels for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and moves take no time', async ({ page }) => {
    await open(page, '/');
    for (const label of ['Testimonials', 'Trusted partners']) {
      const region = await carousel(page, label);
      expect(await running(region)).toMatchObject({ isRunning: false, speed: 0 });
      await expect(region.getByRole('button', { name: 'Play' })).toBeVisible();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('V-2.1-01 every block of the home page is there, and carousels scroll', async ({ page }) => {
    await page.goto('/');
    for (const name of [
      'Recommended properties',
      'Try Searching For',
      'Properties By Cities',
      'Become Partners',
      'What people say',
      'Trusted partners',
      'Meet Our Agents',
      'Recent blogs',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const last = page.getByRole('region', { name: 'Testimonials' }).locator('figure').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  });
});

test.describe('the recommended list', () => {
  test('V-1-05 prices are in rupees, with the symbol', async ({ page }) => {
    await open(page, '/');
    const prices = recommended(page).locator('article data');
    await expect(prices).toHaveCount(8);
    for (const price of await prices.all()) await expect(price).toContainText(/₹[\d,.]+/);
  });

  test('V-2.4-16 desktop: three columns, four on extra-large screens, twelve at most', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    const section = recommended(page);
    await expect(section.locator('article')).toHaveCount(8);
    expect(await columnsOf(section)).toBe(4);
    await section.getByRole('button', { name: 'Show more' }).click();
    await expect(section.locator('article:visible')).toHaveCount(12);
    await expect(section.getByRole('button', { name: 'Show more' })).toBeHidden();
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect.poll(() => columnsOf(section)).toBe(3);
  });

  test('V-2.4-15 mobile: two rows that scroll sideways, ten in each at most', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, '/');
    const section = recommended(page);
    expect(await rowsOf(section)).toEqual([4, 4]);
    const more = section.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(section.locator('article')).toHaveCount(16);
    await more.click();
    await expect(section.locator('article')).toHaveCount(20);
    expect(await rowsOf(section)).toEqual([10, 10]);
    await expect(more).toBeHidden();
  });

  test('V-4.6-10 V-2.4-12 choosing a city reloads the list, six a request; clearing brings it back', async ({
    page,
  }) => {
    await open(page, '/');
    const seen = watch(page);
    await recommended(page).getByLabel('City').selectOption('Pune, Maharashtra');
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Properties in Pune' }),
    });
    await expect(section.locator('article')).toHaveCount(6);
    const [query = ''] = seen.queries;
    const variables: unknown = JSON.parse(new URL(query).searchParams.get('variables') ?? '{}');
    expect(variables).toEqual({
      filter: { city: 'Pune', state: 'Maharashtra' },
      page: 1,
      pageSize: 6,
    });
    await expect(page.getByRole('status').filter({ hasText: /properties in Pune/ })).toBeAttached();
    for (const place of await section.locator('article p', { hasText: 'Pune' }).all()) {
      await expect(place).toContainText('Pune');
    }

    await section.getByLabel('City').selectOption({ label: 'All cities' });
    await expect(page.getByRole('heading', { name: 'Recommended properties' })).toBeVisible();
    await expect(recommended(page).locator('article')).toHaveCount(8);
  });

  test('V-2.4-14 a city without listings says so and lets the filter be cleared', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'selectedCity',
        JSON.stringify({ city: 'Ratlam', state: 'Madhya Pradesh', propertyCount: 0 }),
      ),
    );
    expect(await countOf(page, 'city=Ratlam')).toBe(0);
    await open(page, '/');
    await expect(page.getByText('No properties found in Ratlam')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filter' }).last().click();
    await expect(recommended(page).locator('article')).toHaveCount(8);
  });

  test('V-2.4-13 shortcuts lead to ready-made searches', async ({ page }) => {
    await open(page, '/');
    const section = recommended(page);
    for (const [name, address] of [
      ['Buy', '/property?status=sell'],
      ['New Projects', '/property?type=project'],
      ['Commercial', '/property?type=commercial'],
      ['View All Properties', '/property'],
    ]) {
      const link = section.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', address ?? '');
    }
  });
});

test.describe('cities, categories and partners', () => {
  test('V-2.4-17 large screens see the first eight cities, small ones all', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    const cities = blockOf(page, 'Properties By Cities').getByRole('listitem');
    await expect(cities.filter({ visible: true })).toHaveCount(8);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(cities.filter({ visible: true })).toHaveCount(20);
  });

  test('V-2.1-13 V-2.4-18 an active city shows its count and leads to its page', async ({
    page,
  }) => {
    const count = await whileSteady(
      () => countOf(page, 'city=Mumbai'),
      () => open(page, '/'),
    );
    const card = blockOf(page, 'Properties By Cities').getByRole('link', { name: /^Mumbai/ });
    await expect(card).toHaveText(new RegExp(`${count} properties`));
    await expect(card).toContainText('Active');
    await expect(card).toHaveAttribute('href', '/mumbai');
  });

  test('V-2.1-12 V-3-25 V-1-09 nine popular cities, each as 50+, lead to the map', async ({
    page,
  }) => {
    await open(page, '/');
    const region = await carousel(page, 'Popular cities');
    const links = region.getByRole('link');
    await expect(links).toHaveCount(9);
    for (const link of await links.all()) {
      await expect(link).toContainText('50+ properties');
      await expect(link).toHaveAttribute('href', /^\/topmap-grid\?city=\w+$/);
    }
  });

  test('V-2.4-29 V-2.4-31 V-2.4-32 V-3-21 categories and six property types with their counts', async ({
    page,
  }) => {
    const categories = [
      { name: 'Commercial', type: 'commercial' },
      { name: 'Residential', type: 'residential' },
      { name: 'Agriculture', type: 'agricultural' },
    ];
    const totals = await whileSteady(
      () => Promise.all(categories.map(({ type }) => countOf(page, `type=${type}`))),
      () => open(page, '/'),
    );
    const block = blockOf(page, 'Try Searching For');
    const region = await carousel(page, 'Property types');
    const links = region.getByRole('link');
    await expect(links).toHaveCount(9);
    for (const [position, { name }] of categories.entries()) {
      await expect(links.nth(position)).toHaveText(`${name}${totals[position]} Properties`);
      await expect(links.nth(position).locator('svg')).toBeAttached();
    }
    await expect(region.getByRole('button', { name: /^Go to/ })).not.toHaveCount(0);
    await expect(block.getByRole('link', { name: 'Browse All Properties' })).toHaveAttribute(
      'href',
      '/property',
    );
    await expect(block.getByRole('link', { name: 'Contact Expert' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('V-2.4-28 P-2.1-07 the banner asks for partners and leads to posting', async ({ page }) => {
    await open(page, '/');
    const banner = blockOf(page, 'Become Partners');
    await expect(banner.getByRole('link', { name: 'Explore Properties' })).toHaveAttribute(
      'href',
      '/property',
    );
    await expect(banner.getByRole('link', { name: 'List Your Property' })).toHaveAttribute(
      'href',
      '/add-property',
    );
    await expect(banner).toContainText('10K+ Properties');
    await expect(banner).toContainText('5K+ Partners');
    await expect(page.getByText("India's #1 Real Estate Platform").first()).toBeVisible();
  });

  test('V-2.4-24 each blog card leads to its post, the section to all of them', async ({
    page,
  }) => {
    await open(page, '/');
    const block = blockOf(page, 'Recent blogs');
    const answer = await page.request.get('/api/blogs');
    const body: { blogs: { _id: string }[] } = await answer.json();
    const links = (await carousel(page, 'Recent blogs')).getByRole('link');
    await expect(links).toHaveCount(Math.min(8, body.blogs.length));
    for (const [position, { _id }] of body.blogs.slice(0, 8).entries()) {
      await expect(links.nth(position)).toHaveAttribute('href', `/blog-detail/${_id}`);
    }
    await expect(block.getByRole('link', { name: 'View all blogs' })).toHaveAttribute(
      'href',
      '/blog-listing',
    );
  });

  test('V-2.4-26 agents, and the way to become one', async ({ page }) => {
    await open(page, '/');
    const block = blockOf(page, 'Meet Our Agents');
    await expect(block).toContainText('Become an agent and get the commission you deserve.');
    await expect(block.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('V-3-22 V-3-25 ten testimonials with quote, name, position and stars', async ({ page }) => {
    await open(page, '/');
    const figures = blockOf(page, 'What people say').locator('figure');
    await expect(figures).toHaveCount(10);
    for (const figure of await figures.all()) {
      await expect(figure.locator('blockquote')).toHaveText(/^“.{30,}”$/);
      await expect(figure.locator('figcaption span').nth(1)).toHaveText(/\w/);
      await expect(figure.locator('figcaption span').nth(2)).toHaveText(/\w/);
      await expect(figure.getByText(/^[345] out of 5 stars$/)).toBeAttached();
    }
  });
});

test('the code below the window waits for the visitor to come near, and hydrates quietly', async ({
  page,
}) => {
  const seen = watch(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const isFetched = () => files.some((file) => /BelowFold|swiperKit/.test(file));
  await open(page, '/');
  expect(isFetched()).toBe(false);
  await carousel(page, 'Property types');
  expect(isFetched()).toBe(true);
  expect(seen).toEqual({ messages: [], queries: [] });
});

test('V-2.10-07 code that does not arrive says so, and a second try helps', async ({ page }) => {
  await page.route(/BelowFold/, (route) => route.abort());
  await open(page, '/');
  await recommended(page).getByRole('link', { name: 'View All Properties' }).hover();
  await page.mouse.wheel(0, 2_000);
  await expect(page.getByText('Component failed to load.')).toBeVisible();
  await expect(recommended(page).locator('article').first()).toBeVisible();
  await page.unroute(/BelowFold/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Try Searching For' })).toBeVisible();
});

test('the focus brings its slide into sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const region = await carousel(page, 'Property types');
  const last = region.getByRole('link').last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`everything awake, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const width of [360, 1440]) {
      test(`axe finds nothing at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/');
        for (const label of CAROUSELS) await carousel(page, label);
        // Where the header stays in sight, it may lie over whatever the window was scrolled to.
        await page.evaluate(() => window.scrollTo(0, 0));
        const { violations } = await new AxeBuilder({ page })
          .include('main')
          .options({ rules: { 'target-size': { enabled: true } } })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
      });
    }
  });
}

test('the home page is no wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/');
  await carousel(page, 'Testimonials');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

function blockOf(page: Page, heading: string): Locator {
  return page.locator('section', {
    has: page.getByRole('heading', { name: heading, exact: true }),
  });
}

function recommended(page: Page): Locator {
  return blockOf(page, 'Recommended properties');
}

async function columnsOf(section: Locator): Promise<number> {
  const tops = await boxesOf(section);
  return tops.filter(({ y }) => y === tops[0]?.y).length;
}

async function rowsOf(section: Locator): Promise<number[]> {
  const rows = new Map<number, number>();
  for (const { y } of await boxesOf(section)) rows.set(y, (rows.get(y) ?? 0) + 1);
  return [...rows.values()];
}

async function boxesOf(section: Locator): Promise<{ x: number; y: number }[]> {
  return section.locator('article:visible').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return { x, y: Math.round(y) };
    }),
  );
}
