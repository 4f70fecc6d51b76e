import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { listen } from '../harness/listen.ts';
import { FAKE_APP } from './fakeApp.ts';
import { type Answer, misbehave, type Misbehaviour, send, textOf } from './fakeResponses.ts';
import { signInWindow } from './fakeProviderPage.ts';

/** Somebody with an account at the provider. */
export interface FakePerson {
  id: string;
  name: string;
  email: string | null;
  isEmailVerified: boolean;
}

/** How the next ID tokens are wrong, and what is told of the next other tokens. */
export interface Lie {
  /** Laid over the claims. */
  claims?: Record<string, unknown>;
  /** 'none': without a signature; 'foreign': signed with a key that nobody published. */
  signature?: 'none' | 'foreign';
}

export interface FakeProvider {
  /** The issuer, and the address of every endpoint. */
  url: string;
  /** Paths asked for so far. */
  readonly requested: readonly string[];
  people: FakePerson[];
  lie: Lie;
  /** Path -> what it does instead of answering. */
  misbehaving: Map<string, Misbehaviour>;
  /** Signs somebody in at an address of the provider; answers where the browser is sent back to. */
  approve(address: string, person: FakePerson): string;
  /** An ID token for `clientId`, as a client with the provider's own kit gets one. */
  idToken(person: FakePerson, clientId: string): Promise<string>;
  accessToken(person: FakePerson, clientId: string): string;
  close(): Promise<void>;
}

interface Grant {
  person: FakePerson;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  challenge: string;
}

