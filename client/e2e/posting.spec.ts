import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { subtypeByKey } from '../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../schema/catalogue/subtypes.ts';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { newSeller } from './listings.ts';
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

/** Long journeys with photographs take their time on a busy machine. */
test.setTimeout(240_000);

const BASICS = '/seller-dashboard/add-property';
const DETAILS = '/seller-dashboard/add-property/details';
const MINE = '/seller-dashboard/my-properties';
const CONGRATULATIONS = 'Congratulations! Your property has been listed successfully.';
const FLAT = subtypeByKey('flat-apartment');
const LAND = subtypeByKey('commercial-land');

const kept = (page: Page, key: string) =>
  page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
/** How much lies in the browser's store of photos. */
const keptPhotos = (page: Page) =>
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
  ask<{ title: string; approval_status: string }>(
    `SELECT p.title, p.approval_status FROM property p JOIN account a ON a.id = p.seller_id WHERE a.mobile = $1`,
    [mobile],
  );

test('P-1-01 P-1-03 P-1-04 P-2.1-01 P-2.1-02 P-2.1-03 P-2.1-04 P-2.1-05 P-2.1-06 P-2.1-08 P-2.2-01 P-2.2-02 P-2.2-03 P-2.2-04 P-2.2-05 P-4-01 P-4-02 P-4-06 P-4-10 P-5.1-05 P-5.2-05 P-8-05 P-9-02 a flat with five photos is posted from a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  const { mobile, email } = await newSeller(page);
  await open(page, BASICS);
  await expect(heading(page, 'Add Basic Details')).toBeVisible();
  await expect(main(page).getByLabel('Contact Phone')).toHaveValue(mobile ?? '');
  await main(page).getByLabel('Contact Email').fill(`  ${email}  `);
  await fillBasics(page, { propertyType: 'residential' });
  await button(page, 'Next').click();
  await expect(page).toHaveURL(DETAILS);
  expect(await kept(page, 'addPropertyFormData')).toEqual({
    propertyType: 'residential',
    purpose: 'sell',
    state: 'Uttar Pradesh',
    city: 'Noida',
    contactEmail: email,
    contactPhone: mobile,
  });

  await expect(heading(page, 'Post your property')).toBeVisible();
  const progress = main(page).getByRole('listitem');
  await expect(progress.filter({ hasText: 'Basic Details' })).toContainText('Completed');
  await expect(progress.filter({ hasText: 'Property Details' })).toContainText('In progress');
  await expect(progress.filter({ hasText: 'Price Details' })).toContainText('Pending');
  const share = await page.locator('[data-progress]').evaluate((bar) => {
    const track = bar.parentElement?.getBoundingClientRect().width ?? 0;
    return bar.getBoundingClientRect().width / track;
  });
  expect(share).toBeCloseTo(0.4, 2);
  for (const words of ['10,000+', '99%', '10K+']) await expect(main(page)).toContainText(words);
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/);
  await expect(main(page)).toContainText('Please select a property type and subtype to continue');
  await button(page, 'Return to dashboard').click();
  await expect(page).toHaveURL(BASICS);
  await button(page, 'Next').click();

  await tile(page, FLAT.title).click();
  expect(await kept(page, 'addPropertyDetails')).toMatchObject({ subtype: FLAT.key });
  await expect(main(page).locator('form')).toHaveAttribute('data-valid', 'false');
  await expect(main(page)).toContainText('10 required fields left');
  await main(page).getByLabel('Description').fill('Sunny corner flat.');
  await expect(main(page)).toContainText('18/2000 characters');
  await fillStep(page, FLAT, 1);
  await expect(main(page).locator('form')).toHaveAttribute('data-valid', 'true');
  await expect(page.locator('[data-inner-progress="50"]')).toBeAttached();
  await button(page, 'Next').click();
  await expect(heading(page, 'Step 2 Details')).toBeFocused();
  await expect(page.locator('[data-inner-progress="100"]')).toBeAttached();
  await fillStep(page, FLAT, 2);
  await expect(main(page)).toContainText('₹45 Lakh');
  await button(page, 'Post Property').click();
  await expect(page.getByRole('alert')).toContainText('Property Images');
  await expect(main(page).getByText('Please upload at least one property image')).toBeVisible();
  await addPhotos(page, 5);
  await main(page).getByText('Share listing information with agents').click();

  await page.mouse.move(0, 0);
  await button(page, 'Post Property').focus();
  await stopClock(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, CONGRATULATIONS)).toBeFocused();
  await untilToasts(page, 1, 10);
  await expect(toast(page)).toContainText(
    'Property Posted Successfully! Your property has been listed and is now visible to potential buyers.',
  );
  await expect(toast(page)).toContainText('It goes live after a quick verification');
  const [, left = ''] = /opens in (\d) seconds/.exec(await main(page).innerText()) ?? [];
  expect(['5', '4']).toContain(left);
  await page.clock.runFor(1_000 * (Number(left) - 1));
  await expect(toast(page)).toHaveCount(1);
  await expect(page).toHaveURL(DETAILS);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(MINE);
  await page.clock.runFor(1_500);
  await untilToasts(page, 0, 100);
  await page.clock.resume();
  expect(await kept(page, 'addPropertyFormData')).toBeNull();
  expect(await kept(page, 'addPropertyDetails')).toBeNull();
  expect(await listingsOf(mobile)).toEqual([
    { title: expect.stringContaining('Flat for Sale in A, Noida'), approval_status: 'pending' },
  ]);
});

