import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import {
  type RestResponse,
  type TestApp,
  testApp,
  viewerOf,
} from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  minutePasses,
  newEmail,
  newMobile,
  person,
  verifyMobile,
} from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Account } from '../accounts/account.entity.ts';
import { byToken } from './registration.ts';
import { Registration } from './registration.entity.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const COMPLETE = '/api/auth/complete-profile';
const MOBILE_IN_USE =
  'This mobile number is already registered. Please login or use another number';

describe('D-30 nobody takes over an account through complete-profile', () => {
  const details = () => ({ name: 'Mallory', email: newEmail() });

  test('the mobile of an existing account is refused without its bearer', async () => {
    const known = await buildKnown(database, { name: 'Asha' });
    const incomplete = await buildKnown(database, { name: null });
    for (const { mobile, id, name } of [known, incomplete]) {
      const response = await person(served).post(COMPLETE, { mobile, ...details() });
      expect(response).toMatchObject({
        status: 401,
        body: { message: 'Please verify your mobile number first.' },
      });
      expect(response.body).not.toHaveProperty('accessToken');
      expect(await accountOf({ id })).toMatchObject({ name });
    }
  });

  test('nor with the bearer of another account', async () => {
    const known = await buildKnown(database, { name: 'Asha' });
    const mallory = await buildAccount(database, { name: null, mobile: null });
    const response = await person(served).post(
      COMPLETE,
      { mobile: known.mobile, ...details() },
      { as: viewerOf(mallory) },
    );
    expect(response).toMatchObject({
      status: 401,
      body: { message: 'Please verify your mobile number first.' },
    });
    expect(await accountOf({ id: known.id })).toMatchObject({ name: 'Asha' });
    expect(await accountOf({ id: mallory.id })).toMatchObject({ name: null, email: null });
  });

  test('the bearer that a browser still holds does not stop somebody else from registering in it', async () => {
    const as = viewerOf(await buildKnown(database, { name: 'Asha' }));
    const [who, mobile] = [person(served), newMobile()];
    const { cookie } = await verifyMobile(served, who, mobile);
    // Without the mobile the account that is signed in is meant, with it the one that registers.
    const own = await who.post(COMPLETE, { name: 'Asha Rao', email: '' }, { as, cookie });
    expect(own).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    const completed = await who.post(COMPLETE, { mobile, ...details() }, { as, cookie });
    expect(completed).toMatchObject({ status: 200, body: { isNewUser: true, user: { mobile } } });
    expect(await accountOf({ id: as.id })).toMatchObject({ name: 'Asha' });
  });

  test.each(['forged', '', 'x'.repeat(5_000), '\0'])(
    'a forged token (%#) is refused',
    async (token) => {
      const mobile = newMobile();
      const who = person(served);
      await verifyMobile(served, who, mobile);
      const body = { mobile, ...details(), verificationToken: token };
      expect(await person(served).post(COMPLETE, body)).toMatchObject({
        status: 400,
        body: { message: 'Please verify your mobile number again.' },
      });
      // Also from the client that verified it: whoever sends a token is judged by it.
      expect(await who.post(COMPLETE, body)).toMatchObject({ status: 400 });
      expect(await accountOf({ mobile })).toBeUndefined();
    },
  );

  test('a token is for its own mobile', async () => {
    const { token } = await verifyMobile(served, person(served), newMobile());
    const mobile = newMobile();
    const body = { mobile, ...details(), verificationToken: token };
    expect(await person(served).post(COMPLETE, body)).toMatchObject({
      status: 400,
      body: { message: 'This is not the mobile number that was verified.' },
    });
    expect(await accountOf({ mobile })).toBeUndefined();
  });

  test('C1 blanks around the mobile and a prefix are none of it, with the token and from the client that verified it', async () => {
    const byToken = newMobile();
    const { token } = await verifyMobile(served, person(served), byToken);
    const sent = { mobile: ` +91 ${byToken} `, ...details(), verificationToken: token };
    expect(await person(served).post(COMPLETE, sent)).toMatchObject({
      status: 200,
      body: { user: { mobile: byToken } },
    });
    const [who, byClient] = [person(served), newMobile()];
    await verifyMobile(served, who, byClient);
    const bare = await who.post(COMPLETE, { mobile: `0${byClient}`, ...details() });
    expect(bare).toMatchObject({ status: 200, body: { user: { mobile: byClient } } });
  });

  test('a token is over after ten minutes, and once it was used', async () => {
    const [who, late] = [person(served), newMobile()];
    const { token } = await verifyMobile(served, who, late);
    await database.query({
      text: `UPDATE registration SET expires_at = now() WHERE mobile = $1`,
      values: [late],
    });
    const body = { mobile: late, ...details(), verificationToken: token };
    expect(await who.post(COMPLETE, body)).toMatchObject({ status: 400 });
    const { verificationToken: _, ...bare } = body;
    expect(await who.post(COMPLETE, bare)).toMatchObject({ status: 401 });

    const used = newMobile();
    const { token: once } = await verifyMobile(served, who, used);
    const right = { mobile: used, ...details(), verificationToken: once };
    expect(await who.post(COMPLETE, right)).toMatchObject({ status: 200 });
    const again = await who.post(COMPLETE, { ...right, name: 'Somebody Else' });
    expect(again).toMatchObject({ status: 409, body: { message: MOBILE_IN_USE } });
    expect(again.body).not.toHaveProperty('accessToken');
    expect(await accountOf({ mobile: used })).toMatchObject({ name: 'Mallory' });
  });

  test('without a token only the client that verified the mobile completes it', async () => {
    const [who, mobile] = [person(served), newMobile()];
    await verifyMobile(served, who, mobile);
    expect(await person(served).post(COMPLETE, { mobile, ...details() })).toMatchObject({
      status: 401,
    });
    expect(await who.post(COMPLETE, { mobile: newMobile(), ...details() })).toMatchObject({
      status: 401,
    });
    expect(await who.post(COMPLETE, { ...details() })).toMatchObject({ status: 401 });
    expect(await who.post(COMPLETE, { mobile, ...details() })).toMatchObject({
      status: 200,
      body: { user: { mobile } },
    });
    expect(await who.post(COMPLETE, { mobile, ...details() })).toMatchObject({ status: 401 });
  });

  test('D-98 whoever shares a connection cannot try numbers until one was verified there', async () => {
    const [victim, mobile] = [person(served), newMobile()];
    await verifyMobile(served, victim, mobile);
    const neighbour = person(served, victim.address);
    const guess = (number: string) => neighbour.post(COMPLETE, { mobile: number, ...details() });
    for (let n = 0; n < LIMITS.code.knownMobileAnswersPerHour; n += 1) {
      expect(await guess(newMobile())).toMatchObject({ status: 401 });
    }
    expect(await guess(newMobile())).toMatchObject({ status: 429 });
    expect(await guess(mobile)).toMatchObject({ status: 429 });
  });

  test('what our own client verified needs the token, whatever the address', async () => {
    const [who, mobile] = [person(served), newMobile()];
    await who.graphql(
      'mutation ($mobile: String!) { requestRegistrationCode(mobile: $mobile, userType: BUYER) { codeSent { sentTo } } }',
      { mobile },
    );
    await who.graphql(
      'mutation ($mobile: String!, $code: String!) { verifyRegistrationCode(mobile: $mobile, code: $code) { registration { mobile } } }',
      { mobile, code: await lastCode(served, mobile) },
    );
    expect(await who.post(COMPLETE, { mobile, ...details() })).toMatchObject({ status: 401 });
  });

  test('a mobile that somebody registered in the meantime is taken', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const { token } = await verifyMobile(served, who, mobile);
    await buildKnown(database, { mobile });
    const body = { mobile, ...details(), verificationToken: token };
    expect(await who.post(COMPLETE, body)).toMatchObject({
      status: 409,
      body: { message: MOBILE_IN_USE },
    });
  });

  test('a suspended account cannot complete its profile', async () => {
    const blocked = viewerOf(await buildAccount(database, { name: null, status: 'blocked' }));
    expect(await person(served).post(COMPLETE, details(), { as: blocked })).toMatchObject({
      status: 403,
      body: { message: 'This account is not active. Please contact us.' },
    });
  });
});

