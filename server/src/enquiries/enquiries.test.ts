import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { formatPhone } from '../../../schema/format/phone.ts';
import { leadFormPath } from '../../../schema/routes.ts';
import { LEAD_TEXTS, NO_LEAD_MESSAGE } from '../../../schema/rules/lead.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { multipart } from '../../test/harness/multipart.ts';
import {
  BEHIND_A_PROXY,
  newBrowser,
  buildKnown,
  giveProof,
  newAddress,
  newEmail,
  newMobile,
  person,
  type Person,
} from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { type AccountViewer } from '../platform/context.ts';
import { consume } from '../platform/database/limits.ts';
import { outboxJobs } from '../platform/messages/delivery/outboxJobs.ts';
import { outboxCipher } from '../platform/messages/outbox.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { REVEAL_PER_ACCOUNT } from '../contactAccess/grant.limits.ts';

const SEND = `mutation ($input: EnquiryInput!) {
  sendEnquiry(input: $input) { message contact { phone email } } }`;

let database: Database;
let served: TestApp;
let seller: Account;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  seller = await buildAccount(database, { name: 'Kiran Shah' });
});

/** A public listing with a contact that nothing else has. */
async function buildListing(overrides: Partial<Parameters<typeof listing>[0]> = {}) {
  const made = listing({
    sellerId: seller.id,
    title: 'Two rooms near the lake',
    contactPhone: newMobile(),
    contactEmail: newEmail(),
    ...overrides,
  });
  await writeListings(database, [made]);
  await giveProof(database, made.sellerId, made.contactPhone);
  return made;
}

const lead = (propertyId: string, overrides: Record<string, string> = {}) => ({
  name: 'Asha Rao',
  mobileNumber: newMobile(),
  propertyId,
  sellerId: seller.id,
  message: 'Is it free in May?',
  ...overrides,
});

const send = (body: object, who: Person = person(served)) => who.post('/api/seller-leads', body);

const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0] ?? '';

const enquiriesOf = (propertyId: string) =>
  database.query<{ mobile: string; message: string; times: number; mobile_verified: boolean }>({
    text: 'SELECT * FROM enquiry WHERE property_id = $1',
    values: [propertyId],
  });

