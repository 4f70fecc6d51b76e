import { beforeAll, describe, expect, test } from 'vitest';
import { pictureOfAddress } from '../../../schema/routes.ts';
import { buildAccount, buildPicture } from '../../test/factories.ts';
import { photo } from '../../test/fakes/photos.ts';
import { type TestApp, testApp, viewerOf } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { lastCode } from '../../test/harness/messages.ts';
import { multipart } from '../../test/harness/multipart.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  newEmail,
  newMobile,
  person,
  wrongCode,
} from '../../test/harness/people.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Account } from './account.entity.ts';

let database: Database;
let served: TestApp;

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database, BEHIND_A_PROXY);
});

const PROFILE = '/api/auth/update-profile';
const put = (account: Account, body: object) =>
  person(served).rest('PUT', PROFILE, { as: viewerOf(account), body });
const ask = (account: Account, query: string, variables: object = {}) =>
  person(served).graphql(query, variables, { as: viewerOf(account) });

/** Which of these pictures are removed, in their order. */
async function statesOf(ids: readonly (string | null)[]) {
  const rows = await database.query<{ id: string; removed: boolean }>({
    text: 'SELECT id, removed_at IS NOT NULL AS removed FROM picture WHERE id = ANY($1)',
    values: [ids],
  });
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

describe('V-7-23 update-profile', () => {
  test('changes what was sent and keeps the rest', async () => {
    const account = await buildKnown(database, { name: 'Asha' });
    const saved = await put(account, { name: '  Asha   Rao ', preferences: { whatsApp: true } });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        success: true,
        user: {
          name: 'Asha Rao',
          email: account.email,
          mobile: account.mobile,
          preferences: { whatsApp: true, productNews: false },
        },
      },
    });
    expect(await put(account, { preferences: { productNews: true } })).toMatchObject({
      body: { data: { name: 'Asha Rao', preferences: { whatsApp: true, productNews: true } } },
    });
  });

  test('what documented clients have read and send back is no change', async () => {
    const account = await buildKnown(database);
    const read = await person(served).rest('GET', '/api/auth/me', { as: viewerOf(account) });
    expect(await put(account, Object(read.body['user']))).toMatchObject({
      status: 200,
      body: { user: read.body['user'] },
    });
  });

  test('the own address and mobile in another spelling are no change, a blank one is none', async () => {
    const account = await buildKnown(database);
    const [email, mobile] = [account.email.toUpperCase(), ` ${account.mobile} `];
    for (const body of [{ email, mobile }, { email: ' ' }, { preferences: { whatsApp: null } }]) {
      expect(await put(account, body)).toMatchObject({
        status: 200,
        body: {
          message: 'Your profile is saved.',
          user: { email: account.email, mobile: account.mobile, preferences: { whatsApp: false } },
        },
      });
    }
    await put(account, { preferences: { whatsApp: true, productNews: true } });
    const saved = await put(account, { preferences: { whatsApp: null } });
    expect(saved.body['user']).toMatchObject({
      preferences: { whatsApp: true, productNews: true },
    });
  });

  test('D-35 another e-mail address or mobile needs a code, and nothing else is changed without it', async () => {
    const account = await buildKnown(database, { name: 'Asha' });
    expect(await put(account, { name: 'Ravi', email: newEmail() })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'email', message: 'Please confirm your new email address with a code.' }],
      },
    });
    expect(await put(account, { name: 'Ravi', mobile: newMobile() })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { field: 'mobile', message: 'Please confirm your new mobile number with a code.' },
        ],
      },
    });
    expect(await rowOf(account)).toMatchObject({
      name: 'Asha',
      email: account.email,
      mobile: account.mobile,
    });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'R2D2' }, 'name'],
    [{ name: ['Asha'] }, 'name'],
    [{ email: 'no address' }, 'email'],
    [{ profileImage: 'https://elsewhere.example/me.jpg' }, 'profileImage'],
    [{ preferences: { whatsApp: 'yes' } }, 'preferences.whatsApp'],
    [{ preferences: '{"productNews":1}' }, 'preferences.productNews'],
    [{ preferences: '{' }, 'preferences'],
    [{ mobile: {} }, 'mobile'],
    [{ profileImage: ['x'] }, 'profileImage'],
  ])('%j is refused by its field', async (body, field) => {
    const account = await buildKnown(database);
    expect(await put(account, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  test('no role, type or state can be written', async () => {
    const account = await buildKnown(database, { userType: 'buyer', kind: null });
    const body = { name: 'Asha', userType: 'site_admin', role: 'site_admin', status: 'active' };
    expect(
      await put(account, { ...body, organisationId: 'x', mobileVerifiedAt: null }),
    ).toMatchObject({
      status: 200,
    });
    expect(await rowOf(account)).toMatchObject({ userType: 'buyer', role: null });
  });

  test('the portrait can be taken away', async () => {
    const avatar = { id: 'a'.repeat(24), width: 320, height: 320, thumbhash: 'AAAA', alt: '' };
    const account = await buildKnown(database, { avatar: Object(avatar) });
    expect(await put(account, { name: 'Asha' })).toMatchObject({
      body: { user: { profileImage: expect.any(String) } },
    });
    for (const profileImage of ['', null]) {
      await database.query({
        text: 'UPDATE account SET avatar = $2 WHERE id = $1',
        values: [account.id, JSON.stringify(avatar)],
      });
      expect(await put(account, { profileImage })).toMatchObject({
        body: { user: { profileImage: null } },
      });
    }
  });

  test('V-7-23 D-35 the portrait is sent as a file of a form; the one before is removed', async () => {
    const account = await buildKnown(database);
    const send = (name: string, content: Uint8Array) =>
      served.rest(PROFILE, viewerOf(account), 'PUT', {
        form: multipart([
          { name: 'name', content: 'Asha Rao' },
          { name: 'preferences', content: '{"whatsApp":true}' },
          { name: 'profileImage', file: name, content },
        ]),
      });
    const first = await send('me.jpg', await photo(80, 80).jpeg().toBuffer());
    expect(first).toMatchObject({
      status: 200,
      body: {
        user: {
          name: 'Asha Rao',
          preferences: { whatsApp: true },
          profileImage: expect.stringMatching(/^\/media\//),
        },
      },
    });
    const refused = await send('me.jpg', Buffer.from('no picture'));
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'profileImage' }] } });
    const second = await send('me.png', await photo(90, 90).png().toBuffer());
    const before = pictureOfAddress(String(Object(first.body['user']).profileImage));
    const after = pictureOfAddress(String(Object(second.body['user']).profileImage));
    expect(await statesOf([before, after])).toEqual([
      { id: before, removed: true },
      { id: after, removed: false },
    ]);
  });

  test('of several files the last is the portrait, and one of a form that is refused is not kept', async () => {
    const account = await buildKnown(database);
    const send = async (sizes: number[], more: { name: string; content: string }[] = []) =>
      served.rest(PROFILE, viewerOf(account), 'PUT', {
        form: multipart([
          ...more,
          ...(await Promise.all(
            sizes.map(async (size) => ({
              name: 'profileImage',
              file: 'me.jpg',
              content: await photo(size, size).jpeg().toBuffer(),
            })),
          )),
        ]),
      });
    const uploads = () =>
      database.query({
        text: `SELECT width, removed_at IS NOT NULL AS removed FROM picture
          WHERE uploaded_by = $1 ORDER BY id`,
        values: [account.id],
      });
    expect(await send([60, 70])).toMatchObject({ status: 200 });
    expect(await uploads()).toEqual([{ width: 70, removed: false }]);
    const refused = await send([80], [{ name: 'email', content: newEmail() }]);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    expect((await uploads()).slice(0, 1)).toEqual([{ width: 70, removed: false }]);
    expect(await uploads()).not.toContainEqual({ width: 80, removed: false });
    const large = { name: 'profileImage', file: 'me.jpg', content: Buffer.alloc(6_000_000) };
    expect(
      await served.rest(PROFILE, viewerOf(account), 'PUT', { form: multipart([large]) }),
    ).toMatchObject({ status: 413, body: { errors: [] } });
  });

  test('a picture is kept by its present address and not replaced by another', async () => {
    const account = await buildKnown(database);
    const set =
      'mutation ($id: ID) { updateProfile(input: { picture: $id }) { account { avatar { id } } } }';
    await ask(account, set, { id: await buildPicture(database, account.id) });
    const read = await person(served).rest('GET', '/api/auth/me', { as: viewerOf(account) });
    const { profileImage }: { profileImage?: string } = Object(read.body['user']);
    expect(profileImage).toMatch(/^\/media\//);
    expect(await put(account, { profileImage })).toMatchObject({
      body: { user: { profileImage } },
    });
    expect(await put(account, { profileImage: `${profileImage}x` })).toMatchObject({
      status: 400,
      body: {
        message:
          'You can keep or remove the profile picture, or send a new one as a file. A web address is not accepted.',
      },
    });
  });

  test('V-7-23 D-35 through GraphQL the portrait is an upload of the viewer, and null takes it away', async () => {
    const [account, other] = [await buildKnown(database), await buildKnown(database)];
    const set =
      'mutation ($id: ID) { updateProfile(input: { picture: $id }) { account { avatar { id } } } }';
    const remote = await buildPicture(database, other.id);
    const stolen = await ask(account, set, { id: remote });
    expect(stolen.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    const own = await buildPicture(database, account.id);
    const shown = { updateProfile: { account: { avatar: { id: own } } } };
    expect((await ask(account, set, { id: own })).data).toEqual(shown);
    expect((await ask(account, set)).data).toEqual(shown);
    expect((await ask(account, set, { id: own })).data).toEqual(shown);
    expect((await ask(account, set, { id: null })).data).toEqual({
      updateProfile: { account: { avatar: null } },
    });
    expect(await statesOf([own, remote])).toEqual([
      { id: own, removed: true },
      { id: remote, removed: false },
    ]);
  });

  test('V-7-23 through GraphQL', async () => {
    const account = await buildKnown(database);
    const response = await ask(
      account,
      'mutation { updateProfile(input: { name: "Ravi Nair", preferences: { productNews: true } }) { account { name preferences { productNews whatsApp } } } }',
    );
    expect(response.data).toEqual({
      updateProfile: {
        account: { name: 'Ravi Nair', preferences: { productNews: true, whatsApp: false } },
      },
    });
    const refused = await ask(
      account,
      'mutation { updateProfile(input: { name: "4" }) { account { name } } }',
    );
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', fields: [{ path: 'name' }] } },
    ]);
  });
});

