import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  minutePasses,
  newEmail,
  newMobile,
  type Person,
  person,
  wrongCode,
} from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const ASK = `mutation ($mobile: String, $email: String) {
  requestSignInCode(mobile: $mobile, email: $email) { codeSent { sentTo resendInSeconds expiresInSeconds } } }`;
const ENTER = `mutation ($mobile: String, $email: String, $code: String!) {
  signIn(mobile: $mobile, email: $email, code: $code) { signedIn {
    accessToken refreshToken isNewAccount account { id mobile email userType displayName } } } }`;
const SEND = '/api/auth/mobile/send-otp';
const VERIFY = '/api/auth/mobile/verify-otp';
const RESEND = '/api/auth/mobile/send-otp-verification';

/** The same steps through either door: what is answered is compared as status, code and sentence. */
interface Door {
  ask(who: Person, to: { mobile?: string; email?: string }): Promise<Outcome>;
  enter(who: Person, to: { mobile?: string; email?: string }, code: string): Promise<Outcome>;
}

interface Outcome {
  code: unknown;
  message: unknown;
  accessToken?: unknown;
  userId?: unknown;
}

const GRAPHQL: Door = {
  ask: async (who, to) => outcomeOfGraphQL(await who.graphql(ASK, to)),
  enter: async (who, to, code) => outcomeOfGraphQL(await who.graphql(ENTER, { ...to, code })),
};

const REST: Door = {
  ask: async (who, { mobile, email }) =>
    outcomeOfRest(
      mobile === undefined
        ? await who.post('/api/auth/sendOtpOnMail', { email })
        : await who.post(SEND, { mobile, userType: 'buyer', purpose: 'login' }),
    ),
  enter: async (who, { mobile, email }, otp) =>
    outcomeOfRest(
      mobile === undefined
        ? await who.post('/api/auth/otpVerify', { email, otp })
        : await who.post(VERIFY, { mobile, otp, userType: 'site_admin', purpose: 'login' }),
    ),
};

const DOORS: [name: string, door: Door][] = [
  ['GraphQL', GRAPHQL],
  ['REST', REST],
];

describe.each(DOORS)('signing in through %s alone', (_name, door) => {
  test.each(['mobile', 'email'] as const)(
    'V-4.1-12 the code sent to the %s opens a session',
    async (channel) => {
      const known = await buildKnown(database);
      const to = { [channel]: known[channel] };
      const who = person(served);
      expect(await door.ask(who, to)).toMatchObject({ code: null });
      const code = await lastCode(served, known[channel]);
      const entered = await door.enter(who, to, code);
      expect(entered).toMatchObject({ code: null, userId: known.id });
      const me = await who.rest('GET', '/api/auth/me', { bearer: String(entered.accessToken) });
      expect(me).toMatchObject({ status: 200, body: { user: { _id: known.id } } });
      expect(await door.enter(who, to, code)).toMatchObject({ code: 'INVALID_INPUT' });
      expect(await sessionsOf(known.id)).toBe(1);
    },
  );

  test('D-29 an unknown mobile is told to register, and nothing is sent', async () => {
    const mobile = newMobile();
    expect(await door.ask(person(served), { mobile })).toEqual({
      code: 'NOT_FOUND',
      message: 'Mobile number is not registered. Please register first.',
    });
    expect(await served.messages(mobile)).toEqual([]);
    const email = newEmail();
    expect(await door.ask(person(served), { email })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Email address is not registered. Please register first.',
    });
  });

  test('V-8-08 a wrong code is refused with the documented sentence', async () => {
    const { mobile, id } = await buildKnown(database);
    const who = person(served);
    await door.ask(who, { mobile });
    const code = await lastCode(served, mobile);
    expect(await door.enter(who, { mobile }, wrongCode(code))).toEqual({
      code: 'INVALID_INPUT',
      message: 'Invalid OTP. Please try again.',
    });
    expect(await sessionsOf(id)).toBe(0);
    expect(await door.enter(who, { mobile }, code)).toMatchObject({ userId: id });
  });

  test.each(['', '12345', '1234567', '12345a', '１２３４５'])(
    'V-5-03 the code "%s" is refused before it is tried',
    async (code) => {
      const { mobile } = await buildKnown(database);
      await door.ask(person(served), { mobile });
      expect(await door.enter(person(served), { mobile }, code)).toEqual({
        code: 'INVALID_INPUT',
        message: 'Please enter a valid 6-digit OTP',
      });
      expect(await triesOf(mobile)).toBe(0);
    },
  );

  test.each([
    ['', 'Please enter your mobile number'],
    ['98123', 'Mobile number must be exactly 10 digits'],
    ['98123456789', 'Mobile number must be exactly 10 digits'],
    ['98123abcde', 'Mobile number must be exactly 10 digits'],
    ['5812345678', 'Mobile number must start with 6, 7, 8 or 9'],
  ])('V-5-01 the mobile "%s" is refused', async (mobile, message) => {
    expect(await door.ask(person(served), { mobile })).toEqual({ code: 'INVALID_INPUT', message });
  });

  test('a suspended account uses its code up and is told so, without a session', async () => {
    for (const status of ['blocked', 'inactive'] as const) {
      const { mobile, id } = await buildKnown(database, { status });
      const who = person(served);
      await door.ask(who, { mobile });
      const code = await lastCode(served, mobile);
      expect(await door.enter(who, { mobile }, code)).toEqual({
        code: 'FORBIDDEN',
        message: 'This account is not active. Please contact us.',
      });
      expect(await door.enter(who, { mobile }, code)).toMatchObject({ code: 'INVALID_INPUT' });
      expect(await sessionsOf(id)).toBe(0);
    }
  });

  test('a mobile or an address that was never verified opens nothing', async () => {
    const unverified = { mobileVerifiedAt: null, emailVerifiedAt: null };
    const { mobile, email } = await buildKnown(database, unverified);
    expect(await door.ask(person(served), { mobile })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.ask(person(served), { email })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the letters of an e-mail address may be large or small', async () => {
    const known = await buildKnown(database, { email: `Meera.${newMobile()}@Example.in` });
    const who = person(served);
    await door.ask(who, { email: known.email.toUpperCase() });
    const code = await lastCode(served, known.email.toLowerCase());
    expect(await door.enter(who, { email: ` ${known.email}` }, code)).toMatchObject({
      userId: known.id,
    });
  });
});

