import { expect, type Page, test } from '@playwright/test';
import { ask, DEMO, signInAs } from './accounts.ts';
import { newSeller, postListing } from './listings.ts';
import { open } from './pages.ts';

/** What an administrator decides about listings in the browser. */

const QUEUE = '/site-admin?view=properties';
const REASON = 'The photos show another place.';

const row = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const press = (page: Page, action: string, title: string) =>
  page.getByRole('button', { name: `${action}: ${title}`, exact: true }).click();

const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words });

/** A word of its own, so that a search finds one listing. */
function newTitle(): string {
  return `Haveli ${Math.random().toString(36).slice(2, 10)}q near the lake`;
}

async function asAdministrator(page: Page): Promise<void> {
  await page.context().clearCookies();
  await signInAs(page, DEMO.siteAdmin);
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Title, town, seller, mobile or ID' }).fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(`found for “${words}”`)).toBeVisible();
}

/** What a stranger's browser is answered at the page of a listing. */
async function statusFor(page: Page, id: string): Promise<number> {
  const cookies = { cookie: '' };
  return (await page.request.get(`/property-details-v1/${id}`, { headers: cookies })).status();
}

test('a property is rejected with a reason that its seller reads, and approved after all', async ({
  page,
}) => {
  const title = newTitle();
  const seller = await newSeller(page);
  const { id } = await postListing(page, { photos: 1, approved: false, input: { title } });
  expect(await statusFor(page, id)).toBe(404);

  await asAdministrator(page);
  await open(page, '/site-admin');
  await expect(page.getByRole('heading', { name: /to review$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Review properties', exact: true }).click();
  await search(page, title);
  await expect(row(page, title)).toContainText('Owner Meera Kulkarni');
  await test.step('A-7.4-09 D-84 it is rejected, with a reason', async () => {
    await press(page, 'Reject', title);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('textbox').fill(REASON);
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(toast(page, 'Property rejected.')).toBeVisible();
    await expect(page.getByText(`No results for “${title}”`)).toBeVisible();
    await page.getByRole('link', { name: /^Rejected/ }).click();
    await expect(row(page, title)).toContainText(`Rejected: ${REASON}`);
    expect(await statusFor(page, id)).toBe(404);
  });

  await page.context().clearCookies();
  await signInAs(page, seller.mobile ?? '');
  await open(page, `/property-details-v1/${id}`);
  await expect(page.getByRole('note')).toContainText(
    `Only you can see this: this property was rejected. Reason: ${REASON}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await asAdministrator(page);
  await open(page, `${QUEUE}&status=rejected&search=${id}`);
  await test.step('A-7.4-08 it is approved, and public', async () => {
    await press(page, 'Approve', title);
    await expect(toast(page, 'Property approved.')).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    await expect.poll(() => statusFor(page, id)).toBe(200);
  });
});

test('an edit is compared with what visitors see, and approved with the keyboard alone', async ({
  page,
}) => {
  const title = newTitle();
  await newSeller(page);
  const { id } = await postListing(page, { photos: 2, input: { title } });
  await ask(
    `INSERT INTO property_revision (property_id, content)
     SELECT id, jsonb_build_object('subtype', subtype, 'purpose', purpose, 'title', title,
       'description', description, 'state', state, 'city', city, 'district', district,
       'locality', locality, 'address', address, 'pincode', '201301', 'latitude', latitude,
       'longitude', longitude, 'locationIsApproximate', location_is_approximate,
       'details', details || '{"cost": 15000000}', 'pictures', jsonb_build_array(pictures->0),
       'contactPhone', contact_phone, 'contactEmail', contact_email, 'shareWithAgents', true)
     FROM property WHERE id = $1`,
    [id],
  );

  await asAdministrator(page);
  await open(page, `${QUEUE}&search=${id}`);
  const edit = row(page, title);
  await test.step('D-75 what it changes stands beside what is public', async () => {
    await expect(edit).toContainText('Approved version is public');
    await expect(edit.locator('del', { hasText: '₹1,00,00,000' })).toBeVisible();
    await expect(edit.locator('ins', { hasText: '₹1,50,00,000' })).toBeVisible();
    await expect(edit).toContainText('Removed photos');
  });

  await page.getByRole('searchbox', { name: 'Title, town, seller, mobile or ID' }).focus();
  const approve = page.getByRole('button', { name: `Approve: ${title}`, exact: true });
  for (let step = 0; step < 60; step += 1) {
    if (await approve.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(approve).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Edit approved.')).toBeVisible();
  await expect(page.getByText(/^No results for/)).toBeVisible();
  // The focus went to the list, and not back to the beginning of the page.
  await expect(page.getByRole('region', { name: 'Pending properties' })).toBeFocused();
  await expect
    .poll(async () => {
      const response = await page.request.get(`/api/properties/${id}`);
      const { property }: { property: { price: number; images: string[] } } = await response.json();
      return [property.price, property.images.length];
    })
    .toEqual([15_000_000, 1]);
});

test('three that wait are decided with the keyboard alone', async ({ page }) => {
  const word = `Kothi${Math.random().toString(36).slice(2, 10).replaceAll(/\d/g, 'x')}`;
  await newSeller(page);
  const listings = [];
  for (let number = 1; number <= 3; number += 1) {
    const input = { title: `${word} number ${number}` };
    listings.push(await postListing(page, { photos: 1, approved: false, input }));
  }
  await asAdministrator(page);
  await open(page, `${QUEUE}&search=${word}`);
  const items = page.locator('[data-item]');
  await expect(items).toHaveCount(3);
  const current = page.locator('[data-item][aria-current=true]');
  await test.step('A-7.4-08 A-7.4-09 A-7.4-11 A approves, R rejects with a reason, J and K go on and back', async () => {
    await items.first().focus();
    await page.keyboard.press('j');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(items.first()).toBeFocused();
    for (let left = 2; left >= 0; left -= 1) {
      const isRejected = left === 1;
      await page.keyboard.press(isRejected ? 'r' : 'a');
      if (isRejected) {
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
        await page.keyboard.type(REASON);
        await page.keyboard.press('Tab');
        const send = page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true });
        for (let step = 0; step < 10; step += 1) {
          if (await send.evaluate((button) => button === document.activeElement)) break;
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
      }
      await expect(items).toHaveCount(left);
      // The focus is on what stands there now: the next key decides about that one.
      if (left > 0) await expect(current).toBeFocused();
    }
    await expect(page.getByRole('region', { name: 'Pending properties' })).toBeFocused();
  });
  const ids = listings.map(({ id }) => id);
  const states = () =>
    ask(
      `SELECT approval_status AS state, count(*)::int FROM property WHERE id = ANY($1) GROUP BY 1 ORDER BY 1`,
      [ids],
    );
  await expect.poll(states).toEqual([
    { state: 'approved', count: 2 },
    { state: 'rejected', count: 1 },
  ]);
});

test('a decision stands before its toast has gone, and Undo brings back what was', async ({
  page,
}) => {
  const title = newTitle();
  await newSeller(page);
  const { id } = await postListing(page, { photos: 1, approved: false, input: { title } });
  const state = async () => {
    const [found] = await ask<{ listing: object }>(
      `SELECT to_jsonb(p) - 'search' AS listing FROM property AS p WHERE id = $1`,
      [id],
    );
    return found?.listing ?? null;
  };
  const before = await state();
  const status = async () => Object(await state())['approval_status'];
  await asAdministrator(page);
  const queue = `${QUEUE}&status=all&search=${id}`;
  await open(page, queue);
  await expect(row(page, title)).toBeVisible();

  await test.step('D-117 pressed and reloaded at once: it is decided', async () => {
    await press(page, 'Approve', title);
    await page.reload();
    await expect.poll(status).toBe('approved');
    await expect(row(page, title)).toContainText('Approved');
  });

  await test.step('D-117 with the network cut for two seconds it is sent when that is back', async () => {
    const cut = Date.now();
    await page.route('**/graphql', (route) =>
      Date.now() - cut < 2_000 ? route.abort() : route.fallback(),
    );
    await press(page, 'Reject', title);
    await page.getByRole('dialog').getByRole('textbox').fill(REASON);
    await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(toast(page, 'Property rejected.')).toBeVisible();
    expect(await status()).toBe('rejected');
    await page.unroute('**/graphql');
  });

  await test.step('D-117 what is deleted comes back whole', async () => {
    const rejected = await state();
    expect(rejected).not.toEqual(before);
    await press(page, 'Delete', title);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Property deleted.')).toBeVisible();
    expect(await state()).toBeNull();
    await toast(page, 'Property deleted.').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect(row(page, title)).toContainText(`Rejected: ${REASON}`);
    expect(await state()).toEqual(rejected);
  });
});
