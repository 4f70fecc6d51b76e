import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { adminHeaders, DEMO, signInAs } from './accounts.ts';
import { test } from './ownServer.ts';
import { awake, open } from './pages.ts';

// Banners stand on the home page of everybody: these journeys have a server of their own.
test.describe.configure({ mode: 'default' });

const HOSTILE = `<img src=x onerror="window.caught = 1"><script>window.caught = 1</script>`;
const BANNERS = '/api/site-admin/home-banners';

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });

/** Fails where something of a banner has run. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'caught'))).toBeUndefined();
}

async function photo(background: string) {
  const create = { width: 1_600, height: 900, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'yard.jpg', mimeType: 'image/jpeg', buffer };
}

test('an administrator adds two banners, puts one first with the keyboard, and a visitor sees them until they are deleted', async ({
  page,
  browser,
  site,
}) => {
  const mark = randomBytes(4).toString('hex');
  const [second, first] = [`Gardens ${mark}`, `Courtyards ${mark} ${HOSTILE.slice(0, 40)}`];
  await signInAs(page, DEMO.siteAdmin, site.dataDir);
  await open(page, '/site-admin?view=banners');
  const main = page.getByRole('main');
  const picture = await photo('#8aa39b');
  const add = async (title: string) => {
    const button = main.getByRole('button', { name: 'New banner' });
    await awake(button);
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title', { exact: true }).fill(title);
    await dialog.getByLabel('Description').fill(HOSTILE);
    await dialog.getByLabel('Words of the button').fill('Look at them');
    await dialog.getByLabel('Where it leads').fill('/property?city=Pune');
    await dialog.getByLabel('Choose a picture').setInputFiles(picture);
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('article', { name: title })).toBeVisible();
  };
  const theirs = await browser.newContext();
  const visitor = await theirs.newPage();
  const home = `${site.url}/`;
  try {
    await test.step('A-2.5-05 they are added in a form and stand in the list', async () => {
      await add(second);
      await add(first);
    });
    await test.step('A-4-07 one is moved up by the keyboard, which stays on its button', async () => {
      const up = main.getByRole('button', { name: `Move up: ${first}` });
      await up.focus();
      await page.keyboard.press('Enter');
      await expect(main.getByRole('article', { name: mark }).first()).toHaveAccessibleName(first);
      await expect(main.getByRole('button', { name: `Move up: ${first}` })).toBeFocused();
    });
    await test.step('A-2.2-01 the home page shows what was saved, the first one first', async () => {
      const titles = hero(visitor).getByRole('heading');
      // The order is on its way for a moment.
      await expect(async () => {
        await open(visitor, home);
        await expect(titles).toHaveText([first, second]);
      }).toPass();
      await expect(hero(visitor).getByText(HOSTILE)).toHaveCount(2);
      await expect(
        hero(visitor).getByRole('link', { name: 'Look at them' }).first(),
      ).toHaveAttribute('href', '/property?city=Pune');
      await expectDrawn(hero(visitor).locator('img').first());
      await expect(visitor.locator('[data-hero]').getByRole('search')).toBeVisible();
    });
    await expectNothingRan(page);
    await expectNothingRan(visitor);
  } finally {
    for (const title of [first, second]) {
      const button = main.getByRole('button', { name: `Delete: ${title}` });
      if ((await button.count()) === 0) continue;
      await button.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(button).toHaveCount(0);
    }
  }
  await open(visitor, home);
  await expect(hero(visitor)).toHaveCount(0);
  await theirs.close();
});

test('a visitor turns the banners, holds them, and finds the usual picture where there are none', async ({
  page,
  browser,
  site,
}) => {
  const office = await browser.newContext({ baseURL: site.url });
  const administrator = await office.newPage();
  await signInAs(administrator, DEMO.siteAdmin, site.dataDir);
  const headers = await adminHeaders(administrator);
  const made: string[] = [];
  try {
    for (const [title, colour] of [
      [HOSTILE, '#8aa39b'],
      ['Gardens', '#a37f5a'],
      ['Terraces', '#5a6ea3'],
    ] as const) {
      const image = await photo(colour);
      const form = { title, subtitle: HOSTILE, buttonText: 'Look', buttonLink: '/property', image };
      const answer = await administrator.request.post(BANNERS, { headers, multipart: form });
      expect(answer.status(), await answer.text()).toBe(201);
      const { data }: { data: { id: string } } = await answer.json();
      made.push(data.id);
    }
    await page.clock.install();
    await open(page, '/');
    const dot = (number: number) =>
      hero(page).getByRole('button', { name: `Go to ${number} of 3` });
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await expect(hero(page).getByRole('heading', { name: HOSTILE })).toBeVisible();

    await test.step('A-4-10 WCAG 2.2.2 after ten seconds the next one, unless it is held', async () => {
      await page.mouse.move(0, 0);
      await page.clock.runFor(10_500);
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
      await expectDrawn(hero(page).locator('img').nth(1));
      await hero(page).getByRole('button', { name: 'Pause' }).press('Enter');
      await page.clock.runFor(25_000);
      await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    });
    await test.step('A-2.2-03 arrows and dots lead round; phones are swiped', async () => {
      await hero(page).getByRole('button', { name: 'Next' }).press('Enter');
      await expect(dot(3)).toHaveAttribute('aria-current', 'true');
      await hero(page).getByRole('button', { name: 'Next' }).press('Enter');
      await expect(dot(1)).toHaveAttribute('aria-current', 'true');
      await dot(3).press('Enter');
      await expect(dot(3)).toHaveAttribute('aria-current', 'true');
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(hero(page).getByRole('button', { name: 'Next' })).toBeHidden();
      await expect(dot(1)).toBeHidden();
      await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible();
    });
    await expectNothingRan(page);
  } finally {
    for (const id of made) await administrator.request.delete(`${BANNERS}/${id}`, { headers });
    await office.close();
  }
  await test.step('A-2.2-04 without banners a home of the list is beside the search', async () => {
    await page.setViewportSize({ width: 1_280, height: 800 });
    await open(page, '/');
    await expect(hero(page)).toHaveCount(0);
    await expectDrawn(page.locator('main figure img').first());
  });
});

/** It has arrived, and is a picture. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
}
