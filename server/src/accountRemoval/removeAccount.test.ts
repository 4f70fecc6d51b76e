import { type PoolClient } from 'pg';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildAccount, listing, writeListings } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import { BEHIND_A_PROXY, buildKnown, person, wrongCode } from '../../test/harness/people.ts';
import { hourPasses } from '../../test/harness/posting.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';
import { copyListings } from '../properties/copyListings.ts';

/** Who may remove an account and who may not; server/test/scenarios/accountRemoval.test.ts shows what goes. */

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

beforeEach(() => hourPasses(database));

const run = (text: string, ...values: unknown[]) => database.query({ text, values });

const request = (account: Account) =>
  person(served).graphql(
    'mutation { requestAccountDeletion { codeSent { sentTo } } }',
    {},
    { as: viewerOf(account) },
  );

const remove = (account: Account, code: string) =>
  person(served).graphql(
    'mutation ($code: String!) { deleteAccount(code: $code) { deletedId } }',
    { code },
    { as: viewerOf(account) },
  );

/** Asks for the code and answers it. */
async function codeFor(account: Account, to: string | null = account.mobile): Promise<string> {
  expect((await request(account)).errors).toEqual([]);
  return lastCode(served, to ?? '');
}

async function exists({ id }: Account): Promise<boolean> {
  return (await run('SELECT FROM account WHERE id = $1', id)).length === 1;
}

const refusedWith = (code: string, sentence: RegExp) => ({
  errors: [{ extensions: { code }, message: expect.stringMatching(sentence) }],
});
const REMOVED = { data: { deleteAccount: { deletedId: expect.any(String) } }, errors: [] };

describe('D-86 the code', () => {
  test('a wrong one, none, and one for something else remove nothing', async () => {
    const account = await buildKnown(database);
    expect(await remove(account, '123456')).toMatchObject(refusedWith('INVALID_INPUT', /./));
    const mobile = account.mobile;
    await person(served).graphql(
      `mutation { requestSignInCode(mobile: "${mobile}") { codeSent { sentTo } } }`,
    );
    const forSignIn = await lastCode(served, mobile);
    expect(await remove(account, forSignIn)).toMatchObject(refusedWith('INVALID_INPUT', /./));
    const right = await codeFor(account);
    expect(await remove(account, wrongCode(right))).toMatchObject(
      refusedWith('INVALID_INPUT', /Invalid OTP/),
    );
    expect(await remove(account, '')).toMatchObject(refusedWith('INVALID_INPUT', /./));
    const other = await buildKnown(database);
    expect(await remove(other, right)).toMatchObject(refusedWith('INVALID_INPUT', /./));
    expect([await exists(account), await exists(other)]).toEqual([true, true]);
    expect(await remove(account, right)).toMatchObject(REMOVED);
    expect([await exists(account), await exists(other)]).toEqual([false, true]);
    const [notice] = await served.messages(account.mobile);
    expect(notice).toMatchObject({ channel: 'sms', template: 'account-removed' });
    expect(notice?.subject).toBeUndefined();
  });

  test('is no code of the REST door, which goes on with the one for signing in', async () => {
    const { mobile, ...account } = await buildKnown(database);
    await person(served).post('/api/auth/mobile/send-otp', { mobile, purpose: 'login' });
    const forSignIn = await lastCode(served, mobile);
    const otp = await codeFor(Object.assign(account, { mobile }));
    const verify = (code: string) =>
      person(served).post('/api/auth/mobile/verify-otp', { mobile, otp: code });
    expect(await verify(otp)).toMatchObject({ status: 400 });
    expect(await verify(forSignIn)).toMatchObject({ status: 200, body: { success: true } });
  });

  test('says in its message what it does', async () => {
    const account = await buildKnown(database);
    await codeFor(account);
    const [message] = await served.messages(account.mobile);
    expect(message).toMatchObject({ template: 'removal-code' });
    expect(message?.text).toContain('code to remove your account');
  });

  test('goes by e-mail where no mobile is verified, and to nobody where nothing is', async () => {
    const account = await buildKnown(database, { mobileVerifiedAt: null });
    // For whoever has the number, which this account has only named.
    const organisationId = newId();
    await run('INSERT INTO organisation (id, name) VALUES ($1, $1)', organisationId);
    await run(
      `INSERT INTO invitation (id, organisation_id, mobile, name, role, expires_at)
       VALUES ($1, $2, $3, '', 'manager', now() + interval '1 day')`,
      newId(),
      organisationId,
      account.mobile,
    );
    const code = await codeFor(account, account.email);
    expect(await remove(account, code)).toMatchObject(REMOVED);
    expect(await run('SELECT FROM invitation WHERE mobile = $1', account.mobile)).toHaveLength(1);
    const [notice] = await served.messages(account.email);
    expect(notice).toMatchObject({
      channel: 'email',
      template: 'account-removed',
      subject: 'Your Aangan account was removed',
      text: 'Your Aangan account was removed, with all its listings. If this was not you, please contact us immediately.',
    });
    const unverified = await buildAccount(database, {
      mobile: '9123456780',
      email: 'a@example.in',
    });
    for (const response of [await request(unverified), await remove(unverified, '123456')]) {
      expect(response).toMatchObject(
        refusedWith(
          'CONFLICT',
          /^Please verify your mobile number or email address first. We send the code to remove your account there\.$/,
        ),
      );
    }
  });
});

