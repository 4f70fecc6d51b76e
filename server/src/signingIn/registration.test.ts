import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
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
  wrongCode,
} from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Account } from '../accounts/account.entity.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const SEND = '/api/auth/mobile/send-otp';
const VERIFY = '/api/auth/mobile/verify-otp';
const COMPLETE = '/api/auth/complete-profile';
const MOBILE_IN_USE =
  'This mobile number is already registered. Please login or use another number';
const EMAIL_IN_USE =
  'This email address is already registered. Please login or use another address';

describe('by mobile through REST alone', () => {
  test.each([
    ['buyer', 'buyer', null],
    ['SELLER', 'seller', 'owner'],
    ['Agent', 'seller', 'agent'],
    ['builder', 'seller', 'builder'],
  ])('V-1-08 V-3-04 V-7-18 D-27 somebody registers as %s', async (userType, type, kind) => {
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
    // Verified, and no user.
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
    const { answer: response, cookie } = await verifyMobile(served, who, mobile);
    const set = String(response.headers['set-cookie']);
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
      body: { success: false, code: 'CONFLICT', message: MOBILE_IN_USE },
    });
    expect(await served.messages(mobile)).toEqual([]);
  });

  test('V-7-15 send-otp-verification sends the code for registering again, for the same type', async () => {
    const [who, mobile] = [person(served), newMobile()];
    await who.post(SEND, { mobile, userType: 'agent', purpose: 'register' });
    await minutePasses(database);
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

  test('who has just registered signs in at once: the minute counts for one purpose', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const { token } = await verifyMobile(served, who, mobile);
    const profile = { mobile, name: 'Asha Rao', email: newEmail(), verificationToken: token };
    expect(await who.post('/api/auth/complete-profile', profile)).toMatchObject({ status: 200 });
    expect(await who.post(SEND, { mobile, purpose: 'login' })).toMatchObject({ status: 200 });
    const otp = await lastCode(served, mobile);
    expect(await who.post(VERIFY, { mobile, otp, purpose: 'login' })).toMatchObject({
      status: 200,
      body: { user: { mobile } },
    });
    expect(await who.post(SEND, { mobile, purpose: 'login' })).toMatchObject({ status: 429 });
  });

  test('V-5-05 V-5-06 what cannot be used is named, and the registration waits', async () => {
    const [who, mobile] = [person(served), newMobile()];
    const { token } = await verifyMobile(served, who, mobile);
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
    await minutePasses(database);
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

  test('V-7-19 another account that asks for the address meanwhile stops nobody', async () => {
    const [who, email] = [person(served), newEmail()];
    await who.post('/api/auth/register', {
      name: 'Ravi',
      email,
      mobile: newMobile(),
      userType: 'buyer',
    });
    const otp = await lastCode(served, email);
    const as = viewerOf(await buildAccount(database));
    await minutePasses(database);
    expect(
      await person(served).rest('POST', '/api/auth/sendOtpOnMail', { as, body: { email } }),
    ).toMatchObject({ status: 200 });
    expect(await who.post('/api/auth/otpVerify', { email, otp })).toMatchObject({
      status: 200,
      body: { isNewUser: true, user: { email } },
    });
  });

  test('what belongs to somebody is told, and nothing is sent', async () => {
    const known = await buildKnown(database);
    const [email, mobile] = [newEmail(), newMobile()];
    const register = (body: object) =>
      person(served).post(REGISTER, { name: 'Ravi', userType: 'buyer', ...body });
    expect(await register({ email, mobile: known.mobile })).toMatchObject({
      status: 409,
      body: { message: MOBILE_IN_USE },
    });
    expect(await register({ email: known.email.toUpperCase(), mobile })).toMatchObject({
      status: 409,
      body: { message: EMAIL_IN_USE },
    });
    expect(await served.messages(email)).toEqual([]);
    expect(await served.messages(known.email)).toEqual([]);
  });

  test('a mobile that somebody verified in the meantime is not taken', async () => {
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
    const refusal = { status: 409, body: { message: EMAIL_IN_USE } };
    expect(await who.post(OTP_VERIFY, { email, otp })).toMatchObject(refusal);
    await minutePasses(database);
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
    expect(await who.post(OTP_VERIFY, { email, otp })).toMatchObject({
      status: 404,
      body: { message: 'Please register again.' },
    });
    expect(await accountOf({ email })).toBeUndefined();
  });
});

describe('through GraphQL alone', () => {
  const SIGNED_IN =
    'accessToken isNewAccount account { id name email mobile userType kind isComplete isMobileVerified isEmailVerified landingPath }';

  test('V-3-04 V-4.1-11 by mobile: no account before the profile is complete', async () => {
    const [who, mobile, email] = [person(served), newMobile(), newEmail()];
    const response = await who.graphql(
      `mutation ($mobile: String!) {
        requestRegistrationCode(mobile: $mobile, userType: BUILDER) { codeSent { sentTo expiresInSeconds } } }`,
      { mobile },
    );
    expect(response.data).toEqual({
      requestRegistrationCode: {
        codeSent: { sentTo: `+91 ${mobile.slice(0, 4)}******`, expiresInSeconds: 600 },
      },
    });
    const verify = `mutation ($mobile: String!, $code: String!) {
      verifyRegistrationCode(mobile: $mobile, code: $code) { registration { verificationToken mobile expiresInSeconds } } }`;
    const code = await lastCode(served, mobile);
    const entered = await who.graphql(verify, { mobile, code });
    expect(entered.data).toMatchObject({
      verifyRegistrationCode: {
        registration: {
          mobile,
          expiresInSeconds: LIMITS.registration.savedForMinutes * 60,
        },
      },
    });
    expect(entered.headers['set-cookie']).toBeUndefined();
    expect(await accountOf({ mobile })).toBeUndefined();
    const { verificationToken: token }: { verificationToken?: string } = Object(
      Object(entered.data?.['verifyRegistrationCode'])['registration'],
    );
    const complete = `mutation ($token: String!, $name: String!, $email: String!) {
      completeRegistration(input: { verificationToken: $token, name: $name, email: $email }) { signedIn { ${SIGNED_IN} } } }`;
    const completed = await who.graphql(complete, { token, name: 'Asha Rao', email });
    expect(completed.data).toMatchObject({
      completeRegistration: {
        signedIn: {
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
      },
    });
    expect(String(completed.headers['set-cookie'])).toContain('refresh_token=');
    // The token works once.
    const again = await who.graphql(complete, { token, name: 'Asha Rao', email });
    expect(again.errors).toMatchObject([
      { message: MOBILE_IN_USE, extensions: { code: 'CONFLICT' } },
    ]);
  });

  test('V-4.2-06 by e-mail', async () => {
    const [who, mobile, email] = [person(served), newMobile(), newEmail()];
    const response = await who.graphql(
      `mutation ($mobile: String!, $email: String!) {
        registerByEmail(input: { name: "Ravi", email: $email, mobile: $mobile, userType: BUYER }) { codeSent { sentTo } } }`,
      { mobile, email },
    );
    expect(response.data).toEqual({
      registerByEmail: { codeSent: { sentTo: `${email.slice(0, 2)}***@example.in` } },
    });
    const code = await lastCode(served, email);
    const confirmed = await who.graphql(
      `mutation ($email: String!, $code: String!) {
        confirmEmailRegistration(email: $email, code: $code) { signedIn { ${SIGNED_IN} } } }`,
      { email, code },
    );
    expect(confirmed.data).toMatchObject({
      confirmEmailRegistration: {
        signedIn: {
          isNewAccount: true,
          account: {
            email,
            mobile,
            isMobileVerified: false,
            isEmailVerified: true,
            userType: 'BUYER',
          },
        },
      },
    });
  });

  test('V-3-04 no word of the schema registers an administrator', async () => {
    const response = await person(served).graphql(
      'mutation { requestRegistrationCode(mobile: "9812345670", userType: SITE_ADMIN) { codeSent { sentTo } } }',
    );
    expect(response.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });
});

async function accountOf(by: Partial<Pick<Account, 'id' | 'mobile' | 'email'>>) {
  const [account] = await database.query<Partial<Account>>({
    text: `SELECT id, name, mobile, email, mobile_verified_at AS "mobileVerifiedAt",
        email_verified_at AS "emailVerifiedAt" FROM account
      WHERE id = $1 OR mobile = $2 OR email = $3`,
    values: [by.id, by.mobile, by.email],
  });
  return account;
}
