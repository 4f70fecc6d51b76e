import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { awake, cards, countOf, open, watch, whileSteady } from './pages.ts';

const AGRA = { latitude: 27.1751, longitude: 78.0421 };

test.describe('a city', () => {
  test('V-2.1-13 its page says what the market has there, and every number leads to its list', async ({
    page,
  }) => {
    const seen = watch(page);
    await open(page, '/agra');
    const total = await countOf(page, 'city=Agra');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property in Agra');
    await expect(page.getByText(new RegExp(`^Agra has ${total} properties`))).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(total, 8));
    expect(seen.messages).toEqual([]);
    expect(seen.queries, 'the data travels in the page').toEqual([]);

    const offer = page.getByRole('region', { name: 'What is on offer' });
    const commercial = await countOf(page, 'city=Agra&type=commercial');
    await offer.getByRole('link', { name: 'Commercial', exact: true }).click();
    await expect(page).toHaveURL('/property?city=Agra&type=commercial');
    await expect(page.locator('[data-results]')).toHaveText(
      new RegExp(`^${commercial} propert(y|ies)$`),
    );
  });

  test('V-2.1-13 a city card of the home page leads to it', async ({ page }) => {
    await open(page, '/');
    const block = page.getByRole('heading', { name: 'Properties By Cities' });
    await block.scrollIntoViewIfNeeded();
    // Before the block is awake the same link loads the page as a document.
    const card = page.locator('main a[href="/pune"]').first();
    await awake(card);
    await card.click();
    await expect(page).toHaveURL('/pune');
    await expect(page.getByRole('heading', { level: 1, name: 'Property in Pune' })).toBeFocused();
  });

  test('its localities, prices and neighbours are links', async ({ page }) => {
    await open(page, '/agra');
    const links = async (name: string) => {
      const region = page.getByRole('region', { name });
      return region.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    };
    for (const href of await links('Localities in Agra')) {
      expect(href).toMatch(/^\/property\?city=Agra&location=/);
    }
    for (const href of await links('What it costs')) {
      expect(href).toMatch(/^\/property\?city=Agra&status=(sell|rent)&type=/);
    }
    const nearby = await links('Cities nearby');
    expect(nearby.length).toBeGreaterThan(2);
    const answer = await page.request.get(nearby[0] ?? '');
    expect(answer.status()).toBe(200);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('V-2.1-13 the page reads the same', async ({ page }) => {
      await page.goto('/agra');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property in Agra');
      await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: /around it$/ })).toBeVisible();
    });
  });

  test('search engines keep it: canonical, breadcrumb and list', async ({ page }) => {
    await page.goto('/agra?utm_source=mail');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/agra$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^index/);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const kinds = blocks.map((text): unknown => Reflect.get(Object(JSON.parse(text)), '@type'));
    expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'CollectionPage']));
    await expect(page).toHaveTitle(/^Property in Agra for sale and rent \| /);
  });

  test('D-24 other names and spellings move to its address for good', async ({ page }) => {
    for (const [from, to] of [
      ['/bangalore', '/bengaluru'],
      ['/new%20delhi', '/delhi'],
      ['/new-delhi', '/delhi'],
      ['/navi%20mumbai', '/navi-mumbai'],
      ['/hamirpur?state=HP', '/hamirpur?state=Himachal+Pradesh'],
      ['/agra?state=Uttar%20Pradesh', '/agra'],
    ] as const) {
      const answer = await page.request.get(from, { maxRedirects: 0 });
      expect([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, to]);
    }
    await open(page, '/new delhi');
    await expect(page).toHaveURL('/delhi');
  });

  test('D-24 a name that nobody knows is a real 404', async ({ page }) => {
    for (const path of ['/atlantis', '/agra?state=Goa', `/${'a'.repeat(120)}`, '/%27%3B--']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    await open(page, '/atlantis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  });

  test('of two towns of one name each leads to the other', async ({ page }) => {
    await open(page, '/hamirpur');
    await page.getByRole('link', { name: 'Hamirpur in Himachal Pradesh' }).click();
    await expect(page).toHaveURL('/hamirpur?state=Himachal+Pradesh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Property in Hamirpur, Himachal Pradesh',
    );
  });

  test('a city without listings says so and offers its neighbours', async ({ page }) => {
    await open(page, '/tumakuru');
    await expect(page.getByText('No properties found in Tumakuru')).toBeVisible();
    const nearby = page.getByRole('region', { name: 'Cities nearby' });
    await nearby.getByRole('link', { name: /^Bengaluru/ }).click();
    await expect(page).toHaveURL('/bengaluru');
  });
});

test.describe('the map', () => {
  test('V-2.1-12 shows the cities of India beside listings; a bubble brings its city into focus', async ({
    page,
  }) => {
    await open(page, '/topmap-grid');
    await expect(cards(page)).toHaveCount(12);
    const map = page.getByRole('navigation', { name: 'India with its cities' });
    await map.getByRole('link', { name: /^Kolkata, \d+ properties$/ }).click();
    await expect(page).toHaveURL('/topmap-grid?city=Kolkata');
    const total = await countOf(page, 'city=Kolkata');
    await expect(
      page.getByRole('heading', { name: `${total} properties in Kolkata` }),
    ).toBeVisible();
    await expect(page.locator('article').first()).toContainText('Kolkata');
    const focused = page.getByRole('navigation', { name: 'Kolkata and the cities around it' });
    await expect(focused.locator('[aria-current]')).toHaveAccessibleName(/^Kolkata/);
    await page.getByRole('link', { name: 'About Kolkata' }).click();
    await expect(page).toHaveURL('/kolkata');
  });

  test('D-24 ?city= takes any name of a city; one that nobody knows is a 404 with the whole map', async ({
    page,
  }) => {
    await open(page, '/topmap-grid?city=Bangalore');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bengaluru on the map');
    const answer = await page.goto('/topmap-grid?city=Atlantis');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('We do not know the city “Atlantis”.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'India with its cities' })).toBeVisible();
  });

  test('every city of the market is in the list', async ({ page }) => {
    const cities = await whileSteady(
      async () => {
        const answer = await page.request.get('/api/properties/cities-with-counts');
        const body: { data: { city: string }[] } = await answer.json();
        return body.data.map(({ city }) => city).sort();
      },
      () => open(page, '/topmap-grid'),
    );
    const list = page.getByRole('region', { name: 'All cities' });
    const names = await list.locator('ul ul a').allTextContents();
    expect(names.map((name) => name.replace(/ [\d,]+$/, '')).sort()).toEqual(cities);
    await list.getByRole('link', { name: /^Kochi/ }).click();
    await expect(page).toHaveURL('/topmap-grid?city=Kochi');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('V-2.1-12 it works', async ({ page }) => {
      await page.goto('/topmap-grid');
      await page.getByRole('link', { name: /^Kolkata, \d+ properties$/ }).click();
      await expect(page).toHaveURL('/topmap-grid?city=Kolkata');
      await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    });
  });

  test('by keyboard a bubble can be reached, seen and used', async ({ page }) => {
    await open(page, '/topmap-grid');
    const map = page.getByRole('navigation', { name: 'India with its cities' });
    const [first, second] = [map.getByRole('link').first(), map.getByRole('link').nth(1)];
    await first.focus();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await expect(second).toHaveCSS('outline-style', 'solid');
    const name = (await second.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} on the map`);
  });

  test('a finger hits every bubble on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/topmap-grid', '/topmap-grid?city=Noida']) {
      await open(page, path);
      const circles = page.locator('main nav circle');
      const boxes = await circles.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()),
      );
      for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThan(23.9);
    }
  });

  test('search engines leave it out but follow its links', async ({ page }) => {
    await page.goto('/topmap-grid?city=Agra');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      /^noindex, follow/,
    );
  });
});

test.describe('the location of the visitor', () => {
  test('V-4.7-02 V-3-10 a position leads to the city it is in', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(AGRA);
    await useMyLocation(page);
    await expect(page).toHaveURL('/topmap-grid?city=Agra&state=Uttar+Pradesh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agra on the map');
  });

  test('V-4.7-01 the browser is given 15 s, takes a position of five minutes, and needs no satellites', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(AGRA);
    await page.addInitScript(() => {
      const { geolocation } = navigator;
      const original = geolocation.getCurrentPosition.bind(geolocation);
      geolocation.getCurrentPosition = (found, failed, options) => {
        document.documentElement.dataset['asked'] = JSON.stringify(options);
        original(found, failed, options);
      };
    });
    await useMyLocation(page);
    await expect(page).toHaveURL(/city=Agra/);
    const asked = await page.evaluate(() => document.documentElement.dataset['asked'] ?? '');
    expect(JSON.parse(asked)).toEqual({
      timeout: 15_000,
      maximumAge: 300_000,
      enableHighAccuracy: false,
    });
  });

  const PROBLEMS: [title: string, sentence: string, prepare: Prepare][] = [
    [
      'denied',
      'Location access denied. Please allow location access and try again.',
      (context) => context.clearPermissions(),
    ],
    [
      'not available',
      'Location information unavailable. Please check your internet connection.',
      async (context) => {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation(null);
      },
    ],
    [
      'too slow',
      'Location request timed out. Please try again or check your internet connection.',
      (context) =>
        context.addInitScript(() => {
          Geolocation.prototype.getCurrentPosition = (_found, failed) => {
            const problem = { code: 3, message: '' };
            failed?.({ ...problem, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
          };
        }),
    ],
    [
      'not supported',
      'Geolocation is not supported by this browser. Please choose your city from the list.',
      (context) =>
        context.addInitScript(() => {
          Reflect.deleteProperty(Navigator.prototype, 'geolocation');
        }),
    ],
  ];
  for (const [title, sentence, prepare] of PROBLEMS) {
    test(`V-8-16 a position that is ${title} is said so`, async ({ page, context }) => {
      await prepare(context);
      await useMyLocation(page);
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await expect(page.getByRole('button', { name: 'Use my location' })).toBeEnabled();
    });
  }

  test('V-8-17 what the maps service refuses is shown', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(AGRA);
    const message =
      'Maps service error: the key is not authorized. Please choose your city from the list.';
    await page.route(
      (url) => url.searchParams.get('operationName') === 'Locate',
      (route) => route.fulfill({ json: { errors: [{ message }] } }),
    );
    await useMyLocation(page);
    await expect(page.getByRole('alert')).toHaveText(message);
  });

  test('a position far from India says what to do', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
    await useMyLocation(page);
    await expect(page.getByRole('alert')).toHaveText(
      'Your position is not near any town in India that we know. Please choose your city from the list.',
    );
  });
});

test.describe('for everybody', () => {
  test('nothing is wider than a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of [
      '/mumbai',
      '/chhatrapati-sambhajinagar',
      '/topmap-grid?city=Visakhapatnam',
    ]) {
      await open(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});

type Prepare = (context: BrowserContext) => Promise<unknown>;

async function useMyLocation(page: Page): Promise<void> {
  await open(page, '/topmap-grid');
  await page.getByRole('button', { name: 'Use my location' }).click();
}
