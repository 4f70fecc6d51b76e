import { beforeAll, describe, expect, test } from 'vitest';
import { formatPhone } from '../../../schema/format/phone.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { detailPath } from '../../../schema/routes.ts';
import { buildAccount, buildEnquiry, listing, writeListings } from '../../test/factories.ts';
import { TEST_URL, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { BEHIND_A_PROXY, buildKnown, person } from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/database/limits.ts';
import { silentLog } from '../platform/observability/logging.ts';
import { readEnquiryStatus } from './enquiryStatus.ts';
import { NOTE_PER_ACCOUNT } from './enquiry.limits.ts';

let database: Database;
let served: TestApp;
const viewers = new Map<string, AccountViewer>();
const enquiries = new Map<string, string>();
let listingOfSeller: string;

const viewer = (name: string): AccountViewer => {
  const found = viewers.get(name);
  if (!found) throw new Error('There is no ' + name);
  return found;
};
const enquiry = (name: string) => enquiries.get(name) ?? '';

/** Each group of tests has an inbox of its own: what one changes no other sees. */
async function fill(): Promise<void> {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  const organisationId = newId();
  await database.query({
    text: `INSERT INTO organisation (id, name) VALUES ($1, 'Aranvi Habitat')`,
    values: [organisationId],
  });
  const builder = { userType: 'builder', kind: 'builder', organisationId } as const;
  const people = {
    seller: {},
    stranger: {},
    admin: { ...builder, role: 'admin' },
    manager: { ...builder, role: 'manager' },
    executive: { ...builder, role: 'executive', name: 'Rhea Sen' },
    buyer: { userType: 'buyer', kind: null },
    site_admin: { userType: 'site_admin', role: 'site_admin', kind: null },
  } as const;
  for (const [name, overrides] of Object.entries(people)) {
    viewers.set(name, viewerOf(await buildAccount(database, overrides)));
  }
  const made = (sellerId: string) => listing({ sellerId });
  const [ofSeller, ofAdmin, assigned] = [
    made(viewer('seller').id),
    made(viewer('admin').id),
    made(viewer('manager').id),
  ];
  await writeListings(database, [ofSeller, ofAdmin, assigned]);
  await database.query({
    text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
    values: [assigned.id, viewer('executive').id],
  });
  listingOfSeller = ofSeller.id;
  const at = (day: number) => new Date(Date.UTC(2026, 5, day));
  const request = async (
    name: string,
    of: { id: string; sellerId: string },
    day: number,
    more = {},
  ) =>
    enquiries.set(
      name,
      await buildEnquiry(database, {
        propertyId: of.id,
        sellerId: of.sellerId,
        createdAt: at(day),
        ...more,
      }),
    );
  await request('seller', ofSeller, 1);
  await request('seller later', ofSeller, 2, { status: 'contacted' });
  await request('admin', ofAdmin, 3);
  await request('manager', assigned, 4);
  await request('handed over', ofAdmin, 5, { assignedTo: viewer('executive').id });
}

const INBOX = `query ($status: EnquiryStatus, $propertyId: ID, $page: Int, $pageSize: Int) {
  viewer {
    enquiries(status: $status, propertyId: $propertyId, page: $page, pageSize: $pageSize) {
      total page pageCount hasMore counts { status count }
      items { id source name mobile isMobileVerified message status times assignedTo propertyId
        propertyTitle property { id title contact { phone } } notes { text author createdAt } createdAt } }
  } }`;

interface Inbox {
  total: number;
  counts: { status: string; count: number }[];
  items: { id: string; assignedTo: string | null; property: object | null; notes: object[] }[];
}

async function inboxOf(as: AccountViewer, variables = {}): Promise<Inbox> {
  const { data, errors } = await served.graphql(INBOX, variables, as);
  expect(errors).toEqual([]);
  const { enquiries: response } = Object(data?.['viewer']);
  return Object.assign({ total: 0, counts: [], items: [] }, response);
}

describe('the inbox', () => {
  beforeAll(fill);

  test.each([
    ['seller', ['seller later', 'seller']],
    ['stranger', []],
    ['admin', ['handed over', 'manager', 'admin']],
    ['manager', ['handed over', 'manager', 'admin']],
    ['executive', ['handed over', 'manager']],
    ['site_admin', ['handed over', 'manager', 'admin', 'seller later', 'seller']],
  ])(
    'D-51 D-99 of %s holds what it looks after, the newest first, alike at both doors',
    async (name, expected) => {
      const ids = expected.map(enquiry);
      const found = await inboxOf(viewer(name));
      expect(found.items.map(({ id }) => id)).toEqual(ids);
      expect(found.total).toBe(ids.length);
      const rest = await served.rest('/api/seller/leads', viewer(name));
      expect(rest.body).toMatchObject({
        success: true,
        data: ids.map((id) => ({ id, _id: id })),
        pagination: { total: ids.length },
      });
      for (const alias of ['/api/seller/enquiries', '/api/seller-leads/my']) {
        expect((await served.rest(alias, viewer(name))).body).toEqual(rest.body);
      }
    },
  );

  test('counts each status, and narrows by status, listing and page', async () => {
    const all = await inboxOf(viewer('seller'));
    expect(all.counts).toEqual([
      { status: 'NEW', count: 1 },
      { status: 'VERIFIED', count: 0 },
      { status: 'ASSIGNED', count: 0 },
      { status: 'CONTACTED', count: 1 },
      { status: 'CLOSED', count: 0 },
      { status: 'SPAM', count: 0 },
    ]);
    const contacted = await inboxOf(viewer('seller'), { status: 'CONTACTED' });
    expect(contacted.items.map(({ id }) => id)).toEqual([enquiry('seller later')]);
    expect(contacted).toMatchObject({ total: 1, counts: all.counts });
    const second = await inboxOf(viewer('seller'), { page: 2, pageSize: 1 });
    expect(second).toMatchObject({ items: [{ id: enquiry('seller') }], total: 2, hasMore: false });
    const of = (propertyId: string) => inboxOf(viewer('site_admin'), { propertyId });
    expect(await of(listingOfSeller)).toMatchObject({ total: 2 });
    for (const nothing of ['none', '', newId()]) {
      expect(await of(nothing)).toMatchObject({ total: 0, items: [] });
    }
    const far = await inboxOf(viewer('seller'), { page: 2_000_000_000, pageSize: 50 });
    expect(far).toMatchObject({ items: [], total: 2 });
    const narrowed = await served.rest(
      '/api/seller/leads?status=in-progress&limit=1',
      viewer('seller'),
    );
    expect(narrowed.body).toMatchObject({ leads: [{ id: enquiry('seller later') }] });
    const unnarrowed = await served.rest('/api/seller/leads?status=%20', viewer('seller'));
    expect(unnarrowed.body).toMatchObject({ leads: [{}, { id: enquiry('seller') }] });
    for (const unknown of ['sold', 'constructor']) {
      const wrong = await served.rest('/api/seller/leads?status=' + unknown, viewer('seller'));
      expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'status' }] } });
    }
  });
});

