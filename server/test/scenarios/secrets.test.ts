import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../src/platform/database/connect.ts';
import { newId } from '../../src/platform/ids.ts';
import { type RestResponse, type TestApp, testApp } from '../harness/application.ts';
import { freshDatabase } from '../harness/database.ts';
import { dumpOf } from '../harness/dump.ts';
import { lastCode } from '../harness/messages.ts';
import {
  BEHIND_A_PROXY,
  buildKnown,
  newEmail,
  newMobile,
  person,
  type Person,
  wrongCode,
} from '../harness/people.ts';
import { FAKE_APP } from '../fakes/fakeApp.ts';
import { type FakePerson, type FakeProvider, startFakeProvider } from '../fakes/fakeProvider.ts';
import { type FakeMail, startFakeMail } from '../fakes/fakeMail.ts';
import { type FakeSms, startFakeSms } from '../fakes/fakeSms.ts';

/**
 * Signs in, registers and changes details in every way through both doors, then reads every answer, every
 * line of the log and every row of the database as a stranger would who got hold of them.
 */

let database: Database;
let served: TestApp;
let sms: FakeSms;
let mail: FakeMail;
let provider: FakeProvider;

/** What was answered, without the tokens that the answer is there to give. */
const responses: { about: string; text: string }[] = [];
const codes = new Set<string>();
const APP_SECRET = FAKE_APP.secret;
const tokens = new Set([APP_SECRET, 'token-of-the-provider']);
const mobiles = new Set<string>();
const dumps: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  [sms, mail, provider] = await Promise.all([startFakeSms(), startFakeMail(), startFakeProvider()]);
  served = await testApp(database, {
    ...BEHIND_A_PROXY,
    SMS_URL: sms.url,
    SMS_TOKEN: 'token-of-the-provider',
    SMS_SENDER: 'HOMES',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'hello@homes.example',
    GOOGLE_CLIENT_ID: FAKE_APP.id,
    GOOGLE_CLIENT_SECRET: APP_SECRET,
    GOOGLE_ISSUER: provider.url,
    FACEBOOK_APP_ID: FAKE_APP.id,
    FACEBOOK_APP_SECRET: APP_SECRET,
    FACEBOOK_GRAPH_URL: provider.url,
    FACEBOOK_DIALOG_URL: provider.url,
  });
  await journeys();
  for (const name of ['google', 'facebook'] as const) await signInWith(name);
  await misfortunes();
  dumps.push(await dumpOf(database));
  await deliver();
  dumps.push(await dumpOf(database));
});

afterAll(async () => {
  await served.app.close();
  await Promise.all([sms.close(), mail.close(), provider.close()]);
});

function mobile(): string {
  const fresh = newMobile();
  mobiles.add(fresh);
  return fresh;
}

async function codeTo(to: string): Promise<string> {
  const code = await lastCode(served, to);
  codes.add(code).add(wrongCode(code));
  return code;
}

/** Collects an answer, and apart from it the tokens in their documented places. */
function collect<Answer extends Pick<RestResponse, 'status' | 'headers' | 'text'>>(
  about: string,
  response: Answer,
): Answer {
  expect(response.status, `${about}: ${response.text}`).toBe(200);
  for (const [, token = ''] of response.text.matchAll(TOKEN)) tokens.add(token);
  const cookies = JSON.stringify(response.headers['set-cookie'] ?? '').replace(COOKIE, '$1');
  const headers = JSON.stringify({ ...response.headers, 'set-cookie': '' });
  responses.push({ about, text: `${response.text.replace(TOKEN, '')} ${headers} ${cookies}` });
  return response;
}

const TOKEN = /"(?:accessToken|refreshToken|verificationToken)":"([^"]+)"/g;
const COOKIE = /((?:refresh_token|registration)=)[^;]+/g;

function fieldOf(response: Pick<RestResponse, 'text'>, name: string): string {
  return new RegExp(`"${name}":"([^"]+)"`).exec(response.text)?.[1] ?? '';
}

async function post(who: Person, path: string, body: object, bearer?: string) {
  return collect(path, await who.post(path, body, { bearer }));
}

async function graphql(who: Person, query: string, variables: object, bearer?: string) {
  return collect(query, await who.graphql(query, variables, { bearer }));
}

const SIGNED_IN = '{ accessToken refreshToken account { id } }';
const SENT = '{ sentTo }';