test('D-86 of two removals at the same time one comes so far', async () => {
  const account = await buildKnown(database);
  const made = listing({ sellerId: account.id });
  await writeListings(database, [made]);
  const code = await codeFor(account);
  const responses = await Promise.all([1, 2, 3, 4].map(() => remove(account, code)));
  expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const refusals = responses.flatMap(({ errors }) =>
    errors.map(({ extensions }) => extensions['code']),
  );
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(['INVALID_INPUT', 'UNAUTHENTICATED']).toContain(refusal);
  const audited = await run(
    'SELECT action FROM audit_entry WHERE actor = $1 ORDER BY id',
    account.id,
  );
  expect(audited).toEqual([{ action: 'property.removed' }, { action: 'account.removed' }]);
  expect(await run('SELECT FROM removed_property WHERE id = $1', made.id)).toHaveLength(1);
});

/** Does something in a transaction that ends only when the removal waits for it. */
async function removeDuring(
  account: Account,
  work: (client: PoolClient) => Promise<unknown>,
): Promise<void> {
  const code = await codeFor(account);
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    const removing = remove(account, code);
    await vi.waitFor(async () => expect(await run(WAITING)).not.toEqual([]), 30_000);
    await client.query('COMMIT');
    expect(await removing).toMatchObject(REMOVED);
  } finally {
    client.release();
  }
}

const WAITING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

test('D-86 what is posted while the account is removed is removed with it', async () => {
  const account = await buildKnown(database);
  const made = listing({ sellerId: account.id });
  await removeDuring(account, (client) => copyListings(client, [made]));
  expect(await exists(account)).toBe(false);
  expect(await run('SELECT FROM removed_property WHERE id = $1', made.id)).toHaveLength(1);
});

test('D-86 what is looked at while the account is removed leaves no sum of its seller', async () => {
  const account = await buildKnown(database);
  const made = listing({ sellerId: account.id });
  await writeListings(database, [made]);
  const view = `INSERT INTO listing_view (property_id, day, count) VALUES ($1, '2026-06-14', 1)`;
  await removeDuring(account, (client) => client.query(view, [made.id]));
  const sums = `SELECT FROM activity_change WHERE owner = $1 UNION ALL
    SELECT FROM activity_day WHERE owner = $1`;
  expect(await run(sums, account.id)).toEqual([]);
});

test('D-86 an account that is blocked keeps its block, also when it had the code before', async () => {
  const account = await buildKnown(database);
  const code = await codeFor(account);
  await run(`UPDATE account SET status = 'blocked' WHERE id = $1`, account.id);
  // As a request that was let in a moment before.
  expect(await remove(account, code)).toMatchObject(refusedWith('FORBIDDEN', /not active/));
  const blocked = Object.assign(account, { status: 'blocked' });
  for (const response of [await request(blocked), await remove(blocked, code)]) {
    expect(response).toMatchObject(refusedWith('FORBIDDEN', /not active/));
  }
  expect(await exists(account)).toBe(true);
});