test('P-1-04 P-2.2-03 P-4-08 P-4-09 the other eleven subtypes are posted on a phone, one after the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { mobile } = await newSeller(page);
  await open(page, BASICS);
  const others = SUBTYPES.filter(({ key }) => key !== FLAT.key);
  for (const subtype of others) {
    await test.step(subtype.title, async () => {
      await fillBasics(page, { propertyType: subtype.type });
      await button(page, 'Next').click();
      await tile(page, subtype.title).click();
      await expect(heading(page, `Step 1 ${subtype.steps[0]}`)).toBeVisible();
      await fillStep(page, subtype, 1);
      await button(page, 'Next').click();
      await expect(heading(page, `Step 2 ${subtype.steps[1]}`)).toBeVisible();
      await fillStep(page, subtype, 2);
      await addPhotos(page, 1);
      await button(page, 'Post Property').click();
      // The pointer rests there, so that nothing moves on by itself (SC 2.2.1).
      await button(page, 'Post another property').hover();
      await button(page, 'Post another property').click();
      await expect(page).toHaveURL(BASICS);
      // Its message lies over nothing that comes next.
      await expect(toast(page)).toHaveCount(0, { timeout: 3_000 });
    });
  }
  const posted = await listingsOf(mobile);
  expect(posted).toHaveLength(others.length);
  for (const { noun } of others) {
    expect(
      posted.some(({ title }) => title.includes(noun)),
      noun,
    ).toBe(true);
  }
});

test('P-1-02 P-4-05 P-6-02 an administrator posts in the own area, with the keyboard alone', async ({
  page,
}) => {
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin?view=add-property');
  await expect(heading(page, 'Add Basic Details')).toBeVisible();
  await page.locator('input[value=commercial]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(
    main(page).getByLabel('State').getByRole('option', { name: 'Uttar Pradesh', exact: true }),
  ).toBeAttached();
  await page.keyboard.type('Uttar P');
  await expect(main(page).getByLabel('State')).toHaveValue('Uttar Pradesh');
  await page.keyboard.press('Tab');
  await expect(
    main(page).getByLabel('City').getByRole('option', { name: 'Noida', exact: true }),
  ).toBeAttached();
  await page.keyboard.type('Noida');
  await expect(main(page).getByLabel('City')).toHaveValue('Noida');
  await page.keyboard.press('Tab');
  await page.keyboard.type('admin@example.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/site-admin?view=add-property-details');
  await page.locator('input[name=subtype]').first().focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator(`input[value=${LAND.key}]`)).toBeChecked();
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
  await fillStep(page, LAND, 2);
  await addPhotos(page, 1);
  await button(page, 'Post Property').press('Enter');
  const go = button(page, 'Go to My Properties');
  await expect(heading(page, CONGRATULATIONS)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(go).toBeFocused();
  await expect(main(page)).toContainText('My Properties waits while you are here.');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/site-admin?view=my-properties');
});