async function journeys(): Promise<void> {
  const known = await buildKnown(database, { mobile: mobile() });
  await signInByRest(known.mobile);
  await signInByGraphQL(known.email);
  await registerByRest();
  await registerByGraphQL();
  // Asked for and never used: these codes still wait when the database is read.
  const to = (await buildKnown(database, { mobile: mobile() })).mobile;
  await post(person(served), '/api/auth/mobile/send-otp', { mobile: to, purpose: 'login' });
  await codeTo(to);
}

async function signInByRest(to: string): Promise<void> {
  const who = person(served);
  await post(who, '/api/auth/mobile/send-otp', { mobile: to, purpose: 'login' });
  const opened = await post(who, '/api/auth/mobile/verify-otp', {
    mobile: to,
    otp: await codeTo(to),
    purpose: 'login',
  });
  const bearer = fieldOf(opened, 'accessToken');
  collect('me', await who.rest('GET', '/api/auth/me', { bearer }));
  const next = mobile();
  const change = { mobile: next, purpose: 'change' };
  await post(who, '/api/auth/mobile/send-otp', change, bearer);
  const otp = await codeTo(next);
  await post(who, '/api/auth/mobile/verify-otp', { ...change, otp }, bearer);
  const { text } = await post(who, '/api/auth/refresh-token', {
    refreshToken: fieldOf(opened, 'refreshToken'),
  });
  const cookie = `refresh_token=${fieldOf({ text }, 'refreshToken')}`;
  collect('refresh by cookie', await who.rest('POST', '/api/auth/refresh', { cookie }));
  collect('logout', await who.rest('POST', '/api/auth/logout', { bearer }));
}

async function signInByGraphQL(to: string): Promise<void> {
  const who = person(served);
  await graphql(
    who,
    `mutation ($to: String) { requestSignInCode(email: $to) { codeSent ${SENT} } }`,
    { to },
  );
  const opened = await graphql(
    who,
    `mutation ($to: String, $code: String!) { signIn(email: $to, code: $code) { signedIn ${SIGNED_IN} } }`,
    { to, code: await codeTo(to) },
  );
  const bearer = fieldOf(opened, 'accessToken');
  await graphql(
    who,
    '{ viewer { account { id mobile email } sessions { id device address } }  }',
    {},
    bearer,
  );
  const next = newEmail();
  await graphql(
    who,
    `mutation ($to: String!) { requestEmailChange(email: $to) { codeSent ${SENT} } }`,
    { to: next },
    bearer,
  );
  await graphql(
    who,
    'mutation ($to: String!, $code: String!) { confirmEmailChange(email: $to, code: $code) { account { id } } }',
    { to: next, code: await codeTo(next) },
    bearer,
  );
  await graphql(
    who,
    `mutation ($token: String!) { refreshSession(refreshToken: $token) { signedIn ${SIGNED_IN} } }`,
    { token: fieldOf(opened, 'refreshToken') },
  );
  await graphql(who, 'mutation { signOutEverywhere { endedCount } }', {}, bearer);
}

async function registerByRest(): Promise<void> {
  const who = person(served);
  const fresh = { mobile: mobile(), userType: 'seller', purpose: 'register' };
  await post(who, '/api/auth/mobile/send-otp', fresh);
  const otp = await codeTo(fresh.mobile);
  const verified = await post(who, '/api/auth/mobile/verify-otp', { ...fresh, otp });
  const verificationToken = fieldOf(verified, 'verificationToken');
  const details = { mobile: fresh.mobile, name: 'Meera Test', email: newEmail() };
  await post(who, '/api/auth/complete-profile', { ...details, verificationToken });

  const byMail = { name: 'Asha Test', email: newEmail(), mobile: mobile(), userType: 'buyer' };
  await post(who, '/api/auth/register', byMail);
  const { email } = byMail;
  await post(who, '/api/auth/otpVerify', { email, otp: await codeTo(email) });
}

async function registerByGraphQL(): Promise<void> {
  const who = person(served);
  const to = mobile();
  await graphql(
    who,
    `mutation ($to: String!) { requestRegistrationCode(mobile: $to, userType: BUYER) { codeSent ${SENT} } }`,
    { to },
  );
  const verified = await graphql(
    who,
    `
      mutation ($to: String!, $code: String!) {
        verifyRegistrationCode(mobile: $to, code: $code) {
          registration {
            verificationToken
          }
        }
      }
    `,
    { to, code: await codeTo(to) },
  );
  await graphql(
    who,
    `mutation ($token: String!, $email: String!) {
      completeRegistration(input: { verificationToken: $token, name: "Meera Test", email: $email }) { signedIn ${SIGNED_IN} } }`,
    { token: fieldOf(verified, 'verificationToken'), email: newEmail() },
  );
  const email = newEmail();
  await graphql(
    who,
    `mutation ($email: String!, $to: String!) {
      registerByEmail(input: { name: "Asha Test", email: $email, mobile: $to, userType: AGENT }) { codeSent ${SENT} } }`,
    { email, to: mobile() },
  );
  await graphql(
    who,
    `mutation ($email: String!, $code: String!) {
      confirmEmailRegistration(email: $email, code: $code) { signedIn ${SIGNED_IN} } }`,
    { email, code: await codeTo(email) },
  );
}

