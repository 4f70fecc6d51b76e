import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  newEmail,
  newMobile,
  person,
  wrongCode,
} from '../../test/harness/people.ts';
import { lastCode } from '../../test/harness/messages.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';

let database: Database;
let served: TestApp;
let asha: Account;
let as: Viewer;
let mobile: string;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

beforeEach(async () => {
  asha = await fromProvider();
  as = viewerOf(asha);
  mobile = newMobile();
});

/** Somebody whose account was opened by a social sign-in. */
function fromProvider(changes: Partial<Account> = {}): Promise<Account> {
  return buildAccount(database, {
    name: 'Asha Rao',
    email: newEmail(),
    emailVerifiedAt: new Date('2026-06-15T06:00:00Z'),
    userType: null,
    kind: null,
    ...changes,
  });
}

const COMPLETE = `mutation ($userType: RegistrationType!, $name: String, $mobile: String, $code: String, $organisationName: String) {
  completeSocialProfile(input: { userType: $userType, name: $name, mobile: $mobile, code: $code, organisationName: $organisationName }) { account {
    name mobile isMobileVerified userType kind role isComplete landingPath organisation { name }
  } }
}`;

const complete = (variables: object, viewer = as) =>
  person(served).graphql(COMPLETE, variables, { as: viewer });

async function codeFor(to: string): Promise<string> {
  const ask =
    'mutation ($mobile: String!) { requestMobileChange(mobile: $mobile) { codeSent { sentTo } } }';
  const response = await person(served).graphql(ask, { mobile: to }, { as });
  expect(response.errors).toEqual([]);
  return lastCode(served, to);
}

async function stored(id = asha.id): Promise<Record<string, unknown>> {
  const [row] = await database.query<Record<string, unknown>>({
    text: `SELECT user_type AS "userType", kind, role, mobile, organisation_id AS "organisationId"
           FROM account WHERE id = $1`,
    values: [id],
  });
  return row ?? {};
}

const UNTOUCHED = { userType: null, kind: null, role: null, mobile: null, organisationId: null };

describe('V-2.1-15 V-4.3-05 what somebody is, with a mobile that is theirs', () => {
  test.each([
    ['BUYER', { userType: 'BUYER', kind: null, landingPath: '/property' }],
    ['SELLER', { userType: 'SELLER', kind: 'OWNER', landingPath: '/seller-dashboard' }],
    ['AGENT', { userType: 'SELLER', kind: 'AGENT', landingPath: '/seller-dashboard' }],
    ['BUILDER', { userType: 'SELLER', kind: 'BUILDER', landingPath: '/seller-dashboard' }],
  ])('D-27 %s', async (userType, expected) => {
    const response = await complete({ userType, mobile, code: await codeFor(mobile) });
    expect(Object(response.data?.['completeSocialProfile'])['account']).toEqual({
      name: 'Asha Rao',
      mobile,
      isMobileVerified: true,
      role: null,
      isComplete: true,
      organisation: null,
      ...expected,
    });
  });

  test('V-4.3-07 a builder who names a firm leads it and lands on /dashboard', async () => {
    const organisationName = `Aranvi ${mobile} Habitat`;
    const code = await codeFor(mobile);
    const response = await complete({ userType: 'BUILDER', mobile, code, organisationName });
    expect(Object(response.data?.['completeSocialProfile'])['account']).toMatchObject({
      userType: 'BUILDER',
      role: 'ADMIN',
      landingPath: '/dashboard',
      organisation: { name: organisationName },
    });
    // The answer may have been lost on its way: asking again is no second firm.
    const again = await complete({ userType: 'BUILDER', mobile, code, organisationName });
    expect(again.errors).toEqual([]);
  });

  test('a firm named by anybody but a builder is passed over', async () => {
    const code = await codeFor(mobile);
    await complete({ userType: 'BUYER', mobile, code, organisationName: 'Mine' });
    expect(await stored()).toMatchObject({ userType: 'buyer', role: null, organisationId: null });
  });

  test('a name that the provider did not give', async () => {
    asha = await fromProvider({ name: null });
    as = viewerOf(asha);
    const code = await codeFor(mobile);
    const without = await complete({ userType: 'BUYER', mobile, code });
    expect(without.errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'name', message: 'Please fill in your name' }],
    });
    const response = await complete({ userType: 'BUYER', mobile, code, name: '  Asha   Rao ' });
    expect(Object(response.data?.['completeSocialProfile'])['account']).toMatchObject({
      name: 'Asha Rao',
    });
  });

  test('who has a mobile needs no other', async () => {
    const known = await buildKnown(database, { userType: null, kind: null });
    for (const input of [{}, { mobile: known.mobile }]) {
      const response = await complete({ userType: 'SELLER', ...input }, viewerOf(known));
      expect(Object(response.data?.['completeSocialProfile'])['account']).toMatchObject({
        userType: 'SELLER',
      });
    }
  });

  test('V-7-25 PUT /api/auth/complete-social-profile with the documented names', async () => {
    const otp = await codeFor(mobile);
    const body = { userType: 'seller', mobile, otp, name: 'Asha K' };
    const response = await person(served).rest('PUT', '/api/auth/complete-social-profile', {
      as,
      body,
    });
    expect(response).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Your profile is complete.',
        user: { name: 'Asha K', mobile, userType: 'seller', isCompleteProfile: true },
      },
    });
    expect(response.body['data']).toEqual(response.body['user']);
  });
});

