import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  newEmail,
  newMobile,
  person,
} from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const NO_NAME = 'Please fill in your name';
const NO_EMAIL = 'Please enter your email address';
const NO_MOBILE = 'Please enter your mobile number';
const NO_CODE = 'Please enter a valid 6-digit OTP';
const NO_TYPE = 'User type must be buyer, seller, agent or builder.';
const NOT_BOTH = 'Please give a mobile number or an email address, not both.';
const asText = (field: string) => `Please send ${field} as text.`;

type Refused = readonly (readonly [field: string, message: string])[];

describe('every field that cannot be used is named, the first one leads', () => {
  const known = { name: 'Asha', email: 'asha@example.in' };
  const both = { mobile: '9812345670', email: 'asha@example.in' };

  test.each<[path: string, body: object, refused: Refused]>([
    ['mobile/send-otp', {}, [['mobile', NO_MOBILE]]],
    ['mobile/send-otp', { mobile: ['9812345670'] }, [['mobile', NO_MOBILE]]],
    [
      'mobile/send-otp',
      { purpose: 'steal' },
      [
        ['mobile', NO_MOBILE],
        ['purpose', 'Purpose must be register, login or other.'],
      ],
    ],
    [
      'mobile/send-otp',
      { purpose: 'register' },
      [
        ['mobile', NO_MOBILE],
        ['userType', NO_TYPE],
      ],
    ],
    ['mobile/send-otp-verification', { mobile: {} }, [['mobile', NO_MOBILE]]],
    [
      'mobile/verify-otp',
      { code: '12' },
      [
        ['mobile', NO_MOBILE],
        ['otp', NO_CODE],
      ],
    ],
    [
      'login',
      { otp: { toString: 'x' } },
      [
        ['mobile', NO_MOBILE],
        ['otp', NO_CODE],
      ],
    ],
    [
      'login',
      { email: 'nobody', otp: '123456' },
      [['email', 'Please enter a valid email address']],
    ],
    ['login', { ...both, otp: '123456' }, [['email', NOT_BOTH]]],
    ['login', { mobile: '9812345670', email: {}, otp: '123456' }, [['email', NOT_BOTH]]],
    [
      'register',
      {},
      [
        ['name', NO_NAME],
        ['email', NO_EMAIL],
        ['mobile', NO_MOBILE],
        ['userType', NO_TYPE],
      ],
    ],
    ['register', { ...known, mobile: '9812345670', userType: 7 }, [['userType', NO_TYPE]]],
    ['complete-profile', { ...known, mobile: {} }, [['mobile', asText('mobile')]]],
    [
      'complete-profile',
      { name: 'Asha', verificationToken: ['x'] },
      [
        ['verificationToken', asText('verificationToken')],
        ['email', NO_EMAIL],
      ],
    ],
    ['sendOtpOnMail', { email: 7 }, [['email', 'Please enter a valid email address']]],
    [
      'otpVerify',
      { email: true, otp: null },
      [
        ['email', NO_EMAIL],
        ['otp', NO_CODE],
      ],
    ],
    ['refresh', { refreshToken: {} }, [['refreshToken', asText('refreshToken')]]],
  ])('V-8-06 POST /api/auth/%s %j', async (path, body, refused) => {
    expect(await person(served).post('/api/auth/' + path, body)).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        message: refused[0]?.[1],
        errors: refused.map(([field, message]) => ({ field, message })),
      },
    });
  });

  test.each<[mutation: string, refused: Refused]>([
    [
      'registerByEmail(input: { name: "4", email: "x", mobile: "1", userType: BUYER }) { codeSent { sentTo } }',
      [
        ['name', 'Name can only contain letters, spaces, dots, apostrophes and hyphens'],
        ['email', 'Please enter a valid email address'],
        ['mobile', 'Mobile number must be exactly 10 digits'],
      ],
    ],
    [
      'completeRegistration(input: { verificationToken: "x", name: " ", email: "" }) { signedIn { accessToken } }',
      [
        ['name', NO_NAME],
        ['email', NO_EMAIL],
      ],
    ],
    ['requestSignInCode { codeSent { sentTo } }', [['mobile', NO_MOBILE]]],
    [
      'requestSignInCode(mobile: "9812345670", email: "a@example.in") { codeSent { sentTo } }',
      [['email', NOT_BOTH]],
    ],
    [
      'signIn(email: "", code: "12") { signedIn { accessToken } }',
      [
        ['email', NO_EMAIL],
        ['code', NO_CODE],
      ],
    ],
  ])('V-8-06 %s', async (mutation, refused) => {
    const { errors } = await person(served).graphql(`mutation { ${mutation} }`);
    expect(errors).toMatchObject([
      {
        message: refused[0]?.[1],
        extensions: {
          code: 'INVALID_INPUT',
          fields: refused.map(([path, message]) => ({ path, message })),
        },
      },
    ]);
  });
});

test('what a purpose does not need is passed over', async () => {
  const { mobile } = await buildKnown(database);
  const who = person(served);
  const asking = { mobile, userType: 'site_admin', purpose: 'other' };
  expect(await who.post('/api/auth/mobile/send-otp', asking)).toMatchObject({ status: 200 });
  const otp = await lastCode(served, mobile);
  expect(await who.post('/api/auth/mobile/verify-otp', { ...asking, otp })).toMatchObject({
    status: 200,
    body: { user: { mobile } },
  });
});

test('a form that leaves the e-mail address blank signs in with the mobile', async () => {
  const { mobile } = await buildKnown(database);
  const who = person(served);
  await who.post('/api/auth/mobile/send-otp', { mobile });
  const otp = await lastCode(served, mobile);
  expect(await who.post('/api/auth/login', { mobile, email: ' ', otp })).toMatchObject({
    status: 200,
    body: { user: { mobile } },
  });
});

test('V-7-20 D-28 a password is refused first, whatever else is wrong', async () => {
  for (const path of ['login', 'register']) {
    const body = { email: newEmail(), mobile: newMobile(), password: '' };
    expect(await person(served).post('/api/auth/' + path, body)).toMatchObject({
      status: 400,
      body: {
        message: 'Sign in with the code sent to your mobile or email',
        errors: expect.arrayContaining([expect.objectContaining({ field: 'password' })]),
      },
    });
  }
});