/** Through the provider's window, with its token, and while it is away. */
async function signInWith(name: 'google' | 'facebook'): Promise<void> {
  const asha: FakePerson = {
    id: newId(),
    name: 'Asha Rao',
    email: newEmail(),
    isEmailVerified: true,
  };
  const access_token = provider.accessToken(asha, FAKE_APP.id);
  tokens.add(access_token);
  const who = person(served);
  await post(who, '/api/social-auth/login', { provider: name, access_token });
  for (const isAway of [false, true]) {
    const window = await served.app.http.inject({ url: `/api/auth/${name}` });
    const [attempt] = window.cookies;
    const back = new URL(provider.approve(String(window.headers.location), asha));
    tokens.add(back.searchParams.get('code') ?? 'no code').add(attempt?.value ?? 'no cookie');
    for (const path of isAway ? ['/token', '/oauth/access_token'] : []) {
      provider.misbehaving.set(path, { status: 500 });
    }
    const { statusCode, body, headers } = await served.app.http.inject({
      url: back.pathname + back.search,
      cookies: { [attempt?.name ?? '']: attempt?.value ?? '' },
    });
    expect(statusCode).toBe(isAway ? 503 : 200);
    const response = { status: statusCode, text: body, headers };
    if (!isAway) collect(`back from ${name}`, response);
    else responses.push({ about: `${name} is away`, text: `${body} ${JSON.stringify(headers)}` });
  }
  provider.misbehaving.clear();
}

/** What goes wrong on the way, with secrets in all the wrong places. */
async function misfortunes(): Promise<void> {
  const { mobile: to, email } = await buildKnown(database, { mobile: mobile() });
  const who = person(served);
  await post(who, '/api/auth/mobile/send-otp', { mobile: to, purpose: 'login' });
  const otp = await codeTo(to);
  const wrong = wrongCode(otp);
  const signIn = { mobile: to, otp, purpose: 'login' };
  const VERIFY = '/api/auth/mobile/verify-otp';
  const refused = async (about: string, pending: Promise<{ text: string; headers: object }>) => {
    const { text, headers } = await pending;
    responses.push({ about, text: `${text} ${JSON.stringify(headers)}` });
  };
  await refused('wrong code', who.post(VERIFY, { ...signIn, otp: wrong }));
  await refused('not for this', who.post(VERIFY, { ...signIn, purpose: 'register' }));
  await refused('a password', who.post('/api/auth/login', { mobile: to, otp, password: otp }));
  await refused('a list', who.post(VERIFY, [signIn]));
  await refused('too large', who.post(VERIFY, { ...signIn, more: 'x'.repeat(200_000) }));
  await refused('taken', who.post('/api/auth/mobile/send-otp', { ...signIn, purpose: 'register' }));
  await refused('unknown', who.post('/api/auth/mobile/send-otp', { mobile: mobile() }));
  await refused('no token of ours', who.rest('GET', '/api/auth/me', { bearer: `${otp}.${to}.x` }));
  await refused('an address', who.rest('GET', `/api/nothing/${otp}?otp=${otp}&mobile=${to}`));
  await refused('no address', who.rest('GET', `/api/%E0%A4%A?otp=${otp}&mobile=${to}`));
  await refused('a page', served.page(`/no-such-page?code=${otp}&mobile=${to}`));
  await refused('half a body', raw(VERIFY, `{"mobile":"${to}","otp":"${otp}`));
  await refused('half a query', raw('/graphql', `{"query":"mutation { signIn(code: \\"${otp}`));

  // The library repeats to the sender what cannot be read; the log must not.
  await who.graphql(`mutation { signIn(mobile: "${to}", code: ${otp}) ${SIGNED_IN} }`);
  await who.graphql(
    `mutation { signIn(mobile: "${to}", code: "${otp}" again) { signedIn ${SIGNED_IN} } }`,
  );
  const number = await who.graphql(
    `mutation ($code: String!) { signIn(email: "${email}", code: $code) { signedIn ${SIGNED_IN} } }`,
    { code: Number(otp) },
  );
  expect(number).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'INVALID_INPUT' } }],
  });

  await database.query({ text: 'ALTER TABLE session RENAME TO session_away' });
  await refused('a broken database', who.post(VERIFY, signIn));
  await database.query({ text: 'ALTER TABLE session_away RENAME TO session' });
  const opened = await post(who, VERIFY, signIn);
  await refused('used up', who.post(VERIFY, signIn));
  const refreshToken = fieldOf(opened, 'refreshToken');
  await database.query({
    text: `UPDATE account SET status = 'blocked' WHERE mobile = $1`,
    values: [to],
  });
  await refused('suspended', who.post('/api/auth/refresh-token', { refreshToken }));
}

