import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount, buildEnquiry, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { newEmail, newMobile } from '../../test/harness/people.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

const INQUIRIES = '/api/site-admin/inquiries';
const ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;

let database: Database;
let served: TestApp;
let admin: AccountViewer;
let seller: AccountViewer;
let other: AccountViewer;
let otherEmail: string;
let propertyId: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
  admin = viewerOf(await buildAccount(database, ADMIN));
  seller = viewerOf(await buildAccount(database));
  otherEmail = newEmail();
  other = viewerOf(
    await buildAccount(database, {
      name: 'Rhea Sen',
      email: otherEmail,
      emailVerifiedAt: new Date('2026-01-01'),
    }),
  );
  const made = listing({ sellerId: seller.id });
  await writeListings(database, [made]);
  propertyId = made.id;
});

const enquiry = (more: Partial<Parameters<typeof buildEnquiry>[1]> = {}) =>
  buildEnquiry(database, { propertyId, sellerId: seller.id, ...more });

const idsOf = (body: Record<string, unknown>, key = 'inquiries') =>
  (Array.isArray(body[key]) ? body[key] : []).map((each) => String(Object(each)['id']));

/** How often the other seller was told of an enquiry that was handed over. */
const timesNotified = async () =>
  (await served.messages(otherEmail)).filter(({ template }) => template === 'enquiry-assigned')
    .length;

const actionsOn = async (subject: string) =>
  (
    await database.query<{ action: string; actor: string }>({
      text: 'SELECT action, actor FROM audit_entry WHERE subject = $1 ORDER BY at, id',
      values: [subject],
    })
  ).map(({ action, actor }) => [action, actor]);

const ASSIGN = `mutation ($id: ID!, $sellerId: ID!) {
  assignEnquiry(id: $id, sellerId: $sellerId) { enquiry { id status assignedTo } } }`;
const CHANGE = `mutation ($input: UpdateEnquiriesInput!) {
  updateEnquiries(input: $input) { updated failed { id code message } } }`;
const SEARCH = `query ($search: String, $status: EnquiryStatus, $page: Int, $pageSize: Int) {
  viewer { enquiries(search: $search, status: $status, page: $page, pageSize: $pageSize) {
    total viewerCanAssign counts { status count } items { id } } } }`;

async function found(as: AccountViewer, variables: object) {
  const { data, errors } = await served.graphql(SEARCH, variables, as);
  expect(errors).toEqual([]);
  const page = Object(Object(data?.['viewer'])['enquiries']);
  return { ...page, ids: idsOf(page, 'items') };
}

describe('every enquiry of the market', () => {
  test('A-7.4-14 A-3-14 D-128 is listed with its status and who looks after it, and read by its id', async () => {
    const id = await enquiry({ assignedTo: other.id, status: 'assigned' });
    const all = await served.rest(`${INQUIRIES}?propertyId=${propertyId}&status=assigned`, admin);
    expect(all.body).toMatchObject({
      success: true,
      inquiries: [
        {
          _id: id,
          status: 'assigned',
          assignedTo: { id: other.id, name: 'Rhea Sen' },
          assignedToName: 'Rhea Sen',
        },
      ],
      data: [{ id }],
      counts: { assigned: 1 },
      pagination: { total: 1, currentPage: 1 },
    });
    const one = await served.rest(`${INQUIRIES}/${id}`, admin);
    expect(one.body).toMatchObject({
      success: true,
      message: 'Enquiry found.',
      data: { id },
      inquiry: { id },
    });
    for (const unknown of [newId(), 'none']) {
      expect((await served.rest(`${INQUIRIES}/${unknown}`, admin)).status).toBe(404);
    }
  });

  test('A-7.4-16 is counted by status, by source and by age', async () => {
    const before = Object((await served.rest(`${INQUIRIES}/stats`, admin)).body['stats']);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await enquiry({ status: 'spam', source: 'visit', createdAt: days(0) });
    await enquiry({ status: 'closed', createdAt: days(6) });
    await enquiry({ status: 'closed', createdAt: days(29) });
    await enquiry({ status: 'closed', createdAt: days(31) });
    const after = await served.rest(`${INQUIRIES}/stats`, admin);
    const stats = Object(after.body['stats']);
    expect(after.body['data']).toEqual(stats);
    expect(after.body['message']).toBe('Statistics of all enquiries.');
    expect(stats).toMatchObject({
      total: before.total + 4,
      lastDay: before.lastDay + 1,
      lastWeek: before.lastWeek + 2,
      lastMonth: before.lastMonth + 3,
      byStatus: { closed: (before.byStatus.closed ?? 0) + 3, spam: before.byStatus.spam + 1 },
      bySource: { visit: before.bySource.visit + 1, contact: before.bySource.contact },
    });
    const graph = await served.graphql(
      '{ administration { enquiryStats { total lastWeek statuses { status count } } } }',
      {},
      admin,
    );
    expect(graph.data).toMatchObject({
      administration: {
        enquiryStats: { total: stats.total, lastWeek: stats.lastWeek, statuses: { length: 6 } },
      },
    });
  });
});

