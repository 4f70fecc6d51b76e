import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../schema/limits.ts';
import { buildAccount } from '../../test/factories.ts';
import {
  accessToken,
  NOW,
  TEST_SECRET,
  TEST_URL,
  type TestApp,
  testApp,
} from '../../test/harness/application.ts';
import { freshDatabase } from '../../test/harness/database.ts';
import { nightly } from '../../test/harness/retention.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Database } from '../platform/database/connect.ts';
import { accessTokens } from './accessToken.ts';
import { type OpenedSession, Sessions } from './sessions.ts';
import { visitorContext } from '../../test/harness/context.ts';

let database: Database;
let served: TestApp;
let account: Account;
let opened: OpenedSession;

const sessions = new Sessions(accessTokens(TEST_SECRET, TEST_URL, { now: () => NOW }));

beforeAll(async () => {
  database = await freshDatabase();
  served = await testApp(database);
});

beforeEach(async () => {
  account = await buildAccount(database, { userType: 'buyer', kind: null, email: null });
  opened = await open(account);
});

function open({ id }: Account, userAgent: string | null = null): Promise<OpenedSession> {
  const context = visitorContext(database, { address: '192.0.2.1', userAgent });
  return sessions.open(context, id);
}

test('a token says at once whose it is, as long as it is one of ours and not too old', async () => {
  const { accessToken: token } = opened;
  expect(sessions.accountOf(token)).toBe(account.id);
  const [head = '', payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ sub: 'me', exp: 9e9 })).toString('base64url');
  const forged = [
    `${head}.${other}.${signature}`,
    `${head}.${payload}.`,
    `${head}.${payload}`,
    `${token}.`,
    await accessToken(account.id, 'a session', LIMITS.session.accessSeconds),
  ];
  const foreign = await accessTokens('x'.repeat(32), TEST_URL, { now: () => NOW }).sign({
    accountId: account.id,
    sessionId: 'a session',
  });
  for (const each of [...forged, foreign]) expect(sessions.accountOf(each)).toBe(null);
});

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const me = (token: string) => served.rest('/api/auth/me', undefined, 'GET', as(token));
const refresh = (refreshToken: string) =>
  served.rest('/api/auth/refresh-token', undefined, 'POST', { body: { refreshToken } });

const present = (path: string, refreshToken: string, place: 'body' | 'cookie' = 'cookie') =>
  served.rest(
    path,
    undefined,
    'POST',
    place === 'body'
      ? { body: { refreshToken } }
      : { headers: { cookie: `refresh_token=${refreshToken}` } },
  );
const refreshByGraphQL = (token: string) =>
  served.graphql(
    'mutation ($token: String!) { refreshSession(refreshToken: $token) { signedIn { accessToken account { id } } } }',
    { token },
  );

async function refreshed(token: string): Promise<string> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return String(body['refreshToken']);
}

async function moveBack(seconds: number): Promise<void> {
  await database.query({
    text: 'UPDATE refresh_token SET used_at = used_at - make_interval(secs => $1)',
    values: [seconds],
  });
}

