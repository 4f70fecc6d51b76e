import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NAUGHTY } from '../../../test/fakes/hostileStrings.ts';
import { LIMITS } from '../../../../schema/limits.ts';
import { contactFormPath, detailPath } from '../../../../schema/routes.ts';
import { buildAccount, listing, writeListings } from '../../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../../test/harness/application.ts';
import { atOnce } from '../../../test/harness/atOnce.ts';
import { freshDatabase } from '../../../test/harness/database.ts';
import { multipart } from '../../../test/harness/multipart.ts';
import { BEHIND_A_PROXY, newAddress, newBrowser, person } from '../../../test/harness/people.ts';
import { type Viewer } from '../../platform/context.ts';
import { type Database } from '../../platform/database/connect.ts';
import { ContactMessage } from './contactMessage.entity.ts';

let database: Database;
let served: TestApp;
let admin: Viewer;
let buyer: Extract<Viewer, { kind: 'account' }>;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  const role = 'site_admin';
  admin = viewerOf(await buildAccount(database, { userType: role, role, kind: null }));
  buyer = viewerOf(await buildAccount(database, { userType: 'buyer', kind: null }));
});

beforeEach(async () => {
  await database.source.getRepository(ContactMessage).deleteAll();
  await database.query({ text: 'DELETE FROM contact_control' });
});

const PATH = '/api/contact-us/messages';
const CONTROLS = '/api/site-admin/contact-us-input-controls';
const GOOD = {
  name: ' Asha  Rao ',
  email: ' Asha@Example.com ',
  phone: '+91 98765 43210',
  subject: ' Two  cities ',
  message: ' Can I post in both?\nThank you. ',
};
const KEPT = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  subject: 'Two cities',
  message: 'Can I post in both?\nThank you.',
};

const post = (body: object, from = newAddress(), path = PATH) =>
  person(served, from).post(path, body);
const stored = () =>
  database.source.getRepository(ContactMessage).find({ order: { createdAt: 'ASC', id: 'ASC' } });
