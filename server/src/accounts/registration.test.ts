import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import {
  type RestAnswer,
  type TestApp,
  testApp,
  viewerOf,
} from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  newEmail,
  newMobile,
  type Person,
  person,
  wrongCode,
} from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Account } from './account.entity.ts';
import { BY_TOKEN } from './registration.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const SEND = '/api/auth/mobile/send-otp';
const VERIFY = '/api/auth/mobile/verify-otp';
const COMPLETE = '/api/auth/complete-profile';
const MOBILE_TAKEN = 'This mobile number is already registered. Please login or use another number';
const EMAIL_TAKEN = 'This email address is already registered. Please login or use another address';

/** Verifies a mobile for registering through REST; answers the token and the cookie. */
async function verified(who: Person, mobile: string, userType = 'buyer') {
  await who.post(SEND, { mobile, userType, purpose: 'register' });
  const otp = await lastCode(served, mobile);
  const answer = await who.post(VERIFY, { mobile, otp, userType, purpose: 'register' });
  return { answer, token: String(answer.body['verificationToken']), cookie: cookieOf(answer) };
}

describe('by mobile through REST alone', () => {
  test.each([
    ['buyer', 'buyer', null],
    ['SELLER', 'seller', 'owner'],
    ['Agent', 'seller', 'agent'],
    ['builder', 'seller', 'builder'],
  ])('V-3-04 V-7-18 D-27 somebody registers as %s', async (userType, type, kind) => {
    const [who, mobile, email] = [person(served), newMobile(), newEmail()];
    const sent = await who.post(SEND, { mobile, userType, purpose: 'register' });
    expect(sent).toMatchObject({ status: 200, body: { success: true } });
    expect(await accountOf({ mobile })).toBeUndefined();

    const otp = await lastCode(served, mobile);
    const entered = await who.post(VERIFY, { mobile, otp, userType, purpose: 'register' });
    expect(entered).toMatchObject({
      status: 200,
      body: { success: true, verified: true, verificationToken: expect.any(String) },
    });
    // V-4.1-11: verified, and no user.
    expect(entered.body).not.toHaveProperty('user');
    expect(entered.body).not.toHaveProperty('accessToken');
    expect(await accountOf({ mobile })).toBeUndefined();

    const verificationToken = entered.body['verificationToken'];
    const body = { mobile, name: ' Asha  Rao ', email: email.toUpperCase(), verificationToken };
    const completed = await who.post(COMPLETE, body);
    expect(completed).toMatchObject({
      status: 200,
      body: {
        success: true,
        accessToken: expect.any(String),
        isNewUser: true,
        user: { name: 'Asha Rao', email, mobile, userType: type, kind, isCompleteProfile: true },
      },
    });
    expect(await accountOf({ mobile })).toMatchObject({
      mobileVerifiedAt: expect.any(Date),
      emailVerifiedAt: null,
    });
    const bearer = String(completed.body['accessToken']);
    expect(await who.rest('GET', '/api/auth/me', { bearer })).toMatchObject({ status: 200 });
  });

  test('V-4.1-11 verify-otp sets an HttpOnly cookie for the calls below /api/auth, which completes it', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const { answer, cookie } = await verified(who, mobile);
    const set = String(answer.headers['set-cookie']);
    expect(set).toMatch(/^registration=[^;]{40,};/);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth', 'Max-Age=600']) {
      expect(set).toContain(part);
    }
    const elsewhere = person(served);
    const body = { mobile, name: 'Asha', email: newEmail() };
    const completed = await elsewhere.post(COMPLETE, body, { cookie });
    expect(completed).toMatchObject({ status: 200, body: { user: { mobile } } });
    expect(String(completed.headers['set-cookie'])).toMatch(/registration=;/);
  });

  test.each(['site_admin', 'SITE_ADMIN', 'admin', '', undefined, '__proto__'])(
    'V-3-04 nobody registers as %s',
    async (userType) => {
      const [who, mobile] = [person(served), newMobile()];
      expect(await who.post(SEND, { mobile, userType, purpose: 'register' })).toMatchObject({
        status: 400,
        body: {
          message: 'User type must be buyer, seller, agent or builder.',
          errors: [{ field: 'userType' }],
        },
      });
      const byMail = { name: 'A', email: newEmail(), mobile, userType };
      expect(await who.post('/api/auth/register', byMail)).toMatchObject({ status: 400 });
      expect(await served.messages(mobile)).toEqual([]);
    },
  );

  test('V-8-07 a registered mobile is told so, and nothing is sent', async () => {
    const { mobile } = await buildKnown(database);
    const body = { mobile, userType: 'buyer', purpose: 'register' };
    expect(await person(served).post(SEND, body)).toMatchObject({
      status: 409,
      body: { success: false, code: 'CONFLICT', message: MOBILE_TAKEN },
    });
    expect(await served.messages(mobile)).toEqual([]);
  });

  test('V-7-15 send-otp-verification sends the code for registering again, for the same type', async () => {
    const [who, mobile] = [person(served), newMobile()];
    await who.post(SEND, { mobile, userType: 'agent', purpose: 'register' });
    await minutePasses();
    expect(await who.post(`${SEND}-verification`, { mobile })).toMatchObject({ status: 200 });
    const otp = await lastCode(served, mobile);
    const verified = await who.post(VERIFY, {
      mobile,
      otp,
      userType: 'agent',
      purpose: 'register',
    });
    expect(verified).toMatchObject({ status: 200, body: { verified: true } });
  });

  test('V-5-05 V-5-06 what cannot be used is named, and the registration waits', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const { token } = await verified(who, mobile);
    const cases: [body: object, field: string, message: string][] = [
      [{ email: newEmail() }, 'name', 'Please fill in your name'],
      [{ name: ' ', email: newEmail() }, 'name', 'Please fill in your name'],
      [
        { name: 'Asha 2', email: newEmail() },
        'name',
        'Name can only contain letters, spaces, dots, apostrophes and hyphens',
      ],
      [{ name: 'a'.repeat(57), email: newEmail() }, 'name', 'Max 56 characters'],
      [{ name: 'Asha' }, 'email', 'Please enter your email address'],
      [{ name: 'Asha', email: 'a b@c.in' }, 'email', 'Please enter a valid email address'],
      [{ name: 'Asha', email: `${'a'.repeat(57)}@c.in` }, 'email', 'Max 56 characters'],
    ];
    for (const [body, field, message] of cases) {
      const refused = await who.post(COMPLETE, { mobile, verificationToken: token, ...body });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
    }
    const right = { mobile, verificationToken: token, name: "D'Souza-Nair Jr.", email: newEmail() };
    expect(await who.post(COMPLETE, right)).toMatchObject({ status: 200 });
  });
});

