import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { cards, listingAddress, open, settled } from './pages.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const MAIN_LINKS = ['Home', 'Properties', 'About Us', 'Contact', 'Blogs'];

const header = (page: Page) => page.getByRole('banner');
const cityButton = (page: Page) => header(page).getByRole('button', { name: /^City:/ });
const cityPanel = (page: Page) => page.getByRole('group', { name: 'Choose a city' });
const cityField = (page: Page) => cityPanel(page).getByRole('combobox', { name: 'City' });
const cityOptions = (page: Page) => page.getByRole('listbox').getByRole('option');
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const live = (page: Page) => page.locator('output[aria-live="polite"]');

test.describe('the header', () => {
  test('V-2.2-01 top bar: mail, city selector, About Us and Contact', async ({ page }) => {
    await open(page, '/');
    await expect(header(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(cityButton(page)).toBeVisible();
    const top = header(page).getByRole('navigation', { name: 'Top' }).getByRole('link');
    await expect(top).toHaveText(['About Us', 'Contact']);
  });

  test('V-2.2-02 main navigation in the documented order', async ({ page }) => {
    await open(page, '/property');
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(MAIN_LINKS);
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(addresses).toEqual(['/', '/property', '/about-us', '/contact', '/blog-listing']);
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
  });

  test('V-2.2-03 V-1-03 buttons: Sign in, Sign Up, Share Feedback, Post Property FREE', async ({
    page,
  }) => {
    await open(page, '/');
    for (const name of ['Sign in', 'Sign Up', 'Share Feedback']) {
      await expect(header(page).getByRole('button', { name }), name).toBeVisible();
    }
    await expect(header(page).getByRole('link', { name: 'Post Property FREE' })).toBeVisible();
  });

  test('V-2.2-04 the progress bar grows with scrolling', async ({ page }) => {
    await open(page, '/');
    const width = () =>
      page.locator('.read-line').evaluate((line) => line.getBoundingClientRect().width);
    expect(await width()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(width).toBeGreaterThan(1000);
  });

  test('nothing moves while a page loads', async ({ page }) => {
    for (const path of ['/', '/property']) {
      await page.addInitScript(() => {
        const seen: { total: number } = { total: 0 };
        Object.assign(window, { shifts: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') seen.total += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await page.evaluate(() =>
        localStorage.setItem(
          'selectedCity',
          '{"city":"Bengaluru","state":"Karnataka","propertyCount":1}',
        ),
      );
      await open(page, path);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts').total), path).toBe(0);
    }
  });

  test('the sticky line never covers what has the focus', async ({ page }) => {
    await open(page, '/property');
    await page.evaluate(() => window.scrollTo(0, 2500));
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(isFocusInSight), `step ${step}`).toBe(true);
    }
  });
});

test.describe('the city selector', () => {
  test('V-2.3-01 V-3-08 V-4.6-09 by keyboard: search, choose, announced, kept, cleared', async ({
    page,
  }) => {
    await open(page, '/');
    await cityButton(page).focus();
    await page.keyboard.press('Enter');
    const field = cityField(page);
    await expect(field).toBeFocused();
    await expect(cityOptions(page).first()).toHaveText(/^\S.*, \S.*\d+$/);
    await page.keyboard.type('pun');
    await expect(cityOptions(page)).toHaveText([/^Pune, Maharashtra\d+$/]);
    const count = Number((await cityOptions(page).textContent())?.match(/\d+$/)?.[0]);
    await page.keyboard.press('Enter');
    await expect(cityButton(page)).toBeFocused();
    await expect(cityButton(page)).toHaveAccessibleName('City: Pune');
    await expect(live(page)).toContainText(`${count} properties`);
    expect(await stored(page, 'selectedCity')).toEqual({
      city: 'Pune',
      state: 'Maharashtra',
      propertyCount: count,
    });
    await page.reload();
    await expect(cityButton(page)).toHaveAccessibleName('City: Pune');
    await cityButton(page).click();
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(cityButton(page)).toHaveAccessibleName('City: All India');
    expect(await stored(page, 'selectedCity')).toBeNull();
  });

  test('V-4.6-09 choosing a state clears the city and the city list', async ({ page }) => {
    await open(page, '/');
    await chooseCity(page, 'Pune');
    await cityButton(page).click();
    await expect(cityOptions(page).first()).toBeVisible();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/operationName=SelectorCities/, async (route) => {
      await held;
      await route.continue();
    });
    await cityPanel(page).getByLabel('State').selectOption('Karnataka');
    await expect(cityOptions(page)).toHaveCount(0);
    await expect(cityPanel(page).getByText('Loading cities...')).toBeVisible();
    expect(await stored(page, 'selectedCity')).toBeNull();
    release();
    await expect(cityOptions(page).first()).toHaveText(/, Karnataka\d+$/);
    for (const text of await cityOptions(page).allTextContents()) {
      expect(text).toMatch(/, Karnataka\d+$/);
    }
  });

  test('V-2.3-02 the three texts', async ({ page }) => {
    await open(page, '/');
    let answer: 'wait' | 'fail' | 'none' = 'wait';
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/operationName=SelectorCities/, async (route) => {
      if (answer === 'wait') await held;
      if (answer === 'none') await route.fulfill({ json: { data: { cities: [] } } });
      else await route.abort();
    });
    await cityButton(page).click();
    await expect(cityPanel(page).getByText('Loading cities...', { exact: true })).toBeVisible();
    answer = 'fail';
    release();
    await expect(cityPanel(page).getByText('Error loading cities', { exact: true })).toBeVisible();
    answer = 'none';
    await cityPanel(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(cityPanel(page).getByText('No cities found', { exact: true })).toBeVisible();
  });

  test('V-8-01 a city list that fails says Error loading cities, and works once it can', async ({
    page,
  }) => {
    await open(page, '/');
    await page.route(/operationName=SelectorCities/, (route) =>
      route.fulfill({ status: 503, body: 'down' }),
    );
    await cityButton(page).click();
    await expect(cityPanel(page).getByText('Error loading cities')).toBeVisible();
    await page.unroute(/operationName=SelectorCities/);
    await cityPanel(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(cityOptions(page).first()).toBeVisible();
  });

  test('V-3-09 the place filter: position, states, cities, waiting and error', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await cityButton(page).click();
    await expect(cityPanel(page).getByLabel('State').locator('option').nth(1)).toHaveText(
      /\(\d+\)$/,
    );
    const locate = page.getByRole('button', { name: 'Use my location' });
    await locate.click();
    await expect(cityPanel(page).getByText(/^Location access denied\./)).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.52, longitude: 73.85 });
    await locate.click();
    await expect(cityButton(page)).toHaveAccessibleName('City: Pune');
    expect(await stored(page, 'selectedCity')).toMatchObject({ city: 'Pune' });
    await expect(page.getByRole('heading', { name: 'Properties in Pune' })).toBeVisible();
  });

  test('a list on screen follows the chosen city and keeps its other filters', async ({ page }) => {
    await open(page, '/property?bedrooms=2');
    await chooseCity(page, 'Pune');
    await expect(page).toHaveURL(/\/property\?bedrooms=2&city=Pune&state=Maharashtra$/);
    // A change of page closes the selector: the new list has to stand first.
    await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Pune');
    await cityButton(page).click();
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(page).toHaveURL(/\/property\?bedrooms=2$/);
  });

  test('other tabs follow, Escape and a press elsewhere close', async ({ page, context }) => {
    await open(page, '/');
    const other = await context.newPage();
    await open(other, '/');
    await page.bringToFront();
    await chooseCity(page, 'Pune');
    await expect(cityButton(other)).toHaveAccessibleName('City: Pune');
    await cityButton(page).click();
    await expect(cityField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cityPanel(page)).toBeHidden();
    await expect(cityButton(page)).toBeFocused();
    await cityButton(page).click();
    await expect(cityPanel(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(cityPanel(page)).toBeHidden();
  });
});

test.describe('the menu of small screens', () => {
  test.use(PHONE);

  test('V-2.2-04 opens, holds everything, and Back closes it', async ({ page }) => {
    await open(page, '/property');
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Dark theme' })).toBeFocused();
    await expect(menu(page).getByRole('navigation').getByRole('link')).toHaveText(MAIN_LINKS);
    for (const name of ['Sign in', 'Sign Up', 'Share Feedback']) {
      await expect(menu(page).getByRole('button', { name }), name).toBeVisible();
    }
    await expect(menu(page).getByRole('link', { name: 'Post Property FREE' })).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(/\/property$/);
    await expect(menuButton(page)).toBeFocused();
  });

  test('V-2.2-04 by keyboard: Escape closes, a link leads on, and Back skips the menu', async ({
    page,
  }) => {
    await open(page, '/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'Properties' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /DREAM/ })).toBeFocused();
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(menu(page)).toBeHidden();
  });

  test('the page behind the menu stays where it is', async ({ page }) => {
    await open(page, '/property');
    await page.evaluate(() => window.scrollTo(0, 600));
    await menuButton(page).focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await menuButton(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await menu(page).getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  });

  test('V-2.2-01 V-2.3-01 the city selector is in it', async ({ page }) => {
    await open(page, '/property');
    await menuButton(page).tap();
    await menu(page).locator('summary', { hasText: 'City: All India' }).tap();
    await menu(page).getByRole('combobox', { name: 'City' }).fill('pun');
    // Before the list has become the short one, Pune stands somewhere else.
    await expect(cityOptions(page)).toHaveText([/^Pune, Maharashtra\d+$/]);
    await cityOptions(page).tap();
    await expect(page).toHaveURL(/\/property\?city=Pune&state=Maharashtra$/);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('Post Property and the dialogs', () => {
  test('V-2.2-10 for a visitor Post Property opens the sign-in dialog over the page', async ({
    page,
  }) => {
    await open(page, '/property');
    const button = header(page).getByRole('link', { name: /^Post Property/ });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/property#sign-in$/);
    expect(await page.evaluate(() => history.state.usr)).toEqual({ returnTo: '/add-property' });
    await expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/property$/);
    await expect(button).toBeFocused();
  });

  test('V-2.9-01 the three dialogs; the close button leads home, a press beside stays', async ({
    page,
  }) => {
    for (const [name, hash] of Object.entries({
      'Sign in': 'sign-in',
      'Sign Up': 'sign-up',
      'Share Feedback': 'feedback',
    })) {
      await open(page, '/property?city=Pune');
      const dialog = page.getByRole('dialog', { name });
      await header(page).getByRole('button', { name }).click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#${hash}$`));
      await page.mouse.click(5, 400);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/property\?city=Pune$/);
      await header(page).getByRole('button', { name }).click();
      await dialog.getByRole('button', { name: /^Close/ }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(dialog).toBeHidden();
    }
  });

  test('V-2.1-19 /add-property leads a visitor to the dialog and keeps the way back', async ({
    page,
  }) => {
    await open(page, '/add-property');
    await expect(page).toHaveURL(/\/\?dialog=sign-in&returnTo=%2Fadd-property$/);
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('V-2.4-27 the footer has the social links and the contact on every page', async ({ page }) => {
  for (const path of ['/', '/property', await listingAddress(page), '/nowhere-at-all']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    const social = footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link');
    await expect(social).toHaveText(['Facebook', 'LinkedIn', 'Instagram', 'YouTube']);
    const contact = footer.locator('address').getByRole('link');
    await expect(contact, path).toHaveText([/@/, /^\+91 \d{5} \d{5}$/]);
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1440]) {
    test(`V-2.2-02 the main links are there at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(MAIN_LINKS);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
      await links.getByText('Properties').click();
      await expect(cards(page).first()).toBeVisible();
    });
  }

  test('V-2.1-19 /add-property says whom to write to', async ({ page }) => {
    await page.goto('/add-property');
    await expect(
      page.getByText(/^Signing in needs JavaScript\. To list a property, write to \S+@\S+\.$/),
    ).toBeVisible();
  });
});

test.describe('axe, sizes and width', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${colorScheme}: the menu at 360 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, '/');
      await menuButton(page).click();
      await menu(page).locator('summary', { hasText: 'City' }).click();
      await expect(cityOptions(page).first()).toBeVisible();
      await settled(page);
      expect(await violations(page, 'dialog')).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });

    test(`${colorScheme}: header and city selector at 1440 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, '/');
      await cityButton(page).click();
      await expect(cityOptions(page).first()).toBeVisible();
      await settled(page);
      expect(await violations(page, 'header')).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });

    test(`${colorScheme}: the sign-in dialog`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, '/#sign-in');
      await expect(page.getByRole('dialog')).toBeVisible();
      await settled(page);
      expect(await violations(page, 'dialog')).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    });
  }

  test('no page is wider than 320 px, with the menu closed and open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/property');
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await excess()).toBeLessThanOrEqual(0);
    await menuButton(page).click();
    await menu(page).locator('summary', { hasText: 'City' }).click();
    await expect(cityOptions(page).first()).toBeVisible();
    const box = await menu(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(box).toBe(0);
    expect(await excess()).toBeLessThanOrEqual(0);
  });
});

async function chooseCity(page: Page, name: string): Promise<void> {
  await cityButton(page).click();
  await cityField(page).fill(name);
  // Before the list has become the short one, the city stands somewhere else.
  await expect(cityOptions(page)).toHaveText([new RegExp(`^${name}, `)]);
  await cityOptions(page).click();
  await expect(cityButton(page)).toHaveAccessibleName(`City: ${name}`);
}

function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** What axe finds in this part; whole pages are the matter of foundations.spec.ts. */
async function violations(page: Page, part: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Controls of header, menu and dialogs below 24 pixels (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is(header, dialog) :is(a, button, input, select, summary)')]
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(({ text, box }) => `${text} ${box.width} x ${box.height}`),
  );
}

/** False when the sticky header lies over the middle of what has the focus. */
function isFocusInSight(): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !over?.closest('header[data-shell]') || focused.closest('header') !== null;
}