describe('an enquiry in the inbox', () => {
  beforeAll(fill);

  test('names the colleague, and the listing with its contact for those who look after it; a removed one by its title', async () => {
    const [handed] = (await inboxOf(viewer('executive'))).items;
    expect(handed).toMatchObject({
      assignedTo: 'Rhea Sen',
      propertyTitle: 'Two rooms near the lake',
    });
    const [, assigned] = (await inboxOf(viewer('admin'))).items;
    expect(assigned).toMatchObject({
      assignedTo: 'Rhea Sen',
      property: { contact: { phone: '9000099999' } },
    });
    const removed = listing({ sellerId: viewer('stranger').id });
    await buildEnquiry(database, { propertyId: removed.id, sellerId: removed.sellerId });
    expect((await inboxOf(viewer('stranger'))).items).toMatchObject([
      { property: null, propertyId: removed.id, propertyTitle: 'Two rooms near the lake' },
    ]);
  });
});

describe('an enquiry that somebody looks after for several reasons', () => {
  beforeAll(fill);

  test('stands in the inbox once', async () => {
    const { id } = viewer('executive');
    const own = listing({ sellerId: id });
    await writeListings(database, [own]);
    await database.query({
      text: 'UPDATE property SET assigned_to = $2 WHERE id = $1',
      values: [own.id, id],
    });
    const input = { propertyId: own.id, sellerId: id, assignedTo: id };
    const made = await buildEnquiry(database, { ...input, createdAt: new Date('2026-06-20') });
    const found = await inboxOf(viewer('executive'));
    expect(found.items.map((each) => each.id)).toEqual(
      [made].concat(['handed over', 'manager'].map(enquiry)),
    );
    expect(found).toMatchObject({
      total: 3,
      counts: [{ status: 'NEW', count: 3 }, {}, {}, {}, {}, {}],
    });
  });
});

