import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { adminHeaders, DEMO, signInAs } from './accounts.ts';
import { awake, open } from './pages.ts';

const HOSTILE = `<img src=x onerror="window.caught = 1"><script>window.caught = 1</script>`;
const TRAP = 'javascript:window.caught=1;alert(1)';

/** They stay hidden, since other journeys look at the home page meanwhile; one visitor is answered them all the same. */
test('an administrator adds two banners, puts one first with the keyboard, and a visitor sees them', async ({
  page,
  browser,
}) => {
  const mark = randomBytes(4).toString('hex');
  const [second, first] = [`Gardens ${mark}`, `Courtyards ${mark} ${HOSTILE.slice(0, 40)}`];
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin?view=banners');
  const main = page.getByRole('main');
  const create = { width: 1_600, height: 900, channels: 3, background: '#8aa39b' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const photo = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer };
  const add = async (title: string) => {
    const button = main.getByRole('button', { name: 'New banner' });
    await awake(button);
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title', { exact: true }).fill(title);
    await dialog.getByLabel('Description').fill(HOSTILE);
    await dialog.getByLabel('Words of the button').fill('Look at them');
    await dialog.getByLabel('Where it leads').fill('/property?city=Pune');
    await dialog.getByLabel('Choose a picture').setInputFiles(photo);
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await dialog.getByLabel('Visitors see it').uncheck();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('article', { name: title })).toBeVisible();
  };
  try {
    await test.step('A-2.5-05 they are added in a form and stand in the list', async () => {
      await add(second);
      await add(first);
    });
    await test.step('A-4-07 one is moved up by the keyboard, which stays on its button', async () => {
      const up = main.getByRole('button', { name: `Move up: ${first}` });
      await up.focus();
      await page.keyboard.press('Enter');
      const names = main.getByRole('article', { name: mark });
      await expect(names.first()).toHaveAccessibleName(first);
      await expect(main.getByRole('button', { name: `Move up: ${first}` })).toBeFocused();
    });
    await test.step('A-2.2-01 the home page shows what was saved, the first one first', async () => {
      const theirs = await browser.newContext();
      const visitor = await theirs.newPage();
      await addBanners(visitor, await savedBanners(page, mark));
      await openHome(visitor);
      const hero = visitor.getByRole('region', { name: 'Highlights' });
      await expect(hero.getByRole('heading', { name: first })).toBeVisible();
      await expect(hero.getByRole('link', { name: 'Look at them' }).first()).toHaveAttribute(
        'href',
        '/property?city=Pune',
      );
      const picture = hero.locator('img').first();
      await expect
        .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
        .toBeGreaterThan(0);
      await theirs.close();
    });
    expect(await page.evaluate(() => Reflect.get(window, 'caught'))).toBeUndefined();
  } finally {
    for (const title of [first, second]) {
      const button = main.getByRole('button', { name: `Delete: ${title}` });
      if ((await button.count()) === 0) continue;
      await button.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(button).toHaveCount(0);
    }
  }
});

/** What an administrator has saved of banners with this in their title, in their order. */
async function savedBanners(page: Page, mark: string): Promise<object[]> {
  const query = `query ($mark: String) { administration { banners(search: $mark) { items {
    __typename id title subtitle description buttonText buttonLink
    picture { __typename id path alt label width height widths thumbhash isIllustration } } } } }`;
  const headers = await adminHeaders(page);
  const data = { query, variables: { mark } };
  const answer = await page.request.post('/graphql', { headers, data });
  const saved: { data: { administration: { banners: { items: object[] } } } } = await answer.json();
  return saved.data.administration.banners.items;
}

/** By a link: the answer to that is what `addBanners` adds to. */
async function openHome(page: Page): Promise<void> {
  await open(page, '/faq');
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Home' }).click();
}

/** What a visitor's browser is answered has these banners too; the page of everybody else stays as it is. */
async function addBanners(page: Page, banners: readonly object[]): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    if (!route.request().url().includes('=HomePage&')) return route.continue();
    const response = await route.fetch();
    const json = await response.json();
    return route.fulfill({ response, json: { ...json, data: { ...json.data, banners } } });
  });
}

test('a visitor turns the banners, and what they say stays text', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const banner = (id: string, changes: object = {}) => ({
    __typename: 'Banner',
    id,
    title: `Banner ${id}`,
    subtitle: '',
    description: '',
    picture: null,
    buttonText: '',
    buttonLink: '',
    ...changes,
  });
  const hostile = { title: HOSTILE, subtitle: HOSTILE, buttonText: 'Trap', buttonLink: TRAP };
  const leading = { buttonText: 'Look', buttonLink: '/property?city=Pune' };
  await page.clock.install();
  await addBanners(page, [banner('1', hostile), banner('2', leading), banner('3')]);
  await openHome(page);
  const hero = page.getByRole('region', { name: 'Highlights' });
  const dot = (number: number) => hero.getByRole('button', { name: `Go to ${number} of 3` });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await expect(hero.getByRole('heading', { name: HOSTILE })).toBeVisible();
  await expect(hero.getByText('Trap')).toHaveCount(0);

  await test.step('A-4-10 WCAG 2.2.2 after ten seconds the next one, unless it is held', async () => {
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_500);
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await hero.getByRole('button', { name: 'Pause' }).press('Enter');
    await page.clock.runFor(25_000);
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  });
  await test.step('A-2.2-03 arrows and dots lead round; phones are swiped', async () => {
    await hero.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await hero.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(hero.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(dot(1)).toBeHidden();
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
  });
  expect(await page.evaluate(() => Reflect.get(window, 'caught'))).toBeUndefined();
  expect(dialogs).toEqual([]);
});