describe('by e-mail through REST alone', () => {
  const REGISTER = '/api/auth/register';
  const OTP_VERIFY = '/api/auth/otpVerify';

  test('V-4.2-06 V-7-19 V-7-20 D-34 the code completes the profile and answers tokens and user', async () => {
    const [who, mobile, email] = [person(served), newMobile(), newEmail()];
    const body = { name: 'Ravi Nair', email, mobile, userType: 'seller' };
    expect(await who.post(REGISTER, body)).toMatchObject({ status: 200, body: { success: true } });
    expect(await accountOf({ email })).toBeUndefined();
    const otp = await lastCode(served, email);
    expect(await who.post(OTP_VERIFY, { email, otp: wrongCode(otp) })).toMatchObject({
      status: 400,
      body: { message: 'Invalid OTP. Please try again.' },
    });
    const confirmed = await who.post(OTP_VERIFY, { email, otp });
    expect(confirmed).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Your email address is verified.',
        accessToken: expect.any(String),
        user: { name: 'Ravi Nair', email, mobile, userType: 'seller', isCompleteProfile: true },
      },
    });
    expect(await accountOf({ email })).toMatchObject({
      emailVerifiedAt: expect.any(Date),
      mobileVerifiedAt: null,
    });
  });

  test('V-7-19 sendOtpOnMail sends the code of the open registration again', async () => {
    const [who, email] = [person(served), newEmail()];
    await who.post(REGISTER, { name: 'Ravi', email, mobile: newMobile(), userType: 'agent' });
    await minutePasses();
    expect(await who.post('/api/auth/sendOtpOnMail', { email })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const otp = await lastCode(served, email);
    expect(await who.post(OTP_VERIFY, { email, otp })).toMatchObject({
      status: 200,
      body: { user: { email, userType: 'seller', kind: 'agent' } },
    });
  });

  test('what belongs to somebody is told, and nothing is sent', async () => {
    const known = await buildKnown(database);
    const [email, mobile] = [newEmail(), newMobile()];
    const register = (body: object) =>
      person(served).post(REGISTER, { name: 'Ravi', userType: 'buyer', ...body });
    expect(await register({ email, mobile: known.mobile })).toMatchObject({
      status: 409,
      body: { message: MOBILE_TAKEN },
    });
    expect(await register({ email: known.email.toUpperCase(), mobile })).toMatchObject({
      status: 409,
      body: { message: EMAIL_TAKEN },
    });
    expect(await served.messages(email)).toEqual([]);
    expect(await served.messages(known.email)).toEqual([]);
  });

  test('a mobile that somebody verified in the meantime is not claimed', async () => {
    const [who, email, mobile] = [person(served), newEmail(), newMobile()];
    await who.post(REGISTER, { name: 'Ravi', email, mobile, userType: 'buyer' });
    await buildKnown(database, { mobile });
    const otp = await lastCode(served, email);
    expect(await who.post(OTP_VERIFY, { email, otp })).toMatchObject({
      status: 200,
      body: { user: { email, mobile: null, isCompleteProfile: false } },
    });
  });

  test('an address that somebody verified in the meantime is taken', async () => {
    const [who, email] = [person(served), newEmail()];
    await who.post(REGISTER, { name: 'Ravi', email, mobile: newMobile(), userType: 'buyer' });
    await buildKnown(database, { email });
    const otp = await lastCode(served, email);
    const refusal = { status: 409, body: { message: EMAIL_TAKEN } };
    expect(await who.post(OTP_VERIFY, { email, otp })).toMatchObject(refusal);
    await minutePasses();
    expect(await who.post('/api/auth/sendOtpOnMail', { email })).toMatchObject(refusal);
  });

  test('a registration of yesterday is forgotten', async () => {
    const [who, email] = [person(served), newEmail()];
    await who.post(REGISTER, { name: 'Ravi', email, mobile: newMobile(), userType: 'buyer' });
    await database.query({
      text: `UPDATE registration SET expires_at = now() - interval '1 second' WHERE email = $1`,
      values: [email],
    });
    const otp = await lastCode(served, email);
    expect(await who.post(OTP_VERIFY, { email, otp })).toMatchObject({ status: 404 });
    expect(await accountOf({ email })).toBeUndefined();
  });
});

