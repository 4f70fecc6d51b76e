import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { NOW, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import {
  BEHIND_A_PROXY,
  newBrowser,
  buildKnown,
  newEmail,
  newMobile,
  person,
} from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

const ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const CASES = '/api/site-admin/cases';

let database: Database;
let served: TestApp;
/** Another process in front of the same database. */
let another: TestApp;
let admin: AccountViewer;
let other: AccountViewer;
let seller: Account & { mobile: string; email: string };
let propertyId: string;
let hiddenId: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  another = await testApp(database, BEHIND_A_PROXY);
  admin = viewerOf(await buildAccount(database, { ...ADMIN, name: 'Farah Admin' }));
  other = viewerOf(await buildAccount(database, { ...ADMIN, name: 'Hari Admin' }));
  seller = await buildKnown(database, { name: 'Suresh Seller' });
  const made = listing({ sellerId: seller.id, title: 'Two rooms near the lake' });
  const hidden = listing({ sellerId: seller.id, approvalStatus: 'pending' });
  await writeListings(database, [made, hidden]);
  [propertyId, hiddenId] = [made.id, hidden.id];
});

beforeEach(async () => {
  await database.query({ text: 'DELETE FROM case_file' });
  await database.query({ text: 'DELETE FROM outbox' });
});

const REPORT = `mutation ($input: SendReportInput!) { sendReport(input: $input) { message number } }`;
const COMPLAINT = `mutation ($input: SendComplaintInput!) {
  sendComplaint(input: $input) { message number } }`;
const APPEAL = `mutation ($input: AppealCaseInput!) { appealCase(input: $input) { message } }`;
const DECIDE = `mutation ($id: ID!, $input: DecisionInput!) { decideCase(id: $id, input: $input) {
  case { status viewerCanDecide ruling { decision reason by } history { label by note changes { name before after } } } } }`;
const DECIDE_APPEAL = `mutation ($id: ID!, $input: DecisionInput!) {
  decideAppeal(id: $id, input: $input) { case { status appealRuling { decision reason by } } } }`;
const LIST = `query ($statuses: [CaseStatus!], $kind: CaseKind, $reason: CaseReason, $search: String,
    $page: Int, $pageSize: Int) {
  administration { cases(statuses: $statuses, kind: $kind, reason: $reason, search: $search,
      page: $page, pageSize: $pageSize) {
    total counts { status count } kindCounts { kind count } reasonCounts { reason count } items {
      id number kind reason status clock dueAt text contact assignedTo propertyTitle viewerCanDecide } } } }`;

const WORDS = { text: 'Nobody has answered my messages.', name: 'Asha Rao' };

const complain = async (more: object = {}) => {
  const { data, errors } = await person(served).graphql(COMPLAINT, {
    input: { reason: 'CONDUCT', contact: newEmail(), ...WORDS, ...more },
  });
  expect(errors).toEqual([]);
  return String(Object(data).sendComplaint.number);
};

const report = async (more: object = {}, as?: AccountViewer) => {
  const input = { propertyId, reason: 'WRONG_FACTS', ...more };
  const { data, errors } = await person(served).graphql(REPORT, { input }, { as });
  expect(errors).toEqual([]);
  return String(Object(data).sendReport.number);
};

async function stored(number: string): Promise<Record<string, unknown> & { id: string }> {
  const [row] = await database.query<Record<string, unknown> & { id: string }>({
    text: 'SELECT * FROM case_file WHERE serial = $1',
    values: [Number(number.split('-')[2])],
  });
  if (row === undefined) throw new Error(`There is no case ${number}.`);
  return row;
}

const UPHELD = { decision: 'UPHELD', reason: 'The price was not the one asked for.' };

const decide = (id: string, as = admin, input: object = UPHELD) =>
  served.graphql(DECIDE, { id, input }, as);

const refusedWith = (code: string, sentence: RegExp) => ({
  errors: [{ extensions: { code }, message: expect.stringMatching(sentence) }],
});

async function listed(variables: object = {}) {
  const { data, errors } = await served.graphql(LIST, variables, admin);
  expect(errors).toEqual([]);
  const { items, total, counts, kindCounts, reasonCounts } = Object(data).administration.cases;
  const found: Record<string, unknown>[] = items;
  return { items: found, total, counts, kindCounts, reasonCounts };
}