test('D-86 what was only named belongs to somebody else, whose messages stay', async () => {
  const owner = await buildKnown(database);
  await run(
    `INSERT INTO outbox (id, channel, recipient, template, text) VALUES ($1, 'email', $2, 'welcome', 'Hello.')`,
    newId(),
    owner.email,
  );
  const account = await buildKnown(database, { email: owner.email, emailVerifiedAt: null });
  expect(await remove(account, await codeFor(account))).toMatchObject(REMOVED);
  expect(await served.messages(owner.email)).toHaveLength(1);
});

describe('D-99 D-86 an organisation', () => {
  async function buildTeam(...roles: ('admin' | 'manager')[]) {
    const organisationId = newId();
    await run('INSERT INTO organisation (id, name) VALUES ($1, $1)', organisationId);
    const builder = { userType: 'builder', kind: 'builder', organisationId } as const;
    const members = roles.map((role) => buildKnown(database, { ...builder, role }));
    return { organisationId, members: await Promise.all(members) };
  }

  test('keeps its only admin while others are there', async () => {
    const { members } = await buildTeam('admin', 'manager');
    const [admin, manager] = members;
    if (!admin || !manager) throw new Error('There is no team.');
    const refused = refusedWith('CONFLICT', /Make someone else an admin first/);
    expect(await request(admin)).toMatchObject(refused);
    await run('UPDATE account SET role = $2 WHERE id = $1', manager.id, 'admin');
    const code = await codeFor(admin);
    await run('UPDATE account SET role = $2 WHERE id = $1', manager.id, 'manager');
    expect(await remove(admin, code)).toMatchObject(refused);
    expect(await exists(admin)).toBe(true);
    expect(await remove(manager, await codeFor(manager))).toMatchObject(REMOVED);
  });

  test('of two admins who go at once one stays with the others', async () => {
    const { members } = await buildTeam('admin', 'admin', 'manager');
    const admins = members.slice(0, 2);
    const codes = await Promise.all(admins.map((admin) => codeFor(admin)));
    await Promise.all(admins.map((admin, n) => remove(admin, codes[n] ?? '')));
    expect((await Promise.all(admins.map(exists))).filter(Boolean)).toHaveLength(1);
  });

  test('goes with the last of its people, with its invitations', async () => {
    const { organisationId, members } = await buildTeam('admin');
    const [admin] = members;
    if (!admin) throw new Error('There is no team.');
    await run(
      `INSERT INTO invitation (id, organisation_id, mobile, name, role, expires_at)
       VALUES ($1, $2, '9811100019', '', 'manager', now() + interval '1 day')`,
      newId(),
      organisationId,
    );
    expect(await remove(admin, await codeFor(admin))).toMatchObject(REMOVED);
    expect(await run('SELECT FROM organisation WHERE id = $1', organisationId)).toEqual([]);
    expect(await run('SELECT FROM invitation WHERE mobile = $1', '9811100019')).toEqual([]);
  });
});

const ONLY_ONE =
  /^You are the only administrator of the marketplace\. Add another administrator first, then try again\.$/;

test('D-27 D-86 one administrator of the marketplace stays, also when all go at once', async () => {
  const role = 'site_admin';
  const build = () => buildKnown(database, { userType: role, role, kind: null });
  const first = await build();
  expect(await request(first)).toMatchObject(refusedWith('CONFLICT', ONLY_ONE));
  const admins = [first, await build()];
  const codes = await Promise.all(admins.map((admin) => codeFor(admin)));
  const responses = await Promise.all(admins.map((admin, n) => remove(admin, codes[n] ?? '')));
  expect((await Promise.all(admins.map(exists))).filter(Boolean)).toHaveLength(1);
  const [refused] = responses.filter(({ errors }) => errors.length > 0);
  expect(refused).toMatchObject(refusedWith('CONFLICT', ONLY_ONE));
});
