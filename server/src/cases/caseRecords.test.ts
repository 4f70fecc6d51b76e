import { beforeAll, beforeEach, expect, test } from 'vitest';
import { complaintPath } from '../../../schema/routes.ts';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { TEST_URL, type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  giveProof,
  newEmail,
  newMobile,
  person,
} from '../../test/harness/people.ts';
import { type AccountViewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

/** What is kept of a case, and how administrators read it by the REST door; cases.test.ts shows who may do what. */

const ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const CASES = '/api/site-admin/cases';
const TEXT = 'Nobody has answered my messages.';
const DECISION = { decision: 'upheld', reason: 'The price was not the one asked for.' };

let database: Database;
let served: TestApp;
let admin: AccountViewer;
let other: AccountViewer;
let propertyId: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
  admin = viewerOf(await buildAccount(database, { ...ADMIN, name: 'Farah Admin' }));
  other = viewerOf(await buildAccount(database, { ...ADMIN, name: 'Hari Admin' }));
  const seller = await buildKnown(database, { name: 'Suresh Seller' });
  const made = listing({ sellerId: seller.id });
  await writeListings(database, [made]);
  propertyId = made.id;
});

beforeEach(() => database.query({ text: 'DELETE FROM case_file' }));

interface Shown extends Record<string, unknown> {
  id: string;
  number: string;
}

async function shown(number: string): Promise<Shown> {
  const [found] = await list({ search: number });
  if (found === undefined) throw new Error(`There is no case ${number}.`);
  return found;
}

async function list(query: Record<string, string> = {}, as = admin): Promise<Shown[]> {
  const response = await served.rest(`${CASES}?${new URLSearchParams(query).toString()}`, as);
  expect(response.status).toBe(200);
  return Object(response.body)['cases'];
}

const numbers = async (query: Record<string, string> = {}) =>
  (await list(query)).map(({ number }) => number);

async function open(more: object = {}): Promise<string> {
  const body = { reason: 'conduct', name: 'Asha Rao', text: TEXT, contact: newEmail(), ...more };
  const response = await person(served).post('/api/complaints', body);
  expect(response.status).toBe(200);
  return Object(response.body['data']).number;
}

async function decide(number: string, what = 'decide', as = admin): Promise<void> {
  const { id } = await shown(number);
  const response = await served.rest(`${CASES}/${id}/${what}`, as, 'PUT', { body: DECISION });
  expect(response.status).toBe(200);
}

async function appeal(number: string, contact: unknown, text = TEXT): Promise<void> {
  const response = await person(served).post('/api/complaints/appeal', { number, contact, text });
  expect(response.status).toBe(200);
}

test('what is settled stands behind what waits, what was settled last before the rest, page by page', async () => {
  const [first, second, third] = [await open(), await open(), await open()];
  const waits = await open();
  await decide(second);
  await decide(first);
  await decide(third);
  const all = [waits, third, first, second];
  expect(await numbers()).toEqual(all);
  expect(await numbers({ limit: '2', page: '2' })).toEqual(all.slice(2));
  expect(await numbers({ limit: '3', page: '2' })).toEqual(all.slice(3));

  await appeal(second, (await shown(second))['contact']);
  expect(await numbers({ status: 'appealed' })).toEqual([second]);
  await decide(second, 'decide-appeal', other);
  expect(await numbers()).toEqual([waits, second, third, first]);
  expect(await numbers({ status: 'closed' })).toEqual([second]);
  expect(await numbers({ status: 'decided' })).toEqual([third, first]);
});

test('says who may decide next: everybody at first, somebody else about the appeal, then nobody', async () => {
  const report = { propertyId, reason: 'sold', contact: newEmail() };
  const { body } = await person(served).post('/api/reports', report);
  const reported: string = Object(body['data']).number;
  const unanswered = await open({ contact: newMobile() });
  const mayDecide = async (number: string) => {
    const responses = await Promise.all([admin, other].map((as) => list({ search: number }, as)));
    return responses.map(([found]) => found?.['viewerCanDecide']);
  };
  expect((await shown(unanswered))['status']).toBe('open');
  expect(await mayDecide(unanswered)).toEqual([true, true]);
  expect((await shown(reported))['status']).toBe('acknowledged');
  expect(await mayDecide(reported)).toEqual([true, true]);
  await decide(reported);
  expect(await mayDecide(reported)).toEqual([false, false]);
  await appeal(reported, report.contact);
  expect(await mayDecide(reported)).toEqual([false, true]);
  await decide(reported, 'decide-appeal', other);
  expect(await mayDecide(reported)).toEqual([false, false]);
});