const numbers = async (variables: object = {}) =>
  (await listed(variables)).items.map(({ number }) => number);

describe('a case is opened', () => {
  test('by a report without a name, which nobody can be told of yet', async () => {
    const number = await report();
    expect(number).toMatch(/^C-\d{4}-\d{6}$/);
    expect(await stored(number)).toMatchObject({
      kind: 'listing_report',
      reason: 'wrong_facts',
      property_title: 'Two rooms near the lake',
      status: 'open',
      text: '',
      contact: null,
      account_id: null,
    });
  });

  test('by a complaint, which is acknowledged by e-mail with its number and its time', async () => {
    const contact = newEmail();
    const number = await complain({ contact: ` ${contact.toUpperCase()} ` });
    const saved = await stored(number);
    expect(saved).toMatchObject({ kind: 'complaint', status: 'acknowledged', contact });
    expect(saved['acknowledged_at']).not.toBeNull();
    const [message] = await served.messages(contact);
    expect(message).toMatchObject({ channel: 'email', template: 'case-opened' });
    expect(message?.text).toContain(`${number}. We will decide within 7 days`);
    expect(message?.text).not.toContain(WORDS.text);
  });

  test('D-109 a mobile that nobody has proven gets no message', async () => {
    const contact = newMobile();
    const number = await complain({ contact });
    expect(await stored(number)).toMatchObject({ status: 'open', contact_proven: false });
    expect(await served.messages(contact)).toEqual([]);
  });

  test('whoever is signed in is reached where the account is known to be', async () => {
    const known = await buildKnown(database, { userType: 'buyer', kind: null });
    const bySms = await report({ contact: known.mobile }, viewerOf(known));
    expect(await stored(bySms)).toMatchObject({ account_id: known.id, contact_proven: true });
    expect(await served.messages(known.mobile)).toMatchObject([{ channel: 'sms' }]);
    const unsaid = await report({ reason: 'SOLD' }, viewerOf(known));
    expect(await stored(unsaid)).toMatchObject({ contact: known.email, status: 'acknowledged' });
  });

  test('by an order, which has its own time', async () => {
    const contact = newEmail();
    const number = await complain({ reason: 'ORDER', contact });
    expect(await stored(number)).toMatchObject({ kind: 'order' });
    expect((await served.messages(contact))[0]?.text).toContain('within 3 hours');
  });

  test('the same words sent again are one case', async () => {
    const contact = newEmail();
    expect(await complain({ contact })).toBe(await complain({ contact }));
    expect(await complain({ contact: newEmail() })).not.toBe(await complain({ contact }));
  });

  test('the same sent twice at the same moment is one case, by two processes too', async () => {
    const contact = newEmail();
    const numbers = await Promise.all(
      [served, another, served, another].map(async (app) => {
        const body = { reason: 'conduct', contact, ...WORDS };
        const response = await person(app).post('/api/complaints', body);
        return Object(response.body['data']).number;
      }),
    );
    expect(new Set(numbers).size).toBe(1);
    expect(await listed()).toMatchObject({ total: 1 });
    expect(await served.messages(contact)).toHaveLength(1);
    const silent = await Promise.all([report({ reason: 'SOLD' }), report({ reason: 'SOLD' })]);
    expect(new Set(silent).size).toBe(1);
  });

  test('by both doors alike', async () => {
    const contact = newEmail();
    const complaint = { reason: 'conduct', contact, ...WORDS };
    const response = await person(served).post('/api/complaints', complaint);
    expect(response).toMatchObject({
      status: 200,
      body: { success: true, message: 'Thank you. We have received your complaint.' },
    });
    const { number } = Object(response.body['data']);
    expect(await stored(number)).toMatchObject({ contact, text: WORDS.text, name: WORDS.name });
    const reported = await person(served).post('/api/reports', { propertyId, reason: 'sold' });
    expect(reported).toMatchObject({ status: 200, body: { data: { number: expect.any(String) } } });
  });

  test('what cannot be used is refused by field', async () => {
    const { errors } = await person(served).graphql(COMPLAINT, {
      input: { reason: 'SOLD', text: 'short', name: '', contact: 'asha@' },
    });
    const fields: { field: string }[] = Object(errors[0]).extensions.fields;
    expect(fields.map((each) => Object(each)['path'])).toEqual([
      'reason',
      'text',
      'name',
      'contact',
    ]);
    for (const [wrong, message] of [
      [{ reason: 'order' }, 'Please choose a reason'],
      [{ reason: 'other' }, 'Please tell us what is wrong'],
      [{ reason: 'sold', text: { a: 1 } }, 'Please send text as text.'],
      [{ reason: 'sold', contact: '123' }, 'Mobile number must be exactly 10 digits'],
    ] as const) {
      const response = await person(served).post('/api/reports', { propertyId, ...wrong });
      expect(response).toMatchObject({ status: 400, body: { success: false, message } });
    }
  });

  test('what visitors cannot see cannot be reported', async () => {
    const response = await person(served).post('/api/reports', {
      propertyId: hiddenId,
      reason: 'sold',
    });
    expect(response.status).toBe(404);
  });

  test.each([
    ['/api/complaints', { reason: 'conduct', contact: 'asha@example.in', ...WORDS }],
    ['/api/reports', { reason: 'sold' }],
  ])('R-B1 %s says that its hidden field was filled, and keeps nothing', async (path, sent) => {
    const propertyId = hiddenId;
    const response = await person(served).post(path, { ...sent, propertyId, website: 'x' });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'website', message: expect.stringContaining('send it again') }] },
    });
    expect(await listed()).toMatchObject({ total: 0 });
  });

  test('R-C1 five an hour from one browser, five a day for one contact', async () => {
    const cookie = newBrowser();
    const complaint = () => ({ reason: 'conduct', contact: newEmail(), ...WORDS });
    const complainAgain = () => person(served).post('/api/complaints', complaint(), { cookie });
    for (let times = 0; times < 5; times += 1) expect((await complainAgain()).status).toBe(200);
    expect((await complainAgain()).status).toBe(429);
    const contact = newEmail();
    for (let times = 0; times < 5; times += 1) await complain({ contact });
    const { errors } = await person(served).graphql(COMPLAINT, {
      input: { reason: 'CONDUCT', contact, ...WORDS },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY' } }]);
  });
});