describe('what became of it', () => {
  beforeAll(fill);

  const SET = `mutation ($id: ID!, $status: EnquiryStatus!) {
    setEnquiryStatus(id: $id, status: $status) { enquiry { id status } } }`;
  const NOTE = `mutation ($id: ID!, $text: String!) {
    addEnquiryNote(id: $id, text: $text) { enquiry { notes { text author } } } }`;

  test('the answer can be asked for the listing, which is read after the change', async () => {
    const params = { id: enquiry('seller'), status: 'NEW' };
    const { data, errors } = await served.graphql(
      SET.replace('{ id status }', '{ property { id } }'),
      params,
      viewer('seller'),
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      setEnquiryStatus: { enquiry: { property: { id: expect.any(String) } } },
    });
  });

  test('very many notes in an hour are stopped before anything is looked for', async () => {
    const eager = viewerOf(await buildAccount(database));
    const limits = { database, log: silentLog() };
    for (let count = 0; count < LIMITS.lead.notesPerAccountPerHour; count += 1) {
      await consume(limits, NOTE_PER_ACCOUNT, eager.id);
    }
    const path = '/api/seller/leads/' + enquiry('seller') + '/status';
    const noted = await served.rest(path, eager, 'PUT', { body: { status: 'new', note: 'Again' } });
    expect(noted.status).toBe(429);
    expect((await served.rest(path, eager, 'PUT', { body: { status: 'new' } })).status).toBe(404);
    const more = await served.graphql(NOTE, { id: enquiry('seller'), text: 'Again' }, eager);
    expect(more.errors[0]?.extensions['code']).toBe('TOO_MANY');
  });

  test('said by several at once it is remembered once', async () => {
    const id = enquiry('admin');
    const params = { id, status: 'VERIFIED' };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => served.graphql(SET, params, viewer('admin'))),
    );
    for (const { data } of responses)
      expect(data).toEqual({ setEnquiryStatus: { enquiry: params } });
    const entries = await database.query({
      text: 'SELECT action FROM audit_entry WHERE subject = $1',
      values: [id],
    });
    expect(entries).toEqual([{ action: 'enquiry.verified' }]);
  });

  test('D-52 is said by both doors with the other names of a status, kept with who said it', async () => {
    const id = enquiry('seller');
    const graph = await served.graphql(SET, { id, status: 'CONTACTED' }, viewer('seller'));
    expect(graph.data).toEqual({ setEnquiryStatus: { enquiry: { id, status: 'CONTACTED' } } });
    const path = '/api/seller/leads/' + id + '/status';
    const body = { status: 'resolved', note: 'Bought elsewhere.' };
    const rest = await served.rest(path, viewer('seller'), 'PUT', { body });
    expect(rest.body).toMatchObject({
      success: true,
      data: { id, status: 'closed', notes: [{ text: 'Bought elsewhere.', author: 'Meera Test' }] },
    });
    const again = { status: 'closed', note: 'Found a flat in Pune.' };
    const repeated = await served.rest(path, viewer('seller'), 'PUT', { body: again });
    expect(Object(repeated.body['data'])['notes']).toMatchObject([
      { text: 'Bought elsewhere.' },
      { text: 'Found a flat in Pune.' },
    ]);
    const blank = { status: 'closed', note: ' \n ' };
    const noted = await served.rest(path, viewer('seller'), 'PUT', { body: blank });
    expect(Object(noted.body['data'])['notes']).toHaveLength(2);
    const entries = await database.query<{ action: string }>({
      text: 'SELECT action FROM audit_entry WHERE subject = $1 ORDER BY id',
      values: [id],
    });
    expect(entries.map(({ action }) => action)).toEqual(['enquiry.contacted', 'enquiry.closed']);
    expect(
      ['pending', 'In-Progress', 'in_progress', 'RESOLVED', ' spam ', 'x'].map(readEnquiryStatus),
    ).toEqual(['new', 'contacted', 'contacted', 'closed', 'spam', null]);
  });

  test('notes stand in their order and are for those who look after it', async () => {
    const id = enquiry('manager');
    await served.graphql(NOTE, { id, text: 'Called.' }, viewer('executive'));
    const added = await served.graphql(
      NOTE,
      { id, text: ' Visits on Sunday. ' },
      viewer('manager'),
    );
    expect(added.data).toEqual({
      addEnquiryNote: {
        enquiry: {
          notes: [
            { text: 'Called.', author: 'Rhea Sen' },
            { text: 'Visits on Sunday.', author: 'Meera Test' },
          ],
        },
      },
    });
    // Of an account that is gone the note stays.
    await database.query({
      text: `UPDATE enquiry_note SET author_id = NULL WHERE enquiry_id = $1 AND text = 'Called.'`,
      values: [id],
    });
    const { items } = await inboxOf(viewer('manager'));
    expect(items.find((each) => each.id === id)?.notes).toMatchObject([
      { text: 'Called.', author: null },
      { text: 'Visits on Sunday.' },
    ]);
    for (const text of ['  ', 'x'.repeat(LIMITS.lead.noteMaxLength + 1)]) {
      const refused = await served.graphql(NOTE, { id, text }, viewer('manager'));
      expect(refused.errors[0]?.extensions['code']).toBe('INVALID_INPUT');
    }
  });

  test.each([
    ['stranger', 'seller', 'NOT_FOUND'],
    ['executive', 'admin', 'NOT_FOUND'],
    ['admin', 'seller', 'NOT_FOUND'],
    ['buyer', 'seller', 'FORBIDDEN'],
    ['stranger', 'none', 'NOT_FOUND'],
  ])('%s cannot say it of an enquiry to %s', async (who, whose, code) => {
    for (const [query, more] of [
      [SET, { status: 'SPAM' }],
      [NOTE, { text: 'x' }],
    ] as const) {
      const response = await served.graphql(query, { id: enquiry(whose), ...more }, viewer(who));
      expect(response.errors.map(({ extensions }) => extensions['code'])).toEqual([code]);
    }
    const path = '/api/seller/leads/' + (enquiry(whose) || 'x') + '/status';
    const rest = await served.rest(path, viewer(who), 'PUT', { body: { status: 'spam' } });
    expect(rest.body).toMatchObject({ success: false, code });
  });

  test('a status that there is not is refused by name', async () => {
    const path = '/api/seller/leads/' + enquiry('admin') + '/status';
    for (const body of [{ status: 'sold' }, { status: 'constructor' }, {}, []]) {
      const { status, body: refusal } = await served.rest(path, viewer('admin'), 'PUT', { body });
      expect([status, refusal['code']]).toEqual([400, 'INVALID_INPUT']);
    }
  });
});