test('blanks around what was typed are not kept', async () => {
  const number = await open({ name: '  Asha   Rao ', text: `  ${TEXT} ` });
  const { id, contact, ...saved } = await shown(number);
  expect(saved).toMatchObject({ name: 'Asha Rao', text: TEXT });
  const body = { ...DECISION, reason: ` ${DECISION.reason}  ` };
  await served.rest(`${CASES}/${id}/decide`, admin, 'PUT', { body });
  await appeal(number, contact, ` ${TEXT}  `);
  await served.rest(`${CASES}/${id}/decide-appeal`, other, 'PUT', { body });
  expect(await shown(number)).toMatchObject({
    ruling: { reason: DECISION.reason },
    appealText: TEXT,
    appealRuling: { reason: DECISION.reason },
  });
});

test('each step is remembered, with what it changed', async () => {
  const number = await open();
  const { id, contact } = await shown(number);
  await decide(number);
  await appeal(number, contact);
  await decide(number, 'decide-appeal', other);
  const entries = await database.query({
    text: 'SELECT action, actor, note, change FROM audit_entry WHERE subject = $1 ORDER BY at, id',
    values: [id],
  });
  expect(entries).toEqual([
    {
      action: 'case.opened',
      actor: 'visitor',
      note: null,
      change: { before: null, after: { kind: 'complaint', reason: 'conduct' } },
    },
    {
      action: 'case.decided',
      actor: admin.id,
      note: DECISION.reason,
      change: {
        before: { status: 'acknowledged' },
        after: { status: 'decided', decision: 'upheld' },
      },
    },
    {
      action: 'case.appealed',
      actor: 'visitor',
      note: null,
      change: { before: { status: 'decided' }, after: { status: 'appealed' } },
    },
    {
      action: 'case.appeal_decided',
      actor: other.id,
      note: DECISION.reason,
      change: {
        before: { status: 'appealed', decision: 'upheld' },
        after: { status: 'closed', decision: 'upheld' },
      },
    },
  ]);
});

test('what is decided before anybody took it over is acknowledged by that', async () => {
  const number = await open({ contact: newMobile() });
  expect(await shown(number)).toMatchObject({ status: 'open', acknowledgedAt: null });
  await decide(number);
  expect(await shown(number)).toMatchObject({ acknowledgedAt: expect.any(String) });
});

test('an administrator who is blocked looks after no case', async () => {
  const blocked = await buildAccount(database, { ...ADMIN, status: 'blocked' });
  const { id } = await shown(await open());
  const body = { administratorId: blocked.id };
  expect(await served.rest(`${CASES}/${id}/assign`, admin, 'PUT', { body })).toMatchObject({
    status: 400,
    body: { message: 'Please choose an active administrator.' },
  });
  expect(await list({ search: id })).toMatchObject([{ assignedTo: null }]);
});

test('notes stand with their own case, the oldest first', async () => {
  const [one, two] = [await shown(await open()), await shown(await open())];
  for (const [{ id }, text] of [
    [one, 'Called the seller.'],
    [two, 'Asked for the papers.'],
    [one, 'The seller called back.'],
  ] as const) {
    await served.rest(`${CASES}/${id}/notes`, admin, 'POST', { body: { text } });
  }
  const all = await list();
  const notesOf = (number: string) => {
    const notes: { text: string }[] = Object(all.find((each) => each.number === number))['notes'];
    return notes.map(({ text }) => text);
  };
  expect(notesOf(one.number)).toEqual(['Called the seller.', 'The seller called back.']);
  expect(notesOf(two.number)).toEqual(['Asked for the papers.']);
});

test('D-109 a mobile that the sender has proven is written to, also where it is not of the account', async () => {
  const buyer = await buildKnown(database, { userType: 'buyer', kind: null });
  const mobile = newMobile();
  await giveProof(database, buyer.id, mobile);
  const body = { propertyId, reason: 'sold', contact: mobile };
  const sent = await served.rest('/api/reports', viewerOf(buyer), 'POST', { body });
  const { number } = Object(sent.body['data']);
  expect(await shown(number)).toMatchObject({
    status: 'acknowledged',
    contact: mobile,
    isContactProven: true,
  });
  await decide(number);
  expect(await served.messages(mobile)).toMatchObject([
    { channel: 'sms', template: 'case-opened', text: expect.stringContaining(number) },
    { channel: 'sms', template: 'case-decided', text: expect.stringContaining(DECISION.reason) },
  ]);
});

