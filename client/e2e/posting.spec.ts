import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { subtypeByKey } from '../../schema/catalogue/interpret.ts';
import { ask, newPerson, signInAs } from './accounts.ts';
import { newSeller, photoFile } from './listings.ts';
import { open, stopClock } from './pages.ts';
import { test } from './people.ts';
import {
  addPhotos,
  button,
  fillBasics,
  fillStep,
  heading,
  main,
  photos,
  tile,
  toast,
  untilToasts,
} from './postingForm.ts';

const BASICS = '/seller-dashboard/add-property';
const DETAILS = '/seller-dashboard/add-property/details';
const MINE = '/seller-dashboard/my-properties';
const CONGRATULATIONS = 'Congratulations! Your property has been listed successfully.';
const FLAT = subtypeByKey('flat-apartment');
const LAND = subtypeByKey('commercial-land');
const FARM = subtypeByKey('farm-house');

const stored = (page: Page, key: string) =>
  page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
/** How much lies in the browser's store of photos. */
const storedPhotos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('posting', 1);
        opening.addEventListener('error', () => reject(new Error('No store opens.')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('photos').objectStore('photos').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
const listingsOf = (mobile: string | null) =>
  ask<{ title: string; status: string; photos: string[] }>(
    `SELECT p.title, p.approval_status AS status,
       jsonb_path_query_array(p.pictures, '$[*].id') AS photos
     FROM property p JOIN account a ON a.id = p.seller_id WHERE a.mobile = $1`,
    [mobile],
  );
/** How much of its track a bar fills, in percent. */
const filled = (bar: Locator) =>
  bar.evaluate((element) => {
    const track = element.parentElement?.getBoundingClientRect().width ?? 0;
    return Math.round((100 * element.getBoundingClientRect().width) / track);
  });

test('a flat is posted from a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  const { mobile } = await newSeller(page);
  await open(page, BASICS);
  await fillBasics(page, { propertyType: 'residential' });
  await button(page, 'Next').click();
  await expect(page).toHaveURL(DETAILS);
  await test.step('P-2.1-04 the bar of the header is fixed at 40 %', async () => {
    expect(await filled(page.locator('[data-progress]'))).toBe(40);
  });

  await tile(page, FLAT.title).click();
  await test.step('P-4-06 the inner bar is at 50 %, then at 100 %', async () => {
    const bar = page.locator('[data-inner-progress]');
    await expect.poll(() => filled(bar)).toBe(50);
    await fillStep(page, FLAT, 1);
    await button(page, 'Next').click();
    await expect(heading(page, 'Step 2 Details')).toBeFocused();
    await expect.poll(() => filled(bar)).toBe(100);
  });
  await fillStep(page, FLAT, 2);
  await expect(main(page)).toContainText('₹45 Lakh');
  await addPhotos(page, 1);

  await page.mouse.move(0, 0);
  await button(page, 'Post Property').focus();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, CONGRATULATIONS)).toBeFocused();
  await test.step('P-4-02 the toast goes after 5 s, My Properties follows, and nothing is kept', async () => {
    await untilToasts(page, 1, 10);
    await expect(toast(page)).toContainText('It goes live after a quick verification');
    const [, left = ''] =
      /Opening My Properties in (\d) second/.exec(await main(page).innerText()) ?? [];
    await page.clock.runFor(1_000 * (Number(left) - 1));
    await expect(page).toHaveURL(`${DETAILS}#step-2`);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(MINE);
    await page.clock.runFor(1_500);
    await untilToasts(page, 0, 100);
    await page.clock.resume();
    expect(await stored(page, 'addPropertyFormData')).toBeNull();
    expect(await stored(page, 'addPropertyDetails')).toBeNull();
  });
  const flat = { title: expect.stringContaining('Flat for Sale in A, Noida'), status: 'pending' };
  expect(await listingsOf(mobile)).toEqual([expect.objectContaining(flat)]);
});

test('D-72 the pin is dragged on a phone, and stands there when the form is opened again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newSeller(page);
  await open(page, BASICS);
  await fillBasics(page, { propertyType: 'residential' });
  await button(page, 'Next').click();
  await tile(page, FLAT.title).click();
  await main(page).getByRole('combobox', { name: 'Locality' }).fill('Sector 62');
  await button(page, 'Set location on map').click();
  const pin = main(page).getByRole('slider', { name: 'Pin on the map' });
  await button(page, 'Zoom in').click();
  await expect(pin).toHaveAttribute('aria-valuetext', 'In the centre of Sector 62');
  const { x = 0, y = 0, width = 0 } = (await pin.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 40, y + width / 2 - 40, { steps: 4 });
  await page.mouse.up();
  const where = /^\d+ m north-east of Sector 62$/;
  await expect(pin).toHaveAttribute('aria-valuetext', where);
  await expect(pin).toBeFocused();
  const message = await pin.getAttribute('aria-valuetext');
  await page.reload();
  await button(page, 'Set location on map').click();
  await expect(pin).toHaveAttribute('aria-valuetext', message ?? '');
});