describe('V-8-14 D-54 the notices', () => {
  beforeAll(fill);

  test('tell the seller who asks and the buyer whom to call, once, and no name becomes a link', async () => {
    const owner = await buildKnown(database, { name: 'Meera Test' });
    const made = listing({
      sellerId: owner.id,
      title: 'Flat by the park',
      contactPhone: owner.mobile,
      contactEmail: owner.email,
    });
    await writeListings(database, [made]);
    const buyer = await buildKnown(database, { userType: 'buyer', kind: null });
    const body = {
      name: 'Asha www.bad.example',
      mobileNumber: buyer.mobile,
      propertyId: made.id,
      message: 'Is it free in May?',
    };
    await person(served).rest('POST', '/api/seller-leads', { body, as: viewerOf(buyer) });
    const [sms] = await served.messages(made.contactPhone);
    expect(sms).toMatchObject({ channel: 'sms', template: 'lead-to-seller' });
    const [page, phone] = [TEST_URL + detailPath(made.id), formatPhone(buyer.mobile)];
    expect(sms?.text).toBe(
      `Asha www. bad. example asks about "Flat by the park" on Aangan. Call ${phone} or WhatsApp https://wa.me/91${buyer.mobile}`,
    );
    expect(await served.messages(made.contactEmail)).toMatchObject([
      {
        channel: 'email',
        template: 'lead-to-seller',
        subject: 'New enquiry: Flat by the park',
        text: [
          'Asha www. bad. example is interested in "Flat by the park".',
          `Mobile: ${phone}\nWhatsApp: https://wa.me/91${buyer.mobile}`,
          'Message:\nIs it free in May?',
          `Listing: ${page}`,
          'Please call soon. Asha www. bad. example can see your contact details and may call you too.',
        ].join('\n\n'),
      },
    ]);
    const reached =
      'Your enquiry about "Flat by the park" on Aangan has reached Meera Test, who will contact you shortly.';
    const seller = `Phone: ${formatPhone(made.contactPhone)}`;
    const link = `WhatsApp: https://wa.me/91${made.contactPhone}`;
    expect(await served.messages(buyer.mobile)).toMatchObject([
      { channel: 'sms', template: 'lead-to-buyer', text: `${reached} ${seller}. ${link}` },
    ]);
    expect(await served.messages(buyer.email)).toMatchObject([
      {
        channel: 'email',
        template: 'lead-to-buyer',
        subject: 'Your enquiry: Flat by the park',
        text: `${reached}\n\n${seller}\n${link}\nEmail: ${owner.email}\n\nListing: ${page}`,
      },
    ]);
  });

  test('D-109 go where somebody can be reached, and to an address only when both are verified', async () => {
    const title = 'Flat '.repeat(16) + 'by the park';
    const unnamed = viewerOf(await buildAccount(database, { name: null }));
    const made = listing({
      sellerId: unnamed.id,
      title,
      contactPhone: '5000000000',
      contactEmail: '',
    });
    await writeListings(database, [made]);
    const ask = async (changes: Partial<Account>) => {
      const buyer = await buildKnown(database, { userType: 'buyer', kind: null, ...changes });
      const body = { name: 'Asha', mobileNumber: buyer.mobile, propertyId: made.id };
      const as = viewerOf(buyer);
      await person(served).rest('POST', '/api/seller-leads', { body, as });
      const texts = await served.messages(buyer.mobile);
      return { mobile: buyer.mobile, texts, mails: await served.messages(buyer.email) };
    };
    const known = await ask({});
    expect(known.mails).toMatchObject([{ subject: `Your enquiry: ${title}` }]);
    const [sms, ...others] = known.texts;
    expect(others).toEqual([]);
    // In a text message a long title is cut.
    expect(sms?.text).toContain(
      `Your enquiry about "${title.slice(0, 60)}" on Aangan has reached The seller, who will contact you shortly.`,
    );
    expect((await ask({ emailVerifiedAt: null })).mails).toEqual([]);
    const unverified = await ask({ mobileVerifiedAt: null });
    // Whoever owns a number that nobody has proven is sent nothing.
    expect([unverified.texts, unverified.mails]).toEqual([[], []]);
    expect(
      await database.query({
        text: 'SELECT mobile_verified FROM enquiry WHERE mobile = $1',
        values: [unverified.mobile],
      }),
    ).toEqual([{ mobile_verified: false }]);
    for (const to of [made.contactPhone, made.contactEmail]) {
      expect(await served.messages(to)).toEqual([]);
    }
  });
});