const SEND = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { message } }`;
const send = (input: object, as?: Viewer) =>
  person(served).graphql(SEND, { input }, as === undefined ? {} : { as });

async function ask(control: object): Promise<string> {
  const response = await served.rest(CONTROLS, admin, 'POST', { body: control });
  expect(response.body).toMatchObject({ success: true });
  return Object(response.body).data.id;
}

/** One message that is there, with its id. */
async function write(more: object = {}): Promise<string> {
  expect(await post({ ...GOOD, ...more })).toMatchObject({ status: 200 });
  return (await stored()).at(-1)?.id ?? '';
}

describe('a message', () => {
  test('A-3-13 D-55 is kept tidied without any sign-in, at both addresses and by both doors', async () => {
    const thanks = 'Thank you for your message. We will reply by email.';
    for (const path of [PATH, '/api/contact-us']) {
      expect(await post({ ...GOOD, subject: path }, newAddress(), path)).toMatchObject({
        status: 200,
        body: { success: true, message: thanks },
      });
    }
    const { phone: _phone, ...withoutPhone } = GOOD;
    expect((await send(withoutPhone)).data).toEqual({ sendContactMessage: { message: thanks } });
    expect(await stored()).toMatchObject([
      { ...KEPT, subject: PATH, answers: [], status: 'new', accountId: null, enquiryId: null },
      { ...KEPT, subject: '/api/contact-us' },
      { ...KEPT, phone: '' },
    ]);
  });

  test('D-55 is refused by field, with the same sentences at both doors', async () => {
    const bad = { name: '', email: 'asha@', phone: '12', subject: ' ', message: '' };
    const problems = {
      name: 'Please fill in your name',
      email: 'Please enter a valid email address',
      phone: 'Please enter a phone number of 6 to 15 digits. Spaces and hyphens are allowed',
      subject: 'Please enter a subject',
      message: 'Please write your message',
    };
    const { status, body } = await post(bad);
    expect([status, Object(body).errors]).toEqual([
      400,
      Object.entries(problems).map(([field, message]) => ({ field, message })),
    ]);
    expect((await send(bad)).errors).toMatchObject([
      {
        extensions: {
          code: 'INVALID_INPUT',
          fields: Object.entries(problems).map(([path, message]) => ({ path, message })),
        },
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  test.each([null, [], 'text', 7, { ...GOOD, message: 'a\u0000b' }, { ...GOOD, name: ['Asha'] }])(
    'a body of %j gets a sentence and no 500',
    async (body) => {
      const response = await served.app.http.inject({
        method: 'POST',
        url: PATH,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
        payload: JSON.stringify(body),
      });
      expect([response.statusCode, response.json().success]).toEqual([400, false]);
    },
  );

  test('D-55 is kept with the account of whoever is signed in', async () => {
    await send(GOOD, buyer);
    expect(await stored()).toMatchObject([{ accountId: buyer.id }]);
  });

  test('sent twice at once and again is kept once; other answers are another message', async () => {
    await ask({ label: 'City', name: 'city' });
    const from = newAddress();
    await atOnce(database, 'contact_message', 2, () => post(GOOD, from));
    await post({ ...GOOD, phone: '98765-43210' }, from);
    expect(await stored()).toHaveLength(1);
    await post({ ...GOOD, city: 'Pune' }, from);
    expect(await stored()).toHaveLength(2);
    await database.query({
      text: `UPDATE contact_message SET created_at = created_at - interval '11 minutes'`,
    });
    await post(GOOD, from);
    expect(await stored()).toHaveLength(3);
  });

  test('R-B1 with a filled hidden field is refused in words through both doors', async () => {
    const message = expect.stringContaining('send it again');
    expect(await post({ ...GOOD, leave_blank: 'x' })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect((await send({ ...GOOD, website: 'x' })).errors).toMatchObject([{ message }]);
    expect(await stored()).toEqual([]);
  });

  test('R-C1 is taken five times an hour from one browser, and mistakes use up nothing', async () => {
    const cookie = newBrowser();
    const write = (body: object) => person(served).post(PATH, body, { cookie });
    for (let n = 0; n <= LIMITS.contactMessage.perSenderPerHour; n += 1) await write({});
    for (let n = 1; n <= LIMITS.contactMessage.perSenderPerHour; n += 1) {
      expect(await write({ ...GOOD, subject: `Number ${n}` })).toMatchObject({ status: 200 });
    }
    const refused = await write(GOOD);
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(LIMITS.contactMessage.perSenderPerHour);
  });
});

describe('what administrators ask beside', () => {
  test('A-3-12 A-3-13 D-55 is answered under its name, and kept with what was asked then', async () => {
    const id = await ask({ label: 'City', name: 'city', required: true });
    await ask({ label: 'I agree', name: 'agreed', type: 'checkbox' });
    await ask({ label: 'Hidden', name: 'hidden', required: true, isActive: false });
    expect(await post({ ...GOOD, city: ' Pune ', agreed: true, colour: 'red' })).toMatchObject({
      status: 200,
    });
    const responses = [{ name: 'city', value: 'Nagpur' }];
    expect((await send({ ...GOOD, answers: responses })).errors).toEqual([]);
    await served.rest(`${CONTROLS}/${id}`, admin, 'PUT', { body: { label: 'Town', name: 'town' } });
    await served.rest(`${CONTROLS}/${id}`, admin, 'DELETE');
    const city = { name: 'city', label: 'City' };
    expect((await stored()).map((each) => each.answers)).toEqual([
      [
        { ...city, value: 'Pune' },
        { name: 'agreed', label: 'I agree', value: 'yes' },
      ],
      [{ ...city, value: 'Nagpur' }],
    ]);
  });

  test('A-3-12 is held to what it asks now, by both doors; GraphQL refuses what nobody asks', async () => {
    await ask({ label: 'City', name: 'city', type: 'select', options: ['Pune'], required: true });
    await ask({ label: 'Homes', name: 'homes', type: 'number', validation: { max: 9 } });
    const { status, body } = await post({ ...GOOD, homes: 10 });
    expect([status, Object(body).errors]).toEqual([
      400,
      [
        { field: 'city', message: 'Please choose “City”' },
        { field: 'homes', message: 'Please enter 9 or less' },
      ],
    ]);
    const responses = [
      { name: 'city', value: 'Paris' },
      { name: 'colour', value: 'red' },
    ];
    expect((await send({ ...GOOD, answers: responses })).errors).toMatchObject([
      {
        extensions: {
          code: 'INVALID_INPUT',
          fields: [
            { path: 'city', message: 'Please choose one of the options' },
            { path: 'colour', message: 'This field is no longer part of the form.' },
          ],
        },
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  test('A-3-12 D-55 a form without scripts asks it too, and stands there as it was filled in', async () => {
    await ask({ label: 'City', name: 'city', required: true });
    await ask({ label: 'I agree', name: 'agreed', type: 'checkbox', required: true });
    const submit = (values: object) =>
      served.app.http.inject({
        method: 'POST',
        url: contactFormPath(),
        ...multipart(
          Object.entries({ ...GOOD, ...values }).map(([name, content]) => ({
            name,
            content,
          })),
        ),
      });
    const refused = await submit({ subject: '"><b>Two', agreed: 'true' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(refused.body).toContain('<strong>Please fill in “City”</strong>');
    expect(refused.body).toContain('value="&quot;&gt;&lt;b&gt;Two"');
    expect(refused.body).toContain('value="true" checked');
    expect(refused.body).not.toContain('<b>');
    const sent = await submit({ agreed: 'true', city: 'Pune' });
    expect([sent.statusCode, sent.body]).toEqual([
      200,
      expect.stringContaining('Thank you for your message.'),
    ]);
    expect(await stored()).toMatchObject([
      { ...KEPT, answers: [{ value: 'Pune' }, { value: 'yes' }] },
    ]);
  });
});

describe('the administration', () => {
  const LIST = `query ($search: String, $status: ContactMessageStatus, $page: Int, $pageSize: Int) {
    administration { contactMessages(search: $search, status: $status, page: $page, pageSize: $pageSize) {
      total hasMore counts { status count } items { id subject status answers { label value } } } } }`;
  const found = async (variables: object) => {
    const { data, errors } = await served.graphql(LIST, { ...variables }, admin);
    expect(errors).toEqual([]);
    return Object(data).administration.contactMessages;
  };

  test('A-7.2-11 A-2.5-05 looks through messages: newest first, by status, page and a part of what was said', async () => {
    const first = await write({ subject: 'First', message: 'About 50% of it.' });
    await write({ subject: 'Second', phone: '', email: 'ravi@example.com' });
    await served.rest(`/api/site-admin/contact-us-messages/${first}/status`, admin, 'PUT', {
      body: { status: 'read' },
    });
    const { status, body } = await served.rest(`${PATH}/admin?limit=1`, admin);
    expect([status, body]).toMatchObject([
      200,
      {
        message: '2 messages found.',
        messages: [{ subject: 'Second', email: 'ravi@example.com', status: 'new', answers: [] }],
        counts: { new: 1, read: 1, answered: 0, spam: 0 },
        pagination: { total: 2, hasMore: true },
      },
    ]);
    expect(Object(body).data).toEqual(Object(body).messages);
    const subjects = async (query: string) => {
      const response = await served.rest(`${PATH}/admin?${query}`, admin);
      return Object(response.body).data.map((each: ContactMessage) => each.subject);
    };
    expect(await subjects('status=read')).toEqual(['First']);
    expect(await subjects('page=2&limit=1')).toEqual(['First']);
    expect(await subjects('search=RAVI%40')).toEqual(['Second']);
    expect(await subjects('search=second%20ravi')).toEqual(['Second']);
    expect(await subjects('search=50%25')).toEqual(['First']);
    expect(await subjects('search=_%25')).toEqual([]);
    expect(await subjects(`search=${first}`)).toEqual(['First']);
    expect(await found({ status: 'NEW', pageSize: 1 })).toMatchObject({
      total: 1,
      hasMore: false,
      counts: [
        { status: 'NEW', count: 1 },
        { status: 'READ', count: 1 },
        { count: 0 },
        { count: 0 },
      ],
      items: [{ subject: 'Second' }],
    });
    const unknown = await served.rest(`${PATH}/admin?status=gone`, admin);
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'status' }] } });
  });

  test('a part is found by the index of words', async () => {
    const rows = await database.source.transaction(async (manager) => {
      await manager.query('SET LOCAL enable_seqscan = off');
      return manager.query(`EXPLAIN SELECT id FROM contact_message
        WHERE folded_text(name || E'\\n' || email || E'\\n' || phone || E'\\n' || subject || E'\\n' || message)
          LIKE '%ravi%'`);
    });
    expect(JSON.stringify(rows)).toContain('contact_message_words');
  });

  test('A-2.5-05 marks and deletes messages; the audit keeps that, and nothing of what they said', async () => {
    const id = await write();
    const MARK = `mutation ($id: ID!, $status: ContactMessageStatus!) {
      setContactMessageStatus(id: $id, status: $status) { contactMessage { id status } } }`;
    for (const status of ['SPAM', 'SPAM']) {
      expect((await served.graphql(MARK, { id, status }, admin)).data).toEqual({
        setContactMessageStatus: { contactMessage: { id, status } },
      });
    }
    const path = `/api/site-admin/contact-us-messages/${id}`;
    const marked = await served.rest(`${path}/status`, admin, 'PUT', { body: { status: 'spam' } });
    expect(marked.body).toMatchObject({ message: 'Message updated.', data: { status: 'spam' } });
    const bad = await served.rest(`${path}/status`, admin, 'PUT', { body: { status: 'gone' } });
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ field: 'status' }] } });
    expect(await served.rest(path, admin, 'DELETE')).toMatchObject({ status: 200 });
    expect(await served.rest(path, admin, 'DELETE')).toMatchObject({
      status: 404,
      body: { message: 'This message does not exist. It may have been deleted.' },
    });
    expect(await stored()).toEqual([]);
    const saved = await database.query({
      text: 'SELECT action, note, change FROM audit_entry WHERE subject = $1 ORDER BY id',
      values: [id],
    });
    expect(saved).toEqual([
      {
        action: 'contact.message_marked',
        note: null,
        change: { before: { status: 'new' }, after: { status: 'spam' } },
      },
      { action: 'contact.message_deleted', note: null, change: null },
    ]);
  });

  test('A-2.5-05 downloads what the list shows; a cell that a spreadsheet would calculate is a text', async () => {
    await ask({ label: 'City', name: 'city' });
    await write({ subject: '=1+1', message: 'Sums to pay', city: '@SUM(A1)' });
    await write({ subject: 'Other' });
    const file = await served.rest(
      '/api/site-admin/exports/contact-messages?search=pay%20sums',
      admin,
    );
    expect(file.headers['x-export-rows']).toBe('1');
    expect(file.text).toContain(`,'=1+1,`);
    expect(file.text).toContain('City: @SUM(A1)');
  });
});