describe('the documented calls', () => {
  test('V-1-08 V-7-14 V-7-17 send-otp and verify-otp answer what is documented', async () => {
    const known = await buildKnown(database, { name: 'Asha Rao', userType: 'buyer', kind: null });
    const who = person(served);
    const { mobile } = known;
    const sent = await who.post(SEND, { mobile, userType: 'buyer', purpose: 'login' });
    expect(sent).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: `OTP sent to +91 ${mobile.slice(0, 4)}******. It is valid for 10 minutes.`,
        data: { resendInSeconds: LIMITS.code.secondsBetweenSends, expiresInSeconds: 600 },
      },
    });
    const otp = await lastCode(served, mobile);
    const body = { mobile, otp, userType: 'buyer', purpose: 'login' };
    expect(await who.post(VERIFY, body)).toMatchObject({
      status: 200,
      body: {
        success: true,
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        user: {
          _id: known.id,
          id: known.id,
          name: 'Asha Rao',
          email: known.email,
          mobile,
          userType: 'buyer',
          role: null,
          isCompleteProfile: true,
        },
      },
    });
  });

  test('V-7-14 the purposes login and other, in any case, and none are the same', async () => {
    for (const purpose of ['login', 'other', 'OTHER', undefined]) {
      const { mobile, id } = await buildKnown(database);
      const who = person(served);
      expect(await who.post(SEND, { mobile, purpose })).toMatchObject({ status: 200 });
      const otp = await lastCode(served, mobile);
      expect(await who.post(VERIFY, { mobile, otp, purpose })).toMatchObject({
        status: 200,
        body: { user: { id } },
      });
    }
    const mobile = newMobile();
    for (const purpose of ['reset', '__proto__', 'toString']) {
      expect(await person(served).post(SEND, { mobile, purpose })).toMatchObject({
        status: 400,
        body: { message: 'Purpose must be register, login or other.' },
      });
    }
  });

  test('V-7-15 send-otp-verification sends again, and the code before is dead', async () => {
    const { mobile, id } = await buildKnown(database);
    const who = person(served);
    await who.post(SEND, { mobile, purpose: 'login' });
    const first = await lastCode(served, mobile);
    expect(await who.post(RESEND, { mobile })).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { message: expect.stringMatching(/^We have just sent a code\./) },
    });
    await minutePasses(database);
    expect(await who.post(RESEND, { mobile })).toMatchObject({ status: 200 });
    const second = await lastCode(served, mobile);
    // Once in a million sendings both are the same.
    const dead = first === second ? wrongCode(second) : first;
    expect(await who.post(VERIFY, { mobile, otp: dead })).toMatchObject({ status: 400 });
    expect(await who.post(VERIFY, { mobile, otp: second })).toMatchObject({
      status: 200,
      body: { user: { id } },
    });
  });

  test('V-7-15 without an open code it sends one for logging in', async () => {
    const { mobile } = await buildKnown(database);
    expect(await person(served).post(RESEND, { mobile })).toMatchObject({ status: 200 });
    expect(await purposeOf(mobile)).toBe('login');
    expect(await person(served).post(RESEND, { mobile: newMobile() })).toMatchObject({
      status: 404,
    });
  });

  test.each(['mobile', 'email'] as const)(
    'V-7-20 D-28 login takes the %s and its code, and answers the tokens',
    async (channel) => {
      const known = await buildKnown(database);
      const who = person(served);
      const to = { [channel]: known[channel] };
      await (channel === 'mobile'
        ? who.post(SEND, { ...to, purpose: 'login' })
        : who.post('/api/auth/sendOtpOnMail', to));
      const otp = await lastCode(served, known[channel]);
      expect(await who.post('/api/auth/login', { ...to, otp })).toMatchObject({
        status: 200,
        body: {
          success: true,
          accessToken: expect.any(String),
          tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
          data: { user: { id: known.id } },
        },
      });
    },
  );

  test('V-7-20 D-28 a password is refused with the documented sentence', async () => {
    for (const path of ['/api/auth/login', '/api/auth/register']) {
      const body = { mobile: newMobile(), email: newEmail(), password: 'secret', otp: '123456' };
      expect(await person(served).post(path, body)).toMatchObject({
        status: 400,
        body: { success: false, message: 'Sign in with the code sent to your mobile or email' },
      });
    }
  });

  test('V-8-06 a refusal names the documented field', async () => {
    const { mobile } = await buildKnown(database);
    expect(await person(served).post(VERIFY, { mobile, otp: '1' })).toMatchObject({
      body: { errors: [{ field: 'otp', message: 'Please enter a valid 6-digit OTP' }] },
    });
  });

  test('digits that were sent as numbers are read, and what is no text is refused', async () => {
    const { mobile } = await buildKnown(database);
    expect(await person(served).post(SEND, { mobile: Number(mobile) })).toMatchObject({
      status: 200,
    });
    for (const bad of [{}, [], true, { toString: 'x' }]) {
      expect(await person(served).post(SEND, { mobile: bad })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'mobile' }] },
      });
    }
    for (const body of [[], ['9812345670']]) {
      expect(await person(served).post(SEND, body)).toMatchObject({ status: 400 });
    }
  });
});