describe('D-118 a note and the number of the buyer', () => {
  beforeAll(fill);

  const NOTE = `mutation ($id: ID!, $text: String!) {
    addEnquiryNote(id: $id, text: $text) { enquiry { notes { text } } } }`;
  const ASSIGN = `mutation ($id: ID!, $sellerId: ID!, $confirm: Boolean) {
    assignEnquiry(id: $id, sellerId: $sellerId, confirm: $confirm) { enquiry { status } } }`;
  const READ = `{ viewer { enquiries(pageSize: 50) {
    items { id mobile notes { text author organisation } } } } }`;
  type Seen = { id: string; mobile?: string; mobileNumber?: string; notes: { text: string }[] };

  /** The number and the notes of the enquiry to the manager, as both doors give them; null for nothing. */
  async function seenBy(name: string): Promise<[string, string[]] | null> {
    const who = viewer(name);
    const graph = await served.graphql(READ, {}, who);
    const inbox = Object(graph.data?.['viewer'])['enquiries'];
    const rest = await served.rest('/api/seller/leads?limit=50', who);
    const [one, other] = [inbox?.items, rest.body['leads']].map((items) => {
      const list: Seen[] = Array.isArray(items) ? items : [];
      const found = list.find(({ id }) => id === enquiry('manager'));
      if (!found) return null;
      const texts = found.notes.map(({ text }) => text);
      return [found.mobile ?? found.mobileNumber ?? '', texts] satisfies [string, string[]];
    });
    expect(other).toEqual(one);
    return one ?? null;
  }

  const everybody = ['admin', 'manager', 'executive', 'site_admin', 'seller', 'stranger', 'buyer'];
  const [NUMBER, TEAM, SITE, OWN] = ['9811122233', 'Called twice.', 'Looks odd.', 'Mine now.'];
  const team = { admin: [NUMBER, [TEAM]], manager: [NUMBER, [TEAM]], executive: [NUMBER, [TEAM]] };
  const others = { seller: null, stranger: null, buyer: null };
  const sight = async () =>
    Object.fromEntries(
      await Promise.all(everybody.map(async (name) => [name, await seenBy(name)] as const)),
    );

  test('before it is assigned: the organisation reads its own notes, an administrator all', async () => {
    const id = enquiry('manager');
    await served.graphql(NOTE, { id, text: TEAM }, viewer('executive'));
    const body = { status: 'verified', note: SITE };
    const path = `/api/site-admin/inquiries/${id}/status`;
    await served.rest(path, viewer('site_admin'), 'PUT', { body });
    expect(await sight()).toEqual({ ...team, ...others, site_admin: [NUMBER, [TEAM, SITE]] });
  });

  test.each(['seller', 'stranger', 'buyer'])('%s gets neither unasked', async (name) => {
    const id = enquiry('manager');
    const sellerId = viewer(name).id;
    const admin = viewer('site_admin');
    const graph = await served.graphql(ASSIGN, { id, sellerId, confirm: false }, admin);
    const rest = await served.rest(`/api/site-admin/inquiries/${id}/assign`, admin, 'PUT', {
      body: { assignedTo: sellerId },
    });
    const bulk = await served.rest('/api/site-admin/inquiries/bulk-actions', admin, 'POST', {
      body: { action: 'assign', ids: [id], sellerId },
    });
    const isSeller = name !== 'buyer';
    const code = isSeller ? 'CONFLICT' : 'INVALID_INPUT';
    expect(graph.errors[0]?.extensions['code']).toBe(code);
    expect(rest).toMatchObject({ status: isSeller ? 409 : 400, body: { code } });
    expect(bulk.body).toMatchObject({ updated: 0, failed: [{ id, code }] });
    expect(rest.body['message']).toMatch(
      isSeller ? /will get the name, number.*confirm: true/ : /^Please choose a seller/,
    );
    expect(await sight()).toMatchObject({ ...team, ...others });
  });

  test('after it is: who has it now reads the number and its own notes, and nobody else reads those', async () => {
    const id = enquiry('manager');
    const sellerId = viewer('stranger').id;
    const sent = { id, sellerId, confirm: true };
    expect((await served.graphql(ASSIGN, sent, viewer('site_admin'))).errors).toEqual([]);
    expect((await sight())['stranger']).toEqual([NUMBER, []]);
    const noted = await served.graphql(NOTE, { id, text: OWN }, viewer('stranger'));
    expect(noted.data).toEqual({ addEnquiryNote: { enquiry: { notes: [{ text: OWN }] } } });
    expect(await sight()).toEqual({
      ...team,
      ...others,
      stranger: [NUMBER, [OWN]],
      site_admin: [NUMBER, [TEAM, SITE, OWN]],
    });
    const { body } = await served.rest(`/api/site-admin/inquiries/${id}`, viewer('site_admin'));
    expect(Object(body['inquiry'])['notes']).toMatchObject([
      { author: 'Rhea Sen', organisation: 'Aranvi Habitat' },
      { organisation: null },
      { author: 'Meera Test', organisation: null },
    ]);
    // Once it is theirs, nothing is asked again.
    const again = { id, sellerId, confirm: null };
    expect((await served.graphql(ASSIGN, again, viewer('site_admin'))).errors).toEqual([]);
  });

  test('who leaves the organisation leaves its notes there, and who joins one keeps what was theirs', async () => {
    const id = enquiry('seller');
    const seller = viewer('seller');
    await served.graphql(NOTE, { id, text: OWN }, seller);
    const { organisationId } = viewer('admin');
    const joined = { ...seller, userType: 'builder', role: 'executive', organisationId };
    const notesOf = async (as: AccountViewer, of: string) =>
      (await inboxOf(as)).items.find((each) => each.id === of)?.notes;
    expect(await notesOf(joined, id)).toMatchObject([{ text: OWN }]);
    const left = { ...viewer('executive'), userType: 'seller', role: null, organisationId: null };
    // Its listing is still assigned to who left.
    expect(await notesOf(left, enquiry('manager'))).toEqual([]);
  });

  test.each(['manager', 'executive', 'admin'])(
    'nothing is asked where %s looks after the listing',
    async (name) => {
      const sent = { id: enquiry('manager'), sellerId: viewer(name).id };
      expect((await served.graphql(ASSIGN, sent, viewer('site_admin'))).errors).toEqual([]);
    },
  );
});