describe('sending', () => {
  test('V-3-06 V-7-27 V-8-13 V-6-04 D-51 a lead is kept for the seller, and its sender is shown the contact', async () => {
    const made = await buildListing();
    const response = await send(lead(made.id, { mobileNumber: '9876501234' }));
    expect(response).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        success: true,
        message: 'Success! Your inquiry has been submitted',
        data: { contact: { phone: made.contactPhone, email: made.contactEmail } },
      },
    });
    expect(await enquiriesOf(made.id)).toMatchObject([
      {
        source: 'lead',
        seller_id: seller.id,
        property_title: made.title,
        buyer_id: null,
        name: 'Asha Rao',
        mobile: '9876501234',
        mobile_verified: false,
        message: 'Is it free in May?',
        status: 'new',
        times: 1,
      },
    ]);
  });

  test('a lead is kept without the blanks around its mobile, its name and its words', async () => {
    const made = await buildListing();
    const mobileNumber = newMobile();
    const response = await send(
      lead(made.id, {
        mobileNumber: ` ${mobileNumber} `,
        name: ' Asha   Rao ',
        message: ' Is it? ',
      }),
    );
    expect(response.status).toBe(200);
    expect(await enquiriesOf(made.id)).toMatchObject([
      { name: 'Asha Rao', mobile: mobileNumber, message: 'Is it?' },
    ]);
  });

  test('V-5-14 an empty message is kept as the documented text, through both doors', async () => {
    const made = await buildListing();
    const { message: _left, ...bare } = lead(made.id);
    await send(bare);
    const { propertyId, name } = lead(made.id);
    const input = { propertyId, name, mobileNumber: newMobile(), message: '   ' };
    const graph = await person(served).graphql(SEND, { input });
    expect(graph.data).toEqual({
      sendEnquiry: {
        message: LEAD_TEXTS.sent,
        contact: { phone: made.contactPhone, email: made.contactEmail },
      },
    });
    const saved = await enquiriesOf(made.id);
    expect(saved.map(({ message }) => message)).toEqual([NO_LEAD_MESSAGE, NO_LEAD_MESSAGE]);
    expect(NO_LEAD_MESSAGE).toBe('Contact request - no message provided');
  });

  test.each([
    ['name', '', 'Please enter your name'],
    ['name', 'Asha 2', 'Name should not contain numbers'],
    ['mobileNumber', '', 'Please enter your mobile number'],
    ['mobileNumber', '5876501234', 'Mobile number must start with 6, 7, 8 or 9'],
    ['message', 'x'.repeat(LIMITS.lead.messageMaxLength + 1), 'Max 1000 characters'],
  ])('V-5-02 V-5-12 V-5-13 %s is refused alike at both doors', async (field, value, sentence) => {
    const made = await buildListing();
    const { sellerId: _not, ...input } = { ...lead(made.id), [field]: value };
    const rest = await send(input);
    expect(rest).toMatchObject({
      status: 400,
      body: { success: false, errors: [{ field, message: sentence }] },
    });
    const graph = await person(served).graphql(SEND, { input });
    expect(graph.errors[0]).toMatchObject({
      message: sentence,
      extensions: { code: 'INVALID_INPUT', fields: [{ path: field }] },
    });
    expect(await enquiriesOf(made.id)).toEqual([]);
  });

  test('a lead for nothing, for what is not public, sold or one’s own is refused with a sentence', async () => {
    const pending = await buildListing({ approvalStatus: 'pending' });
    const sold = await buildListing({
      lifecycle: 'sold',
      closedAt: new Date('2026-06-10T06:00:00Z'),
    });
    for (const id of ['none', 'a'.repeat(24), '', pending.id]) {
      const { status, body } = await send(lead(id));
      expect([status, body['message']]).toEqual([404, 'This property is no longer available.']);
    }
    const response = await send(lead(sold.id));
    expect(response.status).toBe(409);
    expect(response.body['message']).toMatch(/was sold/);
    const own = await buildListing();
    const input = lead(own.id);
    const toOneself = await person(served).rest('POST', '/api/seller-leads', {
      body: input,
      as: viewerOf(seller),
    });
    expect(toOneself.status).toBe(409);
    expect(toOneself.body['message']).toMatch(/your own listing/);
    expect(await enquiriesOf(own.id)).toEqual([]);
    // An administrator may change every listing and owns none of them by that.
    const admin = await buildAccount(database, { userType: 'site_admin', role: 'site_admin' });
    const byAdmin = await person(served).rest('POST', '/api/seller-leads', {
      body: input,
      as: viewerOf(admin),
    });
    expect(byAdmin.status).toBe(200);
  });

  test('D-53 the seller comes from the listing, and another one in the body is logged', async () => {
    const made = await buildListing();
    const { status } = await send(lead(made.id, { sellerId: 'b'.repeat(24) }));
    expect(status).toBe(200);
    expect(await enquiriesOf(made.id)).toMatchObject([{ seller_id: seller.id }]);
    expect(served.logged()).toContain('named another seller');
  });

  test('R-B1 whose software fills the hidden field is told so and asked again; the next try goes through', async () => {
    const made = await buildListing();
    const who = person(served);
    const response = await send({ ...lead(made.id), website: 'http://my.example' }, who);
    expect(response).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Please send it again.') },
    });
    expect(response.text).not.toContain(made.contactPhone);
    expect(await enquiriesOf(made.id)).toEqual([]);
    const again = await send({ ...lead(made.id), website: '' }, who);
    expect(again).toMatchObject({ status: 200, body: { message: LEAD_TEXTS.sent } });
    expect(await enquiriesOf(made.id)).toHaveLength(1);
  });

  test('D-53 a signed-in lead is mobile-verified when the verified mobile is the one it names', async () => {
    const made = await buildListing();
    const buyer = await buildKnown(database, { userType: 'buyer', kind: null });
    const as = viewerOf(buyer);
    for (const mobileNumber of [buyer.mobile, newMobile()]) {
      const body = lead(made.id, { mobileNumber });
      await person(served).rest('POST', '/api/seller-leads', { body, as });
    }
    const saved = await enquiriesOf(made.id);
    const verified = saved.filter(({ mobile_verified }) => mobile_verified);
    expect(verified.map(({ mobile }) => mobile)).toEqual([buyer.mobile]);
    expect(saved).toMatchObject([{ buyer_id: buyer.id }, { buyer_id: buyer.id }]);
    expect(await served.messages(buyer.email)).toHaveLength(1);
  });
});

