import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ask } from './accounts.ts';
import { newSeller, photoFile, postListing } from './listings.ts';
import { open, stopClock } from './pages.ts';
import { toast, untilToasts } from './postingForm.ts';

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const update = (page: Page) => page.getByRole('button', { name: 'Update Property' });
const price = (page: Page) => page.getByRole('textbox', { name: 'Price' });
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Selected photos' }).getByRole('listitem');

interface Row {
  price: string;
  approval_status: string;
  share_with_agents: boolean;
  pictures: { id: string }[];
}

const idsOf = (row: Row | undefined) => row?.pictures.map(({ id }) => id);

test('a light edit is seen at once, another price and other photos wait for approval', async ({
  page,
}) => {
  await newSeller(page);
  const { id, pictures } = await postListing(page, { photos: 2 });
  await page.clock.install();
  await open(page, `/seller-dashboard/edit-property?id=${id}`);
  await page.getByLabel('Frontage').fill('55');
  await next(page);
  await expect(tiles(page)).toHaveCount(2);
  await price(page).fill('11000000');
  await page.getByRole('checkbox', { name: 'Share listing information with agents' }).check();
  await stopClock(page);
  await update(page).click();
  await expect(page.getByRole('heading', { name: 'Property updated successfully!' })).toBeFocused();
  await test.step('P-4-11 the own list follows after 2 s, the toast stays 5', async () => {
    await untilToasts(page, 1, 10);
    await page.clock.runFor(1_500);
    await expect(page).toHaveURL(`/seller-dashboard/edit-property?id=${id}#step-2`);
    await page.clock.runFor(600);
    await expect(page).toHaveURL('/seller-dashboard/my-properties');
    await page.clock.runFor(2_000);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(3_000);
    await untilToasts(page, 0, 100);
    await page.clock.resume();
  });
  const rowOf = async () => (await ask<Row>('SELECT * FROM property WHERE id = $1', [id]))[0];
  expect(await rowOf()).toMatchObject({
    price: '11000000',
    approval_status: 'approved',
    share_with_agents: true,
  });

  await test.step('P-2.4-03 the own list leads to editing it again', async () => {
    await main(page).getByRole('link', { name: /^Edit/ }).click();
    await expect(page).toHaveURL(`/seller-dashboard/edit-property/${id}`);
    await expect(page.getByLabel('Frontage')).toHaveValue('55');
  });
  await next(page);
  await price(page).fill('14000000');
  await page.locator('input[name=images]').setInputFiles(await photoFile('gps_DSCN0010.jpg'));
  await expect(tiles(page)).toHaveCount(3);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Cover photo 3, gps_DSCN0010.jpg' }).check();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(main(page)).toContainText(
    'This edit needs approval: a price change of more than 20% and changed photos.',
  );
  await update(page).click();
  await expect(main(page)).toContainText('Until then, visitors see the approved version.');
  await test.step('P-2.5-05 the cover comes first in what waits; what is public stays as it was', async () => {
    const [waiting] = await ask<{ status: string; content: Row }>(
      'SELECT status, content FROM property_revision WHERE property_id = $1',
      [id],
    );
    const [cover, ...others] = idsOf(waiting?.content) ?? [];
    expect(waiting?.status).toBe('pending');
    expect(pictures).not.toContain(cover);
    expect(others).toEqual([pictures[0]]);
    expect(idsOf(await rowOf())).toEqual(pictures);
  });
});

test('Back leads from the second step to the first with what was typed, and Forward to it again', async ({
  page,
}) => {
  await newSeller(page);
  const { id } = await postListing(page, { photos: 1 });
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await page.getByLabel('Frontage').fill('55');
  await next(page);
  await expect(price(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Frontage')).toHaveValue('55');
  await page.goForward();
  await price(page).fill('14000000');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Frontage')).toHaveValue('55');
  await next(page);
  await expect(price(page)).toHaveValue('14000000');
});
