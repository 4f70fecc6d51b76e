import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { atOnce } from '../../test/harness/atOnce.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { BEHIND_A_PROXY, newBrowser, person } from '../../test/harness/people.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

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
  await database.query({ text: 'DELETE FROM feedback' });
  await database.query({ text: 'DELETE FROM rate_limit' });
});

const GOOD = { name: ' Asha ', rating: 4, feedback: '  Found a flat in a week.\n' };
const SUBMIT = `mutation ($name: String!, $rating: Int!, $feedback: String!, $website: String) {
  sendFeedback(input: { name: $name, rating: $rating, feedback: $feedback, website: $website }) { message } }`;
const listed = (feedback: object) => ({ administration: { feedback } });
const LIST = `query ($page: Int, $pageSize: Int) { administration {
    feedback(page: $page, pageSize: $pageSize) {
    total averageRating page pageCount hasMore items { name rating feedback accountId createdAt } }
  } }`;

const submit = (values: object, as?: Viewer) => served.graphql(SUBMIT, values, as);

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await served.app.http.inject({
    method: 'POST',
    url: '/api/feedback',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  const result: Record<string, unknown> = response.json();
  return { status: response.statusCode, headers: response.headers, body: result };
}

async function saved() {
  return database.query({ text: 'SELECT name, rating, text, account_id FROM feedback' });
}

describe('feedback', () => {
  test('V-7-28 V-3-05 V-4.4-08 V-5-10 V-6-04 is kept trimmed without any sign-in, by both doors', async () => {
    const stored = { name: 'Asha', rating: 4, text: 'Found a flat in a week.', account_id: null };
    expect(await post(GOOD)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Thank you for your feedback!' },
    });
    expect(await saved()).toEqual([stored]);
    await database.query({ text: 'DELETE FROM feedback' });
    expect((await submit(GOOD)).data).toEqual({
      sendFeedback: { message: 'Thank you for your feedback!' },
    });
    expect(await saved()).toEqual([stored]);
  });

  test('is kept with the account of whoever is signed in', async () => {
    await submit(GOOD, buyer);
    expect(await saved()).toMatchObject([{ account_id: buyer.id }]);
  });

  test('sent again by an impatient hand is kept once', async () => {
    for (let times = 0; times < 2; times += 1) {
      expect((await submit(GOOD)).errors).toEqual([]);
    }
    await submit({ ...GOOD, rating: 5 });
    expect(await saved()).toHaveLength(2);
  });

  test('sent several times at once is kept once', async () => {
    const responses = await atOnce(database, 'feedback', 3, () => submit(GOOD));
    expect(responses.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await saved()).toHaveLength(1);
  });

  test('the same words of somebody else, or ten minutes later, are kept beside them', async () => {
    await submit(GOOD);
    await submit(GOOD, buyer);
    expect(await saved()).toHaveLength(2);
    const pass = (minutes: number) =>
      database.query({
        text: 'UPDATE feedback SET created_at = created_at - make_interval(mins => $1)',
        values: [minutes],
      });
    await pass(9);
    await submit(GOOD);
    expect(await saved()).toHaveLength(2);
    await pass(2);
    await submit(GOOD);
    expect(await saved()).toHaveLength(3);
  });

  test.each<[string, object, Record<string, string>]>([
    [
      'nothing at all',
      {},
      {
        name: 'Name is required',
        rating: 'Please select a rating',
        feedback: 'Feedback is required',
      },
    ],
    [
      'too little',
      { name: ' A ', rating: 0, feedback: 'too short' },
      {
        name: 'Name must be at least 2 characters',
        rating: 'Please select a rating',
        feedback: 'Feedback must be at least 10 characters',
      },
    ],
    [
      'too much',
      { name: 'a'.repeat(57), rating: 6, feedback: 'a'.repeat(501) },
      {
        name: 'Max 56 characters',
        rating: 'Please select a rating',
        feedback: 'Feedback cannot exceed 500 characters',
      },
    ],
    [
      'other kinds of values',
      { name: ['Asha'], rating: 2.5, feedback: { text: 'Found a flat in a week.' } },
      {
        name: 'Name is required',
        rating: 'Please select a rating',
        feedback: 'Feedback is required',
      },
    ],
  ])('V-5-07 V-5-08 V-8-05 %s is refused by field', async (_name, values, problems) => {
    const { status, body } = await post(values);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: Object.values(problems)[0] });
    const errors = Object.entries(problems).map(([field, message]) => ({ field, message }));
    expect(body['errors']).toEqual(errors);
    expect(await saved()).toEqual([]);
  });

  test('V-5-08 GraphQL refuses with the same sentences', async () => {
    const { errors } = await submit({ name: 'A', rating: 9, feedback: 'short' });
    expect(errors).toMatchObject([
      {
        message: 'Name must be at least 2 characters',
        extensions: {
          code: 'INVALID_INPUT',
          fields: [
            { path: 'name' },
            { path: 'rating', message: 'Please select a rating' },
            { path: 'feedback', message: 'Feedback must be at least 10 characters' },
          ],
        },
      },
    ]);
  });

  test.each([
    null,
    [],
    'text',
    7,
    { name: 'Asha\u0000', rating: 3, feedback: 'Good site, thanks' },
  ])('a body of %j gets a sentence and no 500', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { success: false } });
  });

  test('a rating may come as text', async () => {
    expect(await post({ ...GOOD, rating: '5' })).toMatchObject({ status: 200 });
    expect(await saved()).toMatchObject([{ rating: 5 }]);
  });

  test('R-B1 a filled hidden field is refused in words through both doors', async () => {
    const message = expect.stringContaining('send it again');
    expect(await post({ ...GOOD, website: 'http://example.com' })).toMatchObject({
      status: 400,
      body: { success: false, message },
    });
    expect((await submit({ ...GOOD, website: 'x' })).errors).toMatchObject([{ message }]);
    expect(await saved()).toEqual([]);
  });

  test.each(['account', 'browser'])(
    'R-C1 the sixth message of an hour from one %s is refused, wherever it comes from',
    async (who) => {
      const more = who === 'account' ? { as: buyer } : { cookie: newBrowser() };
      const say = (feedback: string) =>
        person(served).post('/api/feedback', { ...GOOD, feedback }, more);
      for (let n = 0; n < LIMITS.feedback.perSenderPerHour; n += 1) {
        expect(await say(`Found a flat, the ${n}th.`)).toMatchObject({ status: 200 });
      }
      expect(await say('Found a last one.')).toMatchObject({ status: 429 });
    },
  );

  test('R-C1 ten times as many from one address, then the time to wait is said', async () => {
    const most = LIMITS.feedback.perSenderPerHour * LIMITS.sendersPerAddress;
    for (let n = 0; n < most; n += 1) {
      const cookie = n % 2 === 0 ? newBrowser() : 'contacts=forged';
      expect(
        await post({ ...GOOD, feedback: 'Found a flat, the ' + n + 'th.' }, { cookie }),
      ).toMatchObject({ status: 200 });
    }
    const refused = await post(GOOD, { cookie: newBrowser() });
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await saved()).toHaveLength(most);
  });

  test('addresses of one IPv6 network count as one', async () => {
    const from = (host: number) => person(served, `2001:db8:0:7::${host.toString(16)}`);
    const most = LIMITS.feedback.perSenderPerHour * LIMITS.sendersPerAddress;
    for (let n = 1; n <= most; n += 1) {
      expect(
        await from(n).post('/api/feedback', { ...GOOD, feedback: `Flat number ${n}` }),
      ).toMatchObject({ status: 200 });
    }
    expect(await from(99).post('/api/feedback', GOOD)).toMatchObject({ status: 429 });
    expect(await person(served, '2001:db8:0:8::1').post('/api/feedback', GOOD)).toMatchObject({
      status: 200,
    });
  });

  test('mistakes use up nothing of the limit', async () => {
    const cookie = newBrowser();
    for (let n = 0; n <= LIMITS.feedback.perSenderPerHour; n += 1) await post({}, { cookie });
    expect(await post(GOOD, { cookie })).toMatchObject({ status: 200 });
  });

  test('D-37 a site_admin reads it newest first, a page at a time', async () => {
    const none = await served.graphql(LIST, {}, admin);
    expect(none.data).toMatchObject(listed({ total: 0, averageRating: null }));
    for (const [n, rating] of [5, 4, 4].entries()) {
      await database.query({
        text: `INSERT INTO feedback (id, name, rating, text, created_at)
               VALUES ($1, 'Asha', $2, 'Found a flat in a week.', now() - make_interval(mins => $3))`,
        values: [n.toString(16).padStart(24, '0'), rating, n],
      });
    }
    const { data } = await served.graphql(LIST, { page: 1, pageSize: 2 }, admin);
    expect(data).toMatchObject(
      listed({ total: 3, averageRating: 4.3, page: 1, pageCount: 2, hasMore: true }),
    );
    expect(data).toMatchObject(listed({ items: [{ rating: 5 }, { rating: 4 }] }));
    const rest = await served.rest('/api/site-admin/feedback?page=2&limit=2', admin);
    expect(rest).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: '3 messages found.',
        averageRating: 4.3,
        feedback: [{ name: 'Asha', rating: 4, userId: null }],
        pagination: { total: 3, totalPages: 2, hasMore: false },
      },
    });
    const beyond = await served.graphql(LIST, { page: 2_000_000_000, pageSize: 500 }, admin);
    expect(beyond.data).toMatchObject(listed({ items: [], total: 3 }));
  });

  test('the list is read from an index', async () => {
    const rows = await database.query<{ 'QUERY PLAN': string }>({
      text: `EXPLAIN SELECT id FROM feedback ORDER BY created_at DESC, id DESC LIMIT 20`,
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/feedback_newest/);
  });

  test.each(['buyer', 'visitor'])('a %s cannot read it', async (who) => {
    const as = who === 'buyer' ? buyer : undefined;
    const code = who === 'buyer' ? 'FORBIDDEN' : 'UNAUTHENTICATED';
    expect((await served.graphql(LIST, {}, as)).errors[0]?.extensions['code']).toBe(code);
    expect((await served.rest('/api/site-admin/feedback', as)).body['code']).toBe(code);
  });
});