describe('through GraphQL alone', () => {
  const SIGNED_IN =
    'accessToken isNewAccount account { id name email mobile userType kind isComplete isMobileVerified isEmailVerified landingPath }';

  test('V-3-04 V-4.1-11 by mobile: no account before the profile is complete', async () => {
    const [who, mobile, email] = [person(served), newMobile(), newEmail()];
    const asked = await who.graphql(
      `mutation ($mobile: String!) {
        requestRegistrationCode(mobile: $mobile, userType: BUILDER) { sentTo expiresInSeconds } }`,
      { mobile },
    );
    expect(asked.data).toEqual({
      requestRegistrationCode: { sentTo: `+91 ${mobile.slice(0, 4)}******`, expiresInSeconds: 600 },
    });
    const verify = `mutation ($mobile: String!, $code: String!) {
      verifyRegistrationCode(mobile: $mobile, code: $code) { verificationToken mobile expiresInSeconds } }`;
    const code = await lastCode(served, mobile);
    const entered = await who.graphql(verify, { mobile, code });
    expect(entered.data).toMatchObject({
      verifyRegistrationCode: {
        mobile,
        expiresInSeconds: LIMITS.registration.savedForMinutes * 60,
      },
    });
    expect(entered.headers['set-cookie']).toBeUndefined();
    expect(await accountOf({ mobile })).toBeUndefined();
    const { verificationToken: token }: { verificationToken?: string } = Object(
      entered.data?.['verifyRegistrationCode'],
    );
    const complete = `mutation ($token: String!, $name: String!, $email: String!) {
      completeRegistration(verificationToken: $token, name: $name, email: $email) { ${SIGNED_IN} } }`;
    const completed = await who.graphql(complete, { token, name: 'Asha Rao', email });
    expect(completed.data).toMatchObject({
      completeRegistration: {
        isNewAccount: true,
        account: {
          name: 'Asha Rao',
          email,
          mobile,
          userType: 'SELLER',
          kind: 'BUILDER',
          isComplete: true,
          isMobileVerified: true,
          isEmailVerified: false,
          landingPath: '/seller-dashboard',
        },
      },
    });
    expect(String(completed.headers['set-cookie'])).toContain('refresh_token=');
    // V-8-07: the token works once.
    const again = await who.graphql(complete, { token, name: 'Asha Rao', email });
    expect(again.errors).toMatchObject([
      { message: MOBILE_TAKEN, extensions: { code: 'CONFLICT' } },
    ]);
  });

  test('V-4.2-06 by e-mail', async () => {
    const [who, mobile, email] = [person(served), newMobile(), newEmail()];
    const asked = await who.graphql(
      `mutation ($mobile: String!, $email: String!) {
        registerByEmail(name: "Ravi", email: $email, mobile: $mobile, userType: BUYER) { sentTo } }`,
      { mobile, email },
    );
    expect(asked.data).toEqual({
      registerByEmail: { sentTo: `${email.slice(0, 2)}***@example.in` },
    });
    const code = await lastCode(served, email);
    const confirmed = await who.graphql(
      `mutation ($email: String!, $code: String!) {
        confirmEmailRegistration(email: $email, code: $code) { ${SIGNED_IN} } }`,
      { email, code },
    );
    expect(confirmed.data).toMatchObject({
      confirmEmailRegistration: {
        isNewAccount: true,
        account: {
          email,
          mobile,
          isMobileVerified: false,
          isEmailVerified: true,
          userType: 'BUYER',
        },
      },
    });
  });

  test('V-3-04 no word of the schema registers an administrator', async () => {
    const answer = await person(served).graphql(
      'mutation { requestRegistrationCode(mobile: "9812345670", userType: SITE_ADMIN) { sentTo } }',
    );
    expect(answer.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });
});

describe('D-30 nobody takes over an account through complete-profile', () => {
  const details = () => ({ name: 'Mallory', email: newEmail() });

  test('the mobile of an existing account is refused without its bearer', async () => {
    const known = await buildKnown(database, { name: 'Asha' });
    const incomplete = await buildKnown(database, { name: null });
    for (const { mobile, id, name } of [known, incomplete]) {
      const answer = await person(served).post(COMPLETE, { mobile, ...details() });
      expect(answer).toMatchObject({
        status: 401,
        body: { message: 'Please verify your mobile number first.' },
      });
      expect(answer.body).not.toHaveProperty('accessToken');
      expect(await accountOf({ id })).toMatchObject({ name });
    }
  });

  test('nor with the bearer of another account', async () => {
    const known = await buildKnown(database, { name: 'Asha' });
    const mallory = await buildAccount(database, { name: null, mobile: null });
    const answer = await person(served).post(
      COMPLETE,
      { mobile: known.mobile, ...details() },
      { as: viewerOf(mallory) },
    );
    expect(answer).toMatchObject({
      status: 401,
      body: { message: 'Please verify your mobile number first.' },
    });
    expect(await accountOf({ id: known.id })).toMatchObject({ name: 'Asha' });
    expect(await accountOf({ id: mallory.id })).toMatchObject({ name: null, email: null });
  });

  test('the bearer that a browser still holds does not stop somebody else from registering in it', async () => {
    const as = viewerOf(await buildKnown(database, { name: 'Asha' }));
    const [who, mobile] = [person(served), newMobile()];
    const { cookie } = await verified(who, mobile);
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
      await verified(who, mobile);
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
    const { token } = await verified(person(served), newMobile());
    const mobile = newMobile();
    const body = { mobile, ...details(), verificationToken: token };
    expect(await person(served).post(COMPLETE, body)).toMatchObject({
      status: 400,
      body: { message: 'This is not the mobile number that was verified.' },
    });
    expect(await accountOf({ mobile })).toBeUndefined();
  });

  test('a token is over after ten minutes, and once it was used', async () => {
    const [who, late] = [person(served), newMobile()];
    const { token } = await verified(who, late);
    await database.query({
      text: `UPDATE registration SET expires_at = now() WHERE mobile = $1`,
      values: [late],
    });
    const body = { mobile: late, ...details(), verificationToken: token };
    expect(await who.post(COMPLETE, body)).toMatchObject({ status: 400 });
    const { verificationToken: _, ...bare } = body;
    expect(await who.post(COMPLETE, bare)).toMatchObject({ status: 401 });

    const used = newMobile();
    const { token: once } = await verified(who, used);
    const right = { mobile: used, ...details(), verificationToken: once };
    expect(await who.post(COMPLETE, right)).toMatchObject({ status: 200 });
    const again = await who.post(COMPLETE, { ...right, name: 'Somebody Else' });
    expect(again).toMatchObject({ status: 409, body: { message: MOBILE_TAKEN } });
    expect(again.body).not.toHaveProperty('accessToken');
    expect(await accountOf({ mobile: used })).toMatchObject({ name: 'Mallory' });
  });

  test('without a token only the client that verified the mobile completes it', async () => {
    const [who, mobile] = [person(served), newMobile()];
    await verified(who, mobile);
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
    await verified(victim, mobile);
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
      'mutation ($mobile: String!) { requestRegistrationCode(mobile: $mobile, userType: BUYER) { sentTo } }',
      { mobile },
    );
    await who.graphql(
      'mutation ($mobile: String!, $code: String!) { verifyRegistrationCode(mobile: $mobile, code: $code) { mobile } }',
      { mobile, code: await lastCode(served, mobile) },
    );
    expect(await who.post(COMPLETE, { mobile, ...details() })).toMatchObject({ status: 401 });
  });

  test('a mobile that somebody registered in the meantime is taken', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const { token } = await verified(who, mobile);
    await buildKnown(database, { mobile });
    const body = { mobile, ...details(), verificationToken: token };
    expect(await who.post(COMPLETE, body)).toMatchObject({
      status: 409,
      body: { message: MOBILE_TAKEN },
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
      const { token } = await verified(person(served), mobile);
      const body = { mobile, name: 'Asha', email, verificationToken: token };
      const answers = await Promise.all(
        Array.from({ length: parallel }, () => person(served).post(COMPLETE, body)),
      );
      expect(statusesOf(answers)[200]).toBe(1);
      const refused = answers.filter(({ status }) => status !== 200);
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
      await minutePasses();
      tokens.push((await verified(person(served), mobile)).token);
      // Otherwise the next one takes its place.
      await rename(mobile, aside);
    }
    await rename(aside, mobile);
    const answers = await Promise.all(
      tokens.map((verificationToken) =>
        person(served).post(COMPLETE, { name: 'Asha', email: newEmail(), verificationToken }),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: 2 });
    expect(await countOf({ mobile })).toBe(1);
  });

  test('a newer verification of a mobile takes the place of the one before', async () => {
    const mobile = newMobile();
    const first = await verified(person(served), mobile);
    await minutePasses();
    const second = await verified(person(served), mobile);
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
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => person(served).post('/api/auth/otpVerify', { email, otp })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
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
  const plan = await database.query({
    text: 'EXPLAIN ' + BY_TOKEN,
    values: [Buffer.alloc(32)],
  });
  expect(JSON.stringify(plan)).toContain('Index Scan using registration_token');
});

function cookieOf({ headers }: RestAnswer): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

function statusesOf(answers: readonly RestAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
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

/** The minute between two codes is over for everybody. */
function minutePasses(): Promise<unknown> {
  return database.query({ text: `DELETE FROM rate_limit WHERE key LIKE 'codeSendPerMobile:60:%'` });
}
