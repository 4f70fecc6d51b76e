import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { SUBTYPES } from '../../schema/catalogue/subtypes.ts';
import { cards, countOf, open, settled } from './pages.ts';

const panelOf = (page: Page) => page.getByRole('search', { name: 'Filters' });
const quick = (page: Page) => page.getByRole('search', { name: 'Quick search' });

async function facetsOf(page: Page, filter: object): Promise<Record<string, Facet[]>> {
  const answer = await page.request.post('/graphql', {
    data: {
      query: `query ($filter: PropertyFilter) { propertyFacets(filter: $filter) {
        states { value count } cities { value count } bedrooms { value count } } }`,
      variables: { filter },
    },
  });
  const body: { data: { propertyFacets: Record<string, Facet[]> } } = await answer.json();
  return body.data.propertyFacets;
}
interface Facet {
  value: string;
  count: number;
}

/** Every GraphQL answer to this operation becomes `body`. */
async function answerWith(page: Page, operation: string, body: string): Promise<void> {
  await page.route(
    ({ pathname, searchParams }) =>
      pathname === '/graphql' && searchParams.get('operationName') === operation,
    (route) => route.fulfill({ contentType: 'application/json', body }),
  );
}

test.describe('price and size', () => {
  test('V-2.5-05 V-2.5-06 V-5-25 sliders and boxes stay in step and send only what was chosen', async ({
    page,
  }) => {
    await open(page, '/property?city=Pune');
    const panel = panelOf(page);
    await panel.getByText('Price in rupees', { exact: true }).scrollIntoViewIfNeeded();
    const low = panel.getByRole('slider', { name: 'Lowest price' });
    await low.focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await expect(panel.getByLabel('Lowest, price in rupees')).toHaveValue('150000');
    await expect(low).toHaveAttribute('aria-valuetext', '1.5 lakh rupees');
    await panel.getByLabel('Highest, price in rupees').fill('25000000');
    const high = panel.getByRole('slider', { name: 'Highest price' });
    await expect(high).toHaveAttribute('aria-valuenow', '10000000');
    await expect(high).toHaveAttribute('aria-valuetext', '2.5 crore rupees');
    const size = panel.getByRole('slider', { name: 'Largest size' });
    await size.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(panel.getByLabel('Highest, size in square feet')).toHaveValue('2950');
    const query = 'city=Pune&maxPrice=25000000&maxSize=2950&minPrice=150000';
    await panel.getByRole('button', { name: `Show ${await countOf(page, query)} propert` }).click();
    await expect(page).toHaveURL(new RegExp(`\\?${query}$`));
  });

  test('D-39 untouched reads Any price, and the top stop sends no maximum', async ({ page }) => {
    await open(page, '/property?maxPrice=9950000');
    const panel = panelOf(page);
    await panel.getByText('Price in rupees', { exact: true }).scrollIntoViewIfNeeded();
    await panel.getByRole('slider', { name: 'Highest price' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel.getByText('Any price')).toBeVisible();
    await expect(panel.getByText('₹1 Cr +')).toBeVisible();
    await panel.getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/\/property$/);
    // A choice belongs to the list it is made on: the new one has to stand first.
    await expect(page.getByRole('list', { name: 'Applied filters' })).toBeHidden();
    await panel.getByText('For Rent').click();
    await expect(panel.getByText('₹5 Lakh +')).toBeVisible();
    await expect(panel.getByRole('slider', { name: 'Highest rent' })).toBeVisible();
  });

  test('V-2.10-07 a slider that cannot be fetched says so, and the boxes still work', async ({
    page,
  }) => {
    await page.route(/RangeSlider/, (route) => route.abort());
    await open(page, '/property');
    const panel = panelOf(page);
    await panel.getByText('Price in rupees', { exact: true }).scrollIntoViewIfNeeded();
    await expect(panel.getByText('Price slider failed to load. Please refresh.')).toBeVisible();
    await panel.getByLabel('Highest, price in rupees').fill('4000000');
    await panel.getByRole('button', { name: /^Show \d/ }).click();
    await expect(page).toHaveURL(/\?maxPrice=4000000$/);
  });

  test('V-5-26 signs and exponents cannot be typed', async ({ page }) => {
    await open(page, '/property');
    const box = panelOf(page).getByLabel('Lowest, price in rupees');
    await box.focus();
    await page.keyboard.type('-1+2e3E4');
    await expect(box).toHaveValue('1234');
  });

  test('V-2.5-05 without scripts the boxes stand alone', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/property');
    await page.getByLabel('Highest, price in rupees').fill('4000000');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await panelOf(page).getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/maxPrice=4000000/);
    await context.close();
  });
});

