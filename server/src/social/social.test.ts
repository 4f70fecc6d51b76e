import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '../../test/factories.ts';
import { FAKE_APP } from '../../test/fakes/fakeApp.ts';
import {
  type FakePerson,
  type FakeProvider,
  startFakeProvider,
} from '../../test/fakes/fakeProvider.ts';
import { accessToken, TEST_URL, type TestApp, testApp } from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { newId } from '../platform/ids.ts';

let database: Database;
let fake: FakeProvider;
let served: TestApp;

beforeAll(async () => {
  [database, fake] = await Promise.all([freshDatabase(), startFakeProvider()]);
  served = await testApp(database, {
    GOOGLE_CLIENT_ID: FAKE_APP.id,
    GOOGLE_CLIENT_SECRET: FAKE_APP.secret,
    GOOGLE_ISSUER: fake.url,
    FACEBOOK_APP_ID: FAKE_APP.id,
    FACEBOOK_APP_SECRET: FAKE_APP.secret,
    FACEBOOK_GRAPH_URL: fake.url,
    FACEBOOK_DIALOG_URL: fake.url,
  });
});
afterAll(() => fake.close());

beforeEach(async () => {
  fake.lie = {};
  fake.misbehaving.clear();
  await database.query({ text: 'DELETE FROM rate_limit' });
});

/** Somebody new at the provider. */
function person(changes: Partial<FakePerson> = {}): FakePerson {
  const id = newId();
  return { id, name: 'Asha Rao', email: `${id}@example.in`, isEmailVerified: true, ...changes };
}

type Provider = 'google' | 'facebook';

const post = (path: string, body: object, headers?: Record<string, string>) =>
  served.rest(path, undefined, 'POST', { body, headers });

const login = (who: FakePerson, changes: object = {}, provider: Provider = 'google') =>
  post('/api/social-auth/login', {
    provider,
    access_token: fake.accessToken(who, FAKE_APP.id),
    userType: 'buyer',
    profile: {},
    ...changes,
  });

function idOf({ body }: { body: Record<string, unknown> }): string {
  const user: unknown = body['user'];
  return typeof user === 'object' && user !== null && 'id' in user ? String(user.id) : '';
}

async function stored(id: string): Promise<Record<string, unknown>> {
  const [row] = await database.query<Record<string, unknown>>({
    text: `SELECT name, email, email_verified_at IS NOT NULL AS "hasVerified", mobile,
             user_type AS "userType", kind, role FROM account WHERE id = $1`,
    values: [id],
  });
  return row ?? {};
}

const ofMember = (changes: Partial<Account> = {}) =>
  buildAccount(database, {
    email: `${newId()}@example.in`,
    emailVerifiedAt: new Date('2026-01-05T06:00:00Z'),
    ...changes,
  });

