import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FAILURES } from '../../../schema/failures.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../factories.ts';
import { photo } from '../fakes/photos.ts';
import { TEST_URL, type TestApp, testApp, viewerOf } from '../harness/application.ts';
import { type Database } from '../../src/platform/database/connect.ts';
import { freshDatabase } from '../harness/database.ts';
import { all, links, pageOf, type Part, textOf, texts } from '../harness/html.ts';
import { listen } from '../harness/listen.ts';
import { lastCode } from '../harness/messages.ts';
import { buildKnown, giveProof, person } from '../harness/people.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';

/**
 * The page for developers, and its programs: each is taken from the page as the server sends it, saved as the page
 * says and run by Node of its own, over the network, against the whole application.
 */

const DOORS = ['GraphQL', 'REST'] as const;
type Door = (typeof DOORS)[number];

let database: Database;
let served: TestApp;
let url: string;
let page: Part;
const AGRA = { city: 'Agra', state: 'Uttar Pradesh', contactPhone: '9876543210' };
const folder = temporaryFolder();
const SHOWN = 'a'.repeat(24);
const ASKED = { GraphQL: 'b'.repeat(24), REST: 'c'.repeat(24) };

beforeAll(async () => {
  database = await freshDatabase();
  const { id: sellerId } = await buildAccount(database);
  const pune = { sellerId, city: 'Pune', state: 'Maharashtra', subtypeKey: 'flat-apartment' };
  const home = (cost: number, bedrooms: number, more = {}) =>
    listing({ ...pune, details: { cost, bhk: `${bedrooms} BHK` }, ...more });
  await writeListings(database, [
    home(9_000_000, 3, { id: SHOWN, title: 'Dear', contactPhone: '9876543210' }),
    home(8_000_000, 2, { title: 'Cheap' }),
    home(7_000_000, 1),
    home(30_000_000, 4),
    ...DOORS.map((door) => home(8_500_000, 2, { ...AGRA, id: ASKED[door] })),
    home(8_500_000, 2, { purpose: 'rent' as const }),
  ]);
  served = await testApp(database);
  url = `http://127.0.0.1:${await listen(served.app.http.server)}`;
  page = pageOf((await served.page('/developers')).text);
});

/** What the page shows under this heading for this door. */
function shown(heading: string, door: Door): string {
  const named = `pre[aria-label="${door}: ${heading}"]`;
  const text = page.querySelector(named)?.textContent;
  if (text == null) throw new Error(`The page shows no ${named}.`);
  return text;
}

/** Runs it with these arguments; the only change is where the site is reached. Answers what it writes. */
async function run(text: string, ...values: string[]): Promise<unknown> {
  expect(text).toContain(TEST_URL);
  const file = join(folder, 'example.mjs');
  writeFileSync(file, text.replaceAll(TEST_URL, url));
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...values]);
  return JSON.parse(stdout);
}

describe.each(DOORS)('the programs for %s', (door) => {
  test('D-116 search with filters', async () => {
    const found = await run(shown('Search with filters', door));
    expect(found).toMatchObject({ total: 2, hasMore: false });
    expect(found).toHaveProperty('items', [
      { id: expect.any(String), title: 'Cheap', price: 8_000_000 },
      { id: SHOWN, title: 'Dear', price: 9_000_000 },
    ]);
  });

  test('D-116 read one property', async () => {
    const property = await run(shown('Read one property', door), SHOWN);
    expect(property).toEqual({
      id: SHOWN,
      title: 'Dear',
      city: 'Pune',
      contact: { phone: '9876******' },
    });
  });

  test('D-116 send an enquiry', async () => {
    const sent = await run(shown('Send an enquiry', door), ASKED[door]);
    expect(sent).toMatchObject({ contact: { phone: '9876543210' } });
    const rows = await database.query({
      text: `SELECT name, message FROM enquiry WHERE property_id = $1`,
      values: [ASKED[door]],
    });
    expect(rows).toEqual([{ name: 'Ravi Nair', message: 'Is it still available?' }]);
  });

  test('D-116 sign in with a code and go on with the refresh token', async () => {
    const { mobile } = await buildKnown(database, { name: 'Asha Rao' });
    const program = shown('Get a code, then tokens', door);
    expect(await run(program, mobile)).toEqual({ expiresInSeconds: 600 });
    const signedIn = await run(program, mobile, await lastCode(served, mobile));
    const token = expect.stringMatching(/.{40,}/);
    expect(signedIn).toEqual({ name: 'Asha Rao', accessToken: token, refreshToken: token });
  });

  test('D-116 D-02 a refusal is what the page shows', async () => {
    const promised: unknown = JSON.parse(shown('an error', door));
    const { name: _left, ...nameless } = ENQUIRY;
    const { text } =
      door === 'GraphQL'
        ? await served.graphql(SEND, { input: { ...nameless, name: '' } })
        : await served.rest('/api/seller-leads', undefined, 'POST', { body: nameless });
    expect(withoutRequest(JSON.parse(text))).toEqual(withoutRequest(promised));
  });
});

