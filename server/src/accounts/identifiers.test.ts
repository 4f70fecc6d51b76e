import { beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_OF_ANOTHER, MOBILE_OF_ANOTHER } from '../../../schema/rules/signIn.ts';
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
} from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const SEND = '/api/auth/mobile/send-otp';
const RESEND = '/api/auth/mobile/send-otp-verification';
const VERIFY = '/api/auth/mobile/verify-otp';
const COMPLETE = '/api/auth/complete-profile';
const REGISTER = '/api/auth/register';
const MAIL = '/api/auth/sendOtpOnMail';
const OTP_VERIFY = '/api/auth/otpVerify';

/** Registers through the mobile; the e-mail address stays unverified. */
async function registerByMobile(mobile: string, email: string, userType = 'buyer') {
  const who = person(served);
  await who.post(SEND, { mobile, userType, purpose: 'register' });
  const otp = await lastCode(served, mobile);
  await who.post(VERIFY, { mobile, otp, userType, purpose: 'register' });
  return who.post(COMPLETE, { mobile, name: 'Asha', email });
}

/** Registers through the e-mail address; the mobile stays unverified. */
async function registerByEmail(email: string, mobile: string) {
  const who = person(served);
  const response = await who.post(REGISTER, { name: 'Ravi', email, mobile, userType: 'buyer' });
  if (response.status !== 200) return response;
  return who.post(OTP_VERIFY, { email, otp: await lastCode(served, email) });
}