test('what is changed at once in two places is kept of both', async () => {
  const account = await buildKnown(database);
  const set = (preferences: string) =>
    ask(
      account,
      `mutation { updateProfile(input: { preferences: { ${preferences} } }) { account { id } } }`,
    );
  for (const state of ['true', 'false', 'true']) {
    await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        set(n % 2 ? `productNews: ${state}` : `whatsApp: ${state}`),
      ),
    );
    const isOn = state === 'true';
    const [row] = await database.query({
      text: 'SELECT preferences FROM account WHERE id = $1',
      values: [account.id],
    });
    expect(row).toEqual({ preferences: { productNews: isOn, whatsApp: isOn } });
  }
});

describe('V-2.1-14 completing a profile', () => {
  const COMPLETE = `mutation ($name: String!, $email: String!) {
    completeProfile(input: { name: $name, email: $email }) { account { name email isComplete isEmailVerified } } }`;

  test.each(['GraphQL', 'REST'])(
    'an account gets its name and e-mail address through %s',
    async (door) => {
      const [mobile, email] = [newMobile(), newEmail()];
      const account = await buildAccount(database, {
        name: null,
        mobile,
        mobileVerifiedAt: new Date(),
      });
      const details = { name: 'Rajan Tirkey', email };
      const response =
        door === 'GraphQL'
          ? Object((await ask(account, COMPLETE, details)).data?.['completeProfile'])['account']
          : (
              await person(served).post(
                '/api/auth/complete-profile',
                { ...details, mobile },
                { as: viewerOf(account) },
              )
            ).body['user'];
      expect(response).toMatchObject({ ...details, isEmailVerified: false });
      expect(await rowOf(account)).toMatchObject({ ...details, mobile });
      // Again changes nothing.
      expect((await ask(account, COMPLETE, details)).errors).toEqual([]);
    },
  );

  test('the address of somebody else is refused, and one that is there needs a code', async () => {
    const known = await buildKnown(database);
    const account = await buildAccount(database, { name: null });
    const used = await ask(account, COMPLETE, { name: 'Asha', email: known.email });
    expect(used.errors).toMatchObject([
      {
        message: 'This email address belongs to another account. Please use another address',
        extensions: { code: 'CONFLICT' },
      },
    ]);
    for (const email of [newEmail(), (await buildKnown(database)).email]) {
      // The same answer: who may not change the address learns nothing about others.
      const other = await ask(known, COMPLETE, { name: 'Asha', email });
      expect(other.errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
    }
    expect(await rowOf(account)).toMatchObject({ name: null, email: null });
  });
});

describe('D-35 changing a mobile or an e-mail address', () => {
  const CHANGES = {
    mobile: {
      request:
        'mutation ($to: String!) { requestMobileChange(mobile: $to) { codeSent { sentTo } } }',
      change:
        'mutation ($to: String!, $code: String!) { confirmMobileChange(mobile: $to, code: $code) { account { mobile isMobileVerified } } }',
      next: newMobile,
    },
    email: {
      request: 'mutation ($to: String!) { requestEmailChange(email: $to) { codeSent { sentTo } } }',
      change:
        'mutation ($to: String!, $code: String!) { confirmEmailChange(email: $to, code: $code) { account { email isEmailVerified } } }',
      next: newEmail,
    },
  };

  test.each(['mobile', 'email'] as const)('the %s through GraphQL', async (channel) => {
    const account = await buildKnown(database);
    const { request, change, next } = CHANGES[channel];
    const to = next();
    expect((await ask(account, request, { to })).errors).toEqual([]);
    const code = await lastCode(served, to);
    const wrong = await ask(account, change, { to, code: wrongCode(code) });
    expect(wrong.errors).toMatchObject([{ message: 'Invalid OTP. Please try again.' }]);
    expect(await rowOf(account)).toMatchObject({ [channel]: account[channel] });
    expect((await ask(account, change, { to, code })).errors).toEqual([]);
    expect(await rowOf(account)).toMatchObject({ [channel]: to });
    // The one before is notified.
    const what = { mobile: 'mobile number', email: 'email address' }[channel];
    expect(await served.messages(account[channel])).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        channel: channel === 'mobile' ? 'sms' : 'email',
        to: account[channel],
        template: `${channel}-changed`,
        ...(channel === 'mobile' ? {} : { subject: 'Your Aangan email address was changed' }),
        text: `The ${what} of your Aangan account was changed. If this was not you, please contact us immediately.`,
      },
    ]);
  });

  test.each(['mobile', 'email'] as const)(
    'only an unverified own %s is sent a code',
    async (channel) => {
      const { request } = CHANGES[channel];
      const own = await buildKnown(database);
      const sentence =
        channel === 'mobile'
          ? 'This is already your mobile number.'
          : 'This is already your verified email address.';
      const to = own[channel].toUpperCase();
      expect((await ask(own, request, { to })).errors).toMatchObject([
        { message: sentence, extensions: { code: 'CONFLICT' } },
      ]);
      expect(await served.messages(own[channel])).toEqual([]);
      const named = await buildKnown(database, { [`${channel}VerifiedAt`]: null });
      expect((await ask(named, request, { to: named[channel] })).errors).toEqual([]);
      expect(await served.messages(named[channel])).toHaveLength(1);
    },
  );

  test.each(['mobile', 'email'] as const)(
    'nobody is told of the %s that was only named: it may be somebody else’s',
    async (channel) => {
      const account = await buildKnown(database, { [`${channel}VerifiedAt`]: null });
      const { request, change, next } = CHANGES[channel];
      const to = next();
      await ask(account, request, { to });
      const code = await lastCode(served, to);
      expect((await ask(account, change, { to, code })).errors).toEqual([]);
      expect(await served.messages(account[channel])).toEqual([]);
    },
  );

  test('the mobile and the e-mail address through REST', async () => {
    const account = await buildKnown(database);
    const as = viewerOf(account);
    const who = person(served);
    const [mobile, email] = [newMobile(), newEmail()];
    await who.post('/api/auth/mobile/send-otp', { mobile, purpose: 'change' }, { as });
    const sms = { mobile, otp: await lastCode(served, mobile), purpose: 'change' };
    expect(await who.post('/api/auth/mobile/verify-otp', sms, { as })).toMatchObject({
      status: 200,
      body: { success: true, user: { mobile, isMobileVerified: true } },
    });
    await who.post('/api/auth/sendOtpOnMail', { email }, { as });
    const mail = { email, otp: await lastCode(served, email) };
    expect(await who.post('/api/auth/otpVerify', mail, { as })).toMatchObject({
      status: 200,
      body: { success: true, user: { email, isEmailVerified: true } },
    });
  });

  test('V-7-19 sendOtpOnMail with a bearer verifies the present address', async () => {
    const account = await buildKnown(database, { emailVerifiedAt: null });
    const as = viewerOf(account);
    const who = person(served);
    const { email } = account;
    expect(await who.post('/api/auth/sendOtpOnMail', { email }, { as })).toMatchObject({
      status: 200,
    });
    const otp = await lastCode(served, email);
    expect(await who.post('/api/auth/otpVerify', { email, otp }, { as })).toMatchObject({
      status: 200,
      body: { message: 'Your email address is verified.', user: { isEmailVerified: true } },
    });
    // Nobody but its owner is told.
    expect(await served.messages(email)).toHaveLength(1);
    expect(await who.post('/api/auth/sendOtpOnMail', { email }, { as })).toMatchObject({
      status: 409,
      body: { message: 'This is already your verified email address.' },
    });
  });

  test('what belongs to somebody else is refused before a code is sent', async () => {
    const [account, other] = [await buildKnown(database), await buildKnown(database)];
    for (const channel of ['mobile', 'email'] as const) {
      const response = await ask(account, CHANGES[channel].request, { to: other[channel] });
      expect(response.errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
      expect(await served.messages(other[channel])).toEqual([]);
    }
  });
});