test.describe('choices', () => {
  test('V-1-04 V-2.5-04 every choice counts what it would leave beside the others', async ({
    page,
  }) => {
    await open(page, '/property');
    const panel = panelOf(page);
    await panel.getByLabel('Property type').selectOption('agricultural');
    const facets = await facetsOf(page, { type: 'agricultural' });
    const there = facets['states']?.[0];
    if (!there) throw new Error('No state has farms.');
    const states = panel.getByLabel('State', { exact: true });
    await expect(states).toContainText(`${there.value} (${there.count})`);
    const empty = states.locator('option:disabled').first();
    await expect(empty).toHaveText(/ \(0\)$/);
    await states.selectOption(there.value);
    const inside = await facetsOf(page, { type: 'agricultural', state: there.value });
    const town = inside['cities']?.[0];
    await expect(panel.getByLabel('City', { exact: true })).toContainText(
      `${town?.value} (${town?.count})`,
    );
    // The state that stands chosen does not empty the other states.
    await expect(states).toContainText(`${facets['states']?.[1]?.value} (`);
  });

  test('V-8-15 V-4.6-08 when the choices cannot be fetched the built-in subtypes stand', async ({
    page,
  }) => {
    await page.route(
      ({ searchParams }) =>
        ['FilterChoices', 'CityChoices'].includes(searchParams.get('operationName') ?? ''),
      (route) => route.abort(),
    );
    await open(page, '/about-us');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Properties').click();
    await expect(cards(page).first()).toBeVisible();
    const panel = panelOf(page);
    await expect(panel.getByText('Failed to fetch subcategories')).toBeVisible();
    await expect(panel.getByLabel('Subtype').locator('option:enabled')).toHaveCount(13);
    await expect(panel.getByLabel('City', { exact: true }).locator('option')).toHaveText(['All']);
  });
});