test('the sender is told in words what comes next', async () => {
  const report = { propertyId, reason: 'sold', contact: newEmail() };
  const sent = await person(served).post('/api/reports', report);
  expect(sent.body['message']).toBe('Thank you. We will look into it.');
  const { number } = Object(sent.body['data']);
  await decide(number);
  expect(await served.messages(report.contact)).toMatchObject([
    {
      subject: `Your report ${number}`,
      text: `Aangan has received your report. The case number is ${number}. We will decide within 7 days and write to you again.`,
    },
    {
      subject: `Your report ${number}: upheld`,
      text: [
        `Aangan has decided your report ${number}: upheld.`,
        DECISION.reason,
        `You can appeal with this number within 30 days: ${TEST_URL}${complaintPath()}`,
      ].join('\n\n'),
    },
  ]);
  const appealed = await person(served).post('/api/complaints/appeal', {
    number,
    contact: report.contact,
    text: TEXT,
  });
  expect(appealed.body['message']).toBe(
    'Thank you. Someone else will review the decision and write to you.',
  );
});

test('each call of an administrator says what it has done', async () => {
  const number = await open();
  const { id, contact } = await shown(number);
  const textOf = async (method: 'GET' | 'POST' | 'PUT', what: string, body?: object, as = admin) =>
    (await served.rest(`${CASES}/${id}${what}`, as, method, { body })).body['message'];
  expect(await textOf('GET', '')).toBe('Case found.');
  expect(await textOf('POST', '/notes', { text: 'Called.' })).toBe('Note added.');
  const body = { administratorId: admin.kind === 'account' ? admin.id : '' };
  expect(await textOf('PUT', '/assign', body)).toBe('Case assigned.');
  expect(await textOf('PUT', '/decide', DECISION)).toBe('Case decided.');
  await appeal(number, contact);
  expect(await textOf('PUT', '/decide-appeal', DECISION, other)).toBe('Appeal decided.');
});

test('each refusal says why, and what to do', async () => {
  const number = await open();
  const { id, contact } = await shown(number);
  const decided = async (what = 'decide', of = id) =>
    (await served.rest(`${CASES}/${of}/${what}`, admin, 'PUT', { body: DECISION })).body['message'];
  const appealed = async (by: unknown = contact) => {
    const body = { number, contact: by, text: TEXT };
    return (await person(served).post('/api/complaints/appeal', body)).body['message'];
  };
  expect(await decided('decide', '0'.repeat(24))).toBe('This case does not exist.');
  expect(await appealed(newEmail())).toBe(
    'We found no case with this number and this email address or mobile number. Please check both.',
  );
  expect(await appealed()).toBe(
    'This case has not been decided yet. You can appeal after the decision.',
  );
  expect(await decided('decide-appeal')).toBe('This case has no appeal to decide.');
  await decide(number);
  expect(await decided()).toBe('This case has already been decided. Please reload the list.');
  const days = (count: number) =>
    database.query({
      text: 'UPDATE case_file SET decided_at = now() - make_interval(days => $2) WHERE id = $1',
      values: [id, count],
    });
  await days(31);
  expect(await appealed()).toBe('You can appeal within 30 days of the decision only.');
  await days(29);
  await appeal(number, contact);
  expect(await appealed()).toBe(
    'This decision has already been appealed. Only one appeal is possible.',
  );
  expect(await decided('decide-appeal')).toBe(
    'You decided this case. Please ask another administrator to decide the appeal.',
  );
});

test('what somebody sends whose account was removed is proven by nobody any more', async () => {
  const buyer = await buildKnown(database, { userType: 'buyer', kind: null });
  const body = { propertyId, reason: 'sold', contact: buyer.mobile };
  const sent = await served.rest('/api/reports', viewerOf(buyer), 'POST', { body });
  const { number } = Object(sent.body['data']);
  expect(await shown(number)).toMatchObject({ isContactProven: true });
  const removed = await served.rest(`/api/site-admin/users/${buyer.id}`, admin, 'DELETE');
  expect(removed.status).toBe(200);
  expect(await shown(number)).toMatchObject({ contact: null, isContactProven: false });
});
