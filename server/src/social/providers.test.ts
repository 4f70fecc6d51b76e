import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FAKE_APP } from '../../test/fakes/fakeApp.ts';
import {
  type FakePerson,
  type FakeProvider,
  startFakeProvider,
} from '../../test/fakes/fakeProvider.ts';
import { fixedClock } from '../platform/clock.ts';
import { codeChallenge, newAttempt, decryptAttempt, encryptAttempt } from './attempt.ts';
import { facebookProvider } from './facebook.ts';
import { googleProvider } from './google.ts';
import type { SignInProvider } from './provider.ts';

const DISCOVERY = '/.well-known/openid-configuration';
const REDIRECT = 'http://localhost:4000/api/auth/google/callback';
const ASHA: FakePerson = {
  id: 'asha-1',
  name: 'Asha Rao',
  email: 'asha@example.in',
  isEmailVerified: true,
};

let fake: FakeProvider;
let google: SignInProvider;
let facebook: SignInProvider;

beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.close());

beforeEach(() => {
  fake.lie = {};
  fake.misbehaving.clear();
  ({ google, facebook } = providersAt(fake));
});

function providersAt({ url }: FakeProvider): { google: SignInProvider; facebook: SignInProvider } {
  const { id, secret } = FAKE_APP;
  return {
    google: googleProvider({ clientId: id, clientSecret: secret, issuer: url }),
    facebook: facebookProvider({ appId: id, appSecret: secret, graphUrl: url, dialogUrl: url }),
  };
}

const REFUSED = {
  code: 'UNAUTHENTICATED',
  message: expect.stringMatching(
    /^(?:Google|Facebook) did not confirm who you are\. Please try again\.$/,
  ),
};

/** The whole way through the provider's window. */
async function throughWindow(
  provider: SignInProvider,
  changes: Record<string, string> = {},
  window = fake,
) {
  const attempt = newAttempt(null);
  const address = await provider.addressFor(attempt, REDIRECT);
  const query = new URL(window.approve(address, ASHA)).searchParams;
  for (const [key, value] of Object.entries(changes)) query.set(key, value);
  return provider.personFromCallback(query, attempt, REDIRECT);
}

