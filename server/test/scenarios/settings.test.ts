import { beforeAll, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type SettingKey } from '../../../schema/settings.ts';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { buildAccount, buildPicture, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { buildPoster, postByGraphQL } from '../harness/posting.ts';

let database: Database;
let served: TestApp;
let admin: Viewer;

const SITE_ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  admin = viewerOf(await buildAccount(database, SITE_ADMIN));
});

/** Says it after whatever was said before. */
async function put(settings: Partial<Record<SettingKey, unknown>>): Promise<void> {
  const path = '/api/site-admin/settings';
  const seen = (await served.rest(path, admin)).body['changedAt'];
  const response = await served.rest(path, admin, 'PUT', { body: { settings, seen } });
  expect(response).toMatchObject({ status: 200 });
}

test('D-95 D-101 what is changed stands on the next page that is asked for, and in its state', async () => {
  const before = await served.page('/contact');
  expect(before.text).toContain('Monday to Saturday, 10:00 AM to 6:00 PM');
  expect(before.text).toContain('<a href="https://www.youtube.com/"');
  await put({
    siteName: 'Ghar Bazaar',
    officeHours: 'Every day <noon>',
    officePhone: '1126001234',
    facebook: '',
    youtube: 'https://www.youtube.com/@ghar',
    grievanceName: 'Kavita Menon',
    grievanceAddress: '2 Example Chowk, New Delhi 110001',
    grievanceEmail: 'grievance@ghar.example',
  });
  for (const path of ['/contact', '/', '/property', '/nothing/here']) {
    const { text } = await served.page(path);
    expect(text, path).toMatch(/<title>[^<]*Ghar Bazaar<\/title>/);
    expect(text, path).toContain('Every day &lt;noon&gt;');
    expect(text, path).toContain('<a href="tel:+911126001234"');
    expect(text, path).toContain('https://www.youtube.com/@ghar');
    expect(text, path).not.toContain('https://www.facebook.com');
    expect(text, path).toContain('Kavita Menon, 2 Example Chowk, New Delhi 110001');
    expect(text, path).toContain('mailto:grievance@ghar.example');
    expect(text, path).not.toContain('Every day <noon>');
  }
  const ask =
    '{ site { name office { hours } socialLinks { name } grievanceOfficer { name phone } } }';
  expect((await served.graphql(ask)).data).toEqual({
    site: {
      name: 'Ghar Bazaar',
      office: { hours: 'Every day <noon>' },
      socialLinks: [{ name: 'LinkedIn' }, { name: 'Instagram' }, { name: 'YouTube' }],
      grievanceOfficer: { name: 'Kavita Menon', phone: null },
    },
  });
});

test('D-101 the name in the share card, in the document of the API and in the pages of e-mail links follows', async () => {
  const card = async () => /og:image" content="([^"]*)/.exec((await served.page('/')).text)?.[1];
  const before = await card();
  await put({ siteName: 'Homes of India' });
  expect(await card()).not.toBe(before);
  expect((await served.app.http.inject('/api/openapi.json')).json().info.title).toBe(
    'Homes of India REST API',
  );
  const link = await served.app.http.inject('/api/newsletter/confirm?token=x');
  expect(link.body).toContain('Homes of India');
});

test('D-70 approving at once begins and ends with the setting', async () => {
  const seller = viewerOf(await buildPoster(database));
  const flat = subtypeByKey('flat-apartment');
  const post = async () => {
    const pictures = [await buildPicture(database, seller.id)];
    const posting = { subtype: flat, details: smallestValid(flat), pictures };
    const { data, errors } = await postByGraphQL(served, posting, seller);
    expect(errors).toEqual([]);
    return Object(Object(data?.['createProperty'])['property'])['approvalStatus'];
  };
  expect(await post()).toBe('PENDING');
  await put({ autoApprove: true });
  expect(await post()).toBe('APPROVED');
  await put({ autoApprove: null });
  expect(await post()).toBe('PENDING');
});

test('D-109 to whom contacts are shown follows the setting where a seller has not chosen', async () => {
  const sellers = [await buildAccount(database), await buildAccount(database)];
  const homes = sellers.map(({ id }) => listing({ sellerId: id }));
  await writeListings(database, homes);
  const ask = async (id: string | undefined, mobile: string) => {
    const input = `{ propertyId: "${id ?? ''}", name: "Asha Rao", mobileNumber: "${mobile}" }`;
    const { data, errors } = await served.graphql(
      `mutation { sendEnquiry(input: ${input}) { needsCode contact { phone } } }`,
    );
    expect(errors).toEqual([]);
    return Object(data?.['sendEnquiry'])['needsCode'];
  };
  expect(await ask(homes[0]?.id, '9811100021')).toBe(false);
  await put({ contactFor: 'proven' });
  expect(await ask(homes[1]?.id, '9811100022')).toBe(true);
});

test('D-108 D-48 claims and sample reviews come and go with their settings', async () => {
  const { id: sellerId } = await buildAccount(database);
  const home = listing({ sellerId });
  await writeListings(database, [home]);
  const shows = async () => {
    const [about, detail] = [
      await served.page('/about-us'),
      await served.page(`/property-details-v1/${home.id}`),
    ];
    return {
      label: about.text.includes('#1 Real Estate Platform'),
      written: about.text.includes('10,000+'),
      clients: about.text.includes('Clients'),
      reviews: detail.text.includes('Guest Reviews'),
    };
  };
  expect(await shows()).toEqual({ label: false, written: false, clients: true, reviews: false });
  await put({ claimLabel: 'documented', claimClients: 'documented', sampleReviews: 'documented' });
  expect(await shows()).toEqual({ label: true, written: true, clients: true, reviews: true });
  await put({ claimLabel: 'hidden', claimClients: 'hidden', sampleReviews: null });
  expect(await shows()).toEqual({ label: false, written: false, clients: false, reviews: false });
});

test('D-104 the limits of listings follow the setting, also on the pages', async () => {
  const stateOf = async () => /"limits":"(\w+)"/.exec((await served.page('/contact')).text)?.[1];
  expect(await stateOf()).toBe('market');
  await put({ limits: 'documented' });
  expect(await stateOf()).toBe('documented');
  const form = '{ subtype(key: "flat-apartment") { form { fields { name max } } } }';
  const most = async () => {
    const { data } = await served.graphql(form);
    const fields: { name: string; max: number | null }[] = Object(
      Object(data?.['subtype'])['form'],
    )['fields'];
    return fields.find(({ name }) => name === 'bathrooms')?.max;
  };
  expect(await most()).toBe(10);
  await put({ limits: null });
  expect(await most()).toBe(30);
});