describe('D-23 a buyer starts selling', () => {
  const START =
    'mutation ($kind: OwnerType!) { startSelling(kind: $kind) { account { userType kind landingPath } } }';

  test.each(['OWNER', 'AGENT', 'BUILDER'])('as %s', async (kind) => {
    const account = await buildKnown(database, { userType: 'buyer', kind: null });
    const response = await ask(account, START, { kind });
    expect(response.data).toEqual({
      startSelling: { account: { userType: 'SELLER', kind, landingPath: '/seller-dashboard' } },
    });
    expect((await ask(account, START, { kind: 'OWNER' })).data).toMatchObject({
      startSelling: { account: { kind } },
    });
  });

  test('nobody else changes by it', async () => {
    const account = await buildKnown(database, {
      userType: 'builder',
      role: 'manager',
      kind: 'builder',
    });
    expect((await ask(account, START, { kind: 'OWNER' })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    const fresh = await buildAccount(database, { userType: null, kind: null });
    expect((await ask(fresh, START, { kind: 'OWNER' })).errors).toMatchObject([
      { message: 'Please complete your profile first.', extensions: { code: 'CONFLICT' } },
    ]);
  });
});

async function rowOf({ id }: Account): Promise<Partial<Account> | undefined> {
  const [row] = await database.query<Partial<Account>>({
    text: 'SELECT name, mobile, email, user_type AS "userType", role FROM account WHERE id = $1',
    values: [id],
  });
  return row;
}