test('an enquiry takes at most twelve statements, with those of its two messages', async () => {
  const { id: sellerId, mobile, email } = await buildKnown(database);
  const made = await buildListing({ sellerId, contactPhone: mobile, contactEmail: email });
  // What other tests have left would be handed over too.
  await database.query({ text: 'DELETE FROM outbox' });
  const handed: string[] = [];
  const delivery = async ({ to }: { to: string }) => void handed.push(to);
  const deliveries = { sms: delivery, email: delivery, whatsapp: delivery };
  const ending = new AbortController();
  const jobs = outboxJobs(deliveries, outboxCipher('k7'.repeat(16)));
  jobs.listen?.({ database, log: silentLog(), signal: ending.signal });
  const statements = vi.spyOn(Client.prototype, 'query');
  try {
    expect(await send(lead(made.id))).toMatchObject({ status: 200 });
    await jobs.settled?.();
    expect(handed.toSorted()).toEqual([mobile, email].toSorted());
    expect(statements.mock.calls.length).toBeLessThanOrEqual(12);
  } finally {
    statements.mockRestore();
    ending.abort();
  }
});

describe('from the form of a browser without scripts', () => {
  const sendForm = (fields: Record<string, string>) =>
    served.app.http.inject({
      method: 'POST',
      url: leadFormPath(),
      ...multipart(Object.entries(fields).map(([name, content]) => ({ name, content }))),
    });

  test('D-53 the answer is a page with the contact; refused, it has the form as it was filled in', async () => {
    const made = await buildListing();
    const { propertyId, name, message } = lead(made.id);
    const callTime = 'evening';
    const refused = await sendForm({
      propertyId,
      name,
      message,
      mobileNumber: '"><b>12',
      callTime,
    });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(refused.body).toContain('value="&quot;&gt;&lt;b&gt;12"');
    expect(refused.body).toContain(`value="${propertyId}"`);
    expect(refused.body).toContain('<option selected>evening</option>');
    expect(await enquiriesOf(made.id)).toEqual([]);
    const mobileNumber = newMobile();
    const sent = await sendForm({ propertyId, name, message, mobileNumber, callTime: '' });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain(LEAD_TEXTS.sent);
    expect(sent.body).toContain(`${formatPhone(made.contactPhone)} and ${made.contactEmail}`);
    expect(await enquiriesOf(made.id)).toMatchObject([{ mobile: mobileNumber, call_time: null }]);
  });

  test.each([
    ['+91 ', ' '],
    ['0', ' '],
    ['', '-'],
    ['0091', ''],
  ])(
    'C10 a mobile with %j before it is taken, by the page and by the API',
    async (prefix, between) => {
      const made = await buildListing();
      const { propertyId, name } = lead(made.id);
      const mobiles = [newMobile(), newMobile()];
      const [first = '', second = ''] = mobiles.map(
        (mobile) => prefix + mobile.slice(0, 5) + between + mobile.slice(5),
      );
      expect((await sendForm({ propertyId, name, mobileNumber: first })).statusCode).toBe(200);
      expect((await send(lead(made.id, { mobileNumber: second }))).status).toBe(200);
      expect((await enquiriesOf(made.id)).map(({ mobile }) => mobile).toSorted()).toEqual(
        mobiles.toSorted(),
      );
    },
  );

  test('D-109 where only proven numbers are shown the contact, the page says so and has none', async () => {
    const { id: sellerId } = await buildAccount(database, {
      preferences: { ...seller.preferences, contactForProven: true },
    });
    const made = await buildListing({ sellerId });
    const { propertyId, name, mobileNumber } = lead(made.id);
    const { statusCode, body } = await sendForm({ propertyId, name, mobileNumber });
    expect(statusCode).toBe(200);
    expect(body).toContain(
      `${LEAD_TEXTS.sent}. This seller shows the number only to people with a verified mobile number. Verifying needs JavaScript.`,
    );
    expect(body).not.toContain(made.contactEmail);
    expect(body).not.toContain(formatPhone(made.contactPhone));
  });

  test('R-B1 the hidden field of a form without scripts is refused in words, with the form', async () => {
    const made = await buildListing();
    const { propertyId, name, mobileNumber } = lead(made.id);
    const { body } = await sendForm({ propertyId, name, mobileNumber, leave_blank: 'x' });
    expect(body).toContain('Please send it again.');
    expect(body).toContain(`value="${mobileNumber}"`);
    expect(body).not.toContain('leave_blank');
    expect(body).not.toContain(made.contactEmail);
    expect(await enquiriesOf(made.id)).toEqual([]);
  });
});

