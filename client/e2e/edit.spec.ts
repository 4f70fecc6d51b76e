import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ask, DEMO, signInAs } from './accounts.ts';
import { newSeller, photoPath, postListing } from './listings.ts';
import { open, stopClock } from './pages.ts';
import { test } from './people.ts';
import { toast, untilToasts } from './postingForm.ts';

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const update = (page: Page) => page.getByRole('button', { name: 'Update Property' });
const price = (page: Page) => page.getByRole('spinbutton', { name: 'Price' });
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'Chosen photos' }).getByRole('listitem');
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

interface Row {
  title: string;
  price: string;
  city: string;
  approval_status: string;
  share_with_agents: boolean;
  pictures: { id: string }[];
}

const rowOf = async (id: string) =>
  (await ask<Row>('SELECT * FROM property WHERE id = $1', [id]))[0];
const waitingOf = async (id: string) =>
  (
    await ask<{ status: string; content: Row }>(
      'SELECT status, content FROM property_revision WHERE property_id = $1',
      [id],
    )
  )[0];

test('P-2.4-01 P-2.4-06 P-2.4-07 P-2.4-08 P-2.4-09 P-4-11 a light edit is seen at once; the list follows after 2 s, the toast stays 5', async ({
  page,
}) => {
  await newSeller(page);
  const { id } = await postListing(page);
  await page.clock.install();
  // The older form of the address; the other one is used below (D-76).
  await open(page, `/seller-dashboard/edit-property?id=${id}`);
  const steps = main(page)
    .getByRole('listitem')
    .filter({ hasText: /Details/ });
  await expect(steps).toHaveText([
    /Basic Details\s*Completed/,
    /Property Details\s*In progress/,
    /Price Details\s*Pending/,
  ]);
  await expect(page.getByLabel('Locality')).toHaveValue('Sector 62');
  await page.getByLabel('Frontage').fill('55');
  await next(page);
  await expect(tiles(page)).toHaveCount(3);
  await price(page).fill('11000000');
  await page.getByRole('checkbox', { name: 'Share listing information with agents' }).check();
  await expect(main(page)).not.toContainText('needs approval again');
  await stopClock(page);
  await update(page).click();
  await expect(page.getByRole('heading', { name: 'Property updated successfully!' })).toBeFocused();
  await untilToasts(page, 1, 10);
  await expect(toast(page)).toContainText('Property updated successfully!');
  await expect(main(page)).toContainText('Visitors see the new version now.');
  await page.clock.runFor(1_500);
  expect(path(page)).toBe(`/seller-dashboard/edit-property?id=${id}`);
  await page.clock.runFor(600);
  await expect.poll(() => path(page)).toBe('/seller-dashboard/my-properties');
  await page.clock.runFor(2_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await untilToasts(page, 0, 100);
  expect(await rowOf(id)).toMatchObject({
    price: '11000000',
    approval_status: 'approved',
    share_with_agents: true,
  });
});

test('P-2.4-03 P-2.5-05 D-75 photos, cover and price make it wait for approval, and the page says so before', async ({
  page,
}) => {
  await newSeller(page);
  const { id, pictures } = await postListing(page);
  await page.clock.install();
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await next(page);
  await price(page).fill('13000000');
  await page.locator('input[name=images]').setInputFiles(photoPath('gps_DSCN0010.jpg'));
  await expect(tiles(page)).toHaveCount(4);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 40_000 });
  await page.getByRole('radio', { name: 'Cover photo 4, gps_DSCN0010.jpg' }).check();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(main(page)).toContainText(
    'This change needs approval again: the price moves by more than 20% and the photos change. Until then the approved version stays public.',
  );
  await stopClock(page);
  await update(page).click();
  await expect(main(page)).toContainText('Until then visitors see the approved one.');
  // The button goes at once.
  await page.getByRole('link', { name: 'Go to My Properties' }).click();
  await expect.poll(() => path(page)).toBe('/seller-dashboard/my-properties');
  await page.clock.resume();
  const edit = main(page).locator(`a[href="/seller-dashboard/edit-property/${id}"]`);
  await expect(edit).toBeVisible();

  const approved = await rowOf(id);
  expect(approved?.price).toBe('10000000');
  expect(approved?.pictures.map((picture) => picture.id)).toEqual(pictures);
  const waiting = await waitingOf(id);
  const [first, ...others] = waiting?.content.pictures.map((picture) => picture.id) ?? [];
  expect(waiting?.status).toBe('pending');
  expect(pictures).not.toContain(first);
  expect(others).toEqual([pictures[0], pictures[2]]);

  await ask(
    `UPDATE property_revision SET status = 'rejected', rejection_reason = 'The photos are too dark.'
     WHERE property_id = $1`,
    [id],
  );
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await expect(main(page)).toContainText(
    'Your last change was not approved; visitors see the version before it. Reason: The photos are too dark.',
  );
});