describe('a token of the provider', () => {
  test('V-7-25 POST /api/social-auth/login answers user, tokens and isNewUser', async () => {
    const asha = person();
    const first = await login(asha);
    expect(first).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Your account is ready.',
        isNewUser: true,
        data: {
          user: { name: 'Asha Rao', email: asha.email, userType: 'buyer', isEmailVerified: true },
          tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
          isNewUser: true,
        },
      },
    });
    expect(first.body['accessToken']).toBe(
      Reflect.get(Object(first.body['tokens']), 'accessToken'),
    );
    const again = await login(asha);
    expect(again.body).toMatchObject({ message: 'You are signed in.', data: { isNewUser: false } });
    expect(idOf(again)).toBe(idOf(first));
    const me = await served.rest('/api/auth/me', undefined, 'GET', {
      headers: { authorization: `Bearer ${String(again.body['accessToken'])}` },
    });
    expect(idOf(me)).toBe(idOf(first));
  });

  test('V-7-26 POST /api/social/social-login takes the token as bearer and believes no word of the body', async () => {
    const [asha, victim] = [person(), await ofMember()];
    const response = await post(
      '/api/social/social-login',
      {
        name: 'Somebody Else',
        email: victim.email,
        image: 'https://evil.example/x.png',
        provider: 'google',
        providerAccountId: 'another',
        userType: 'seller',
      },
      { authorization: `Bearer ${fake.accessToken(asha, FAKE_APP.id)}` },
    );
    expect(response).toMatchObject({ status: 200, body: { success: true, isNewUser: true } });
    expect(await stored(idOf(response))).toMatchObject({
      name: 'Asha Rao',
      email: asha.email,
      userType: 'seller',
      kind: 'owner',
    });
  });

  test.each(['google', 'facebook'])('a token of ours is never shown to %s', async (provider) => {
    const own = String((await login(person())).body['accessToken']);
    const old = await accessToken(newId(), newId(), 3_600);
    for (const bearer of [own, old]) {
      const headers = { authorization: `Bearer ${bearer}` };
      expect(await post('/api/social/social-login', { provider }, headers)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'access_token' }] },
      });
    }
  });

  test('V-7-25 D-33 an ID token serves as well, and both calls and both tokens reach one account', async () => {
    const asha = person();
    const first = await login(asha);
    const idToken = await fake.idToken(asha, FAKE_APP.id);
    const second = await post('/api/social/social-login', {
      provider: ' Google ',
      access_token: ` ${idToken} `,
    });
    expect(idOf(second)).toBe(idOf(first));
  });

  test('two windows of one new person make one account', async () => {
    const asha = person();
    const responses = await Promise.all([login(asha), login(asha), login(asha)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(idOf)).size).toBe(1);
    expect(responses.filter(({ body }) => body['isNewUser'] === true)).toHaveLength(1);
  });

  test.each([
    ['agent', { userType: 'seller', kind: 'agent' }],
    ['buyer', { userType: 'buyer', kind: null }],
    // The firm is asked for when the profile is completed.
    ['builder', { userType: null, kind: null }],
    [undefined, { userType: null, kind: null }],
  ])('D-27 who comes new as %s becomes %j', async (userType, expected) => {
    const response = await login(person(), { userType });
    expect(await stored(idOf(response))).toMatchObject({ ...expected, role: null });
  });

  test('the user type of a later call changes nothing', async () => {
    const asha = person();
    const id = idOf(await login(asha));
    await login(asha, { userType: 'seller' });
    expect(await stored(id)).toMatchObject({ userType: 'buyer' });
  });

  test('a name that our rules refuse is left out and asked for later', async () => {
    const response = await login(person({ name: '<script>alert(1)</script> 🎉' }));
    expect(await stored(idOf(response))).toMatchObject({ name: 'scriptalertscript' });
    expect(await stored(idOf(await login(person({ name: '12345' }))))).toMatchObject({
      name: null,
    });
    const long = await login(person({ email: `${'x'.repeat(60)}@example.in` }));
    expect(await stored(idOf(long))).toMatchObject({ email: null });
    const loud = person({ name: 'Asha   Rao' });
    const tidied = await login({ ...loud, email: loud.email?.toUpperCase() ?? null });
    expect(await stored(idOf(tidied))).toMatchObject({ name: 'Asha Rao', email: loud.email });
  });
});