test('a firm named by ten presses of a button at once is made once, and every press is told so', async () => {
  asha = await fromProvider({ mobile, mobileVerifiedAt: new Date('2026-06-15T06:00:00Z') });
  as = viewerOf(asha);
  const organisationName = `Firm of ${asha.id.replaceAll(/[0-9]/g, 'x')}`;
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => complete({ userType: 'BUILDER', organisationName })),
  );
  for (const { errors, data } of responses) {
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      completeSocialProfile: {
        account: { role: 'ADMIN', organisation: { name: organisationName } },
      },
    });
  }
});

describe('what is refused, and then nothing has happened', () => {
  test('a second choice', async () => {
    await complete({ userType: 'BUYER', mobile, code: await codeFor(mobile) });
    const response = await complete({ userType: 'SELLER' });
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect((await complete({ userType: 'BUYER' })).errors).toEqual([]);
    expect(await stored()).toMatchObject({ userType: 'buyer' });
  });

  test.each([
    [{}, 'mobile', 'Please enter your mobile number'],
    [{ mobile: '12345' }, 'mobile', 'Mobile number must be exactly 10 digits'],
    [{ mobile: '9812345670' }, 'code', 'Please enter a valid 6-digit OTP'],
    [{ name: 'Asha 7' }, 'name', expect.stringContaining('Name can only contain')],
    [{ organisationName: '?' }, 'organisationName', expect.any(String)],
  ])('%j', async (input, path, message) => {
    const response = await complete({ userType: 'BUILDER', ...input });
    const fields = response.errors[0]?.extensions['fields'];
    expect(fields).toEqual(expect.arrayContaining([expect.objectContaining({ path, message })]));
    expect(await stored()).toEqual(UNTOUCHED);
  });

  test('a wrong code', async () => {
    const code = await codeFor(mobile);
    const response = await complete({ userType: 'BUYER', mobile, code: wrongCode(code) });
    expect(response.errors[0]).toMatchObject({ message: 'Invalid OTP. Please try again.' });
    expect(await stored()).toEqual(UNTOUCHED);
  });

  test('a mobile of somebody else: a firm that was named with it is not made', async () => {
    const code = await codeFor(mobile);
    await buildKnown(database, { mobile });
    const organisationName = `Never ${mobile}`;
    const response = await complete({ userType: 'BUILDER', mobile, code, organisationName });
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(await stored()).toEqual(UNTOUCHED);
    const made = await database.query({
      text: 'SELECT 1 FROM organisation WHERE name = $1',
      values: [organisationName],
    });
    expect(made).toEqual([]);
  });

  test('a firm that is taken: the mobile and the code stay as they were', async () => {
    const organisationName = `Taken ${mobile}`;
    await complete({ userType: 'BUILDER', mobile, code: await codeFor(mobile), organisationName });
    asha = await fromProvider();
    as = viewerOf(asha);
    const second = newMobile();
    const code = await codeFor(second);
    const input = { userType: 'BUILDER', mobile: second, code };
    const response = await complete({ ...input, organisationName: organisationName.toUpperCase() });
    expect(response.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(await stored()).toEqual(UNTOUCHED);
    const other = await complete({ ...input, organisationName: `${organisationName} Two` });
    expect(Object(other.data?.['completeSocialProfile'])['account']).toMatchObject({
      role: 'ADMIN',
    });
  });

  test.each(['site_admin', 'SITE_ADMIN', 'admin', undefined])(
    'V-3-01 the user type %j',
    async (userType) => {
      const body = { userType, mobile, otp: '123456' };
      const response = await person(served).rest('PUT', '/api/auth/complete-social-profile', {
        as,
        body,
      });
      expect(response).toMatchObject({ status: 400, body: { errors: [{ field: 'userType' }] } });
      expect(await stored()).toEqual(UNTOUCHED);
    },
  );

  test('visitors and suspended accounts', async () => {
    const path = '/api/auth/complete-social-profile';
    const body = { userType: 'buyer' };
    const blocked = viewerOf(await fromProvider({ status: 'blocked' }));
    expect(await person(served).rest('PUT', path, { body })).toMatchObject({ status: 401 });
    expect(await person(served).rest('PUT', path, { body, as: blocked })).toMatchObject({
      status: 403,
    });
  });
});
