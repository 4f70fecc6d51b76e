import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import { BEHIND_A_PROXY, buildKnown, person } from '../../test/harness/people.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

let database: Database;
let served: TestApp;
let admin: Account;

const ADMIN = { userType: 'site_admin', role: 'site_admin', kind: null } as const;
const BULK = '/api/site-admin/users/bulk-actions';

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

beforeEach(async () => {
  await database.query({ text: 'TRUNCATE account, property, organisation CASCADE' });
  admin = await buildAccount(database, { ...ADMIN, name: 'Farah Admin' });
});

async function change(input: object, as: Account = admin) {
  const { data, errors } = await served.graphql(
    `mutation ($input: UpdateUsersInput!) {
      updateUsers(input: $input) { updated failed { id code message } } }`,
    { input },
    viewerOf(as),
  );
  expect(errors).toEqual([]);
  return Object(data).updateUsers;
}

async function statuses(ids: readonly string[]) {
  const rows = await database.query<{ id: string; status: string }>({
    text: 'SELECT id, status FROM account WHERE id = ANY($1)',
    values: [ids],
  });
  const byId = new Map(rows.map(({ id, status }) => [id, status]));
  return ids.map((id) => byId.get(id));
}

const audited = (ids: readonly string[]) =>
  database.query<{ subject: string; actor: string; note: string | null; change: object }>({
    text: `SELECT subject, actor, note, change FROM audit_entry
      WHERE action = 'account.status_changed' AND subject = ANY($1) ORDER BY subject`,
    values: [ids],
  });

test('D-86 several are blocked with one reason, each with an entry in the audit', async () => {
  const [first, second] = [await buildAccount(database), await buildAccount(database)];
  const ids = [first.id, second.id];
  const reason = ' Asks  buyers for money. ';
  expect(await change({ status: 'BLOCKED', ids: [...ids, first.id], reason })).toEqual({
    updated: 2,
    failed: [],
  });
  expect(await statuses(ids)).toEqual(['blocked', 'blocked']);
  expect(await audited(ids)).toEqual(
    ids.map((subject) => ({
      subject,
      actor: admin.id,
      note: 'Asks buyers for money.',
      change: { before: { status: 'active' }, after: { status: 'blocked' } },
    })),
  );
  // The same again is no change.
  expect(await change({ status: 'BLOCKED', ids })).toEqual({ updated: 2, failed: [] });
  expect(await audited(ids)).toHaveLength(2);
  expect(await change({ status: 'ACTIVE', ids })).toEqual({ updated: 2, failed: [] });
  expect(await statuses(ids)).toEqual(['active', 'active']);
});

test('D-86 who was signed in is refused at the next call with the sentence of signing in', async () => {
  const known = await buildKnown(database);
  const user = person(served);
  const signIn = async () => {
    await database.query({ text: 'DELETE FROM rate_limit' });
    const { mobile } = known;
    await user.post('/api/auth/mobile/send-otp', { mobile, purpose: 'login' });
    const otp = await lastCode(served, mobile);
    return user.post('/api/auth/mobile/verify-otp', { mobile, otp });
  };
  const { body } = await signIn();
  const bearer = String(body['accessToken']);
  const call = () => user.rest('GET', '/api/auth/me', { bearer });
  expect((await call()).status).toBe(200);
  await change({ status: 'INACTIVE', ids: [known.id] });
  const refusal = {
    status: 403,
    body: { code: 'FORBIDDEN', message: 'This account is not active. Please contact us.' },
  };
  expect(await call()).toMatchObject(refusal);
  expect(await signIn()).toMatchObject(refusal);
  const { refreshToken } = body;
  expect(await user.post('/api/auth/refresh-token', { refreshToken })).toMatchObject({
    status: 401,
    body: { message: refusal.body.message },
  });
  // What an administrator has ended stays ended.
  await change({ status: 'ACTIVE', ids: [known.id] });
  expect((await call()).status).toBe(401);
  expect(await signIn()).toMatchObject({ status: 200 });
});