describe('what is refused', () => {
  test.each(['site_admin', 'admin', 'manager', 'SITE_ADMIN', 'x', 7])(
    'V-3-01 the user type %j',
    async (userType) => {
      const response = await login(person(), { userType });
      expect(response).toMatchObject({
        status: 400,
        body: { success: false, errors: [{ field: 'userType' }] },
      });
    },
  );

  test.each([
    [{ provider: 'twitter', access_token: 'x' }, 'provider'],
    [{ access_token: 'x' }, 'provider'],
    [{ provider: { $ne: null }, access_token: 'x' }, 'provider'],
    [{ provider: 'google' }, 'access_token'],
    [{ provider: 'google', access_token: '' }, 'access_token'],
    [{ provider: 'google', access_token: ['x'] }, 'access_token'],
  ])('%j', async (body, field) => {
    for (const path of ['/api/social-auth/login', '/api/social/social-login']) {
      expect(await post(path, body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    }
  });

  test('no body at all', async () => {
    const response = await served.rest('/api/social-auth/login', undefined, 'POST');
    expect(response.status).toBe(400);
  });

  /** What somebody sends who wants to be the victim. */
  const forged: [string, (victim: FakePerson, thief: FakePerson) => Promise<object> | object][] = [
    ['no real token', () => ({ access_token: 'invented' })],
    ['the subject as token', (victim) => ({ access_token: victim.id })],
    ['a token of another site', (victim) => ({ access_token: fake.accessToken(victim, 'other') })],
    [
      'an ID token of another site',
      async (victim) => ({ access_token: await fake.idToken(victim, 'other') }),
    ],
    [
      'an unsigned ID token',
      async (victim) => {
        fake.lie = { signature: 'none' };
        return { access_token: await fake.idToken(victim, FAKE_APP.id) };
      },
    ],
    [
      'an ID token of a foreign key',
      async (victim) => {
        fake.lie = { signature: 'foreign' };
        return { access_token: await fake.idToken(victim, FAKE_APP.id) };
      },
    ],
    [
      'the token for the other provider',
      (victim) => ({ provider: 'facebook', access_token: fake.accessToken(victim, 'other') }),
    ],
    ['an own token with the e-mail', ({ email }, thief) => ({ ...own(thief), email })],
    [
      'an own token with the profile',
      ({ email, id, name }, thief) => ({ ...own(thief), profile: { email, id, sub: id, name } }),
    ],
    [
      'an own token with the account id',
      ({ id }, thief) => ({ ...own(thief), providerAccountId: id, sub: id, user: { id } }),
    ],
  ];
  const own = (thief: FakePerson) => ({ access_token: fake.accessToken(thief, FAKE_APP.id) });

  /** Such a caller signs in as nobody but themselves. */
  const isOwnToken = (body: object) => 'email' in body || 'profile' in body || 'user' in body;

  test.each(forged)('D-33 %s never reaches another account', async (_what, forge) => {
    const [victim, thief] = [person(), person({ name: 'Thief' })];
    const victimId = idOf(await login(victim));
    for (const path of ['/api/social-auth/login', '/api/social/social-login']) {
      const body = await forge(victim, thief);
      const response = await post(path, { provider: 'google', userType: 'buyer', ...body });
      expect(idOf(response)).not.toBe(victimId);
      expect(response.text).not.toContain(victim.email);
      expect(response.status).toBe(isOwnToken(body) ? 200 : 401);
    }
  });

  test('too many from one connection', async () => {
    for (let use = 0; use < 60; use += 1) await login(person(), { access_token: 'invented' });
    expect(await login(person())).toMatchObject({ status: 429 });
  });

  test('a provider that is away says so and leaves nothing behind', async () => {
    const asha = person();
    fake.misbehaving.set('/tokeninfo', { status: 500 });
    expect(await login(asha)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
      body: { message: expect.stringContaining('Google cannot be reached') },
    });
    fake.misbehaving.clear();
    expect((await login(asha)).body).toMatchObject({ isNewUser: true });
  });
});

describe('whose account it is', () => {
  test('an address that both sides have verified leads to the account that owns it', async () => {
    const member = await ofMember({ userType: 'seller' });
    const asha = person({ email: member.email?.toUpperCase() ?? null });
    const response = await login(asha);
    expect(response.body).toMatchObject({ isNewUser: false });
    expect(idOf(response)).toBe(member.id);
    expect(await stored(member.id)).toMatchObject({ userType: 'seller', name: member.name });
    // From now on the subject decides, whatever address the person has there later.
    expect(idOf(await login({ ...asha, email: 'moved@example.in' }))).toBe(member.id);
  });

  test('an address that the provider does not vouch for leads nowhere', async () => {
    const member = await ofMember();
    const google = await login(person({ email: member.email, isEmailVerified: false }));
    const facebook = await login(person({ email: member.email }), {}, 'facebook');
    for (const response of [google, facebook]) {
      expect(response.body).toMatchObject({ isNewUser: true });
      expect(await stored(idOf(response))).toMatchObject({ email: null });
    }
    expect(await stored(member.id)).toMatchObject({ email: member.email, hasVerified: true });
  });

  test('an address that is not verified here leads nowhere, and its true owner takes it', async () => {
    const unverified = await ofMember({ emailVerifiedAt: null });
    const response = await login(person({ email: unverified.email }));
    expect(response.body).toMatchObject({ isNewUser: true });
    expect(await stored(idOf(response))).toMatchObject({
      email: unverified.email,
      hasVerified: true,
    });
    expect(await stored(unverified.id)).toMatchObject({ email: null });
  });

  test('one subject at two providers is two people', async () => {
    const asha = person();
    const [google, facebook] = [await login(asha), await login(asha, {}, 'facebook')];
    expect(idOf(facebook)).not.toBe(idOf(google));
  });

  test.each(['inactive', 'blocked'] as const)(
    'an account that is %s is refused',
    async (status) => {
      const member = await ofMember({ status });
      const response = await login(person({ email: member.email }));
      expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      const [left] = await database.query<{ count: number }>({
        text: 'SELECT count(*)::int AS count FROM social_identity WHERE account_id = $1',
        values: [member.id],
      });
      expect(left).toEqual({ count: 0 });
    },
  );
});

describe.each(['google', 'facebook'] as const)('the window of %s', (provider) => {
  interface Window {
    location: string;
    cookie: string;
  }

  async function begin(query = ''): Promise<Window> {
    const response = await served.app.http.inject({ url: `/api/auth/${provider}${query}` });
    expect(response.statusCode).toBe(302);
    const cookie = response.cookies.find(({ name }) => name === 'sign_in_attempt');
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 600,
      path: `/api/auth/${provider}`,
    });
    return { location: String(response.headers.location), cookie: cookie?.value ?? '' };
  }

  function comeBack({ cookie }: Pick<Window, 'cookie'>, address: string) {
    const { pathname, search } = new URL(address);
    return served.app.http.inject({
      url: `${pathname}${search}`,
      cookies: cookie === '' ? {} : { sign_in_attempt: cookie },
    });
  }

  function outcomeIn(html: string): Record<string, unknown> {
    const [, json = '{}'] = /id="outcome">(.*?)<\/script>/.exec(html) ?? [];
    return JSON.parse(json);
  }

  test('V-1-08 V-7-24 V-4.3-02 leads there and back, and tells our own origin alone', async () => {
    const window = await begin();
    expect(window.location).toContain(fake.url);
    const response = await comeBack(window, fake.approve(window.location, person()));
    expect(response.statusCode).toBe(200);
    for (const words of ['You are signed in', 'Welcome to Aangan.', 'Close this window']) {
      expect(response.body).toContain(words);
    }
    expect(outcomeIn(response.body)).toMatchObject({
      origin: TEST_URL,
      signedIn: 'account',
      next: '/complete-social-profile',
      message: {
        type: 'success',
        tokens: { accessToken: expect.any(String), expiresInSeconds: 900 },
        account: { name: 'Asha Rao', userType: null },
        isNewUser: true,
      },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    });
    const refresh = response.cookies.find(({ name }) => name === 'refresh_token');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' });
    expect(response.body).not.toContain(refresh?.value);
    expect(response.body).not.toMatch(/<script>|<script [^>]*>(?!\{)[^<]/);
  });

  test('what was chosen before becomes the user type of a new account', async () => {
    const window = await begin('?userType=agent');
    const response = await comeBack(window, fake.approve(window.location, person()));
    expect(outcomeIn(response.body)).toMatchObject({
      message: { account: { userType: 'SELLER' } },
    });
    const sly = await begin('?userType=site_admin');
    const second = await comeBack(sly, fake.approve(sly.location, person()));
    expect(outcomeIn(second.body)).toMatchObject({ message: { account: { userType: null } } });
  });

  test('V-4.3-05 who has said what they are and has a mobile goes home, anybody else completes the profile', async () => {
    const [asha, mobile] = [person(), `9${String(Date.now()).slice(-9)}`];
    const id = idOf(await login(asha, {}, provider));
    const become = async (changes: Record<string, string | null>) => {
      const names = Object.keys(changes).map((name, n) => `${name} = $${n + 2}`);
      await database.query({
        text: `UPDATE account SET ${names.join(', ')} WHERE id = $1`,
        values: [id, ...Object.values(changes)],
      });
      const window = await begin();
      return outcomeIn((await comeBack(window, fake.approve(window.location, asha))).body);
    };
    expect(await become({ mobile: null })).toMatchObject({
      signedIn: 'buyer',
      next: '/complete-social-profile',
    });
    expect(await become({ mobile, role: 'site_admin', user_type: 'site_admin' })).toMatchObject({
      next: '/',
      message: {
        account: { mobile, userType: 'SITE_ADMIN', role: 'SITE_ADMIN' },
        isNewUser: false,
      },
    });
    expect(await become({ role: null, user_type: null })).toMatchObject({
      signedIn: 'account',
      next: '/complete-social-profile',
    });
  });

  test('too many from one connection', async () => {
    for (let use = 0; use < 60; use += 1) await login(person(), { access_token: 'invented' });
    const window = await begin();
    const response = await comeBack(window, fake.approve(window.location, person()));
    expect(response.statusCode).toBe(429);
    expect(response.body).toContain('Too many people have signed in from your connection.');
  });

  test('a name cannot break out of the page', async () => {
    const window = await begin();
    const asha = person({ name: 'A</script><b>' });
    const response = await comeBack(window, fake.approve(window.location, asha));
    expect(outcomeIn(response.body)).toMatchObject({ message: { type: 'success' } });
  });

  test.each([
    ['the cookie of another browser', async () => ({ cookie: (await begin()).cookie })],
    ['no cookie', async () => ({ cookie: '' })],
    ['a forged cookie', async () => ({ cookie: 'eyJhbGciOiJkaXIifQ..x.y.z' })],
  ])('an answer with %s signs nobody in', async (_what, browser) => {
    const window = await begin();
    const response = await comeBack(await browser(), fake.approve(window.location, person()));
    expect(response.statusCode).toBe(401);
    expect(response.body).toContain('Sign-in failed');
    expect(outcomeIn(response.body)).toEqual({
      origin: TEST_URL,
      message: {
        type: 'failure',
        provider,
        message: 'This sign-in took too long or was started in another browser. Please try again.',
      },
      next: null,
    });
    expect(response.cookies.find(({ name }) => name === 'refresh_token')).toBeUndefined();
  });

  test('an answer works once', async () => {
    const window = await begin();
    const address = fake.approve(window.location, person());
    const first = await comeBack(window, address);
    expect(first.cookies.find(({ name }) => name === 'sign_in_attempt')).toMatchObject({
      value: '',
    });
    expect((await comeBack(window, address)).statusCode).toBe(401);
  });

  test('who turns back is told so, in a page without a word of the provider', async () => {
    const window = await begin();
    const state = new URL(window.location).searchParams.get('state') ?? '';
    const response = await comeBack(
      window,
      `${TEST_URL}/api/auth/${provider}/callback?error=access_denied&error_description=secret-words&state=${state}`,
    );
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('Signing in was cancelled.');
    expect(response.body).not.toContain('secret-words');
  });

  test('an account that is not active gets a page that says so', async () => {
    const asha = person();
    const id = idOf(await login(asha, {}, provider));
    await database.query({
      text: `UPDATE account SET status = 'blocked' WHERE id = $1`,
      values: [id],
    });
    const window = await begin();
    const response = await comeBack(window, fake.approve(window.location, asha));
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('This account is not active.');
  });
});

