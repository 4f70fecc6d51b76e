import { beforeAll, expect, test } from 'vitest';
import { type Viewer } from '../../src/platform/context.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { restAddress } from '../harness/restAddress.ts';

const PHONE = '9876501234';
const EMAIL = 'unmistakable.name@nowhere.example';
/** Of another listing, which the same people were given: it must not open the first. */
const GIVEN_PHONE = '9123409876';
const LEAD_TEXT = 'An unmistakable question about the lift';

let database: Database;
let served: TestApp;
let id: string;
let givenId: string;
/** One that was sold, whose contact the same people were given before. */
let soldId: string;
/** A browser's cookie that opens the other listing. */
let cookie: string;
let outsiders: Record<string, Viewer>;
let insiders: Record<string, Viewer>;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  const owner = await buildAccount(database, { mobile: PHONE, email: EMAIL });
  const made = listing({ sellerId: owner.id, contactPhone: PHONE, contactEmail: EMAIL });
  const similar = listing({ sellerId: owner.id, contactPhone: PHONE, contactEmail: EMAIL });
  const ownPhone = listing({ sellerId: owner.id, contactPhone: GIVEN_PHONE, city: 'Agra' });
  const sold = listing({ sellerId: owner.id, contactPhone: GIVEN_PHONE, city: 'Agra' });
  await writeListings(database, [made, similar, ownPhone, sold]);
  soldId = sold.id;
  id = made.id;
  givenId = ownPhone.id;
  outsiders = {
    visitor: { kind: 'visitor' },
    buyer: viewerOf(await buildAccount(database, { userType: 'buyer', kind: null })),
    seller: viewerOf(await buildAccount(database)),
    'suspended owner': { ...viewerOf(owner), status: 'blocked' },
  };
  insiders = {
    owner: viewerOf(owner),
    site_admin: viewerOf(
      await buildAccount(database, { userType: 'site_admin', role: 'site_admin', kind: null }),
    ),
  };
});

/** The contact of the other listing is given to a browser and to the accounts of all outsiders. */
beforeAll(async () => {
  const lead = { name: 'Asha Rao', message: LEAD_TEXT, propertyId: givenId };
  const mobiles = ['9811100001', '9811100002', '9811100003', '9811100004'];
  for (const [index, viewer] of Object.values(outsiders).entries()) {
    if (viewer.kind === 'account' && viewer.status !== 'active') continue;
    const body = { ...lead, mobileNumber: mobiles[index] };
    const response = await served.rest('/api/seller-leads', viewer, 'POST', { body });
    if (!response.text.includes(GIVEN_PHONE)) throw new Error('The contact was not given.');
    cookie ??= String(response.headers['set-cookie']).split(';')[0] ?? '';
    await served.rest('/api/seller-leads', viewer, 'POST', {
      body: { ...body, propertyId: soldId },
    });
  }
  const close = `UPDATE property SET lifecycle = 'sold', closed_at = now() WHERE id = $1`;
  await database.query({ text: close, values: [soldId] });
});

const EVERYTHING = `query ($id: ID!) {
  property(id: $id) { title contact { __typename phone email } seller { id name } similar { contact { phone email } }
    facts { title facts { value } } }
  properties { items { contact { phone email } seller { name } } }
  propertiesByIds(ids: [$id]) { title contact { phone email } shareCard seller { name } }
  closedProperty(id: $id) { id }
  cityOverview(slug: "bengaluru") { city { name } localities { name } }
  suggestions(text: "98765") { label } }`;

const FAVOURITES =
  '{ viewer { favourites { items { title contact { phone email } seller { name } } } } }';

/** Whoever may have favourites has marked the listing. */
const FAVOURED = new Set(['buyer', 'seller']);

test('V-4.5-03 V-4.5-04 D-50 no byte of any door gives the contact to somebody without a grant', async () => {
  const values = { id, state: 'Karnataka', ids: id, text: '98765' };
  for (const [name, viewer] of Object.entries(outsiders)) {
    await served.rest(`/api/properties/${id}/favorite`, viewer, 'POST');
    const texts = [
      (await served.graphql(EVERYTHING, { id }, viewer)).text,
      (await served.graphql(FAVOURITES, {}, viewer)).text,
      ...(await Promise.all(
        served.app.restRows.map(
          async (row) => (await served.rest(restAddress(row, values), viewer)).text,
        ),
      )),
    ];
    expect(texts[0], name).toContain('9876******');
    expect(texts[0], name).not.toContain('OpenContact');
    expect(texts[0], name).toContain('un***@nowhere.example');
    const shown = texts.filter((text) => text.includes('9876******'));
    // Both doors' lists, the listing and the comparison; an account's favourites beside them.
    expect(shown.length, name).toBe(FAVOURED.has(name) ? 6 : 4);
    for (const text of texts) {
      expect(text, name).not.toContain(PHONE);
      expect(text, name).not.toContain(EMAIL);
    }
  }
});