describe('who asks', () => {
  test('V-7-22 V-7-36 V-6-03 D-35 GET /api/auth/me and /api/auth/profile answer the account', async () => {
    for (const path of ['/api/auth/me', '/api/auth/profile']) {
      const response = await served.rest(path, undefined, 'GET', as(opened.accessToken));
      expect(response).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'private, no-cache' },
        body: { success: true, user: { _id: account.id, id: account.id, userType: 'buyer' } },
      });
      expect(response.body['data']).toEqual(response.body['user']);
    }
  });

  test('A-6-02 D-97 the token of a documented client opens the calls of its role as a bearer, and nothing without it', async () => {
    const [role, path] = ['site_admin', '/api/site-admin/overview'] as const;
    const administrator = await buildAccount(database, { userType: role, role, kind: null });
    const { refreshToken } = await open(administrator);
    const { body } = await refresh(refreshToken);
    const saved = [
      body['accessToken'],
      Object(body['tokens']).accessToken,
      Object(body['data']).accessToken,
    ];
    for (const token of saved) {
      const response = await served.rest(path, undefined, 'GET', as(String(token)));
      expect(response).toMatchObject({ status: 200, body: { success: true } });
    }
    expect((await served.rest(path)).status).toBe(401);
    expect((await served.rest(path, undefined, 'GET', as(opened.accessToken))).status).toBe(403);
  });

  test('V-3-01 V-3-02 the same account through GraphQL', async () => {
    const { data } = await served.graphql(
      '{ viewer { account { id name userType role displayName isComplete landingPath } } }',
      {},
      undefined,
      as(opened.accessToken),
    );
    expect(data).toEqual({
      viewer: {
        account: {
          id: account.id,
          name: account.name,
          userType: 'BUYER',
          role: null,
          displayName: 'Property Buyer',
          isComplete: false,
          landingPath: '/complete-profile',
        },
      },
    });
  });

  test('V-2.1-24 a visitor is asked to sign in, and is nobody for GraphQL', async () => {
    expect(await served.rest('/api/auth/me')).toMatchObject({
      status: 401,
      body: { success: false, code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' },
    });
    expect((await served.graphql('{ viewer { account { id } } }')).data).toEqual({
      viewer: { account: null },
    });
  });

  test('V-2.1-24 a token that is too old says so', async () => {
    const id = await sessionId();
    const old = await accessToken(account.id, id, 901);
    expect((await me(old)).body['message']).toBe('Your session has expired. Please sign in again.');
    expect((await me(await accessToken(account.id, id, 899))).status).toBe(200);
  });

  test('51-1 with a token that is too old a read is refused, and logging out is not', async () => {
    const old = as(await accessToken(account.id, await sessionId(), 901));
    expect(await served.rest('/api/properties', undefined, 'GET', old)).toMatchObject({
      status: 401,
      body: { message: 'Your session has expired. Please sign in again.' },
    });
    expect((await served.rest('/api/auth/logout', undefined, 'GET', old)).status).toBe(200);
  });

  test('D-119 role and status are those of the account now, not of the token', async () => {
    const change = (text: string) => database.query({ text, values: [account.id] });
    await change(`UPDATE account SET user_type = 'seller', kind = 'agent' WHERE id = $1`);
    expect((await me(opened.accessToken)).body['user']).toMatchObject({ userType: 'seller' });
    await change(`UPDATE account SET status = 'blocked' WHERE id = $1`);
    expect(await me(opened.accessToken)).toMatchObject({
      status: 403,
      body: { message: 'This account is not active. Please contact us.' },
    });
    expect(await refresh(opened.refreshToken)).toMatchObject({
      status: 401,
      body: { message: 'This account is not active. Please contact us.' },
    });
  });
});