test('P-5.2-07 P-8-07 what is missing is alerted, what the server refuses is said, and nothing typed is lost', async ({
  page,
}) => {
  await newSeller(page);
  const { id } = await postListing(page);
  await page.clock.install();
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await page.getByRole('button', { name: /^Basic details/ }).click();
  await page.getByLabel('Contact Phone').fill('98123');
  await next(page);
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Phone number must be exactly 10 digits');
  await page.getByLabel('Contact Phone').fill('9812345671');
  await page.getByLabel('State').selectOption('Rajasthan');
  await expect(page.getByLabel('City')).toHaveValue('');
  await page.getByLabel('City').selectOption('Jaipur');
  await next(page);
  await price(page).fill('');
  await update(page).click();
  await expect(toast(page)).toContainText('Please fill all required fields: Price');
  await expect(alert).toContainText('Price');
  await price(page).fill('10500000');
  await expect(main(page)).toContainText('This change needs approval again: the place changes.');

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('EditProperty') ? route.abort() : route.continue(),
  );
  await update(page).click();
  await expect(toast(page).filter({ hasText: 'Failed to update property' })).toBeVisible();
  await page.unroute('**/graphql');
  const fields = [{ path: 'contactEmail', code: 'unusable', message: 'This address is closed.' }];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('EditProperty')
      ? route.fulfill({
          status: 400,
          contentType: 'application/graphql-response+json',
          json: {
            data: null,
            errors: [
              {
                message: 'Some of the details cannot be used.',
                extensions: { code: 'INVALID_INPUT', fields },
              },
            ],
          },
        })
      : route.continue(),
  );
  await update(page).click();
  await expect(
    toast(page).filter({ hasText: 'Error: Some of the details cannot be used.' }),
  ).toBeVisible();
  await expect(main(page).getByText('This address is closed.').last()).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByLabel('Contact Email').fill('new@example.in');
  await stopClock(page);
  await update(page).click();
  await expect(page.getByRole('heading', { name: 'Property updated successfully!' })).toBeVisible();
  expect((await waitingOf(id))?.content).toMatchObject({
    city: 'Jaipur',
    state: 'Rajasthan',
    contactEmail: 'new@example.in',
    contactPhone: '9812345671',
    details: { cost: 10_500_000 },
  });
});

test('P-2.4-04 P-2.4-05 P-8-06 P-8-07 the states of a page that has no listing to show', async ({
  page,
}) => {
  await newSeller(page);
  const { id } = await postListing(page);
  await open(page, '/seller-dashboard/edit-property');
  await expect(main(page)).toContainText('No property ID provided');

  await open(page, '/seller-dashboard/edit-property/nothing');
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  await expect(main(page)).toContainText('Property not found. Please check the property ID.');
  await expect(main(page)).toContainText(
    'It may not exist, or you may not have permission to edit it.',
  );

  // Somebody else's listing looks like none.
  const [others] = await ask<{ id: string }>(
    `SELECT p.id FROM property AS p JOIN account AS a ON a.id = p.seller_id WHERE a.mobile = $1 LIMIT 1`,
    [DEMO.agent],
  );
  await open(page, `/seller-dashboard/edit-property/${others?.id}`);
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('PropertyToEdit')) return route.continue();
    await held;
    return route.abort();
  });
  await page.goto(`/seller-dashboard/edit-property/${id}`);
  await expect(main(page).getByText('Loading property...')).toBeVisible();
  release();
  await expect(
    page.getByRole('heading', {
      name: 'Failed to load property data: Please check the connection and try again.',
    }),
  ).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Locality')).toHaveValue('Sector 62');
  await open(page, '/seller-dashboard/edit-property/nothing');
  await page.getByRole('link', { name: 'Back to Properties' }).click();
  await expect.poll(() => path(page)).toBe('/seller-dashboard/my-properties');
});

test('P-1-02 P-2.4-02 an administrator edits the same way, is told whose listing it is, and goes back to the own list', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext({ baseURL });
  const theirs = await owner.newPage();
  const person = await newSeller(theirs, { name: 'Farida Shaikh' });
  const { id } = await postListing(theirs);
  await owner.close();
  await signInAs(page, DEMO.siteAdmin);
  await open(page, '/site-admin?view=edit-property');
  await page.getByRole('link', { name: 'Back to Properties' }).click();
  await expect.poll(() => path(page)).toBe('/site-admin?view=my-properties');

  await page.clock.install();
  await open(page, `/site-admin?view=edit-property&id=${id}`);
  await expect(main(page)).toContainText(`Listing of ${person.name}.`);
  await next(page);
  await price(page).fill('20000000');
  await stopClock(page);
  await update(page).click();
  await expect(page.getByRole('heading', { name: 'Property updated successfully!' })).toBeFocused();
  await expect(main(page)).toContainText('Visitors see the new version now.');
  await page.clock.runFor(2_000);
  await expect.poll(() => path(page)).toBe('/site-admin?view=my-properties');
  expect(await rowOf(id)).toMatchObject({ price: '20000000', approval_status: 'approved' });
});

test('leaving with unsaved changes asks and drops them; a lost tab brings them back', async ({
  page,
  context,
}) => {
  await newSeller(page);
  const { id } = await postListing(page);
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await page.getByLabel('Frontage').fill('77');
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  await home.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without updating?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Frontage')).toHaveValue('77');
  await home.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => path(page)).toBe('/');
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await expect(page.getByLabel('Frontage')).not.toHaveValue('77');

  await page.getByLabel('Frontage').fill('88');
  await page.close();
  const again = await context.newPage();
  await open(again, `/seller-dashboard/edit-property/${id}`);
  await expect(main(again)).toContainText('What you changed before and did not send is back.');
  await expect(again.getByLabel('Frontage')).toHaveValue('88');
  await again.getByRole('button', { name: 'Discard changes' }).click();
  await expect(again.getByLabel('Frontage')).not.toHaveValue('88');
});