test('P-2.1-08 D-80 a lost tab loses nothing, photos included; another device goes on; starting again forgets all of it', async ({
  page,
  browser,
}) => {
  const { mobile } = await newPerson({ userType: 'seller' });
  await signInAs(page, mobile ?? '');
  await open(page, BASICS);
  await fillBasics(page, { propertyType: 'residential' });
  await button(page, 'Next').click();
  await tile(page, FLAT.title).click();
  await main(page).getByLabel('Locality').fill('Sector 137');
  await fillStep(page, FLAT, 1);
  await main(page).getByLabel('Locality').fill('Sector 137');
  await button(page, 'Next').click();
  await addPhotos(page, 2);
  await main(page).getByRole('spinbutton', { name: 'Price', exact: true }).fill('7200000');
  await expect(main(page).getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect
    .poll(async () => {
      const [row] = await ask<{ content: string }>(
        `SELECT d.content FROM posting_draft d JOIN account a ON a.id = d.account_id
         WHERE a.mobile = $1`,
        [mobile],
      );
      return row?.content ?? '';
    })
    .toContain('7200000');
  const again = await page.context().newPage();
  await page.close();

  const goesOn = async (tab: Page) => {
    await open(tab, DETAILS);
    await button(tab, 'Continue your draft').click();
    await expect(main(tab).getByLabel('Locality')).toHaveValue('Sector 137');
    await button(tab, 'Next').click();
    await expect(photos(tab)).toHaveCount(2);
    await expect(main(tab).getByRole('spinbutton', { name: 'Price', exact: true })).toHaveValue(
      '7200000',
    );
  };
  await goesOn(again);
  expect(await keptPhotos(again)).toBeGreaterThan(0);

  await again.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
  await expect(again).toHaveURL('/');
  for (const key of ['addPropertyFormData', 'addPropertyDetails']) {
    expect(await kept(again, key)).toBeNull();
  }
  await expect.poll(() => keptPhotos(again)).toBe(0);
  // The server knows, too: its answer takes the cookie of the session away.
  await expect.poll(() => again.evaluate(() => localStorage.getItem('signedIn'))).toBeNull();
  await signInAs(again, mobile ?? '');
  await goesOn(again);

  const device = await (await browser.newContext()).newPage();
  await signInAs(device, mobile ?? '');
  await goesOn(device);

  await device.reload();
  await button(device, 'Start again').click();
  await device.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
  await expect(device).toHaveURL(BASICS);
  expect(await kept(device, 'addPropertyDetails')).toBeNull();
  await expect
    .poll(() =>
      ask(
        'SELECT 1 FROM posting_draft d JOIN account a ON a.id = d.account_id WHERE a.mobile = $1',
        [mobile],
      ),
    )
    .toEqual([]);
  await device.context().close();
});

test('P-8-04 P-8-09 P-4-02 P-4-10 a lost answer, a refused field and a refused city: nothing is lost, and one listing is made', async ({
  page,
}) => {
  const { mobile } = await newSeller(page);
  await open(page, BASICS);
  await fillBasics(page, { propertyType: 'commercial' });
  await button(page, 'Next').click();
  await tile(page, LAND.title).click();
  await fillStep(page, LAND, 1);
  await button(page, 'Next').click();
  await fillStep(page, LAND, 2);
  await addPhotos(page, 1);

  await refuseOnce(page, { path: 'details.frontage', message: 'Frontage is not believable' });
  await button(page, 'Post Property').click();
  await expect(toast(page).first()).toContainText('Error: Please check the form.');
  await expect(heading(page, 'Step 1 Land Info')).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText('Frontage is not believable');
  await main(page).getByLabel('Frontage').fill('60');
  await expect(main(page).getByText('Frontage is not believable')).toHaveCount(0);
  await button(page, 'Next').click();

  await refuseOnce(page, { path: 'city', message: 'We do not know this city' });
  await button(page, 'Post Property').click();
  await expect(page).toHaveURL(BASICS);
  await expect(main(page).getByText('We do not know this city')).toBeVisible();
  await main(page).getByLabel('City').selectOption('Ghaziabad');
  await expect(main(page).getByText('We do not know this city')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(heading(page, 'Step 1 Land Info')).toBeVisible();
  await button(page, 'Next').click();
  await expect(photos(page)).toHaveCount(1);
  await expect(photos(page).getByRole('progressbar')).toHaveCount(0);

  // The server posts it, and the answer never arrives.
  await onNextPosting(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, 'Post Property').click();
  await expect(toast(page).filter({ hasText: 'Failed to submit property' })).toBeVisible();
  await expect(main(page)).toContainText('Oops! Something went wrong. Please try again.');
  await button(page, 'Post Property').click();
  await expect(button(page, 'Go to My Properties')).toBeVisible();
  expect(await listingsOf(mobile)).toHaveLength(1);
});

/** The server's next answer to a listing is no: one field of it is refused. */
async function refuseOnce(page: Page, problem: { path: string; message: string }): Promise<void> {
  await onNextPosting(page, async (route) => {
    const extensions = { code: 'INVALID_INPUT', fields: [{ ...problem, code: 'unusable' }] };
    const errors = [{ message: 'Please check the form.', extensions }];
    await route.fulfill({
      status: 400,
      contentType: 'application/graphql-response+json',
      body: JSON.stringify({ errors, data: null }),
    });
  });
}

/** What becomes of the next listing that is sent; everything else goes on to the server. */
async function onNextPosting(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  let isDone = false;
  await page.route('**/graphql', async (route) => {
    if (isDone || !isPosting(route.request().postData())) return route.fallback();
    isDone = true;
    return handle(route);
  });
}

function isPosting(body: string | null): boolean {
  return body?.includes('"operationName":"PostProperty"') ?? false;
}