test.describe('states of the page', () => {
  test('V-2.5-13 an empty list has its search details with the id of the request', async ({
    page,
  }) => {
    const answer = await page.goto('/property?city=Agra&bedrooms=4%2B&maxPrice=1000');
    const id = answer?.headers()['x-request-id'] ?? '';
    expect(id).not.toBe('');
    await expect(page.getByText(id)).toBeHidden();
    await page.getByText('Search details').click();
    await expect(page.getByText(id)).toBeVisible();
    await expect(page.getByText('Agra, 4+ BHK, Up to ₹1,000')).toBeVisible();
    await expect(page.locator('pre')).toHaveCount(0);
  });

  test('V-7-05 V-2.5-12 an answer without a list says so and starts again at page 1', async ({
    page,
  }) => {
    await open(page, '/property?page=2');
    await answerWith(page, 'ListingPage', '{"data":{}}');
    await page.getByRole('link', { name: '2 BHK', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Error: Invalid API response structure' }),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Retry API Call' }).click();
    await expect(page).toHaveURL(/\/property$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('V-2.1-02 V-2.1-05 V-2.1-07 every subtype has its page, and every alias leads to it', async ({
    page,
  }) => {
    for (const { key, aliases } of SUBTYPES) {
      const own = await page.request.get(`/property-type/${key}`);
      expect(own.status(), key).toBe(200);
      for (const alias of aliases) {
        const slug = alias.toLowerCase().replace(/[\s/]+/g, '-');
        const answer = await page.request.get(`/property-type/${slug}?city=Pune`, {
          maxRedirects: 0,
        });
        expect([slug, answer.status()]).toEqual([slug, 301]);
        expect(answer.headers()['location']).toBe(`/property-type/${key}?city=Pune`);
      }
    }
  });
});

test.describe('suggestions', () => {
  test('arrows and Enter pick a suggestion, Enter alone searches for the text', async ({
    page,
  }) => {
    await open(page, '/');
    const box = page.getByPlaceholder('Search city, locality, builder or property...').first();
    await box.focus();
    await expect(box).toHaveRole('combobox');
    await page.keyboard.type('bengal');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const option = list.getByRole('option', { name: /^Bengaluru/ }).first();
    await expect(option).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    const active = await box.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(box).toHaveValue('bengal');
    await page.keyboard.type('uru');
    await expect(list.getByRole('option').first()).toContainText('Bengaluru');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/property\?city=Bengaluru&state=Karnataka$/);

    await open(page, '/');
    await box.focus();
    await expect(page.getByRole('region', { name: 'Recent searches' })).toContainText('Bengaluru');
    await page.getByRole('button', { name: /^Forget Bengaluru/ }).click();
    await expect(page.getByRole('region', { name: 'Recent searches' })).toBeHidden();
    await box.focus();
    await page.keyboard.type('villas in pune');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/property\?keyword=villas/);
  });

  test('a suggestion in the panel keeps the other filters', async ({ page }) => {
    await open(page, '/property?bedrooms=2&city=Pune');
    const panel = panelOf(page);
    await panel.getByLabel('Keyword').fill('mysur');
    const list = panel.getByRole('listbox', { name: 'Suggestions' });
    await list
      .getByRole('option', { name: /^Mysuru/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\?bedrooms=2&city=Mysuru&state=Karnataka$/);
  });
});

test.describe('the short search on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('V-2.4-07 V-2.4-09 V-2.4-10 V-2.4-11 chips fill the box, and the keyword is trimmed', async ({
    page,
  }) => {
    await open(page, '/property');
    const search = quick(page);
    const box = search.getByPlaceholder('Search city, locality, builder or property...');
    await expect(box).toHaveAttribute('maxlength', '64');
    for (const chip of ['Buy in Agra', 'Flats in Noida', 'Commercial in Delhi']) {
      await search.getByRole('button', { name: chip }).click();
      await expect(box).toHaveValue(chip);
    }
    await search.getByRole('button', { name: 'View all searches' }).click();
    await expect(box).toHaveValue('');
    await box.fill('  garden  ');
    await search.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/property\?keyword=garden$/);
    await expect(page.getByRole('link', { name: 'Remove “garden”' })).toBeVisible();
    await box.fill('   ');
    await search.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/property$/);
  });

  test('V-2.4-08 D-19 the location leads to the city, a refusal is told', async ({
    page,
    context,
  }) => {
    await open(page, '/property');
    const locate = quick(page).getByRole('button', { name: 'Use my location' });
    await locate.click();
    await expect(
      page.getByText('Location access denied. Please allow location access and try again.'),
    ).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 27.18, longitude: 78.01 });
    await locate.click();
    await expect(page).toHaveURL(/\/property\?city=Agra/);
  });

  test('V-2.4-08 D-19 what is said stands in the box', async ({ page }) => {
    await page.addInitScript(() => {
      class Ear extends EventTarget {
        start() {
          const results = [[{ transcript: 'Flats in Pune.' }]];
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
        }
      }
      Object.assign(window, { SpeechRecognition: Ear });
    });
    await open(page, '/property');
    await quick(page).getByRole('button', { name: 'Voice search' }).click();
    await expect(quick(page).locator('input')).toHaveValue('Flats in Pune');
  });

  test('V-2.4-08 D-19 a browser without speech says why the button rests', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'SpeechRecognition');
      Reflect.deleteProperty(window, 'webkitSpeechRecognition');
    });
    await open(page, '/property');
    const voice = quick(page).getByRole('button', { name: 'Voice search' });
    await expect(voice).toBeDisabled();
    await expect(voice).toHaveAttribute('title', 'Voice search is not supported by this browser.');
  });

  test('V-2.4-02 the search of the home page fits the first screen', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Search Property' })).toBeInViewport();
    await expect(page.getByLabel('Min price')).toBeHidden();
    await page.getByText('Price, bedrooms and bathrooms').click();
    await expect(page.getByLabel('Min price')).toBeVisible();
  });

  test('V-2.5-03 filters and order stay within reach of the thumb', async ({ page }) => {
    await open(page, '/property');
    await cards(page).nth(5).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Show Filters' })).toBeInViewport();
    await page.getByText('Sort: Best match').click();
    await page.getByRole('link', { name: 'Price, low to high' }).click();
    await expect(page).toHaveURL(/sort=price_asc$/);
  });
});