async function sessionsOf(accountId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>({
    text: 'SELECT count(*) FROM session WHERE account_id = $1',
    values: [accountId],
  });
  return row?.count ?? -1;
}

async function triesOf(address: string): Promise<number | undefined> {
  const [row] = await database.query<{ tries: number }>({
    text: 'SELECT tries FROM one_time_code WHERE address = $1',
    values: [address],
  });
  return row?.tries;
}

async function purposeOf(address: string): Promise<string | undefined> {
  const [row] = await database.query<{ purpose: string }>({
    text: 'SELECT purpose FROM one_time_code WHERE address = $1',
    values: [address],
  });
  return row?.purpose;
}

function outcomeOfGraphQL(response: Awaited<ReturnType<Person['graphql']>>): Outcome {
  const [error] = response.errors;
  if (error) return { code: error.extensions['code'], message: error.message };
  const signedIn = Object(response.data?.['signIn'])['signedIn'];
  if (typeof signedIn !== 'object' || signedIn === null) return { code: null, message: '' };
  const { accessToken, account }: { accessToken?: string; account?: { id?: string } } = signedIn;
  return { code: null, message: '', accessToken, userId: account?.id };
}

function outcomeOfRest({ body }: Awaited<ReturnType<Person['post']>>): Outcome {
  if (body['success'] !== true) return { code: body['code'], message: body['message'] };
  const { accessToken, user }: { accessToken?: string; user?: { id?: string } } = body;
  return { code: null, message: '', accessToken, userId: user?.id };
}