describe('administrators look after cases', () => {
  const opened = (number: string, hoursAgo: number) =>
    database.query({
      text: `UPDATE case_file SET opened_at = $2::timestamptz - make_interval(hours => $3)
        WHERE serial = $1`,
      values: [Number(number.split('-')[2]), NOW, hoursAgo],
    });

  test('those with the least time left first, then what is decided', async () => {
    const days = await complain();
    const urgent = await report({ reason: 'FRAUD', contact: newEmail() });
    const unanswered = await report({ reason: 'SOLD' });
    const order = await complain({ reason: 'ORDER' });
    const settled = await complain();
    await decide((await stored(settled)).id);
    for (const each of [days, urgent, unanswered, order]) await opened(each, 0);
    expect(await numbers()).toEqual([order, unanswered, urgent, days, settled]);
    await opened(days, 24 * 8);
    const { items } = await listed();
    expect(items.map(({ number, clock }) => [number, clock])).toEqual([
      [days, 'OVERDUE'],
      [order, 'ENOUGH'],
      [unanswered, 'ENOUGH'],
      [urgent, 'ENOUGH'],
      [settled, null],
    ]);
    await opened(urgent, 30);
    expect((await listed()).items.find(({ number }) => number === urgent)?.['clock']).toBe('SHORT');
  });

  test('the list and what is read of a case agree about when it is due', async () => {
    for (const reason of ['SOLD', 'FRAUD', 'WRONG_FACTS']) {
      await report({ reason });
      await report({ reason, contact: newEmail() });
    }
    await complain({ reason: 'ORDER' });
    const { items } = await listed();
    const due = items.map(({ dueAt }) => String(dueAt));
    expect(due).toHaveLength(7);
    expect(due).toEqual(due.toSorted());
  });

  test('narrowed by status and kind, searched by number, words, contact and listing', async () => {
    const contact = newEmail();
    const complaint = await complain({ contact });
    const reported = await report({ text: 'The kitchen is 100% another one.' });
    await decide((await stored(complaint)).id);
    expect(await numbers({ statuses: ['DECIDED'] })).toEqual([complaint]);
    expect(await numbers({ kind: 'LISTING_REPORT' })).toEqual([reported]);
    for (const search of [complaint.toLowerCase(), contact, 'RAO  Áshá', 'has answered']) {
      expect(await numbers({ search }), search).toEqual([complaint]);
    }
    for (const search of ['100%', 'near the lake', propertyId]) {
      expect(await numbers({ search }), search).toEqual([reported]);
    }
    expect(await numbers({ search: '%' })).toEqual([]);
    const { counts } = await listed({ statuses: ['DECIDED'] });
    expect(counts).toEqual(
      expect.arrayContaining([
        { status: 'OPEN', count: 1 },
        { status: 'DECIDED', count: 1 },
      ]),
    );
    expect(await listed({ page: 9 })).toMatchObject({ total: 2, items: [] });
  });

  test('narrowed by kind and reason; each choice is counted by what the others leave', async () => {
    const conduct = await complain();
    await complain({ reason: 'ORDER' });
    const fraud = await report({ reason: 'FRAUD' });
    const sold = await report({ reason: 'SOLD' });
    await decide((await stored(sold)).id);
    const statuses = ['OPEN', 'ACKNOWLEDGED'];
    expect(await numbers({ reason: 'CONDUCT' })).toEqual([conduct]);
    expect(await numbers({ kind: 'LISTING_REPORT', reason: 'CONDUCT' })).toEqual([]);
    expect(await numbers({ kind: 'LISTING_REPORT', statuses })).toEqual([fraud]);
    const some = (counts: unknown) =>
      JSON.parse(JSON.stringify(counts)).filter(({ count }: { count: number }) => count > 0);
    const found = await listed({ kind: 'LISTING_REPORT', statuses });
    expect(found.total).toBe(1);
    expect(some(found.kindCounts)).toEqual([
      { kind: 'LISTING_REPORT', count: 1 },
      { kind: 'COMPLAINT', count: 1 },
      { kind: 'ORDER', count: 1 },
    ]);
    expect(some(found.reasonCounts)).toEqual([{ reason: 'FRAUD', count: 1 }]);
    expect(some(found.counts)).toEqual([
      { status: 'OPEN', count: 1 },
      { status: 'DECIDED', count: 1 },
    ]);
    const path = CASES + '?kind=listing_report&reason=sold';
    expect((await served.rest(path, admin)).body).toMatchObject({
      cases: [{ number: sold }],
      kindCounts: { listing_report: 1, complaint: 0 },
      reasonCounts: { sold: 1, fraud: 1 },
    });
    expect(await served.rest(CASES + '?reason=sad', admin)).toMatchObject({ status: 400 });
  });

  test('notes stand beside a case, by both doors', async () => {
    const { id } = await stored(await complain());
    const note = `mutation ($id: ID!, $text: String!) { addCaseNote(id: $id, text: $text) {
      case { notes { text author } } } }`;
    await served.graphql(note, { id, text: ' Called the seller. ' }, admin);
    const response = await served.rest(`${CASES}/${id}/notes`, other, 'POST', {
      body: { text: 'Asked for the papers.' },
    });
    expect(response.body['case']).toMatchObject({
      notes: [
        { text: 'Called the seller.', author: 'Farah Admin' },
        { text: 'Asked for the papers.', author: 'Hari Admin' },
      ],
    });
    expect(await served.graphql(note, { id, text: ' ' }, admin)).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT' } }],
    });
    const noted = await served.graphql(
      `query ($id: ID!) { administration { auditEntries(subjectId: $id, noun: "case", page: 1) {
        items { key actor note } } } }`,
      { id },
      admin,
    );
    expect(noted.data).toMatchObject({
      administration: {
        auditEntries: {
          items: [
            { key: 'case.noted', actor: 'Hari Admin', note: null },
            { key: 'case.noted', actor: 'Farah Admin', note: null },
            { key: 'case.opened' },
          ],
        },
      },
    });
    // The audit leads to the case by its id.
    expect((await listed({ search: id })).items).toMatchObject([{ id }]);
  });

  test('whoever takes over what nobody could be told of acknowledges it', async () => {
    const number = await report();
    const { id } = await stored(number);
    const put = (administratorId: string) =>
      served.rest(`${CASES}/${id}/assign`, admin, 'PUT', { body: { administratorId } });
    expect(await put(seller.id)).toMatchObject({ status: 400 });
    expect(await put(admin.id)).toMatchObject({
      status: 200,
      body: { case: { assignedTo: 'Farah Admin', status: 'acknowledged' } },
    });
    await put(admin.id);
    const entries = await database.query({
      text: `SELECT action, change FROM audit_entry WHERE subject = $1 ORDER BY at, id`,
      values: [id],
    });
    const first = (await stored(number))['acknowledged_at'];
    expect(await put(other.id)).toMatchObject({ status: 200 });
    expect((await stored(number))['acknowledged_at']).toEqual(first);
    expect(entries).toMatchObject([
      { action: 'case.opened' },
      {
        action: 'case.assigned',
        change: { before: { assignedTo: null }, after: { assignedTo: admin.id } },
      },
    ]);
  });

  test('what does not exist is not found, whatever is asked', async () => {
    for (const id of ['none', '0'.repeat(24)]) {
      expect(await decide(id)).toMatchObject(refusedWith('NOT_FOUND', /does not exist/));
      expect((await served.rest(`${CASES}/${id}`, admin)).status).toBe(404);
    }
    const { data } = await served.graphql(
      '{ administration { case(id: "none") { id } } }',
      {},
      admin,
    );
    expect(data).toEqual({ administration: { case: null } });
  });
});