describe('races', () => {
  test.each([4, 50])(
    '%i parallel completions with one token make one account',
    async (parallel) => {
      const [mobile, email] = [newMobile(), newEmail()];
      const { token } = await verifyMobile(served, person(served), mobile);
      const body = { mobile, name: 'Asha', email, verificationToken: token };
      const responses = await Promise.all(
        Array.from({ length: parallel }, () => person(served).post(COMPLETE, body)),
      );
      expect(statusesOf(responses)[200]).toBe(1);
      const refused = responses.filter(({ status }) => status !== 200);
      // Many at once look like somebody who tries out addresses.
      const expected = parallel === 4 ? [409] : [409, 429];
      for (const { status } of refused) expect(expected).toContain(status);
      expect(await countOf({ mobile })).toBe(1);
    },
  );

  test('parallel registrations of one mobile, each with a token of its own, make one account', async () => {
    const [mobile, aside] = [newMobile(), newMobile()];
    const rename = (from: string, to: string) =>
      database.query({
        text: 'UPDATE registration SET mobile = $2 WHERE mobile = $1',
        values: [from, to],
      });
    const tokens: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await minutePasses(database);
      tokens.push((await verifyMobile(served, person(served), mobile)).token);
      // Otherwise the next one takes its place.
      await rename(mobile, aside);
    }
    await rename(aside, mobile);
    const responses = await Promise.all(
      tokens.map((verificationToken) =>
        person(served).post(COMPLETE, { name: 'Asha', email: newEmail(), verificationToken }),
      ),
    );
    expect(statusesOf(responses)).toEqual({ 200: 1, 409: 2 });
    expect(await countOf({ mobile })).toBe(1);
  });

  test('a newer verification of a mobile takes the place of the one before', async () => {
    const mobile = newMobile();
    const first = await verifyMobile(served, person(served), mobile);
    await minutePasses(database);
    const second = await verifyMobile(served, person(served), mobile);
    const complete = (verificationToken: string) =>
      person(served).post(COMPLETE, { mobile, name: 'A', email: newEmail(), verificationToken });
    expect(await complete(first.token)).toMatchObject({ status: 400 });
    expect(await complete(second.token)).toMatchObject({ status: 200 });
  });

  test('30 parallel confirmations of one e-mail make one account', async () => {
    const [who, email] = [person(served), newEmail()];
    const body = { name: 'Ravi', email, mobile: newMobile(), userType: 'buyer' };
    await who.post('/api/auth/register', body);
    const otp = await lastCode(served, email);
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => person(served).post('/api/auth/otpVerify', { email, otp })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status >= 500)).toHaveLength(0);
    expect(await countOf({ email })).toBe(1);
  });
});

