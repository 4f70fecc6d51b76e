import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { smallestValid } from '../../schema/catalogue/interpret.ts';
import type { Subtype } from '../../schema/catalogue/model.ts';
import type { AppProcess } from '../../server/test/operating/launch.ts';
import { HOSTEL } from '../src/testing/hostel.ts';
import { photoPath, send, upload } from './listings.ts';
import { withOneMoreRow } from './ownSite.ts';
import { open } from './pages.ts';
import { codeFor, newEmail, newMobile } from './people.ts';
import { addPhotos, button, fillBasics, fillStep, heading, tile, toast } from './postingForm.ts';

/** A whole build takes its time on a busy machine. */
const LONG_MS = 240_000;

/** Pages and requests of these journeys go to the site with one more row. */
const test = base.extend<{ row: Subtype; site: AppProcess }>({
  row: [HOSTEL, { option: true }],
  site: [({ row }, provide) => withOneMoreRow(row, provide), { timeout: LONG_MS }],
  baseURL: ({ site }, provide) => provide(site.url),
});
test.setTimeout(LONG_MS);

const PHOTO = 'landscape_1.jpg';

test('P-1-03 P-1-04 P-2.2-03 P-7-08 P-7-11 V-7-08 D-01 a thirteenth subtype is one more row of the catalogue: posted through the browser, REST and GraphQL', async ({
  page,
  request,
  row,
  site,
}) => {
  const seller = { name: 'Asha Rao', mobile: newMobile(), email: newEmail() };
  const bearer = await register(request, site, seller);
  const headers = { authorization: `Bearer ${bearer}` };
  const basics = {
    state: 'Uttar Pradesh',
    city: 'Noida',
    contactEmail: seller.email,
    contactPhone: seller.mobile,
  };
  const details = { ...smallestValid(row), locality: 'Sector 62', cost: 4_500_000 };

  await test.step('through the browser', async () => {
    await open(page, '/#sign-in');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(seller.mobile);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const code = await codeFor(seller.mobile, 2, site.dataDir);
    await page.getByRole('textbox', { name: '6-digit OTP' }).fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('**/seller-dashboard');
    await open(page, '/seller-dashboard/add-property');
    await fillBasics(page, { propertyType: row.type });
    await button(page, 'Next').click();
    await tile(page, row.title).click();
    await expect(heading(page, `Step 1 ${row.steps[0]}`)).toBeVisible();
    await fillStep(page, row, 1);
    await button(page, 'Next').click();
    await expect(heading(page, `Step 2 ${row.steps[1]}`)).toBeVisible();
    await fillStep(page, row, 2);
    await addPhotos(page, 1);
    await button(page, 'Post Property').click();
    await expect(toast(page)).toContainText('Property Posted Successfully!');
    await page.waitForURL('**/seller-dashboard/my-properties');
    await expect(page.getByRole('heading', { name: row.noun })).toBeVisible();
  });

  const byRest = await test.step('through REST', async () => {
    const answer = await request.post('/api/properties/add', {
      headers,
      multipart: {
        ...basics,
        type: row.type,
        status: 'sell',
        subtype: row.title,
        details: JSON.stringify(details),
        images: { name: PHOTO, mimeType: 'image/jpeg', buffer: await readFile(photoPath(PHOTO)) },
      },
    });
    const { property }: { property?: { id: string } } = await answer.json();
    expect(answer.status(), await answer.text()).toBe(201);
    return property?.id;
  });

  const byGraphQL = await test.step('through GraphQL', async () => {
    const pictures = [await upload(request, bearer, PHOTO)];
    const input = { ...basics, subtype: row.key, purpose: 'SELL', details, pictures };
    const query = 'mutation ($input: ListingInput!) { postProperty(input: $input) { id } }';
    const { postProperty } = await send<{ postProperty: { id: string } }>(request, bearer, {
      query,
      variables: { input },
    });
    return postProperty.id;
  });

  const own = await request.get('/api/properties/my-properties', { headers });
  const { properties } = await own.json();
  const posted = {
    type: row.type,
    subtype: row.title,
    title: expect.stringContaining(`${row.noun} for Sale in`),
    price: 4_500_000,
    images: [expect.anything()],
  };
  expect(properties).toEqual([
    expect.objectContaining({ ...posted, id: byGraphQL }),
    expect.objectContaining({ ...posted, id: byRest }),
    expect.objectContaining(posted),
  ]);
  const offered = await request.get(`/api/properties/subtypes?type=${row.type}`);
  expect(await offered.json()).toMatchObject({
    data: { subtypes: expect.arrayContaining([row.title]) },
  });
});

/** Registers a seller as a documented client does, and answers the access token. */
async function register(
  request: APIRequestContext,
  site: AppProcess,
  { name, mobile, email }: { name: string; mobile: string; email: string },
): Promise<string> {
  const asked = { mobile, userType: 'seller', purpose: 'register' };
  await call(request, '/api/auth/mobile/send-otp', asked);
  const otp = await codeFor(mobile, 1, site.dataDir);
  const { verificationToken } = await call(request, '/api/auth/mobile/verify-otp', {
    ...asked,
    otp,
  });
  const profile = { mobile, name, email, verificationToken };
  const { accessToken } = await call(request, '/api/auth/complete-profile', profile);
  return accessToken ?? '';
}

async function call(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Record<string, string | undefined>> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