describe('a search', () => {
  test('A-7.4-14 finds by words of the name or title, by a number or its beginning, and by ids', async () => {
    const mobile = newMobile();
    const id = await enquiry({
      name: 'Zubin Äxeltree',
      mobile,
      latestName: 'Quorra',
      propertyTitle: 'Glasshouse on the ridge',
    });
    await enquiry({ name: 'Zubin Other' });
    const searches = [
      'axeltree',
      'zubin axel',
      'quorra',
      'glasshouses',
      mobile,
      mobile.slice(0, 7),
    ];
    for (const search of [
      ...searches,
      `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
      id,
      id.toUpperCase(),
    ]) {
      expect((await found(admin, { search })).ids, search).toEqual([id]);
      const rest = await served.rest(`${INQUIRIES}?search=${encodeURIComponent(search)}`, admin);
      expect(idsOf(rest.body), search).toEqual([id]);
    }
    expect((await found(admin, { search: propertyId })).ids).toContain(id);
    expect(await found(admin, { search: ' &|! ' })).toMatchObject({ total: 0, ids: [] });
  });

  test('R-G1 R-G3 R-G4 finds people and numbers however they are typed', async () => {
    const mobile = newMobile();
    const id = await enquiry({ name: "Qasim  O'Dwyer-Khan", mobile, latestName: 'Md. Qasim' });
    for (const search of [
      'O’Dwyer',
      'odwyer qasim',
      'Khan Qasim',
      'md qasim',
      'qásim odwye',
      `0${mobile}`,
      `0 ${mobile.slice(0, 5)}-${mobile.slice(5)}`,
      `91${mobile}`,
      `qasim +91 ${mobile}`,
    ]) {
      expect((await found(admin, { search })).ids, search).toEqual([id]);
    }
  });

  test('counts and pages what it finds, and stays within what somebody looks after', async () => {
    const word = 'Vellichor';
    const at = (day: number) => new Date(Date.UTC(2026, 3, day));
    const old = await enquiry({ name: word, createdAt: at(1), status: 'closed' });
    const later = await enquiry({ name: word, createdAt: at(2) });
    const last = await enquiry({ name: word, createdAt: at(3) });
    const all = await found(admin, { search: word });
    expect(all).toMatchObject({ ids: [last, later, old], total: 3, viewerCanAssign: true });
    expect(all.counts).toMatchObject([
      { count: 2 },
      {},
      {},
      {},
      { status: 'CLOSED', count: 1 },
      {},
    ]);
    const second = await found(admin, { search: word, status: 'NEW', page: 2, pageSize: 1 });
    expect(second).toMatchObject({ ids: [later], total: 2, counts: all.counts });
    expect(await found(seller, { search: word })).toMatchObject({
      total: 3,
      viewerCanAssign: false,
    });
    expect(await found(other, { search: word })).toMatchObject({ total: 0, ids: [] });
  });
});

describe('handing one to a seller', () => {
  test('A-4-09 A-7.4-15 D-52 puts it into their inbox, tells them once, and is kept with who did it', async () => {
    const id = await enquiry();
    expect((await found(other, {})).ids).not.toContain(id);
    const toldBefore = await timesNotified();
    const done = await served.rest(`${INQUIRIES}/${id}/assign`, admin, 'PUT', {
      body: { assignedTo: other.id, confirm: true },
    });
    expect(done).toMatchObject({
      status: 200,
      body: { success: true, inquiry: { id, status: 'assigned', assignedToName: 'Rhea Sen' } },
    });
    const again = await served.graphql(ASSIGN, { id, sellerId: other.id }, admin);
    expect(again.data).toEqual({
      assignEnquiry: { enquiry: { id, status: 'ASSIGNED', assignedTo: 'Rhea Sen' } },
    });
    expect((await found(other, {})).ids).toContain(id);
    expect(await actionsOn(id)).toEqual([['enquiry.assigned', admin.id]]);
    expect(await timesNotified()).toBe(toldBefore + 1);
    // Who was handed it says what became of it.
    const response = await served.rest(`/api/seller/leads/${id}/status`, other, 'PUT', {
      body: { status: 'contacted' },
    });
    expect(response.status).toBe(200);
  });

  test('D-128 A-7.4-15 a closed one is opened again only where that is confirmed', async () => {
    const id = await enquiry({ status: 'closed' });
    const input = { action: 'ASSIGN', ids: [id], sellerId: seller.id };
    const refusal = 'This enquiry is closed. Assigning it will reopen it.';
    const sent = { sellerId: seller.id };
    const graph = await served.graphql(ASSIGN, { id, ...sent }, admin);
    expect(graph.errors[0]?.message).toContain(refusal);
    const path = `${INQUIRIES}/${id}/assign`;
    for (const confirm of [undefined, null, false]) {
      const rest = await served.rest(path, admin, 'PUT', { body: { ...sent, confirm } });
      expect(rest).toMatchObject({ status: 409, body: { message: graph.errors[0]?.message } });
    }
    const wrong = await served.rest(path, admin, 'PUT', { body: { ...sent, confirm: 'yes' } });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'confirm' }] } });
    expect((await served.graphql(CHANGE, { input }, admin)).data).toMatchObject({
      updateEnquiries: { updated: 0, failed: [{ id, code: 'CONFLICT' }] },
    });
    expect(await actionsOn(id)).toEqual([]);
    expect((await found(admin, { search: id, status: 'CLOSED' })).ids).toEqual([id]);
    const confirmed = { input: { ...input, confirm: true } };
    expect((await served.graphql(CHANGE, confirmed, admin)).data).toMatchObject({
      updateEnquiries: { updated: 1, failed: [] },
    });
    expect((await found(admin, { search: id, status: 'ASSIGNED' })).ids).toEqual([id]);
  });

  test('A-4-09 refuses who does not sell or is not active, and what is not there', async () => {
    const id = await enquiry();
    const people = [
      await buildAccount(database, { userType: 'buyer', kind: null }),
      await buildAccount(database, { status: 'blocked' }),
      { id: newId() },
      { id: 'nobody' },
    ];
    for (const each of people) {
      const refused = await served.rest(`${INQUIRIES}/${id}/assign`, admin, 'PUT', {
        body: { sellerId: each.id },
      });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'sellerId' }] } });
    }
    const removed = await served.graphql(ASSIGN, { id: newId(), sellerId: other.id }, admin);
    expect(removed.errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect(await actionsOn(id)).toEqual([]);
  });
});

describe('several at once', () => {
  test('A-7.4-16 D-52 each gets its own answer, whatever becomes of the others', async () => {
    const [first, second] = [await enquiry(), await enquiry()];
    const unknown = newId();
    const done = await served.rest(`${INQUIRIES}/bulk-actions`, admin, 'POST', {
      body: { action: 'status', inquiryIds: [first, unknown, second, first], status: 'resolved' },
    });
    expect(done).toMatchObject({
      status: 200,
      body: { success: true, updated: 2, failed: [{ id: unknown, code: 'NOT_FOUND' }] },
    });
    for (const id of [first, second]) {
      expect(await actionsOn(id)).toEqual([['enquiry.closed', admin.id]]);
    }
  });

  test('A-4-09 D-52 they can be assigned, marked as spam and deleted', async () => {
    const ids = [await enquiry(), await enquiry()];
    const change = async (input: object) => {
      const { data, errors } = await served.graphql(CHANGE, { input: { ids, ...input } }, admin);
      expect(errors).toEqual([]);
      return Object(data)['updateEnquiries'];
    };
    expect(await change({ action: 'ASSIGN', sellerId: other.id, confirm: true })).toEqual({
      updated: 2,
      failed: [],
    });
    expect((await found(other, {})).ids).toEqual(expect.arrayContaining(ids));
    expect(await change({ action: 'SPAM' })).toEqual({ updated: 2, failed: [] });
    expect((await found(admin, { status: 'SPAM' })).ids).toEqual(expect.arrayContaining(ids));
    expect(await change({ action: 'DELETE' })).toEqual({ updated: 2, failed: [] });
    for (const id of ids) {
      expect(await actionsOn(id)).toEqual([
        ['enquiry.assigned', admin.id],
        ['enquiry.spam', admin.id],
        ['enquiry.deleted', admin.id],
      ]);
      expect((await served.rest(`${INQUIRIES}/${id}`, admin)).status).toBe(404);
    }
    const again = await change({ action: 'DELETE' });
    expect(again).toMatchObject({ updated: 0, failed: [{ code: 'NOT_FOUND' }, {}] });
  });

  test('the most that is taken at once is done, one more is refused', async () => {
    const many = Array.from({ length: LIMITS.bulk.changedAtOnce }, () => newId());
    const one = await enquiry();
    const ids = [one, ...many.slice(1)];
    const done = await served.rest(`${INQUIRIES}/bulk-actions`, admin, 'POST', {
      body: { action: 'spam', ids },
    });
    expect(done.body).toMatchObject({ updated: 1, failed: { length: many.length - 1 } });
    const refused = await served.rest(`${INQUIRIES}/bulk-actions`, admin, 'POST', {
      body: { action: 'spam', ids: [...many, one] },
    });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'ids' }] } });
  });

  test.each([
    [{ action: 'status' }, 'status', 'Please choose a status.'],
    [{ action: 'status', status: 'sold' }, 'status'],
    [{ action: 'assign' }, 'sellerId', 'Please choose a seller.'],
    [{ action: 'archive' }, 'action'],
    [{}, 'action'],
    [{ action: 'spam', ids: [] }, 'ids'],
    [{ action: 'spam', ids: 'all' }, 'ids'],
    [{ action: 'spam', ids: [7] }, 'ids'],
  ])('%j is refused by its field', async (more, field, message = '') => {
    const body = { ids: [newId()], ...more };
    const refused = await served.rest(`${INQUIRIES}/bulk-actions`, admin, 'POST', { body });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ field, message: expect.stringContaining(message) }] },
    });
  });
});

test.each([
  ['GET', ''],
  ['GET', '/stats'],
  ['GET', '/{id}'],
  ['PUT', '/{id}/status'],
  ['PUT', '/{id}/assign'],
  ['POST', '/bulk-actions'],
] as const)('A-6-01 %s inquiries%s is for a site_admin alone', async (method, path) => {
  const id = await enquiry();
  const body = { status: 'spam', sellerId: seller.id, action: 'delete', ids: [id] };
  const address = INQUIRIES + path.replace('{id}', id);
  const parts = method === 'GET' ? {} : { body };
  expect((await served.rest(address, seller, method, parts)).status).toBe(403);
  expect((await served.rest(address, undefined, method, parts)).status).toBe(401);
  expect(await actionsOn(id)).toEqual([]);
  expect((await found(seller, { search: id })).ids).toEqual([id]);
});