describe('asking again', () => {
  test('D-53 twenty at once are one enquiry, one notice, and twenty equal answers', async () => {
    const made = await buildListing();
    const input = lead(made.id);
    const who = person(served);
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(input, who)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await enquiriesOf(made.id)).toMatchObject([{ times: 20 }]);
    expect(await served.messages(made.contactPhone)).toHaveLength(1);
    // The number is not proven.
    expect(await served.messages(input.mobileNumber)).toEqual([]);
  });

  test('D-53 two processes at once agree', async () => {
    const other = await testApp(database, BEHIND_A_PROXY);
    const made = await buildListing();
    const input = lead(made.id);
    const responses = await Promise.all(
      [served, other, served, other].map((app) => person(app).post('/api/seller-leads', input)),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await enquiriesOf(made.id)).toMatchObject([{ times: 4 }]);
  });

  test('D-112 the last name given stands with the first, and goes when the first is given again', async () => {
    const made = await buildListing();
    const mobileNumber = newMobile();
    const names = async (name: string) => {
      await send(lead(made.id, { name, mobileNumber }));
      const [{ name: first, latest_name: latest } = { name: '', latest_name: '' }] =
        await database.query<{ name: string; latest_name: string | null }>({
          text: 'SELECT name, latest_name FROM enquiry WHERE property_id = $1',
          values: [made.id],
        });
      return [first, latest];
    };
    expect(await names('Asha Rao')).toEqual(['Asha Rao', null]);
    expect(await names('Ravi Sen')).toEqual(['Asha Rao', 'Ravi Sen']);
    expect(await names('asha rao')).toEqual(['Asha Rao', null]);
  });

  test('51-8 the preferred time to call is the one that was chosen last, through every door', async () => {
    const made = await buildListing();
    const { sellerId: _not, ...input } = lead(made.id);
    const read = async () => {
      const { body } = await served.rest(
        `/api/seller/leads?propertyId=${made.id}`,
        viewerOf(seller),
      );
      const { data } = await served.graphql(
        `{ viewer { enquiries(propertyId: "${made.id}") { items { callTime times } } } }`,
        {},
        viewerOf(seller),
      );
      const [{ callTime, times }] = Object(body).data;
      const items = [{ callTime: callTime?.toUpperCase() ?? null, times }];
      expect(data).toEqual({ viewer: { enquiries: { items } } });
      return [callTime, times];
    };
    await send({ ...input, callTime: 'evening' });
    expect(await read()).toEqual(['evening', 1]);
    await send(input);
    expect(await read()).toEqual(['evening', 2]);
    await person(served).graphql(SEND, { input: { ...input, callTime: 'MORNING' } });
    expect(await read()).toEqual(['morning', 3]);
    await person(served).graphql(SEND, { input: { ...input, callTime: null } });
    expect(await read()).toEqual([null, 4]);
    expect(await send({ ...input, callTime: 'night' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'callTime' }] },
    });
  });

  test('further words are added, an hour later the seller is notified again, 30 days later it is another enquiry', async () => {
    const made = await buildListing();
    const input = lead(made.id);
    await send(input);
    await send({ ...input, message: 'And the parking?' });
    expect(await enquiriesOf(made.id)).toMatchObject([
      { times: 2, message: 'Is it free in May?\n\nAnd the parking?' },
    ]);
    const age = (what: string) =>
      database.query({
        text: `UPDATE enquiry SET notified_at = notified_at - $2::interval,
          created_at = created_at - $2::interval, status = 'closed' WHERE property_id = $1`,
        values: [made.id, what],
      });
    await age('59 minutes');
    await send(input);
    expect(await served.messages(made.contactPhone)).toHaveLength(1);
    await age('2 minutes');
    await send(input);
    expect(await served.messages(made.contactPhone)).toHaveLength(2);
    // Words that stand there already are not written twice.
    expect(await enquiriesOf(made.id)).toMatchObject([
      { times: 4, status: 'new', message: 'Is it free in May?\n\nAnd the parking?' },
    ]);
    await age('31 days');
    await send(input);
    expect(await enquiriesOf(made.id)).toHaveLength(2);
  });

  test('R-D1 who asks again stands first in every list, also after it was closed', async () => {
    const { id: sellerId } = await buildAccount(database);
    const owner = viewerOf(seller);
    const boss = viewerOf(
      await buildAccount(database, { userType: 'site_admin', role: 'site_admin', kind: null }),
    );
    const made = await buildListing();
    const input = lead(made.id, { name: 'Comes Back' });
    await send(input);
    await database.query({
      text: `UPDATE enquiry SET status = 'closed', created_at = created_at - interval '20 days',
        asked_at = asked_at - interval '20 days', notified_at = notified_at - interval '20 days'
        WHERE property_id = $1`,
      values: [made.id],
    });
    for (let n = 0; n < 11; n += 1) await send(lead(made.id, { name: 'Comes Later' }));
    const elsewhere = await buildListing({ sellerId });
    await send(lead(elsewhere.id));
    const first = async (path: string, as: AccountViewer) => {
      const { body } = await served.rest(path, as);
      return Object(body).data[0];
    };
    expect((await first('/api/seller/leads', owner)).name).toBe('Comes Later');
    await send({ ...input, message: 'Is it still there?' });
    for (const [path, as] of [
      ['/api/seller/leads?limit=10', owner],
      ['/api/seller/leads?status=new&limit=10', owner],
      [`/api/seller/leads?search=comes&limit=10`, owner],
      ['/api/site-admin/inquiries?limit=10', boss],
    ] as const) {
      const found = await first(path, as);
      expect([found.name, found.status, found.times]).toEqual(['Comes Back', 'new', 2]);
      expect(Date.parse(found.askedAt) - Date.parse(found.createdAt)).toBeGreaterThan(
        19 * 86_400_000,
      );
    }
    // What the seller does with it moves nothing.
    await send(lead(made.id, { name: 'Comes Last' }));
    const back = await first('/api/seller/leads?search=back', owner);
    await served.rest(`/api/seller/leads/${back.id}/status`, owner, 'PUT', {
      body: { status: 'contacted' },
    });
    expect((await first('/api/seller/leads', owner)).name).toBe('Comes Last');
    const plans = await database.source.transaction(async (manager) => {
      // Of so few rows only this shows whether an index has the order.
      await manager.query('SET LOCAL enable_seqscan = off');
      await manager.query('SET LOCAL enable_sort = off');
      const newest = 'ORDER BY asked_at DESC, id DESC LIMIT 10';
      const ofSeller = `EXPLAIN SELECT id FROM enquiry WHERE seller_id = '${seller.id}' ${newest}`;
      return [
        await manager.query(ofSeller),
        await manager.query(`EXPLAIN SELECT id FROM enquiry ${newest}`),
      ];
    });
    expect(JSON.stringify(plans)).toMatch(/enquiry_seller.*enquiry_newest/);
    expect(JSON.stringify(plans)).not.toMatch(/Sort/);
  });

  test('R-D2 all words are kept, and what finds no room is refused with a sentence', async () => {
    const made = await buildListing();
    const input = lead(made.id);
    const most = LIMITS.lead.messagesMaxLength / 1_000;
    const words = Array.from({ length: most - 1 }, (_, n) => String(n).padEnd(1_000, 'x'));
    for (const message of words) expect((await send({ ...input, message })).status).toBe(200);
    const saved = words.join('\n\n');
    expect(await enquiriesOf(made.id)).toMatchObject([{ message: saved }]);
    const room = LIMITS.lead.messagesMaxLength - saved.length - 2;
    expect(await send({ ...input, message: 'y'.repeat(room + 1) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'message', message: expect.stringContaining('shorten it') }] },
    });
    expect(await enquiriesOf(made.id)).toMatchObject([{ message: saved, times: words.length }]);
    expect((await send({ ...input, message: 'z'.repeat(room) })).status).toBe(200);
    const all = `${saved}\n\n${'z'.repeat(room)}`;
    expect(await enquiriesOf(made.id)).toMatchObject([{ message: all }]);
    expect((await send({ ...input, message: '' })).status).toBe(200);
  });

  test.each([
    ['May', 'part of what was written'],
    ['is it free in may?', 'the same in another case'],
    ['Is it free in May? My new number is 9812345670', 'the same with more behind it'],
  ])('R-D2 only equal words are said twice: %s', async (message) => {
    const made = await buildListing();
    const input = lead(made.id);
    for (const each of [input.message, message, message, input.message]) {
      await send({ ...input, message: each });
    }
    expect(await enquiriesOf(made.id)).toMatchObject([
      { message: `Is it free in May?\n\n${message}`, times: 4 },
    ]);
  });

  test('asked once more without words the words stay; words take the place of none', async () => {
    const made = await buildListing();
    const input = lead(made.id);
    await send({ ...input, message: '' });
    await send(input);
    await send({ ...input, message: '' });
    expect(await enquiriesOf(made.id)).toMatchObject([{ times: 3, message: input.message }]);
  });

  test('D-53 who was known as the buyer stays known when the same mobile asks without signing in', async () => {
    const made = await buildListing();
    const buyer = await buildKnown(database, { userType: 'buyer', kind: null });
    const body = lead(made.id, { mobileNumber: buyer.mobile });
    await person(served).rest('POST', '/api/seller-leads', { body, as: viewerOf(buyer) });
    await send(body);
    expect(await enquiriesOf(made.id)).toMatchObject([
      { times: 2, buyer_id: buyer.id, mobile_verified: true },
    ]);
  });

  test('what the seller marked as spam stays spam and tells nobody', async () => {
    const made = await buildListing();
    const input = lead(made.id);
    await send(input);
    await database.query({
      text: `UPDATE enquiry SET status = 'spam', notified_at = now() - interval '1 day'
        WHERE property_id = $1`,
      values: [made.id],
    });
    await send(input);
    expect(await enquiriesOf(made.id)).toMatchObject([{ status: 'spam', times: 2 }]);
    expect(await served.messages(made.contactPhone)).toHaveLength(1);
  });
});