test('D-86 the own account, administrators, what has changed and what is not there are refused each by itself', async () => {
  const colleague = await buildAccount(database, ADMIN);
  const [changed, fine] = [await buildAccount(database), await buildAccount(database)];
  const seen = new Date(Date.now() + 60_000);
  await database.query({
    text: 'UPDATE account SET updated_at = $2 WHERE id = $1',
    values: [changed.id, new Date(seen.getTime() + 1_000)],
  });
  const unknown = newId();
  const ids = [admin.id, colleague.id, changed.id, unknown, fine.id];
  expect(await change({ status: 'BLOCKED', ids, seen })).toEqual({
    updated: 1,
    failed: [
      {
        id: admin.id,
        code: 'CONFLICT',
        message: 'This is your own account. Please ask another administrator to change it.',
      },
      {
        id: colleague.id,
        code: 'CONFLICT',
        message: 'This is an administrator. Please change administrators one at a time.',
      },
      { id: changed.id, code: 'CONFLICT', message: expect.stringContaining('has changed') },
      {
        id: unknown,
        code: 'NOT_FOUND',
        message: 'This user does not exist. The account may have been removed.',
      },
    ],
  });
  expect(await statuses([admin.id, colleague.id, changed.id, fine.id])).toEqual([
    'active',
    'active',
    'active',
    'blocked',
  ]);
});

test('D-86 five hundred at once are each answered, and one more is refused', async () => {
  const most = LIMITS.bulk.changedAtOnce;
  const ids = Array.from({ length: most - 1 }, () => newId());
  await database.query({
    text: `INSERT INTO account (id, user_type, kind, name) SELECT unnest($1::text[]), 'seller', 'owner', 'Asha'`,
    values: [ids],
  });
  const body = { userIds: [...ids, admin.id], status: 'inactive', reason: 'Copies of one.' };
  const response = await served.rest(BULK, viewerOf(admin), 'POST', { body });
  expect(response).toMatchObject({
    status: 200,
    body: { success: true, updated: most - 1, failed: [{ id: admin.id, code: 'CONFLICT' }] },
  });
  expect(new Set(await statuses(ids))).toEqual(new Set(['inactive']));
  expect(await audited(ids)).toHaveLength(most - 1);
  expect(
    await served.rest(BULK, viewerOf(admin), 'POST', {
      body: { ids: [...ids, newId(), newId()], isActive: true },
    }),
  ).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'ids', message: `Please send at most ${most} ids at once.` }] },
  });
});

test('D-86 of two administrators who change the same at once each is answered, and each change is audited once', async () => {
  const colleague = await buildAccount(database, ADMIN);
  const made = await Promise.all(Array.from({ length: 12 }, () => buildAccount(database)));
  const ids = made.map(({ id }) => id);
  const responses = await Promise.all([
    change({ status: 'BLOCKED', ids }),
    change({ status: 'BLOCKED', ids: ids.toReversed() }, colleague),
  ]);
  expect(responses).toEqual([
    { updated: 12, failed: [] },
    { updated: 12, failed: [] },
  ]);
  expect(new Set(await statuses(ids))).toEqual(new Set(['blocked']));
  expect((await audited(ids)).map(({ subject }) => subject)).toEqual(ids.toSorted());
});

test.each([
  [{ status: 'gone' }, 'status'],
  [{ ids: [] }, 'ids'],
  [{ ids: 'all' }, 'ids'],
  [{ reason: 'x'.repeat(501) }, 'reason'],
  [{ seen: 'soon' }, 'seen'],
])('D-86 %j is refused by its field, and nobody is changed', async (more, field) => {
  const { id } = await buildAccount(database);
  const body = { ids: [id], status: 'blocked', ...more };
  const response = await served.rest(BULK, viewerOf(admin), 'POST', { body });
  expect(response).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  expect(await statuses([id])).toEqual(['active']);
});