describe('a case is decided', () => {
  test('with a reason, once; what changed is in its history', async () => {
    const { id } = await stored(await complain());
    expect(await decide(id, admin, { ...UPHELD, reason: ' ' })).toMatchObject(
      refusedWith('INVALID_INPUT', /^Please enter a reason/),
    );
    const { data } = await decide(id);
    expect(data).toEqual({
      decideCase: {
        case: {
          status: 'DECIDED',
          viewerCanDecide: false,
          ruling: { ...UPHELD, by: 'Farah Admin' },
          history: [
            {
              label: 'Case decided',
              by: 'You',
              note: UPHELD.reason,
              changes: [
                { name: 'status', before: 'acknowledged', after: 'decided' },
                { name: 'decision', before: null, after: 'upheld' },
              ],
            },
            expect.objectContaining({ label: 'Case opened', by: expect.any(String) }),
          ],
        },
      },
    });
    expect(await decide(id, other)).toMatchObject(refusedWith('CONFLICT', /already been decided/));
  });

  test('at the same moment by two, it is decided once', async () => {
    const { id } = await stored(await complain());
    const responses = await Promise.all([decide(id), decide(id, other)]);
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  test('both sides are told why, and nothing about each other', async () => {
    const contact = newEmail();
    const words = { text: 'Call me on 9812398123, I live at 4 Lake Road.', name: 'Asha Rao' };
    const number = await report({ contact, ...words });
    await decide((await stored(number)).id);
    const toSender = (await served.messages(contact)).at(-1);
    const toSeller = (await served.messages(seller.email)).at(-1);
    expect(toSender?.text).toContain(`decided your report ${number}: upheld.`);
    expect(toSender?.text).toContain('/complaint');
    expect(toSeller?.text).toContain('a report on your listing "Two rooms near the lake": upheld.');
    for (const message of [toSender, toSeller]) expect(message?.text).toContain(UPHELD.reason);
    const notice = JSON.stringify(toSeller);
    for (const secret of [contact, words.name, '9812398123', 'Lake Road']) {
      expect(notice).not.toContain(secret);
    }
    const toldSender = JSON.stringify(toSender);
    for (const secret of [seller.email, seller.mobile, 'Suresh']) {
      expect(toldSender).not.toContain(secret);
    }
  });

  test('a complaint has no seller to tell', async () => {
    await decide((await stored(await complain())).id);
    expect(await served.messages(seller.email)).toEqual([]);
  });
});

describe('an appeal', () => {
  const WHY = 'The price is still another one than the one asked for.';
  const appeal = (number: string, contact: string, text = WHY) =>
    person(served).graphql(APPEAL, { input: { number, contact, text } });
  const decideAppeal = (id: string, as: AccountViewer) =>
    served.graphql(
      DECIDE_APPEAL,
      { id, input: { decision: 'PARTLY', reason: 'The price is right now.' } },
      as,
    );

  test('is for the sender, after the decision, once', async () => {
    const contact = newEmail();
    const number = await complain({ contact });
    const { id } = await stored(number);
    expect(await appeal(number, contact)).toMatchObject(
      refusedWith('CONFLICT', /not been decided yet/),
    );
    await decide(id);
    expect(await appeal(number, newEmail())).toMatchObject(refusedWith('NOT_FOUND', /no case/));
    expect(await appeal(number.replace(/\d{4}/, '1999'), contact)).toMatchObject(
      refusedWith('NOT_FOUND', /no case/),
    );
    expect((await appeal(number.toLowerCase(), contact.toUpperCase())).errors).toEqual([]);
    expect(await stored(number)).toMatchObject({ status: 'appealed', appeal_text: WHY });
    expect(await appeal(number, contact)).toMatchObject(refusedWith('CONFLICT', /Only one appeal/));
  });

  test('comes within thirty days', async () => {
    const contact = newEmail();
    const number = await complain({ contact });
    const { id } = await stored(number);
    await decide(id);
    await database.query({
      text: `UPDATE case_file SET decided_at = now() - interval '31 days' WHERE id = $1`,
      values: [id],
    });
    expect(await appeal(number, contact)).toMatchObject(refusedWith('CONFLICT', /within 30 days/));
  });

  test('D-109 promises a message only to whoever may be written to', async () => {
    const messageTo = async (contact: string) => {
      const number = await complain({ contact });
      await decide((await stored(number)).id);
      return JSON.stringify((await appeal(number, contact)).data);
    };
    expect(await messageTo(newEmail())).toMatch(/review the decision and write to you\./);
    expect(await messageTo(newMobile())).toMatch(/cannot write to an unverified mobile number/);
  });

  test('is decided by another administrator, for good, and both sides are told', async () => {
    const contact = newEmail();
    const number = await report({ contact });
    const { id } = await stored(number);
    expect(await decideAppeal(id, other)).toMatchObject(refusedWith('CONFLICT', /no appeal/));
    await decide(id);
    const response = await person(served).post('/api/complaints/appeal', {
      number,
      contact,
      text: WHY,
    });
    expect(response.status).toBe(200);
    const { items } = await listed();
    expect(items).toMatchObject([{ status: 'APPEALED', clock: 'ENOUGH', viewerCanDecide: false }]);
    expect(await decideAppeal(id, admin)).toMatchObject(
      refusedWith('CONFLICT', /another administrator/),
    );
    expect(await decideAppeal(id, other)).toMatchObject({
      errors: [],
      data: {
        decideAppeal: {
          case: { status: 'CLOSED', appealRuling: { decision: 'PARTLY', by: 'Hari Admin' } },
        },
      },
    });
    expect((await served.messages(contact)).at(-1)?.text).toContain('This decision is final.');
    expect((await served.messages(seller.email)).at(-1)?.text).toContain('The price is right now.');
    expect(await appeal(number, contact)).toMatchObject(refusedWith('CONFLICT', /Only one appeal/));
  });

  test('ten tries an hour from one address', async () => {
    const one = person(served);
    const input = { number: 'C-2026-999999', contact: newEmail(), text: WHY };
    for (let times = 0; times < 10; times += 1) {
      expect((await one.post('/api/complaints/appeal', input)).status).toBe(404);
    }
    expect((await one.post('/api/complaints/appeal', input)).status).toBe(429);
  });
});

test('a removed account leaves its case without a word about who it was', async () => {
  const known = await buildKnown(database, { userType: 'buyer', kind: null });
  const own = await report({ contact: newEmail(), name: 'Asha Rao' }, viewerOf(known));
  const before = await complain({ contact: known.email });
  const remove = 'mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }';
  expect((await served.graphql(remove, { id: known.id }, admin)).errors).toEqual([]);
  for (const number of [own, before]) {
    expect(await stored(number)).toMatchObject({ name: null, contact: null, account_id: null });
  }
});
