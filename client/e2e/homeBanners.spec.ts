import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { DEMO, signInAs } from './accounts.ts';
import { awake, open } from './pages.ts';

const HOSTILE = `<img src=x onerror="window.caught = 1"><script>window.caught = 1</script>`;

/** They stay hidden: other journeys look at the home page meanwhile. */
test('an administrator adds two banners and puts one first with the keyboard', async ({ page }) => {
  const mark = randomBytes(4).toString('hex');
  const [second, first] = [`Gardens ${mark}`, `Courtyards ${mark} ${HOSTILE.slice(0, 40)}`];
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin?view=banners');
  const main = page.getByRole('main');
  const add = async (title: string) => {
    const button = main.getByRole('button', { name: 'New banner' });
    await awake(button);
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title', { exact: true }).fill(title);
    await dialog.getByLabel('Description').fill(HOSTILE);
    await dialog.getByLabel('Words of the button').fill('Look at them');
    await dialog.getByLabel('Where it leads').fill('/property?city=Pune');
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