/**
 * Google and Facebook for tests: OpenID Connect with discovery, keys, codes and PKCE, tokeninfo and
 * userinfo; and Facebook's dialog, code exchange, debug_token and /me. `port` 0 takes a free one.
 */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Grant>();
  const accessTokens = new Map<string, { person: FakePerson; clientId: string }>();
  const requested: string[] = [];
  let url = '';

  const provider: FakeProvider = {
    get url() {
      return url;
    },
    requested,
    people: [],
    lie: {},
    misbehaving: new Map(),
    approve(address, person) {
      const query = new URL(address).searchParams;
      const code = randomUUID();
      const redirectUri = query.get('redirect_uri') ?? '';
      codes.set(code, {
        person,
        redirectUri,
        clientId: query.get('client_id') ?? '',
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge') ?? '',
      });
      return back(redirectUri, { code, state: query.get('state') ?? '' });
    },
    idToken: (person, clientId) => idToken(person, clientId, null),
    accessToken(person, clientId) {
      const token = `access-${randomUUID()}`;
      accessTokens.set(token, { person, clientId });
      return token;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function idToken(person: FakePerson, clientId: string, nonce: string | null) {
    const now = Math.floor(Date.now() / 1_000);
    const { claims: wrong, signature } = provider.lie;
    const claims = {
      iss: url,
      aud: clientId,
      sub: person.id,
      iat: now,
      exp: now + 3_600,
      ...(nonce === null ? {} : { nonce }),
      ...openIdClaims(person),
      ...wrong,
    };
    if (signature === 'none') return new UnsecuredJWT(claims).encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(signature === 'foreign' ? foreign.privateKey : own.privateKey);
  }

  /** Redeems a code once, for whoever asked for it. */
  function redeem(form: URLSearchParams): Grant | null {
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant !== undefined &&
      form.get('client_secret') === FAKE_APP.secret &&
      form.get('client_id') === grant.clientId &&
      form.get('redirect_uri') === grant.redirectUri &&
      challenge === grant.challenge;
    return isRight ? grant : null;
  }

  const respond: Record<
    string,
    (query: URLSearchParams, request: IncomingMessage) => Promise<Answer>
  > = {
    '/.well-known/openid-configuration': async () => ({
      body: {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        userinfo_endpoint: `${url}/userinfo`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      },
    }),
    '/keys': async () => ({ body: { keys: [publicKey] } }),
    '/authorize': async (query) => ({ page: signInWindow(provider.people, query) }),
    '/dialog/oauth': async (query) => ({ page: signInWindow(provider.people, query) }),
    // For journeys in a browser, which run beside each other: each brings a person of its own.
    '/people': async (form) => {
      provider.people.push({
        id: form.get('id') ?? '',
        name: form.get('name') ?? '',
        email: form.get('email'),
        isEmailVerified: form.get('isEmailVerified') === 'true',
      });
      return { status: 201, body: {} };
    },
    '/approve': async (query) => {
      const person = provider.people.find(({ id }) => id === query.get('person'));
      const address = `${url}/authorize?${query.toString()}`;
      if (person) return { location: provider.approve(address, person) };
      const state = query.get('state') ?? '';
      return {
        location: back(query.get('redirect_uri') ?? '', { error: 'access_denied', state }),
      };
    },
    '/token': async (form) => {
      const grant = redeem(form);
      if (grant === null) return { status: 400, body: { error: 'invalid_grant' } };
      return {
        body: {
          access_token: provider.accessToken(grant.person, grant.clientId),
          token_type: 'Bearer',
          expires_in: 3_600,
          id_token: await idToken(grant.person, grant.clientId, grant.nonce),
        },
      };
    },
    '/tokeninfo': async (query) => {
      const known = accessTokens.get(query.get('access_token') ?? '');
      if (!known) return { status: 400, body: { error: 'invalid_token' } };
      const { person, clientId } = known;
      return {
        body: {
          aud: clientId,
          azp: clientId,
          sub: person.id,
          expires_in: '3599',
          ...provider.lie.claims,
        },
      };
    },
    '/userinfo': async (_query, request) => {
      const known = accessTokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      if (!known) return { status: 401, body: { error: 'invalid_token' } };
      return { body: { sub: known.person.id, ...openIdClaims(known.person) } };
    },
    '/oauth/access_token': async (query) => {
      const grant = redeem(query);
      if (grant === null) return { status: 400, body: { error: { message: 'no such code' } } };
      const { person, clientId } = grant;
      return {
        body: { access_token: provider.accessToken(person, clientId), token_type: 'bearer' },
      };
    },
    '/debug_token': async (query) => {
      const known = accessTokens.get(query.get('input_token') ?? '');
      const isForThisApp = query.get('access_token') === `${FAKE_APP.id}|${FAKE_APP.secret}`;
      if (!isForThisApp) return { status: 400, body: { error: { message: 'who asks?' } } };
      if (!known) return { body: { data: { is_valid: false } } };
      return {
        body: {
          data: {
            app_id: known.clientId,
            type: 'USER',
            is_valid: true,
            expires_at: Math.floor(Date.now() / 1_000) + 3_600,
            user_id: known.person.id,
            ...provider.lie.claims,
          },
        },
      };
    },
    '/me': async (query) => {
      const known = accessTokens.get(query.get('access_token') ?? '');
      if (!known) return { status: 400, body: { error: { message: 'no such token' } } };
      const { id, name, email } = known.person;
      return { body: { id, name, ...(email === null ? {} : { email }) } };
    },
  };

  const server = createServer((request, response) => {
    void serve(request, response);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.test');
    requested.push(pathname);
    const wrong = provider.misbehaving.get(pathname);
    if (wrong !== undefined) return misbehave(wrong, response);
    const parameters =
      request.method === 'POST' ? new URLSearchParams(await textOf(request)) : searchParams;
    const result = await respond[pathname]?.(parameters, request);
    if (result === undefined) response.writeHead(404).end();
    else send(result, response);
  }

  url = `http://127.0.0.1:${await listen(server, port)}`;
  return provider;
}

function openIdClaims({ name, email, isEmailVerified }: FakePerson): Record<string, unknown> {
  return { name, ...(email === null ? {} : { email, email_verified: isEmailVerified }) };
}

function back(redirectUri: string, parameters: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(parameters).toString()}`;
}
