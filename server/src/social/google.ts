import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import * as openid from 'openid-client';
import { LIMITS } from '../../../schema/limits.ts';
import { requestExternal } from '../platform/messages/outbound.ts';
import { codeChallenge } from './attempt.ts';
import { readText } from './readResponse.ts';
import type { SignInProvider, VerifiedPerson } from './provider.ts';
import { notConfirmed, providerAway, providerFailure } from './providerFailures.ts';

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  /** The OpenID provider; its discovery document names every other address. */
  issuer: string;
}

/** What the discovery document says, and the client made from it. */
interface Known {
  openid: openid.Configuration;
  verify: (idToken: string) => Promise<JWTPayload>;
  tokenInfo: URL;
}

/**
 * Google by OpenID Connect: code flow with PKCE, state and nonce; the signature of every ID token is
 * checked with the provider's keys.
 */
export function googleProvider(config: GoogleConfig): SignInProvider {
  let known: Promise<Known> | null = null;
  /** The discovery document is asked for at the first use, and again when that failed. */
  const discovered = () => {
    known ??= discover(config).catch((error: unknown) => {
      known = null;
      throw providerAway(LABEL, error);
    });
    return known;
  };

  return {
    name: 'google',
    label: LABEL,
    async addressFor(attempt, redirectUri) {
      const { openid: client } = await discovered();
      return openid.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: codeChallenge(attempt),
        code_challenge_method: 'S256',
        // Whoever shares a computer chooses the account.
        prompt: 'select_account',
      }).href;
    },
    async personFromCallback(query, attempt, redirectUri) {
      const { openid: client } = await discovered();
      try {
        const tokens = await openid.authorizationCodeGrant(
          client,
          new URL(`${redirectUri}?${query.toString()}`),
          {
            expectedState: attempt.state,
            expectedNonce: attempt.nonce,
            pkceCodeVerifier: attempt.codeVerifier,
            idTokenExpected: true,
          },
        );
        return personOf(tokens.claims());
      } catch (error) {
        throw providerFailure(LABEL, error);
      }
    },
    async personFromToken(token) {
      const { verify, tokenInfo, openid: client } = await discovered();
      try {
        if (isJwt(token)) return personOf(await verify(token));
        const subject = await subjectOfAccessToken(tokenInfo, token, config.clientId);
        return personOf(await openid.fetchUserInfo(client, token, subject));
      } catch (error) {
        throw providerFailure(LABEL, error);
      }
    },
  };
}

const LABEL = 'Google';

async function discover({ issuer, clientId, clientSecret }: GoogleConfig): Promise<Known> {
  const client = await openid.discovery(
    new URL(issuer),
    clientId,
    undefined,
    openid.ClientSecretPost(clientSecret),
    {
      [openid.customFetch]: ask,
      // Only a provider on this machine may be without encryption; the configuration refuses others.
      execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
    },
  );
  openid.enableNonRepudiationChecks(client);
  const { issuer: name, jwks_uri: keysAt, token_endpoint: tokensAt } = client.serverMetadata();
  if (keysAt === undefined || tokensAt === undefined) throw new Error('discovery is incomplete');
  const keys = createRemoteJWKSet(new URL(keysAt), { [joseFetch]: ask });
  return {
    openid: client,
    verify: async (idToken) => {
      const { payload } = await jwtVerify(idToken, keys, {
        // Google signs with its name with and without the scheme.
        issuer: [name, name.replace(/^https:\/\//, '')],
        audience: clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp'],
      });
      return payload;
    },
    tokenInfo: new URL('/tokeninfo', tokensAt),
  };
}

/** The person an access token is about; throws unless it was given out for this site and still lives. */
async function subjectOfAccessToken(at: URL, token: string, clientId: string): Promise<string> {
  const address = new URL(at);
  address.searchParams.set('access_token', token);
  const response = await ask(address, {});
  const result: unknown = response.ok ? await response.json() : null;
  const [audience, subject] = [readText(result, 'aud'), readText(result, 'sub')];
  const isOurs = audience === clientId && Number(readText(result, 'expires_in') ?? 0) > 0;
  if (!isOurs || subject === null) throw notConfirmed(LABEL, 'a token that is not ours');
  return subject;
}

function ask(address: string | URL, request: AskParts): Promise<Response> {
  return requestExternal(address, request, LIMITS.social.outbound);
}

type AskParts = Parameters<typeof requestExternal>[1];

function personOf(claims: unknown): VerifiedPerson {
  const subject = readText(claims, 'sub');
  if (subject === null) throw notConfirmed(LABEL, 'claims without a subject');
  const email = readText(claims, 'email');
  return {
    provider: 'google',
    subject,
    email,
    isEmailVerified: email !== null && readText(claims, 'email_verified') === 'true',
    name: readText(claims, 'name'),
  };
}

/** An ID token, which begins with the JSON of its header; Google's access tokens are opaque. */
function isJwt(token: string): boolean {
  return token.startsWith('ey');
}
