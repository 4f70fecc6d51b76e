import { expect } from '@playwright/test';
import { subtypeByKey } from '../../schema/catalogue/interpret.ts';
import { expectNoViolation, LOOKS, type Look } from './axe.ts';
import { ask, DEMO, newPerson, signInAs } from './accounts.ts';
import { newSeller, photoFile, postListing, TEXT_FILE } from './listings.ts';
import { awake, listingAddress, listingIds, open, pathOf, STATIC_PAGES } from './pages.ts';
import type { Address } from './pages.ts';
import { button, fillBasics, fillStep, photos } from './postingForm.ts';
import { newEmail, test } from './people.ts';

/**
 * Every public page in each of its states: no violation of any rule at any level. One look a state;
 * large and light, small and dark take turns (axe.ts). What is analysed here is not analysed once more by another
 * journey.
 */

/** Pages that are looked at one after the other, as a visitor would. */
const FULL: Readonly<Record<string, Readonly<Record<string, Address>>>> = {
  'searching pages': {
    home: '/',
    list: '/property?bedrooms=2&city=Bengaluru',
    subtype: '/property-type/farm-house',
    city: '/pune',
    map: '/topmap-grid',
    'map of a city': '/topmap-grid?city=Pune',
  },
  'property pages': {
    'a home': (page) => listingAddress(page, 'type=residential'),
    comparison: async (page) => `/compare?ids=${(await listingIds(page, 3)).join(',')}`,
  },
  'static pages': STATIC_PAGES,
  'empty pages': {
    'list of an unknown city': '/property?city=Atlantis',
    favourites: '/favourites',
    comparison: '/compare',
    'not found': '/nowhere-at-all',
  },
};

/** Pages that are reached by a link of another page, to be seen while their data is away. */
const REACHED: Readonly<Record<string, { from: string; link: string }>> = {
  list: { from: '/', link: 'a[href^="/property?"]' },
  property: { from: '/', link: 'article a[href^="/property-details-v1/"]' },
  city: { from: '/', link: 'footer a[href="/mumbai"]' },
  map: { from: '/mumbai', link: 'main a[href^="/topmap-grid"]' },
  blog: { from: '/about-us', link: 'a[href="/blog-listing"]' },
  post: { from: '/blog-listing', link: 'main a[href^="/blog-detail/"]' },
};

const LOADING: Look = { width: 360, colorScheme: 'light' };
const FAILED: Look = { width: 1440, colorScheme: 'dark' };

for (const [name, pages] of Object.entries(FULL)) {
  test(name, async ({ page }) => {
    for (const [title, address] of Object.entries(pages)) {
      await test.step(title, async () => {
        await open(page, await pathOf(page, address));
        await expectNoViolation(page);
      });
    }
  });
}