test.describe('the side search', () => {
  test('V-2.5-07 V-2.5-08 V-2.5-09 under an empty list, with its own ranges, and it works', async ({
    page,
  }) => {
    await open(page, '/property?city=Agra&bedrooms=4%2B&maxPrice=1000');
    const search = page.getByRole('search', { name: 'Search by type, price and size' });
    await search.scrollIntoViewIfNeeded();
    await expect(search.getByRole('radio')).toHaveCount(2);
    await expect(search.getByRole('radio', { name: 'For Rent' })).toBeChecked();
    const kinds = search.getByLabel('Property type').locator('option');
    await expect(kinds).toHaveText(['All', 'Villa', 'Studio', 'Office']);
    await expectScale(page, search, 'Lowest rent', { min: '0', max: '1000', now: '100' });
    await expectScale(page, search, 'Highest rent', { min: '0', max: '1000', now: '700' });
    await expectScale(page, search, 'Smallest size', { min: '0', max: '3000', now: '500' });
    await expectScale(page, search, 'Largest size', { min: '0', max: '3000', now: '1500' });

    await search.getByText('For Sale').click();
    await search.getByLabel('Property type').selectOption('Villa');
    const low = search.getByRole('slider', { name: 'Lowest price' });
    await low.focus();
    await page.keyboard.press('Home');
    await search.getByRole('button', { name: 'Search Property' }).click();
    await expect(page).toHaveURL(
      /\/property\?maxPrice=70000000&status=sell&subtype=residential-house-villa$/,
    );
  });

  test('V-9-04 V-9-05 the form of the home search has rooms, kinds and chips', async ({ page }) => {
    await open(page, '/nowhere-at-all');
    const search = page.getByRole('search', { name: 'Search by type, price and size' });
    await search.scrollIntoViewIfNeeded();
    await expect(search.getByLabel('Property type').locator('option')).toHaveText([
      'All',
      'Villa',
      'Studio',
      'Office',
      'House',
    ]);
    const rooms = ['All', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    await expect(search.getByLabel('Rooms').locator('option')).toHaveText(rooms);
    const chips = ['View All', 'Apartment', 'Villa', 'Studio', 'House', 'Office'];
    await expect(search.getByRole('listitem')).toHaveText(chips);
    await expectScale(page, search, 'Lowest rent', { min: '100', max: '1000', now: '100' });
    await expectScale(page, search, 'Highest rent', { min: '100', max: '1000', now: '700' });
    await expectScale(page, search, 'Smallest size', { min: '20', max: '2000', now: '500' });
    await expectScale(page, search, 'Largest size', { min: '20', max: '2000', now: '1500' });
    await search.getByLabel('Rooms').selectOption('3');
    await search.getByRole('button', { name: 'Search Property' }).click();
    await expect(page).toHaveURL(/\/property\?rooms=3&status=rent$/);
  });
});

test.describe('by keyboard alone', () => {
  test('from home by slider to page 2 and into a property', async ({ page }) => {
    await open(page, '/');
    await page.getByPlaceholder('Search city, locality, builder or property...').first().focus();
    await page.keyboard.type('flats');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=flats/);
    await expect(page.locator('h1')).toBeFocused();
    const panel = panelOf(page);
    const low = panel.getByRole('slider', { name: 'Lowest price' });
    await panel.getByLabel('Lowest, price in rupees').focus();
    await expect(low).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(low).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await panel.getByLabel('Lowest, price in rupees').press('Enter');
    await expect(page).toHaveURL(/minPrice=50000/);
    await expect(page.locator('[data-results]')).toBeFocused();
    await page.getByRole('link', { name: 'Page 2' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[data-results]')).toBeFocused();
    await cards(page).first().getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/property-details/);
  });
});

test.describe('axe', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test('the open sheet with its sliders has no violation', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await open(page, '/property?bedrooms=2');
        await page.getByRole('link', { name: /^Show Filters/ }).click();
        await panelOf(page).getByText('Price in rupees', { exact: true }).scrollIntoViewIfNeeded();
        await expect(panelOf(page).getByRole('slider')).toHaveCount(4);
        expect(await violations(page)).toEqual([]);
      });

      test('the list of suggestions and the side search have no violation', async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await open(page, '/property?city=Agra&maxPrice=1000');
        await expect(page.getByRole('slider').first()).toBeVisible();
        await panelOf(page).getByLabel('Keyword').fill('pune');
        const list = page.getByRole('listbox', { name: 'Suggestions' });
        await expect(list.getByRole('option').first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
});

async function violations(page: Page): Promise<string[]> {
  await settled(page);
  const found = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
}

async function expectScale(
  page: Page,
  search: ReturnType<typeof panelOf>,
  name: string,
  { min, max, now }: { min: string; max: string; now: string },
): Promise<void> {
  const thumb = search.getByRole('slider', { name });
  await expect(thumb).toBeVisible();
  const scale = ['min', 'max', 'now'].map((end) => thumb.getAttribute(`aria-value${end}`));
  expect(await Promise.all(scale), `${name} on ${page.url()}`).toEqual([min, max, now]);
}