describe('the programs that send a picture', () => {
  const heading = 'Upload a photo, post a property';
  const id = expect.stringMatching(/^[0-9a-f]{24}$/);
  const address = expect.stringMatching(/\/media\//);
  const file = join(folder, 'photo.jpg');

  test('D-116 over GraphQL alone', async () => {
    writeFileSync(file, await photo(640, 480).jpeg().toBuffer());
    const { bearer } = await seller();
    const response = await run(shown(heading, 'GraphQL'), file, bearer);
    expect(response).toEqual({ id, path: address });
  });

  test('D-116 over REST with the property that it shows', async () => {
    writeFileSync(file, await photo(640, 480).jpeg().toBuffer());
    const { account, bearer } = await seller();
    const response = await run(shown(heading, 'REST'), file, bearer);
    expect(response).toEqual({ id, images: [address] });
    const own = await served.rest('/api/properties/my-properties', viewerOf(account));
    expect(own.body).toMatchObject({ properties: [{ city: 'Pune', approvalStatus: 'pending' }] });
  });
});

const ENQUIRY = { propertyId: SHOWN, name: 'Ravi Nair', mobileNumber: '9812345671' };
const SEND = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { message } }';

/** What is of one request alone, and where a query stands in its text. */
function withoutRequest(response: unknown): unknown {
  const alone = new Set(['requestId', 'locations']);
  return JSON.parse(
    JSON.stringify(response, (key, value: unknown) => (alone.has(key) ? 0 : value)),
  );
}

/** Somebody who may post, signed in. */
async function seller() {
  const account = await buildKnown(database, { userType: 'seller' });
  await giveProof(database, account.id, AGRA.contactPhone);
  const who = person(served);
  await who.post('/api/auth/mobile/send-otp', { mobile: account.mobile, purpose: 'login' });
  const otp = await lastCode(served, account.mobile);
  const response = await who.post('/api/auth/mobile/verify-otp', {
    mobile: account.mobile,
    purpose: 'login',
    otp,
  });
  return { account, bearer: String(response.body['accessToken']) };
}

describe('the page for developers', () => {
  test('D-116 the foot of every page leads to it', async () => {
    for (const path of ['/', '/property', '/faq']) {
      const found = pageOf((await served.page(path)).text);
      expect(links(found, 'footer a')).toContainEqual(['For developers', '/developers']);
    }
  });

  test('D-116 shows each program for both doors and leads to what belongs to them', () => {
    const programs = all(page, 'main pre').map((each) => each.getAttribute('aria-label') ?? '');
    const tasks = programs.map((name) => name.split(': ')[1]);
    for (const door of DOORS) {
      const of = programs.filter((name) => name.startsWith(`${door}: `));
      expect(of).toHaveLength(6);
    }
    expect(new Set(tasks).size).toBe(6);
    const addresses = links(page, 'main a').map(([, href]) => href);
    expect(addresses).toEqual(
      expect.arrayContaining(['/graphql', '/api/docs', '/api/openapi.json']),
    );
  });

  test('D-116 lists every code with its status, and the limits that hold', () => {
    const rows = all(page, 'main tbody tr').map((row) => texts(row, 'td').slice(0, 2));
    expect(rows).toEqual(
      Object.entries(FAILURES).map(([code, { status }]) => [code, String(status)]),
    );
    const words = textOf(page.querySelector('main'));
    expect(words).toContain(`at most ${LIMITS.graphql.maxDepth} levels`);
    expect(words).toContain('a cost of 12,000');
  });
});