test('a farm, to its end', async ({ page }) => {
  await open(page, await listingAddress(page, 'type=agricultural'));
  const reviews = page.getByRole('region', { name: 'Guest Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await awake(reviews);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectNoViolation(page);
});

test('pages whose data is away: loading, then failed', async ({ page }) => {
  for (const [name, { from, link }] of Object.entries(REACHED)) {
    await test.step(name, async () => {
      await open(page, from);
      let respond = (): void => undefined;
      const looked = new Promise<void>((resolve) => (respond = resolve));
      await page.route('**/graphql*', async (route) => {
        await looked;
        await route.abort();
      });
      const before = page.url();
      await page.locator(link).locator('visible=true').first().click();
      await expect(page.locator('main output')).toBeVisible();
      await expectNoViolation(page, { look: LOADING });
      respond();
      await expect(page).not.toHaveURL(before);
      await expect(page.locator('main h1')).toBeVisible();
      await expectNoViolation(page, { look: FAILED });
      await page.unroute('**/graphql*');
    });
  }
});

/** Workspaces of somebody's own: who enters, and what is there once they are full. */
const WORKSPACES: Readonly<Record<string, { who: string; path: string; shows: string }>> = {
  'a seller': { who: DEMO.agent, path: '/seller-dashboard', shows: 'article' },
  'where to post': { who: DEMO.agent, path: '/seller-dashboard/add-property', shows: 'section' },
  'my properties': { who: DEMO.agent, path: '/seller-dashboard/my-properties', shows: 'article' },
  'no enquiries': { who: DEMO.owner, path: '/seller-dashboard/enquiries', shows: 'h2' },
  "a builder's admin": { who: DEMO.builderAdmin, path: '/dashboard', shows: '#team select' },
  'an executive': { who: DEMO.builderExecutive, path: '/executive-dashboard', shows: 'article' },
  'the administrator': { who: DEMO.siteAdmin, path: '/site-admin', shows: 'article' },
  'a list as a table': {
    who: DEMO.siteAdmin,
    path: '/site-admin?view=organisations',
    shows: 'tbody th',
  },
  'what people think': {
    who: DEMO.siteAdmin,
    path: '/site-admin?view=feedback',
    shows: 'h2, article',
  },
};

for (const [index, [name, { who, path, shows }]] of Object.entries(WORKSPACES).entries()) {
  test(name, async ({ page }) => {
    await signInAs(page, who);
    await open(page, path);
    await expect(page.locator(`main ${shows}`).first()).toBeVisible();
    await expectNoViolation(page, { look: LOOKS[index % 2 === 0 ? 0 : 1] });
  });
}

test('reviewing properties, an edit among them, its details, and about to be rejected', async ({
  page,
}) => {
  await newSeller(page);
  const { id } = await postListing(page);
  await ask(
    `INSERT INTO property_revision (property_id, content, created_at)
     SELECT id, jsonb_build_object('subtype', subtype, 'purpose', purpose, 'title', title || ' again',
       'description', description || ' More of it.', 'state', state, 'city', city,
       'district', district, 'locality', locality, 'address', address, 'pincode', '560038',
       'latitude', latitude, 'longitude', longitude, 'locationIsApproximate', true,
       'details', details, 'pictures', jsonb_build_array(pictures->1), 'contactPhone', contact_phone,
       'contactEmail', contact_email, 'shareWithAgents', true), '2026-01-01'
     FROM property WHERE id = $1`,
    [id],
  );
  await signInAs(page, DEMO.siteAdmin);
  await open(page, `/site-admin?view=properties&search=${id}`);
  await expect(page.getByRole('heading', { name: 'Changes in this edit' })).toBeVisible();
  await expectNoViolation(page);
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Basic information')).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Reject: / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expectNoViolation(page);
});

test('a listing that only its editors see', async ({ page }) => {
  const [pending] = await ask<{ id: string }>(
    `SELECT id FROM property WHERE approval_status = 'pending' ORDER BY id LIMIT 1`,
  );
  await signInAs(page, DEMO.siteAdmin);
  await open(page, `/property-details-v1/${pending?.id}`);
  await expect(page.getByRole('note')).toBeVisible();
  await expectNoViolation(page);
});

test('posting: what is missing on both pages, a form in each of its steps', async ({ page }) => {
  await newSeller(page);
  await open(page, '/seller-dashboard/add-property');
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoViolation(page);
  await fillBasics(page, { propertyType: 'commercial' });
  await button(page, 'Next').click();
  const office = subtypeByKey('commercial-office-space');
  await page.getByRole('main').getByText(office.title, { exact: true }).click();
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoViolation(page);
  await fillStep(page, office, 1);
  await button(page, 'Next').click();
  await button(page, 'Post Property').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoViolation(page);
});

test('a seller, loading', async ({ page }) => {
  await signInAs(page, DEMO.agent);
  await page.route('**/graphql*', () => undefined);
  await page.goto('/seller-dashboard');
  await expect(page.locator('main [aria-busy]').first()).toBeVisible();
  await expectNoViolation(page);
});

test('a seller, error', async ({ page }) => {
  await signInAs(page, DEMO.agent);
  await page.route('**/graphql*', (route) => route.abort());
  await open(page, '/seller-dashboard');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoViolation(page);
});

test('a seller, empty and invited', async ({ page }) => {
  const { mobile } = await newPerson({ userType: 'seller' });
  await ask(
    `INSERT INTO invitation (id, organisation_id, mobile, name, role, expires_at)
     SELECT lpad(to_hex(floor(random() * 1e9)::int), 24, '0'), organisation_id, $1, 'Meera', 'manager',
       now() + interval '1 day' FROM account WHERE mobile = $2`,
    [mobile, DEMO.builderAdmin],
  );
  await signInAs(page, mobile ?? '');
  await open(page, '/seller-dashboard');
  await expect(page.getByRole('heading', { name: 'Join Aranvi Habitat' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No properties yet' })).toBeVisible();
  await expectNoViolation(page);
});

test('removing somebody, asked', async ({ page }) => {
  await signInAs(page, DEMO.builderAdmin);
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Remove Nandini Poduval' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
});

test('a listing being edited, with what is refused there and photos all statuses', async ({
  page,
}) => {
  const { mobile } = await newSeller(page);
  const { id } = await postListing(page, { photos: 2 });
  await open(page, `/seller-dashboard/edit-property/${id}`);
  await page.getByRole('button', { name: /^Basic details/ }).click();
  await page.getByLabel('Contact Phone').fill('98');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoViolation(page);
  await page.getByLabel('Contact Phone').fill(mobile ?? '');
  await page.getByRole('button', { name: 'Next' }).click();
  const name = 'broken.jpg';
  const files = page.locator('input[name=images]');
  await files.setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from('No photo') });
  await expect(photos(page).filter({ hasText: /JPG or PNG|picture/ })).toHaveCount(1);
  const errors = [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL' } }];
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: { errors } }));
  await files.setInputFiles(await photoFile('landscape_4.jpg'));
  await expect(page.getByRole('button', { name: 'Retry landscape_4.jpg' })).toBeVisible();
  await page.route('**/graphql', () => undefined);
  await files.setInputFiles([await photoFile('landscape_5.jpg'), TEXT_FILE]);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Update Property' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoViolation(page);
});

test('a listing that cannot be edited', async ({ page }) => {
  await newSeller(page);
  await open(page, '/seller-dashboard/edit-property/nothing');
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  await expectNoViolation(page);
});

test('favourites, full, with the tray of a comparison', async ({ page }) => {
  await page.goto('/favourites');
  const ids = JSON.stringify(await listingIds(page, 3));
  await page.evaluate((stored) => {
    localStorage.setItem('favouriteProperties', stored);
    localStorage.setItem('compareProperties', stored);
  }, ids);
  await open(page, '/favourites');
  await expect(page.locator('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await expectNoViolation(page);
});

test('the profile, with a code on its way, and the menu of the account', async ({ page }) => {
  const { mobile } = await newPerson({ email: null });
  await signInAs(page, mobile ?? '');
  await open(page, '/seller-dashboard/my-profile');
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Meera' }).click();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add email address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(newEmail());
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: '6-digit OTP' }).fill('12');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Please enter a valid 6-digit OTP').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Yes, log out everywhere' })).toBeVisible();
  await expectNoViolation(page);
});

test('completing a profile, and what is refused there', async ({ page }) => {
  const { mobile } = await newPerson({ email: null });
  await signInAs(page, mobile ?? '');
  await open(page, '/complete-profile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoViolation(page);
});

test('a private page that waits for its account', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, DEMO.buyer);
  await page.route('**/api/auth/refresh-token', (route) => route.abort());
  await page.goto('/seller-dashboard/my-profile');
  await expect(page.getByText('Loading your account')).toBeAttached();
  await expectNoViolation(page);
  await page.clock.runFor(12_000);
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expectNoViolation(page);
});

test('completing a social profile, and what is refused there', async ({ page }) => {
  const { mobile } = await newPerson({ userType: null, name: null });
  await signInAs(page, mobile ?? '');
  await ask('UPDATE account SET mobile = NULL, mobile_verified_at = NULL WHERE mobile = $1', [
    mobile,
  ]);
  await open(page, '/complete-social-profile');
  await page.getByText('Seller', { exact: true }).click();
  await page.getByText('Builder', { exact: true }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoViolation(page);
});