describe('D-51 an enquiry of a message', () => {
  const MAKE = `mutation ($id: ID!, $listing: String!) {
    createEnquiryOfContactMessage(id: $id, listing: $listing) { contactMessage { status enquiryId } } }`;
  const make = (id: string, of: string) => served.graphql(MAKE, { id, listing: of }, admin);
  async function available(more: object = {}) {
    const seller = await buildAccount(database);
    const made = listing({ sellerId: seller.id, ...more });
    await writeListings(database, [made]);
    return made;
  }

  test('reaches the seller with name, number, e-mail and text; message and audit say so', async () => {
    await ask({ label: 'City', name: 'city' });
    const id = await write({ city: 'Pune' });
    const about = await available();
    const { data, errors } = await make(id, `https://aangan.example${detailPath(about.id)}?from=x`);
    expect(errors).toEqual([]);
    const { enquiryId } = Object(data).createEnquiryOfContactMessage.contactMessage;
    expect(await stored()).toMatchObject([{ status: 'answered', enquiryId }]);
    const [enquiry] = await database.query({
      text: 'SELECT source, property_id, seller_id, name, mobile, mobile_verified, message FROM enquiry WHERE id = $1',
      values: [enquiryId],
    });
    expect(enquiry).toEqual({
      source: 'contact',
      property_id: about.id,
      seller_id: about.sellerId,
      name: 'Asha Rao',
      mobile: '9876543210',
      mobile_verified: false,
      message:
        'Two cities\n\nCan I post in both?\nThank you.\n\nEmail: asha@example.com\nCity: Pune',
    });
    const saved = await database.query({
      text: 'SELECT action, note FROM audit_entry WHERE subject = $1 ORDER BY id',
      values: [id],
    });
    expect(saved).toEqual([
      { action: 'contact.message_marked', note: null },
      { action: 'contact.message_made', note: about.title },
    ]);
    expect((await make(id, about.id)).errors).toMatchObject([
      {
        message: 'An enquiry has already been created from this message.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
  });

  test('needs a mobile of India and a public listing that can be had; a refusal changes nothing', async () => {
    const about = await available();
    const codeOf = async (id: string, of: string) =>
      (await make(id, of)).errors[0]?.extensions['code'];
    const landline = await write({ phone: '080 4123 4567' });
    expect((await make(landline, about.id)).errors).toMatchObject([
      {
        message:
          'An enquiry needs an Indian mobile number, and this message has none. Please reply by email.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    const id = await write();
    const rest = await served.rest(
      `/api/site-admin/contact-us-messages/${id}/enquiry`,
      admin,
      'POST',
      {
        body: { listing: 'https://aangan.example/' },
      },
    );
    const message =
      'No public listing has this id or address. Please copy it from the listing page.';
    expect(rest).toMatchObject({ status: 400, body: { errors: [{ field: 'listing', message }] } });
    const pending = await available({ approvalStatus: 'pending' });
    expect(await codeOf(id, pending.id)).toBe('INVALID_INPUT');
    const sold = await available({ lifecycle: 'sold', closedAt: new Date() });
    expect(await codeOf(id, sold.id)).toBe('CONFLICT');
    expect(await stored()).toMatchObject([{ status: 'new' }, { status: 'new', enquiryId: null }]);
    expect(
      await database.query({
        text: 'SELECT id FROM enquiry WHERE property_id = $1',
        values: [about.id],
      }),
    ).toEqual([]);
  });
});

test('hostile texts come back as they were sent, or are refused with a sentence', async () => {
  await ask({ label: 'More', name: 'more', type: 'textarea' });
  const saved = new Set<string>();
  for (const text of hostileTexts()) {
    const sent = await post({ ...GOOD, name: text, subject: text, message: text, more: text });
    const named =
      sent.status === 200
        ? sent
        : await post({ ...GOOD, subject: text, message: text, more: text });
    expect([200, 400], JSON.stringify(text)).toContain(named.status);
    if (named.status === 200) saved.add(text.trim());
  }
  expect(saved.size).toBeGreaterThan(4);
  const list = `query ($page: Int!) { administration { contactMessages(page: $page, pageSize: 100) {
    items { subject message answers { value } } } } }`;
  const [byGraphql, byRest] = [new Set<string>(), new Set<string>()];
  for (let page = 1; byRest.size < saved.size && page < 20; page += 1) {
    const response = await served.graphql(list, { page }, admin);
    for (const { message, answers: responses } of Object(response.data).administration
      .contactMessages.items) {
      byGraphql.add(message);
      expect(responses).toEqual([{ value: message }]);
    }
    const { body } = await served.rest(`${PATH}/admin?limit=100&page=${page}`, admin);
    for (const { message } of Object(body).data) byRest.add(message);
  }
  expect([byGraphql, byRest]).toEqual([saved, saved]);
});

/** The list of naughty strings where it is at hand, and the worst of it always. */
function hostileTexts(): string[] {
  const own = [
    '<script>alert(1)</script>',
    "'; DROP TABLE contact_message; --",
    '\u0000',
    '\ud800',
    '\u202etxt',
    '__proto__',
    '=HYPERLINK("https://other.example")',
    '👩‍👩‍👧 नमस्ते',
  ];
  return [...own, ...NAUGHTY];
}