describe('limits', () => {
  test('five listings an hour for a mobile, and the same one again is not counted', async () => {
    const mobileNumber = newMobile();
    const made = await Promise.all(Array.from({ length: 6 }, () => buildListing()));
    const statuses = [];
    for (const { id } of made) statuses.push((await send(lead(id, { mobileNumber }))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const again = await send(lead(made[0]?.id ?? '', { mobileNumber }));
    expect(again.status).toBe(200);
    const refused = await send(lead(made[5]?.id ?? '', { mobileNumber }));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(refused.body['message']).toMatch(/^Too many enquiries have been sent with this number/);
  });

  test('R-C1 twelve people of one mobile network, with and without cookies, all get through', async () => {
    const made = await buildListing();
    const who = person(served, newAddress());
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const more = n % 2 === 0 ? { cookie: newBrowser() } : {};
      statuses.push((await who.post('/api/seller-leads', lead(made.id), more)).status);
    }
    expect(statuses).toEqual(Array(12).fill(200));
  });

  test('R-C1 ten an hour from a browser under many numbers, a hundred from an address', async () => {
    const made = await buildListing();
    const cookie = newBrowser();
    const from = person(served, newAddress());
    const by = async (more: object) =>
      (await from.post('/api/seller-leads', lead(made.id), more)).status;
    for (let n = 0; n < 10; n += 1) expect(await by({ cookie })).toBe(200);
    expect(await by({ cookie })).toBe(429);
    // What the browser was refused counts for nothing.
    for (let n = 10; n < 100; n += 1) expect(await by({})).toBe(200);
    expect(await by({})).toBe(429);
    expect((await send(lead(made.id))).status).toBe(200);
  });

  test('D-53 twenty contacts a day for an account, and twenty for a browser', async () => {
    const made = await Promise.all(Array.from({ length: 21 }, () => buildListing()));
    const as = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
    let cookie: string | undefined;
    const [byAccount, byBrowser]: [number[], number[]] = [[], []];
    for (const { id } of made) {
      await database.query({ text: `DELETE FROM rate_limit WHERE key LIKE 'lead:3600%'` });
      const body = lead(id);
      byAccount.push((await person(served).rest('POST', '/api/seller-leads', { body, as })).status);
      const response = await person(served).post('/api/seller-leads', lead(id), { cookie });
      byBrowser.push(response.status);
      if (response.status === 200) cookie = cookieOf(response);
    }
    expect(byAccount.filter((status) => status === 200)).toHaveLength(20);
    expect(byAccount.at(-1)).toBe(429);
    // The first one had no key yet that could be counted.
    expect(byBrowser).toEqual(Array.from({ length: 21 }, () => 200));
    const one = await buildListing();
    const more = await person(served).post('/api/seller-leads', lead(one.id), { cookie });
    expect(more.status).toBe(429);
    expect(more.text).not.toContain(one.contactPhone);
  });

  test.each<[string, number, Parameters<typeof buildListing>[0]]>([
    ['waits for approval', 404, { approvalStatus: 'pending' }],
    ['is hidden', 404, { isActive: false }],
    ['is sold', 409, { lifecycle: 'sold', closedAt: new Date('2026-06-10T06:00:00Z') }],
    ['is one’s own', 409, { sellerId: '' }],
  ])('a refused question uses up nothing: the listing %s', async (_what, status, overrides) => {
    const buyer = await buildAccount(database);
    const sellerId = overrides?.sellerId === '' ? buyer.id : seller.id;
    const made = await buildListing({ ...overrides, sellerId });
    const before = await usedUp();
    const input = { body: lead(made.id), as: viewerOf(buyer) };
    const response = await person(served).rest('POST', '/api/seller-leads', input);
    expect(response.status).toBe(status);
    expect(await usedUp()).toEqual(before);
  });

  test('a contact that one quota refuses counts in none of the others', async () => {
    const buyer = await buildAccount(database, { userType: 'buyer', kind: null });
    const [first, second] = [await buildListing(), await buildListing()];
    const known = await person(served).post('/api/seller-leads', lead(first.id));
    for (let shown = 0; shown < LIMITS.lead.revealsPerDay; shown += 1) {
      await consume({ database, log: silentLog() }, REVEAL_PER_ACCOUNT, buyer.id);
    }
    const others = async () => [await usedUp('revealPerMobile'), await usedUp('revealPerBrowser')];
    const before = await others();
    const input = { body: lead(second.id), as: viewerOf(buyer), cookie: cookieOf(known) };
    const response = await person(served).rest('POST', '/api/seller-leads', input);
    expect(response.status).toBe(429);
    expect(response.text).not.toContain(second.contactPhone);
    expect(await others()).toEqual(before);
  });
});

/** What is counted against anybody by the limits of this name. */
function usedUp(name = '') {
  return database.query({
    text: `SELECT key, points FROM rate_limit WHERE points > 0 AND starts_with(key, $1) ORDER BY key`,
    values: [name],
  });
}
