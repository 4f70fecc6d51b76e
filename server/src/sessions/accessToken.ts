import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LIMITS } from '../../../schema/limits.ts';
import { type Clock } from '../platform/clock.ts';

/** What an access token says: whose request, in which session. Role and status are read each time. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Null for anything that is no token of ours. One that is too old says so, and still whose it was. */
  read(token: string): Promise<(AccessClaims & { isExpired: boolean }) | null>;
}

const ALGORITHM = 'HS256';
/** Says what the token is for, so that no other token signed with the key is taken for one (RFC 9068). */
const TYPE = 'at+jwt';
const LONGEST_TOKEN = 2_000;

/** Access tokens of 15 minutes, signed with one fixed algorithm for this site alone. */
export function accessTokens(secret: string, url: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: async ({ accountId, sessionId }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1_000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(url)
        .setAudience(url)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIMITS.session.accessSeconds)
        .sign(key);
    },
    read: async (token) => {
      if (token.length > LONGEST_TOKEN) return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: url,
          audience: url,
          requiredClaims: ['iat', 'exp'],
          currentDate: clock.now(),
        });
        return claimsOf(payload, false);
      } catch (error) {
        // The end is checked last: signature, issuer and audience were right.
        return error instanceof errors.JWTExpired ? claimsOf(error.payload, true) : null;
      }
    },
  };
}

function claimsOf({ sub, sid }: JWTPayload, isExpired: boolean) {
  return typeof sub === 'string' && typeof sid === 'string'
    ? { accountId: sub, sessionId: sid, isExpired }
    : null;
}