test('the window says when the provider is away', async () => {
  const away = await testApp(database, {
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'y',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  });
  const response = await away.app.http.inject({ url: '/api/auth/google' });
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('Google cannot be reached at the moment.');
});

describe('D-33 what is configured', () => {
  const available = async (app: TestApp) =>
    (await app.graphql('{ signInProviders }')).data?.['signInProviders'];

  test('is offered', async () => {
    expect(await available(served)).toEqual(['GOOGLE', 'FACEBOOK']);
  });

  test('and what is not, is not', async () => {
    const bare = await testApp(database);
    expect(await available(bare)).toEqual([]);
    for (const path of ['/api/auth/google', '/api/auth/facebook/callback?code=x&state=y']) {
      expect(await bare.rest(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    const body = { provider: 'google', access_token: 'x' };
    const response = await bare.rest('/api/social-auth/login', undefined, 'POST', { body });
    expect(response).toMatchObject({ status: 404 });
  });
});

test('no token of anybody and no secret of the provider reaches the log', async () => {
  const token = fake.accessToken(person(), FAKE_APP.id);
  await login(person(), { access_token: token });
  fake.lie = { claims: { aud: 'other' } };
  const idToken = await fake.idToken(person(), FAKE_APP.id);
  await login(person(), { access_token: idToken });
  const logged = served.logged();
  expect(logged).toContain('did not confirm who you are');
  for (const secret of [token, idToken, FAKE_APP.secret, 'eyJ'])
    expect(logged).not.toContain(secret);
});
