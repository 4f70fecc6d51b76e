import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { subtypeByKey, smallestValid } from '../../../schema/catalogue/interpret.ts';
import { buildAccount, buildPicture, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  giveProof,
  newEmail,
  newMobile,
  type Person,
  person,
  type PersonParts,
  wrongCode,
} from '../../test/harness/people.ts';
import { postByGraphQL, postByRest, refusedBy } from '../../test/harness/posting.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

const REQUEST =
  'mutation ($mobile: String!) { requestMobileProof(mobile: $mobile) { codeSent { sentTo } } }';
const PROVE =
  'mutation ($mobile: String!, $code: String!) { confirmMobileProof(mobile: $mobile, code: $code) { mobile } }';
const IS_PROVEN = 'query ($mobile: String!) { viewer { isMobileProven(mobile: $mobile) } }';
const SEND = `mutation ($input: EnquiryInput!) {
  sendEnquiry(input: $input) { message needsCode contact { phone } } }`;

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const flat = subtypeByKey('flat-apartment');

async function prove(who: Person, mobile: string, more: PersonParts = {}) {
  const sent = await who.graphql(REQUEST, { mobile }, more);
  expect(sent.errors ?? []).toEqual([]);
  const response = await who.graphql(PROVE, { mobile, code: await lastCode(served, mobile) }, more);
  return { answer: response, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
}

describe('D-110 whose number a listing carries', () => {
  const post = async (account: Account, contactPhone: string) => {
    const pictures = [await buildPicture(database, account.id)];
    const posting = {
      subtype: flat,
      details: smallestValid(flat),
      pictures,
      more: { contactPhone },
    };
    return postByGraphQL(served, posting, viewerOf(account));
  };

  test('the verified one of its poster, not the one that it only says', async () => {
    const known = await buildKnown(database);
    expect((await post(known, known.mobile)).errors ?? []).toEqual([]);
    const unverified = await buildAccount(database, { mobile: newMobile() });
    const [refused] = refusedBy(await post(unverified, String(unverified.mobile)));
    expect(refused).toMatch(/^contactPhone: Please verify \+91 \d{5} \d{5} with the code/);
  });

  test("a stranger's is refused by both doors, with the field, and nothing is posted", async () => {
    const [seller, stranger] = [await buildKnown(database), await buildKnown(database)];
    const more = { contactPhone: stranger.mobile };
    const pictures = [await buildPicture(database, seller.id)];
    const posting = { subtype: flat, details: smallestValid(flat), pictures, more };
    for (const response of [
      await postByGraphQL(served, posting, viewerOf(seller)),
      await postByRest(served, posting, viewerOf(seller)),
    ]) {
      expect(refusedBy(response)).toEqual([expect.stringMatching(/^contactPhone: Please verify/)]);
    }
    const rows = await database.query({
      text: 'SELECT id FROM property WHERE seller_id = $1',
      values: [seller.id],
    });
    expect(rows).toEqual([]);
  });

  test("a colleague's verified or proven one; not that of another organisation", async () => {
    const organisation = async () => {
      const [found] = await database.query<{ id: string }>({
        text: "INSERT INTO organisation (id, name) VALUES ($1::text, 'Lotus ' || $1::text) RETURNING id",
        values: [newId()],
      });
      return found?.id ?? '';
    };
    const member = { userType: 'builder', kind: 'builder', role: 'admin' } as const;
    const [one, other] = [await organisation(), await organisation()];
    const poster = await buildKnown(database, { ...member, organisationId: one });
    const colleague = await buildKnown(database, { ...member, organisationId: one });
    const rival = await buildKnown(database, { ...member, organisationId: other });
    const [office, rivals] = [newMobile(), newMobile()];
    await giveProof(database, colleague.id, office);
    await giveProof(database, rival.id, rivals);
    for (const mobile of [colleague.mobile, office]) {
      expect((await post(poster, mobile)).errors ?? []).toEqual([]);
    }
    for (const mobile of [rival.mobile, rivals]) {
      expect(refusedBy(await post(poster, mobile))).toHaveLength(1);
    }
  });

  test('any other once its code was entered, which the viewer is told', async () => {
    const account = await buildKnown(database);
    const [who, as, mobile] = [person(served), viewerOf(account), newMobile()];
    const isProven = async () =>
      (await who.graphql(IS_PROVEN, { mobile }, { as })).data?.['viewer'];
    expect(await isProven()).toEqual({ isMobileProven: false });
    expect(refusedBy(await post(account, mobile))).toHaveLength(1);

    const code = await who
      .graphql(REQUEST, { mobile }, { as })
      .then(() => lastCode(served, mobile));
    const wrong = await who.graphql(PROVE, { mobile, code: wrongCode(code) }, { as });
    expect(wrong.errors?.[0]?.extensions?.['code']).toBe('INVALID_INPUT');
    expect(await isProven()).toEqual({ isMobileProven: false });
    const right = await who.graphql(PROVE, { mobile, code }, { as });
    expect(right.data).toEqual({ confirmMobileProof: { mobile } });
    expect(await isProven()).toEqual({ isMobileProven: true });
    expect((await post(account, mobile)).errors ?? []).toEqual([]);
    const [sms] = await served.messages(mobile);
    expect(sms?.text).toMatch(/^\d{6} is your Aangan code to confirm this number\./);
  });

  test('an edit that leaves the number alone passes, one that changes it does not', async () => {
    const account = await buildKnown(database);
    const made = listing({ sellerId: account.id, contactPhone: newMobile() });
    await writeListings(database, [made]);
    const edit = (body: object) =>
      served.rest(`/api/properties/edit/${made.id}`, viewerOf(account), 'PUT', { body });
    const images = [await buildPicture(database, account.id)];
    expect(await edit({ title: 'A home of old', images })).toMatchObject({ status: 200 });
    const stranger = await edit({ contactPhone: newMobile() });
    expect(refusedBy(stranger)).toEqual([expect.stringMatching(/^contactPhone: /)]);
    expect(await edit({ contactPhone: account.mobile })).toMatchObject({ status: 200 });
  });
});

describe('D-110 where the data of a buyer goes', () => {
  test('to the contact of the listing where that is proven, otherwise to the account of its seller', async () => {
    const seller = await buildKnown(database);
    const [phone, email] = [newMobile(), newEmail()];
    const ask = async (made: ReturnType<typeof listing>) => {
      await writeListings(database, [made]);
      const body = { name: 'Asha Rao', mobileNumber: newMobile(), propertyId: made.id };
      expect((await person(served).post('/api/seller-leads', body)).status).toBe(200);
    };
    const contact = { contactPhone: phone, contactEmail: email };
    await ask(listing({ sellerId: seller.id, ...contact }));
    expect([await served.messages(phone), await served.messages(email)]).toEqual([[], []]);
    expect(await served.messages(seller.mobile)).toHaveLength(1);
    expect(await served.messages(seller.email)).toHaveLength(1);

    await giveProof(database, seller.id, phone);
    await ask(listing({ sellerId: seller.id, ...contact }));
    expect(await served.messages(phone)).toHaveLength(1);
    expect(await served.messages(seller.mobile)).toHaveLength(1);
    expect(await served.messages(seller.email)).toHaveLength(2);
  });

  test('to nobody where nothing is proven', async () => {
    const seller = await buildAccount(database, { mobile: newMobile(), email: newEmail() });
    const made = listing({
      sellerId: seller.id,
      contactPhone: String(seller.mobile),
      contactEmail: String(seller.email),
    });
    await writeListings(database, [made]);
    const body = { name: 'Asha Rao', mobileNumber: newMobile(), propertyId: made.id };
    expect((await person(served).post('/api/seller-leads', body)).status).toBe(200);
    for (const to of [made.contactPhone, made.contactEmail]) {
      expect(await served.messages(to)).toEqual([]);
    }
  });
});

describe('D-109 a contact for proven numbers only', () => {
  let seller: Account & { mobile: string };
  let propertyId: string;
  let other: string;

  beforeEach(async () => {
    seller = await buildKnown(database, {
      preferences: { contactForProven: true },
    });
    const listings = [1, 2].map(() =>
      listing({ sellerId: seller.id, contactPhone: seller.mobile }),
    );
    await writeListings(database, listings);
    [propertyId = '', other = ''] = listings.map(({ id }) => id);
  });

  const ask = async (
    who: Person,
    mobileNumber: string,
    more: PersonParts = {},
    id = propertyId,
  ) => {
    const input = { propertyId: id, name: 'Asha Rao', mobileNumber };
    const { data, errors } = await who.graphql(SEND, { input }, more);
    expect(errors ?? []).toEqual([]);
    return Object(data?.['sendEnquiry']);
  };

  test('is kept back until the code is entered, and the enquiry is one', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const before = await ask(who, mobile);
    expect(before).toMatchObject({ needsCode: true, contact: null });
    const page = await who.graphql('query ($id: ID!) { property(id: $id) { contact { phone } } }', {
      id: propertyId,
    });
    expect(JSON.stringify(page.data)).not.toContain(seller.mobile);
    expect((await served.messages(mobile)).map(({ template }) => template)).toEqual([]);
    const [mail] = await served.messages(String(seller.email));
    expect(mail?.text).toContain(
      'Asha Rao cannot see your contact details yet because the number is not verified.',
    );

    const { cookie } = await prove(who, mobile);
    const after = await ask(who, mobile, { cookie });
    expect(after).toMatchObject({ needsCode: false, contact: { phone: seller.mobile } });
    // For 90 days that browser is not asked again.
    expect(await ask(who, mobile, { cookie }, other)).toMatchObject({ needsCode: false });
    const enquiries = await database.query({
      text: 'SELECT times, mobile_verified FROM enquiry WHERE property_id = $1',
      values: [propertyId],
    });
    expect(enquiries).toEqual([{ times: 1, mobile_verified: true }]);
  });

  test('is not opened with another mobile, by another browser, or with a proof of more than 90 days', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const { cookie } = await prove(who, mobile);
    expect(await ask(who, newMobile(), { cookie })).toMatchObject({ needsCode: true });
    expect(await ask(who, mobile)).toMatchObject({ needsCode: true });
    expect(await ask(who, mobile, { cookie: 'contacts=' + 'x'.repeat(43) })).toMatchObject({
      needsCode: true,
    });
    await database.query({
      text: `UPDATE mobile_proof SET proven_at = proven_at - interval '91 days',
        expires_at = expires_at - interval '91 days' WHERE mobile = $1`,
      values: [mobile],
    });
    expect(await ask(who, mobile, { cookie })).toMatchObject({ needsCode: true });
  });

  test('is shown at once to an account with this verified mobile, and to one that has proven it elsewhere', async () => {
    const buyer = await buildKnown(database, { userType: 'buyer', kind: null });
    const as = viewerOf(buyer);
    expect(await ask(person(served), buyer.mobile, { as })).toMatchObject({ needsCode: false });
    const second = newMobile();
    expect(await ask(person(served), second, { as })).toMatchObject({ needsCode: true });
    await prove(person(served), second, { as });
    expect(await ask(person(served), second, { as })).toMatchObject({ needsCode: false });
  });

  test('where the seller has not chosen, the site says it; the seller has the last word', async () => {
    const strict = await testApp(database, { ...BEHIND_A_PROXY, CONTACT_FOR: 'proven' });
    const open = await buildKnown(database, { preferences: { contactForProven: false } });
    const silent = await buildKnown(database);
    const [ofOpen, ofSilent] = [open, silent].map(({ id }) => listing({ sellerId: id }));
    await writeListings(
      database,
      [ofOpen, ofSilent].flatMap((each) => each ?? []),
    );
    const needsCode = async (app: TestApp, id = '') => {
      const input = { propertyId: id, name: 'Asha Rao', mobileNumber: newMobile() };
      const { data } = await person(app).graphql(SEND, { input });
      return Object(data?.['sendEnquiry'])['needsCode'];
    };
    expect(await needsCode(strict, ofSilent?.id)).toBe(true);
    expect(await needsCode(strict, ofOpen?.id)).toBe(false);
    expect(await needsCode(served, ofSilent?.id)).toBe(false);
    const local = '{ viewer { account { preferences { contactForProven } } } }';
    const choice = async (app: TestApp, account: Account) =>
      JSON.stringify((await app.graphql(local, {}, viewerOf(account))).data);
    expect(await choice(strict, silent)).toContain('"contactForProven":true');
    expect(await choice(served, silent)).toContain('"contactForProven":false');
    expect(await choice(strict, open)).toContain('"contactForProven":false');
  });
});