test('V-4.5-03 V-4.5-04 D-50 whoever was given one contact sees that one, and no byte of another', async () => {
  const values = { id, state: 'Karnataka', ids: `${id},${givenId}`, text: '98765' };
  for (const [name, viewer] of Object.entries(outsiders)) {
    const more = { headers: { cookie } };
    const texts = [
      (await served.graphql(EVERYTHING, { id }, viewer, more)).text,
      (await served.graphql(EVERYTHING, { id: givenId }, viewer, more)).text,
      ...(await Promise.all(
        served.app.restRows.map(
          async (row) => (await served.rest(restAddress(row, values), viewer, 'GET', more)).text,
        ),
      )),
    ];
    expect(texts[1], name).toContain(GIVEN_PHONE);
    for (const text of texts) {
      expect(text, name).not.toContain(PHONE);
      expect(text, name).not.toContain(EMAIL);
    }
  }
});

/** A read of listings in REST, and the same in GraphQL. */
const READS = (sellerId: string) =>
  [
    ['/api/properties', 'properties { items { CARD } }'],
    ['/api/properties?lifecycle=closed_too', 'closedProperties { items { CARD } }'],
    [
      `/api/properties/compare?ids=${id},${givenId}`,
      `propertiesByIds(ids: ["${id}", "${givenId}"]) { CARD }`,
    ],
    [`/api/properties/${givenId}`, `property(id: "${givenId}") { CARD }`],
    [`/api/properties/${soldId}`, `property(id: "${soldId}") { CARD }`],
    [`/api/seller/${sellerId}`, `seller(id: "${sellerId}") { listings { items { CARD } } }`],
    ['/api/properties/favorites', 'viewer { favourites { items { CARD } } }'],
  ] as const;

test('51-1 D-50 each read of either door shows a contact to the same people', async () => {
  const { sellerId } = Object((await served.rest(`/api/properties/${givenId}`)).body['data']);
  const seen: string[] = [];
  for (const [name, viewer] of Object.entries({ ...outsiders, ...insiders })) {
    for (const [path, field] of READS(sellerId)) {
      const rest = await served.rest(path, viewer);
      const ask = `{ ${field.replace('CARD', 'id contact { phone }')} }`;
      const graphql = await served.graphql(ask, {}, viewer);
      expect(graphql.errors.map(({ extensions }) => extensions['code'])).toEqual(
        rest.status === 200 ? [] : [rest.body['code']],
      );
      const shown = phonesOf(rest.body);
      // Beside the available ones REST shows what was closed, which is a read of its own in GraphQL.
      const closed = path.includes('closed_too') ? phonesOf(rest.body['closed']) : shown;
      expect(closed, `${name} ${path}`).toEqual(phonesOf(graphql.data));
      if (closed.some((each) => each.includes(GIVEN_PHONE)))
        seen.push(`${name} ${path.split('?')[0]}`);
    }
  }
  expect(seen).toContain(`buyer /api/properties/${givenId}`);
  expect(seen).toContain(`buyer /api/seller/${sellerId}`);
});

/** Every listing in it with the phone that is shown of it, each once. */
function phonesOf(body: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(body, (_key, value: unknown) => {
    const { id: of, contact, contactPhone } = Object(value);
    const phone = contactPhone ?? Object(contact).phone;
    if (typeof of === 'string' && typeof phone === 'string') found.add(`${of} ${phone}`);
    return value;
  });
  return [...found].sort();
}

test('D-50 an inbox holds no contact of somebody else, and a buyer has none', async () => {
  for (const [name, viewer] of Object.entries(outsiders)) {
    const inbox =
      '{ viewer { enquiries { items { mobile message property { contact { phone } } } } } }';
    const { text } = await served.graphql(inbox, {}, viewer);
    expect(text, name).not.toContain(LEAD_TEXT);
    expect(text, name).not.toContain('9811100001');
  }
});

test('V-4.5-03 D-50 no page holds the contact, whatever its script could read', async () => {
  for (const path of [
    '/',
    '/property',
    '/property-details-v1/' + id,
    '/compare?ids=' + id,
    '/bengaluru',
    '/topmap-grid?city=bengaluru',
    '/favourites',
    '/blog-listing',
    '/sitemap-listings-1.xml',
  ]) {
    const { status, text } = await served.page(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toContain(PHONE);
    expect(text).not.toContain(EMAIL);
  }
  expect((await served.page('/property-details-v1/' + id)).text).toContain('9876******');
});

test('D-50 the owner and site_admin see it', async () => {
  for (const viewer of Object.values(insiders)) {
    const { data } = await served.graphql(
      'query ($id: ID!) { property(id: $id) { contact { __typename phone email } } }',
      { id },
      viewer,
    );
    expect(data).toEqual({
      property: { contact: { __typename: 'OpenContact', phone: PHONE, email: EMAIL } },
    });
  }
});

test('D-50 the log holds neither', () => {
  expect(served.logged()).not.toContain(PHONE);
  expect(served.logged()).not.toContain(EMAIL);
  expect(served.logged()).not.toContain(GIVEN_PHONE);
});

test('D-54 the log holds neither what was asked nor with which number', () => {
  expect(served.logged()).not.toContain(LEAD_TEXT);
  expect(served.logged()).not.toContain('9811100001');
  expect(served.logged()).not.toContain('Asha Rao');
});