describe('an unverified identifier blocks and captures nobody', () => {
  test('who registered with the e-mail address of another gets nothing when its owner comes', async () => {
    const [victimEmail, malloryMobile] = [newEmail(), newMobile()];
    const mallory = await registerByMobile(malloryMobile, victimEmail);
    expect(mallory).toMatchObject({ status: 200, body: { user: { email: victimEmail } } });
    // It opens nothing to anybody who asks for codes there.
    expect(await person(served).post(MAIL, { email: victimEmail })).toMatchObject({ status: 404 });

    const owner = await registerByEmail(victimEmail, newMobile());
    expect(owner).toMatchObject({ status: 200, body: { user: { email: victimEmail } } });
    expect(idOf(owner)).not.toBe(idOf(mallory));
    expect(await accountOf(idOf(mallory))).toMatchObject({ mobile: malloryMobile, email: null });

    await minutePasses(database);
    await person(served).post(MAIL, { email: victimEmail });
    const otp = await lastCode(served, victimEmail);
    const signedIn = await person(served).post(OTP_VERIFY, { email: victimEmail, otp });
    expect(idOf(signedIn)).toBe(idOf(owner));
  });

  test('who registered with the mobile of another gets nothing when its owner comes', async () => {
    const [malloryEmail, victimMobile] = [newEmail(), newMobile()];
    const mallory = await registerByEmail(malloryEmail, victimMobile);
    expect(mallory).toMatchObject({ status: 200, body: { user: { mobile: victimMobile } } });
    expect(
      await person(served).post(SEND, { mobile: victimMobile, purpose: 'login' }),
    ).toMatchObject({ status: 404 });

    const owner = await registerByMobile(victimMobile, newEmail());
    expect(owner).toMatchObject({ status: 200, body: { user: { mobile: victimMobile } } });
    expect(idOf(owner)).not.toBe(idOf(mallory));
    expect(await accountOf(idOf(mallory))).toMatchObject({ mobile: null, email: malloryEmail });

    await minutePasses(database);
    await person(served).post(SEND, { mobile: victimMobile, purpose: 'login' });
    const otp = await lastCode(served, victimMobile);
    const signedIn = await person(served).post(VERIFY, { mobile: victimMobile, otp });
    expect(idOf(signedIn)).toBe(idOf(owner));
  });

  test('an account that verifies an address or a mobile takes it from those who only named it', async () => {
    const [email, mobile] = [newEmail(), newMobile()];
    const unverified = { email, mobile, mobileVerifiedAt: null, emailVerifiedAt: null };
    const [one, two] = [
      await buildAccount(database, unverified),
      await buildAccount(database, unverified),
    ];
    const owner = await buildAccount(database);
    const as = viewerOf(owner);
    const who = person(served);
    expect(await who.post(MAIL, { email }, { as })).toMatchObject({ status: 200 });
    const mailed = { email, otp: await lastCode(served, email) };
    expect(await who.post(OTP_VERIFY, mailed, { as })).toMatchObject({ status: 200 });
    expect(await who.post(SEND, { mobile, purpose: 'change' }, { as })).toMatchObject({
      status: 200,
    });
    const sent = { mobile, otp: await lastCode(served, mobile), purpose: 'change' };
    expect(await who.post(VERIFY, sent, { as })).toMatchObject({ status: 200 });
    for (const { id } of [one, two]) {
      expect(await accountOf(id)).toMatchObject({ email: null, mobile: null });
    }
    expect(await accountOf(owner.id)).toMatchObject({ email, mobile });
  });

  test('two accounts may name the same address, and the first who verifies it has it', async () => {
    const email = newEmail();
    const [one, two] = [
      await registerByMobile(newMobile(), email),
      await registerByMobile(newMobile(), email),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    const bearer = String(two.body['accessToken']);
    const who = person(served);
    await who.post(MAIL, { email }, { bearer });
    const otp = await lastCode(served, email);
    expect(await who.post(OTP_VERIFY, { email, otp }, { bearer })).toMatchObject({
      status: 200,
      body: { user: { email, isEmailVerified: true } },
    });
    expect(await accountOf(idOf(one))).toMatchObject({ email: null });
    const late = String(one.body['accessToken']);
    await minutePasses(database);
    expect(await person(served).post(MAIL, { email }, { bearer: late })).toMatchObject({
      status: 409,
    });
  });

  test('that somebody else is changing to a mobile is told to nobody who asks for a code there', async () => {
    const as = viewerOf(await buildKnown(database, { name: 'Asha' }));
    const [mobile, unknown] = [newMobile(), newMobile()];
    await person(served).post(SEND, { mobile, purpose: 'change' }, { as });
    const other = viewerOf(await buildKnown(database, { name: 'Ravi' }));
    for (const viewer of [undefined, other]) {
      const responses = [];
      for (const each of [mobile, unknown]) {
        const { status, body } = await person(served).post(
          RESEND,
          { mobile: each },
          { as: viewer },
        );
        responses.push([status, body['message']]);
      }
      expect(responses[0]).toEqual(responses[1]);
    }
  });

  test('a code for an address that somebody else verified meanwhile changes nothing', async () => {
    const [email, mobile] = [newEmail(), newMobile()];
    const account = await buildKnown(database);
    const as = viewerOf(account);
    const who = person(served);
    await who.post(MAIL, { email }, { as });
    await who.post(SEND, { mobile, purpose: 'change' }, { as });
    await buildKnown(database, { email, mobile });
    const mailed = { email, otp: await lastCode(served, email) };
    expect(await who.post(OTP_VERIFY, mailed, { as })).toMatchObject({
      status: 409,
      body: { message: EMAIL_OF_ANOTHER },
    });
    const sent = { mobile, otp: await lastCode(served, mobile), purpose: 'change' };
    expect(await who.post(VERIFY, sent, { as })).toMatchObject({
      status: 409,
      body: { message: MOBILE_OF_ANOTHER },
    });
    expect(await accountOf(account.id)).toMatchObject({
      email: account.email,
      mobile: account.mobile,
    });
  });

  test('registering with the verified address of another is refused while completing, too', async () => {
    const { email } = await buildKnown(database);
    expect(await registerByMobile(newMobile(), email.toUpperCase())).toMatchObject({
      status: 409,
      body: {
        message: 'This email address is already registered. Please login or use another address',
      },
    });
  });

  test('only the latest code to a mobile lives, whoever asked for it', async () => {
    const mobile = newMobile();
    const one = viewerOf(await buildAccount(database));
    const two = viewerOf(await buildAccount(database));
    const ask = (as: typeof one) =>
      person(served).post(SEND, { mobile, purpose: 'change' }, { as });
    await ask(one);
    const first = { mobile, otp: await lastCode(served, mobile), purpose: 'change' };
    await minutePasses(database);
    await ask(two);
    const second = { mobile, otp: await lastCode(served, mobile), purpose: 'change' };
    expect(await person(served).post(VERIFY, first, { as: one })).toMatchObject({ status: 400 });
    expect(await person(served).post(VERIFY, second, { as: one })).toMatchObject({ status: 400 });
    expect(await person(served).post(VERIFY, second, { as: two })).toMatchObject({ status: 200 });
  });
});

function idOf({ body }: { body: Record<string, unknown> }): string {
  const { id }: { id?: string } = Object(body['user']);
  return id ?? '';
}

async function accountOf(id: string) {
  const [account] = await database.query<{ mobile: string | null; email: string | null }>({
    text: 'SELECT mobile, email FROM account WHERE id = $1',
    values: [id],
  });
  return account;
}
