import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO, signInAs } from './accounts.ts';
import { test } from './ownServer.ts';
import { awake, open } from './pages.ts';

// Banners stand on the home page of everybody: this journey has a server of its own.

const HOSTILE = `<img src=x onerror="window.caught = 1"><script>window.caught = 1</script>`;

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
    await dialog.getByLabel('Button text').fill('Look at them');
    await dialog.getByLabel('Link').fill('/property?city=Pune');
    await dialog.getByLabel('Choose a picture').setInputFiles(picture);
    await expect(dialog.getByRole('button', { name: /^Remove/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('article', { name: title })).toBeVisible();
  };
  const remote = await browser.newContext();
  const visitor = await remote.newPage();
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
      await hero(visitor).getByRole('button', { name: 'Next' }).press('Enter');
      await expectDrawn(hero(visitor).locator('img').nth(1));
      await visitor.setViewportSize({ width: 360, height: 740 });
      await expect(hero(visitor).getByRole('button', { name: 'Next' })).toBeHidden();
      await expect(hero(visitor).getByRole('button', { name: /^(?:Pause|Play)$/ })).toBeVisible();
      await visitor.setViewportSize({ width: 1_280, height: 800 });
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
  await test.step('without banners a home of the list is beside the search', async () => {
    await open(visitor, home);
    await expect(hero(visitor)).toHaveCount(0);
    await expectDrawn(visitor.locator('main figure img').first());
  });
  await remote.close();
});

/** It has arrived, and is a picture. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
}