test('a token is found by its index', async () => {
  await database.query({
    text: `INSERT INTO registration (id, mobile, user_type, token_hash, address, mobile_verified_at, expires_at)
           SELECT lpad(to_hex(n), 24, '0'), '9000000000', 'buyer', sha256(n::text::bytea), '', now(), now()
           FROM generate_series(1, 2000) AS n`,
  });
  await database.query({ text: 'ANALYZE registration' });
  const [text, values] = database.source.manager
    .createQueryBuilder(Registration, 'registration')
    .where(byToken(Buffer.alloc(32)))
    .getQueryAndParameters();
  const plan = await database.query({ text: 'EXPLAIN ' + text, values });
  expect(JSON.stringify(plan)).toContain('Index Scan using registration_token');
});

function statusesOf(responses: readonly RestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function accountOf(by: Partial<Pick<Account, 'id' | 'mobile' | 'email'>>) {
  const [account] = await database.query<Partial<Account>>({
    text: `SELECT id, name, mobile, email, mobile_verified_at AS "mobileVerifiedAt",
        email_verified_at AS "emailVerifiedAt" FROM account
      WHERE id = $1 OR mobile = $2 OR email = $3`,
    values: [by.id, by.mobile, by.email],
  });
  return account;
}

async function countOf(by: { mobile?: string; email?: string }): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    text: 'SELECT count(*) FROM account WHERE mobile = $1 OR email = $2',
    values: [by.mobile, by.email],
  });
  return row?.count ?? -1;
}