/** A request whose body is no JSON. */
async function raw(url: string, payload: string): Promise<{ text: string; headers: object }> {
  const headers = { 'content-type': 'application/json' };
  const response = await served.app.http.inject({ method: 'POST', url, headers, payload });
  return { text: response.body, headers: response.headers };
}

/** Providers that refuse at first, so that the log has something to say, and take the messages then. */
async function deliver(): Promise<void> {
  sms.behave({ status: 500 });
  mail.behave({ to: 'text', answer: '451 later, please' });
  await served.app.start();
  const waiting = async () => {
    const [row] = await database.query<{ fresh: number; waiting: number }>({
      text: `SELECT count(*) FILTER (WHERE attempts = 0)::int AS fresh, count(*)::int AS waiting
        FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL`,
    });
    return row;
  };
  await until(async () => (await waiting())?.fresh === 0);
  sms.behave('take');
  mail.behave('take');
  await database.query({ text: 'UPDATE outbox SET next_at = now() WHERE sent_at IS NULL' });
  await until(async () => (await waiting())?.waiting === 0);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 60_000 });
}

/** Where the code stands as a number of its own, in the clear or as bytes or base64. */
function tells(text: string, secret: string): boolean {
  const bytes = Buffer.from(secret);
  const isCode = /^\d+$/.test(secret);
  const alone = isCode ? new RegExp(`(?<![0-9A-Za-z.])${secret}(?![0-9A-Za-z])`) : null;
  return (
    (alone === null ? text.includes(secret) : alone.test(text)) ||
    text.includes(bytes.toString('hex')) ||
    text.includes(bytes.toString('base64url'))
  );
}

function linesWith(secret: string): string[] {
  const lines = served.logged().split('\n');
  return lines.filter((line) => tells(line, secret));
}

describe('what a stranger finds', () => {
  test('the journeys came to their end', () => {
    expect(codes.size).toBeGreaterThan(10);
    expect(tokens.size).toBeGreaterThan(15);
    expect(mobiles.size).toBeGreaterThan(7);
    expect([sms.requests.length > 5, mail.mails.length > 3]).toEqual([true, true]);
    expect(served.logged()).toContain('A message did not leave.');
  });

  test('no code is in any answer', () => {
    for (const code of codes) {
      expect(responses.filter(({ text }) => tells(text, code)).map(({ about }) => about)).toEqual(
        [],
      );
    }
  });

  test('a token is in the answers that give it, in its place, and nowhere else', () => {
    for (const token of tokens) {
      expect(responses.filter(({ text }) => tells(text, token)).map(({ about }) => about)).toEqual(
        [],
      );
    }
  });

  test('no code, no token and no whole mobile is in the log', () => {
    for (const secret of [...codes, ...tokens, ...mobiles]) {
      expect(linesWith(secret)).toEqual([]);
    }
    const [one = ''] = mobiles;
    expect(served.logged()).toContain(`${one.slice(0, 2)}******${one.slice(-2)}`);
  });

  test('no code and no token is in the database, neither while messages wait nor after', () => {
    for (const dump of dumps) {
      expect(dump.length).toBeGreaterThan(1_000);
      for (const secret of [...codes, ...tokens]) expect(tells(dump, secret)).toBe(false);
    }
  });

  test('the check itself finds what lies open', async () => {
    const [code = ''] = codes;
    await database.query({
      text: `INSERT INTO outbox (id, channel, recipient, template, text)
        VALUES ($1, 'sms', '9000000001', 'test', $2)`,
      values: ['0'.repeat(24), `Your code is ${code}.`],
    });
    expect(tells(await dumpOf(database), code)).toBe(true);
    expect(tells(`x ${Buffer.from('a-token').toString('hex')}`, 'a-token')).toBe(true);
  });
});