describe('25 mutated tokens are refused on both doors', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = { alg: 'HS256', typ: 'at+jwt' };
  const seconds = Math.floor(NOW.getTime() / 1_000);
  const made = async () => ({
    iss: TEST_URL,
    aud: TEST_URL,
    sub: account.id,
    sid: await sessionId(),
    iat: seconds,
    exp: seconds + 900,
  });
  const signed = (head: object, claims: object, secret = TEST_SECRET, hash = 'sha256') => {
    const body = `${part(head)}.${part(claims)}`;
    return `${body}.${createHmac(hash, secret).update(body).digest('base64url')}`;
  };
  const cut = (token: string, index: number) => token.split('.')[index] ?? '';
  const good = () => opened.accessToken;
  type Claims = Awaited<ReturnType<typeof made>>;
  const without = (claims: Claims, name: keyof Claims) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

  test('a token made by hand in the right way is taken: the table below fails for its own reasons', async () => {
    expect((await me(signed(header, await made()))).status).toBe(200);
  });

  const MUTATIONS: readonly [string, (claims: Claims) => string | Promise<string>][] = [
    [
      'a letter of the signature changed',
      () => good().slice(0, -2) + (good().endsWith('AA') ? 'BB' : 'AA'),
    ],
    ['no signature', () => `${cut(good(), 0)}.${cut(good(), 1)}.`],
    ['two parts', () => `${cut(good(), 0)}.${cut(good(), 1)}`],
    ['four parts', () => `${good()}.x`],
    ['the signature twice', () => `${cut(good(), 0)}.${cut(good(), 2)}.${cut(good(), 2)}`],
    ['alg none', (claims) => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`],
    ['alg None', (claims) => `${part({ alg: 'None', typ: 'at+jwt' })}.${part(claims)}.`],
    ['alg HS512', (claims) => signed({ ...header, alg: 'HS512' }, claims, TEST_SECRET, 'sha512')],
    ['alg RS256', (claims) => signed({ ...header, alg: 'RS256' }, claims)],
    ['no alg', (claims) => signed({ typ: 'at+jwt' }, claims)],
    ['another type', (claims) => signed({ ...header, typ: 'JWT' }, claims)],
    ['no type', (claims) => signed({ alg: 'HS256' }, claims)],
    ['an unknown critical header', (claims) => signed({ ...header, crit: ['x'], x: 1 }, claims)],
    ['another secret', (claims) => signed(header, claims, 'b'.repeat(48))],
    ['an empty secret', (claims) => signed(header, claims, '')],
    ['another issuer', (claims) => signed(header, { ...claims, iss: 'https://evil.example' })],
    ['another audience', (claims) => signed(header, { ...claims, aud: 'https://evil.example' })],
    ['no expiry', (claims) => signed(header, without(claims, 'exp'))],
    ['no time of issue', (claims) => signed(header, without(claims, 'iat'))],
    ['expired', (claims) => signed(header, { ...claims, exp: seconds - 1 })],
    ['not valid yet', (claims) => signed(header, { ...claims, nbf: seconds + 60 })],
    ['no session', (claims) => signed(header, without(claims, 'sid'))],
    ['no account', (claims) => signed(header, without(claims, 'sub'))],
    ['a session that never was', (claims) => signed(header, { ...claims, sid: 'f'.repeat(24) })],
    [
      "the session of somebody else's",
      async (claims) => signed(header, { ...claims, sub: (await buildAccount(database)).id }),
    ],
    ['a session id that is SQL', (claims) => signed(header, { ...claims, sid: "' OR '1'='1" })],
    ['the refresh token', () => opened.refreshToken],
    ['ten thousand letters', () => 'x'.repeat(10_000)],
    ['very long', (claims) => signed(header, { ...claims, more: 'x'.repeat(2_000) })],
  ];

  test.each(MUTATIONS)('V-2.1-24 %s', async (_name, mutate) => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(25);
    const token = await mutate(await made());
    expect(await me(token)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    const graph = await served.graphql('{ viewer { account { id } } }', {}, undefined, as(token));
    expect(graph).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('refresh tokens', () => {
  test('D-32 a refresh answers new tokens under every documented name, in body and cookie', async () => {
    for (const path of ['/api/auth/refresh-token', '/api/auth/refresh']) {
      const fresh = await open(account);
      const { status, body, headers } = await served.rest(path, undefined, 'POST', {
        body: { refreshToken: fresh.refreshToken },
      });
      expect(status).toBe(200);
      const { accessToken: access, refreshToken } = body;
      expect(body).toMatchObject({
        success: true,
        tokens: { accessToken: access, refreshToken },
        user: { id: account.id },
        data: { accessToken: access },
      });
      expect(refreshToken).not.toBe(fresh.refreshToken);
      const cookie = String(headers['set-cookie']);
      expect(cookie).toContain(`refresh_token=${String(refreshToken)};`);
      expect(cookie).toMatch(/; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);
      expect(headers['cache-control']).toBe('no-store');
      expect((await me(String(access))).status).toBe(200);
    }
  });

  test('D-32 the cookie alone is enough', async () => {
    const response = await served.rest('/api/auth/refresh-token', undefined, 'POST', {
      headers: { cookie: `refresh_token=${opened.refreshToken}` },
    });
    expect(response).toMatchObject({ status: 200, body: { user: { id: account.id } } });
  });

  test.each<[string, (token: string) => Promise<{ text: string; headers: object }>]>([
    ['in the body of /refresh-token', (token) => present('/api/auth/refresh-token', token, 'body')],
    ['in the body of /refresh', (token) => present('/api/auth/refresh', token, 'body')],
    ['as the cookie of /refresh-token', (token) => present('/api/auth/refresh-token', token)],
    ['as the cookie of /refresh', (token) => present('/api/auth/refresh', token)],
    ['through GraphQL', refreshByGraphQL],
  ])('a used token ends the session, and every token of it: %s', async (_where, presentUsed) => {
    const second = await refreshed(opened.refreshToken);
    const third = await refreshed(second);
    const refused = await presentUsed(opened.refreshToken);
    expect(refused.text).toContain('UNAUTHENTICATED');
    expect(String(Object(refused.headers)['set-cookie'])).toContain('refresh_token=; Max-Age=0');
    expect((await refresh(third)).status).toBe(401);
    expect((await me(opened.accessToken)).status).toBe(401);
    const [row] = await database.query({
      text: 'SELECT ended_why FROM session WHERE account_id = $1',
      values: [account.id],
    });
    expect(row).toEqual({ ended_why: 'reuse' });
  });

  test('a lost answer: the same token is good again within ten seconds', async () => {
    await refreshed(opened.refreshToken);
    const again = await refreshed(opened.refreshToken);
    expect((await refresh(again)).status).toBe(200);
  });

  test('after ten seconds it is reuse, although its child was never used', async () => {
    const second = await refreshed(opened.refreshToken);
    await moveBack(11);
    expect((await refresh(opened.refreshToken)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
  });

  test('presenting it again within the ten seconds does not lengthen them', async () => {
    await refreshed(opened.refreshToken);
    await moveBack(6);
    await refreshed(opened.refreshToken);
    await moveBack(6);
    expect((await refresh(opened.refreshToken)).status).toBe(401);
  });

  test('each lives for 30 days', async () => {
    const age = (seconds: number) =>
      database.query({
        text: 'UPDATE refresh_token SET expires_at = expires_at - make_interval(secs => $1)',
        values: [seconds],
      });
    await age(LIMITS.session.refreshSeconds - 60);
    const next = await refreshed(opened.refreshToken);
    await age(LIMITS.session.refreshSeconds);
    expect((await refresh(next)).status).toBe(401);
    expect(LIMITS.session.refreshSeconds).toBe(30 * 86_400);
  });

  test('two tabs that refresh at once both go on', async () => {
    const both = await Promise.all([refresh(opened.refreshToken), refresh(opened.refreshToken)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = both.map(({ body }) => String(body['refreshToken']));
    expect(one).not.toBe(other);
    expect((await refresh(one ?? '')).status).toBe(200);
    expect((await refresh(other ?? '')).status).toBe(200);
  });

  test('an expired one is refused', async () => {
    await database.query({
      text: `UPDATE refresh_token SET expires_at = now() - interval '1 second'`,
    });
    expect(await refresh(opened.refreshToken)).toMatchObject({
      status: 401,
      body: { message: 'Your session has ended. Please sign in again.' },
    });
  });

  test.each([
    ['nothing', {}],
    ['an empty one', { refreshToken: '' }],
    ['a number', { refreshToken: 5 }],
    ['another text', { refreshToken: 'x'.repeat(43) }],
    ['a NUL', { refreshToken: '\0' }],
  ])('%s is refused with 401', async (_name, body) => {
    const response = await served.rest('/api/auth/refresh-token', undefined, 'POST', { body });
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('GraphQL refreshes too', async () => {
    const { data } = await refreshByGraphQL(opened.refreshToken);
    expect(data).toMatchObject({ refreshSession: { signedIn: { account: { id: account.id } } } });
  });

  test('only hashes are kept', async () => {
    const rows = await database.query({ text: 'SELECT * FROM refresh_token, session' });
    expect(JSON.stringify(rows)).not.toContain(opened.refreshToken);
    expect(served.logged()).not.toContain(opened.refreshToken);
  });
});

describe('ending', () => {
  test.each(['GET', 'POST'] as const)(
    'V-7-21 D-32 %s /api/auth/logout ends the session and its tokens, and answers success again',
    async (method) => {
      const out = () => served.rest('/api/auth/logout', undefined, method, as(opened.accessToken));
      const response = await out();
      expect(response).toMatchObject({ status: 200, body: { success: true } });
      expect(String(response.headers['set-cookie'])).toContain('refresh_token=; Max-Age=0');
      expect((await me(opened.accessToken)).status).toBe(401);
      expect((await refresh(opened.refreshToken)).status).toBe(401);
      expect(await out()).toMatchObject({ status: 200, body: { success: true } });
    },
  );

  test('D-32 a token that is too old still ends its session', async () => {
    const old = await accessToken(account.id, await sessionId(), LIMITS.session.accessSeconds + 1);
    expect((await me(old)).status).toBe(401);
    expect(await served.rest('/api/auth/logout', undefined, 'GET', as(old))).toMatchObject({
      status: 200,
    });
    expect((await refresh(opened.refreshToken)).status).toBe(401);
  });

  test('D-32 the cookie alone ends its session', async () => {
    const headers = { cookie: `refresh_token=${opened.refreshToken}` };
    const response = await served.rest('/api/auth/logout', undefined, 'POST', { headers });
    expect(String(response.headers['set-cookie'])).toContain('refresh_token=; Max-Age=0');
    expect((await me(opened.accessToken)).status).toBe(401);
    expect((await refresh(opened.refreshToken)).status).toBe(401);
  });

  test('a link of another site, which brings neither, logs nobody out', async () => {
    const response = await served.rest('/api/auth/logout');
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('who cannot be signed out is not told that they are', async () => {
    await database.query({
      text: `CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'not now'; END $$`,
    });
    await database.query({
      text: `CREATE TRIGGER refuse_end BEFORE UPDATE ON session
        FOR EACH ROW EXECUTE FUNCTION refuse_end()`,
    });
    try {
      for (const shown of [
        as(opened.accessToken),
        { headers: { cookie: `refresh_token=${opened.refreshToken}` } },
      ]) {
        const rest = await served.rest('/api/auth/logout', undefined, 'POST', shown);
        expect(rest).toMatchObject({ status: 500, body: { success: false } });
        expect(rest.headers['set-cookie']).toBeUndefined();
        const graph = await served.graphql('mutation { signOut }', {}, undefined, shown);
        expect(graph.errors).toHaveLength(1);
      }
    } finally {
      await database.query({ text: 'DROP FUNCTION refuse_end CASCADE' });
    }
    expect((await me(opened.accessToken)).status).toBe(200);
  });

  test('the devices of the viewer, and ending one of them', async () => {
    const phone = await open(account, PHONE);
    const listed = await served.graphql(
      '{ viewer { sessions { id device address isCurrent } } }',
      {},
      undefined,
      as(opened.accessToken),
    );
    expect(listed.data).toMatchObject({
      viewer: {
        sessions: expect.arrayContaining([
          expect.objectContaining({ device: 'Unknown device', isCurrent: true }),
          expect.objectContaining({ device: 'Chrome on Android', isCurrent: false }),
        ]),
      },
    });
    const id = await sessionId('Chrome on Android');
    const end = (token: string) =>
      served.graphql(
        'mutation ($id: ID!) { endSession(id: $id) { deletedId } }',
        { id },
        undefined,
        as(token),
      );
    const stranger = await open(await buildAccount(database));
    expect((await end(stranger.accessToken)).data).toEqual({
      endSession: { deletedId: null },
    });
    expect((await me(phone.accessToken)).status).toBe(200);
    expect((await end(opened.accessToken)).data).toEqual({
      endSession: { deletedId: id },
    });
    expect((await me(phone.accessToken)).status).toBe(401);
    expect((await me(opened.accessToken)).status).toBe(200);
    expect(await devices()).toEqual(['Unknown device']);
  });

  test('the device that was used last stands first', async () => {
    const phone = await open(account, PHONE);
    await database.query({
      text: `UPDATE session SET last_used_at = now() - CASE WHEN device = 'Unknown device'
        THEN interval '1 hour' ELSE interval '2 hours' END WHERE account_id = $1`,
      values: [account.id],
    });
    expect(await devices()).toEqual(['Unknown device', 'Chrome on Android']);
    await refreshed(phone.refreshToken);
    expect(await devices()).toEqual(['Chrome on Android', 'Unknown device']);
  });

  test('a device whose last token is over is listed no more', async () => {
    const phone = await sessionId();
    await open(account, PHONE);
    await database.query({
      text: 'UPDATE session SET last_used_at = last_used_at - make_interval(secs => $2) WHERE id = $1',
      values: [phone, LIMITS.session.refreshSeconds],
    });
    expect(await devices()).toEqual(['Chrome on Android']);
  });

  test('of very many devices fifty are listed', async () => {
    await database.query({
      text: `INSERT INTO session (id, account_id, device, address)
        SELECT substr(md5(n::text || $1), 1, 24), $1, 'Firefox', '192.0.2.1' FROM generate_series(1, 51) AS n`,
      values: [account.id],
    });
    expect(await devices()).toHaveLength(50);
  });

  test('log out everywhere ends all of them', async () => {
    const other = await open(account);
    const { data, headers } = await served.graphql(
      'mutation { signOutEverywhere { endedCount } }',
      {},
      undefined,
      as(opened.accessToken),
    );
    expect(data).toEqual({ signOutEverywhere: { endedCount: 2 } });
    expect(String(headers['set-cookie'])).toContain('refresh_token=; Max-Age=0');
    expect((await me(other.accessToken)).status).toBe(401);
    expect((await me(opened.accessToken)).status).toBe(401);
  });

  test('the sweep forgets what is over and keeps what is open', async () => {
    await database.query({
      text: `UPDATE refresh_token SET expires_at = now() - interval '1 second' WHERE session_id <> $1`,
      values: [await sessionId()],
    });
    await database.query({
      text: `UPDATE session SET last_used_at =
        now() - CASE WHEN account_id = $1 THEN interval '59 days' ELSE interval '61 days' END`,
      values: [account.id],
    });
    await nightly(database, served.app.retention);
    const left = await database.query({ text: 'SELECT account_id FROM session' });
    expect(left).toEqual([{ account_id: account.id }]);
    expect((await refresh(opened.refreshToken)).status).toBe(200);
  });
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

/** What the viewer sees of the open sessions, in their order. */
async function devices(): Promise<string[]> {
  const { data } = await served.graphql(
    '{ viewer { sessions { device } } }',
    {},
    undefined,
    as(opened.accessToken),
  );
  return Object(data?.['viewer']).sessions.map(({ device }: { device: string }) => device);
}

async function sessionId(device = 'Unknown device'): Promise<string> {
  const [row] = await database.query<{ id: string }>({
    text: 'SELECT id FROM session WHERE account_id = $1 AND device = $2 ORDER BY id LIMIT 1',
    values: [account.id, device],
  });
  return row?.id ?? '';
}