describe('Google', () => {
  test('D-33 the code flow asks with state, nonce and a hidden verifier, and names the person', async () => {
    const attempt = newAttempt(null);
    const url = new URL(await google.addressFor(attempt, REDIRECT));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: FAKE_APP.id,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: codeChallenge(attempt),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(url.href).not.toContain(attempt.codeVerifier);
    expect(url.href).not.toContain(FAKE_APP.secret);
    await expect(throughWindow(google)).resolves.toEqual({
      provider: 'google',
      subject: 'asha-1',
      email: 'asha@example.in',
      isEmailVerified: true,
      name: 'Asha Rao',
    });
  });

  test.each([
    ['another site', { claims: { aud: 'another-app' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another attempt', { claims: { nonce: 'stolen' } }],
    ['no attempt', { claims: { nonce: undefined } }],
    ['yesterday', { claims: { exp: 1_700_000_000, iat: 1_699_990_000 } }],
    ['nobody', { claims: { sub: undefined } }],
    ['an unknown key', { signature: 'foreign' as const }],
    ['no key at all', { signature: 'none' as const }],
  ])('an ID token of %s is refused, from the window', async (_what, lie) => {
    fake.lie = lie;
    await expect(throughWindow(google)).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['another site', { claims: { aud: 'another-app' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['yesterday', { claims: { exp: 1_700_000_000 } }],
    ['no end', { claims: { exp: undefined } }],
    ['nobody', { claims: { sub: undefined } }],
    ['an unknown key', { signature: 'foreign' as const }],
    ['no key at all', { signature: 'none' as const }],
  ])('an ID token of %s is refused, as a token', async (_what, lie) => {
    fake.lie = lie;
    const token = await fake.idToken(ASHA, FAKE_APP.id);
    await expect(google.personFromToken(token)).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['a state of another browser', { state: 'stolen' }],
    ['a code nobody gave', { code: 'invented' }],
    ['an error of the provider', { error: 'server_error' }],
  ])('%s is refused', async (_what, changes) => {
    await expect(throughWindow(google, changes)).rejects.toMatchObject(REFUSED);
  });

  test('a code that was taken cannot be redeemed by another browser', async () => {
    const address = await google.addressFor(newAttempt(null), REDIRECT);
    const query = new URL(fake.approve(address, ASHA)).searchParams;
    const thief = newAttempt(null);
    query.set('state', thief.state);
    await expect(google.personFromCallback(query, thief, REDIRECT)).rejects.toMatchObject(REFUSED);
  });

  test('ID tokens and access tokens given out for this site name their person', async () => {
    const byId = await google.personFromToken(await fake.idToken(ASHA, FAKE_APP.id));
    const byAccess = await google.personFromToken(fake.accessToken(ASHA, FAKE_APP.id));
    expect(byId).toEqual(byAccess);
    expect(byId).toMatchObject({ subject: 'asha-1', isEmailVerified: true });
  });

  test.each([
    ['for another site', () => fake.accessToken(ASHA, 'another-app')],
    ['that nobody gave', () => 'invented'],
    ['that is no token', () => 'a b&c=d'],
  ])('an access token %s is refused', async (_what, token) => {
    await expect(google.personFromToken(token())).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['whose time is over', { expires_in: '0' }],
    ['without an end', { expires_in: undefined }],
    ['of nobody', { sub: undefined }],
  ])('an access token %s is refused', async (_what, claims) => {
    fake.lie = { claims };
    const token = fake.accessToken(ASHA, FAKE_APP.id);
    await expect(google.personFromToken(token)).rejects.toMatchObject(REFUSED);
  });

  test('an address the provider does not vouch for is not verified', async () => {
    const token = await fake.idToken({ ...ASHA, isEmailVerified: false }, FAKE_APP.id);
    await expect(google.personFromToken(token)).resolves.toMatchObject({ isEmailVerified: false });
  });
});

describe('Facebook', () => {
  test('D-33 people are asked in its dialog, with state and a hidden verifier', async () => {
    const attempt = newAttempt(null);
    const url = new URL(await facebook.addressFor(attempt, REDIRECT));
    expect(url.origin + url.pathname).toBe(`${fake.url}/dialog/oauth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: FAKE_APP.id,
      redirect_uri: REDIRECT,
      response_type: 'code',
      scope: 'email,public_profile',
      state: attempt.state,
      code_challenge: codeChallenge(attempt),
      code_challenge_method: 'S256',
    });
  });

  test.each([
    ['that does not expire', { expires_at: 0 }],
    ['that says nothing of its end', { expires_at: undefined }],
    ['that says nothing of its kind', { type: undefined }],
  ])('a token %s is taken', async (_what, claims) => {
    fake.lie = { claims };
    const token = fake.accessToken(ASHA, FAKE_APP.id);
    await expect(facebook.personFromToken(token)).resolves.toMatchObject({ subject: 'asha-1' });
  });

  test('D-33 the code flow names the person, whose address nobody vouches for', async () => {
    await expect(throughWindow(facebook)).resolves.toEqual({
      provider: 'facebook',
      subject: 'asha-1',
      email: 'asha@example.in',
      isEmailVerified: false,
      name: 'Asha Rao',
    });
  });

  test.each([
    ['of another app', { app_id: 'another-app' }],
    ['that was taken back', { is_valid: false }],
    ['of yesterday', { expires_at: 1_700_000_000 }],
    ['of a page', { type: 'PAGE' }],
    ['of another person', { user_id: 'bharat-2' }],
    ['of nobody', { user_id: undefined }],
  ])('a token %s is refused', async (_what, claims) => {
    fake.lie = { claims };
    const token = fake.accessToken(ASHA, FAKE_APP.id);
    await expect(facebook.personFromToken(token)).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ['for another app', () => fake.accessToken(ASHA, 'another-app')],
    ['that nobody gave', () => 'invented'],
  ])('a token %s is refused', async (_what, token) => {
    await expect(facebook.personFromToken(token())).rejects.toMatchObject(REFUSED);
  });

  test('a code that was taken cannot be redeemed by another browser', async () => {
    const address = await facebook.addressFor(newAttempt(null), REDIRECT);
    const query = new URL(fake.approve(address, ASHA)).searchParams;
    const pending = facebook.personFromCallback(query, newAttempt(null), REDIRECT);
    await expect(pending).rejects.toMatchObject(REFUSED);
  });
});

describe('a provider that is away', () => {
  const AWAY = {
    code: 'UNAVAILABLE',
    retryAfter: 30,
    message: expect.stringMatching(
      /^(?:Google|Facebook) cannot be reached at the moment\. Please try again in a minute, or sign in with a code\.$/,
    ),
  };
  test.each(['huge', 'nonsense', { status: 503 }, { status: 302 }] as const)(
    'Google: discovery does %j',
    async (how) => {
      fake.misbehaving.set(DISCOVERY, how);
      await expect(google.addressFor(newAttempt(null), REDIRECT)).rejects.toMatchObject(AWAY);
    },
  );

  test.each(['huge', { status: 500 }, { status: 302 }] as const)(
    'Google: the exchange of the code does %j',
    async (how) => {
      fake.misbehaving.set('/token', how);
      await expect(throughWindow(google)).rejects.toMatchObject(AWAY);
    },
  );

  test('Google: the keys are away', async () => {
    fake.misbehaving.set('/keys', { status: 500 });
    await expect(throughWindow(google)).rejects.toMatchObject(AWAY);
    const token = await fake.idToken(ASHA, FAKE_APP.id);
    await expect(google.personFromToken(token)).rejects.toMatchObject(AWAY);
  });

  test.each(['huge', 'nonsense', { status: 500 }, { status: 302 }] as const)(
    'Facebook: what it says of a token does %j',
    async (how) => {
      fake.misbehaving.set('/debug_token', how);
      const token = fake.accessToken(ASHA, FAKE_APP.id);
      await expect(facebook.personFromToken(token)).rejects.toMatchObject(AWAY);
    },
  );

  // Each waits until the time of an answer is over, all of them at once.
  describe.concurrent('says nothing:', () => {
    const silent: FakeProvider[] = [];
    afterAll(() => Promise.all(silent.map((each) => each.close())));

    /** One of its own for each test: they run beside each other. */
    async function silentAt(path: string, how: 'hang' | 'drip' = 'hang'): Promise<FakeProvider> {
      const own = await startFakeProvider();
      silent.push(own);
      own.misbehaving.set(path, how);
      return own;
    }

    test.for([
      [DISCOVERY, 'hang'],
      [DISCOVERY, 'drip'],
      ['/token', 'hang'],
      ['/token', 'drip'],
    ] as const)('Google: %s does %j', async ([path, how]) => {
      const own = await silentAt(path, how);
      await expect(throughWindow(providersAt(own).google, {}, own)).rejects.toMatchObject(AWAY);
    });

    test.for(['/debug_token', '/me'])('Facebook: %s hangs', async (path) => {
      const own = await silentAt(path);
      const token = own.accessToken(ASHA, FAKE_APP.id);
      const pending = providersAt(own).facebook.personFromToken(token);
      await expect(pending).rejects.toMatchObject(AWAY);
    });
  });

  test('Google is asked again once it is back', async () => {
    fake.misbehaving.set(DISCOVERY, { status: 500 });
    await expect(throughWindow(google)).rejects.toMatchObject(AWAY);
    fake.misbehaving.clear();
    await expect(throughWindow(google)).resolves.toMatchObject({ subject: 'asha-1' });
  });
});

test('the log says why, in the kinds of what failed', async () => {
  const causeOf = async (pending: Promise<unknown>) => {
    const failure: unknown = await pending.catch((error: unknown) => error);
    return failure instanceof Error && failure.cause instanceof Error ? failure.cause.message : '';
  };
  fake.misbehaving.set(DISCOVERY, { status: 503 });
  expect(await causeOf(throughWindow(google))).toMatch(/ServiceAway: .*503/);
  fake.misbehaving.set('/debug_token', { status: 404 });
  const token = fake.accessToken(ASHA, FAKE_APP.id);
  expect(await causeOf(facebook.personFromToken(token))).toBe('status 404');
});

test('what goes to the log of a refusal holds no token and no secret', async () => {
  fake.lie = { claims: { aud: 'another-app' } };
  const failure: unknown = await throughWindow(google).catch((error: unknown) => error);
  const cause = failure instanceof Error ? failure.cause : null;
  const notice = cause instanceof Error ? `${cause.message} ${cause.stack}` : '';
  expect(notice).toContain('OAUTH_JWT_CLAIM_COMPARISON_FAILED');
  expect(notice).not.toMatch(/eyJ|access-|our-secret|asha@/);
  expect(Object.keys(cause ?? {})).toEqual([]);
});

describe('an attempt', () => {
  const clock = fixedClock('2026-06-15T06:30:00Z');
  const cipher = { provider: 'google', secret: 'k7'.repeat(16), clock } as const;

  test('comes back whole from the browser, which cannot read it', async () => {
    const attempt = newAttempt('seller');
    const sealed = await encryptAttempt(attempt, cipher);
    expect(Buffer.from(sealed.replaceAll('.', ''), 'base64url').toString()).not.toContain(
      attempt.codeVerifier,
    );
    await expect(decryptAttempt(sealed, cipher)).resolves.toEqual(attempt);
  });

  test('is worth nothing for another provider, with another key, changed, or after ten minutes', async () => {
    const sealed = await encryptAttempt(newAttempt(null), cipher);
    const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'QQ' : 'AA');
    const later = fixedClock('2026-06-15T06:40:01Z');
    const responses = await Promise.all([
      decryptAttempt(sealed, { ...cipher, provider: 'facebook' }),
      decryptAttempt(sealed, { ...cipher, secret: 'z9'.repeat(16) }),
      decryptAttempt(changed, cipher),
      decryptAttempt(sealed, { ...cipher, clock: later }),
      decryptAttempt(null, cipher),
      decryptAttempt('nonsense', cipher),
    ]);
    expect(responses).toEqual([null, null, null, null, null, null]);
    const inTime = fixedClock('2026-06-15T06:39:59Z');
    await expect(decryptAttempt(sealed, { ...cipher, clock: inTime })).resolves.not.toBeNull();
  });

  test.each(['state', 'nonce', 'codeVerifier'] as const)(
    'is nothing without its %s',
    async (part) => {
      const sealed = await encryptAttempt({ ...newAttempt(null), [part]: undefined }, cipher);
      await expect(decryptAttempt(sealed, cipher)).resolves.toBeNull();
    },
  );
});