test('an administrator posts land in the own workspace, with the keyboard alone', async ({
  page,
}) => {
  const { mobile } = await newPerson({ userType: 'site_admin', role: 'site_admin' });
  await signInAs(page, mobile ?? '');
  await open(page, '/site-admin?view=add-property');
  await page.locator('input[value=commercial]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  // A place where nobody posts land: the prices of other journeys would make this one look odd.
  await expect(
    main(page).getByLabel('State').getByRole('option', { name: 'Tripura', exact: true }),
  ).toBeAttached();
  await page.keyboard.type('Tripura');
  await expect(main(page).getByLabel('State')).toHaveValue('Tripura');
  await page.keyboard.press('Tab');
  await expect(
    main(page).getByLabel('City').getByRole('option', { name: 'Agartala', exact: true }),
  ).toBeAttached();
  await page.keyboard.type('Agartala');
  await expect(main(page).getByLabel('City')).toHaveValue('Agartala');
  // Past what is for those whose village is no town of the list.
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('admin@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/site-admin?view=add-property-details');
  await page.locator('input[name=subtype]').first().focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator(`input[value=${LAND.key}]`)).toBeChecked();
  await test.step('P-4-05 Next leads to what is missing, and on once nothing is', async () => {
    await page.locator('input[name=plotArea]').press('Enter');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('input[name=plotArea]')).toBeFocused();
    await page.keyboard.type('5000');
    await expect(summary).not.toContainText('Land Area');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Step 2 Details')).toBeFocused();
  });
  await fillStep(page, LAND, 2);
  await test.step('A4 one press posts when the last photo is there, without a file that is none', async () => {
    const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await page.locator('input[name=images]').setInputFiles(broken);
    await expect(button(page, 'Remove broken.jpg')).toBeVisible();
    let hasFailed = false;
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/graphql', async (route) => {
      const type = route.request().headers()['content-type'] ?? '';
      if (type.startsWith('multipart/')) await held;
      const isPosted = route.request().postData()?.includes('"PostProperty"') ?? false;
      if (!isPosted || hasFailed) return route.fallback();
      hasFailed = true;
      return route.abort();
    });
    await page.locator('input[name=images]').setInputFiles(await photoFile('landscape_1.jpg'));
    await expect(photos(page)).toHaveCount(2);
    await button(page, 'Post Property').press('Enter');
    const waiting = main(page).getByRole('button', { name: 'Uploading photos: 0 of 1…' });
    await expect(waiting).toBeFocused();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Post Property')).toBeVisible();
    await button(page, 'Post Property').press('Enter');
    await expect(waiting).toBeFocused();
    letThrough();
    await expect(toast(page)).toContainText('Nothing you entered is lost.');
  });
  await test.step('A5 a try without a server says that nothing is lost, and the next one posts it', async () => {
    await expect(toast(page)).toContainText('Failed to submit property');
    await button(page, 'Post Property').press('Enter');
  });
  const go = button(page, 'Go to My Properties');
  await expect(heading(page, CONGRATULATIONS)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(go).toBeFocused();
  await expect(main(page)).toContainText('Paused. My Properties will not open while you are here.');
  await test.step('P-1-02 the way on stays in the workspace of the administrator', async () => {
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/site-admin?view=my-properties');
  });
});

test('a farm begun in a tab that is lost is posted from another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const { mobile } = await newSeller(page);
  await open(page, BASICS);
  await fillBasics(page, { propertyType: 'agricultural' });
  await button(page, 'Next').click();
  await tile(page, FARM.title).click();
  await main(page).getByLabel('Description').fill('Quiet farm by the canal.');
  await fillStep(page, FARM, 1);
  await button(page, 'Next').click();
  await addPhotos(page, 2);
  await page.getByRole('radio', { name: 'Cover photo 2, landscape_2.jpg' }).check();
  const draft = async () => {
    const [row] = await ask<{ content: string }>(
      `SELECT d.content FROM posting_draft d JOIN account a ON a.id = d.account_id WHERE a.mobile = $1`,
      [mobile],
    );
    return row ? JSON.parse(row.content) : null;
  };
  await expect
    .poll(draft)
    .toMatchObject({ description: 'Quiet farm by the canal.', cover: 1, photos: { length: 2 } });
  const again = await page.context().newPage();
  await page.close();

  const goesOn = async (tab: Page, cover: number) => {
    await open(tab, DETAILS);
    await button(tab, 'Continue your draft').click();
    // Where it was left.
    await expect(heading(tab, 'Step 2 Details')).toBeVisible();
    await button(tab, 'Back').click();
    await expect(main(tab).getByLabel('Description')).toHaveValue('Quiet farm by the canal.');
    await button(tab, 'Next').click();
    await expect(photos(tab)).toHaveCount(2);
    const radio = main(tab).getByRole('radio', { name: `Cover photo ${cover}, ` });
    await expect(radio).toBeChecked();
  };
  await test.step('D-80 a lost tab loses nothing, photos and cover included', async () => {
    await goesOn(again, 2);
    expect(await storedPhotos(again)).toBeGreaterThan(0);
  });
  await test.step('P-2.1-08 logging out leaves nothing of it on the device', async () => {
    await again.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
    await expect(again).toHaveURL('/');
    expect(await stored(again, 'addPropertyFormData')).toBeNull();
    await expect.poll(() => storedPhotos(again)).toBe(0);
  });

  const elsewhere = await browser.newContext({ baseURL });
  const device = await elsewhere.newPage();
  await signInAs(device, mobile ?? '');
  // The account keeps the photos as they are posted: the cover first.
  await goesOn(device, 1);
  const { photos: chosen } = await draft();
  await fillStep(device, FARM, 2);
  await button(device, 'Post Property').click();
  await expect(button(device, 'Go to My Properties')).toBeVisible();
  expect(await listingsOf(mobile)).toEqual([expect.objectContaining({ photos: chosen })]);
  await expect.poll(draft).toBeNull();
  await elsewhere.close();
});
