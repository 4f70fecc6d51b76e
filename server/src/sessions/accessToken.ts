import { createHmac, timingSafeEqual } from 'node:crypto';
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
  /**
   * Whose token this is, or null for what is none of ours or is too old. Enough to say who goes first and to answer at
   * once; not to let anybody do anything.
   */
  accountOf(token: string): string | null;
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
    accountOf: (token) => {
      if (token.length > LONGEST_TOKEN) return null;
      const [head, payload, signature, ...more] = token.split('.');
      if (head === undefined || payload === undefined || more.length > 0) return null;
      const expected = createHmac('sha256', secret).update(`${head}.${payload}`).digest();
      const presented = Buffer.from(signature ?? '', 'base64url');
      if (presented.length !== expected.length || !timingSafeEqual(presented, expected))
        return null;
      const claims: JWTPayload = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const { sub = null, exp = 0 } = claims;
      return exp * 1_000 > clock.now().getTime() ? sub : null;
    },
  };
}

function claimsOf({ sub, sid }: JWTPayload, isExpired: boolean) {
  return typeof sub === 'string' && typeof sid === 'string'
    ? { accountId: sub, sessionId: sid, isExpired }
    : null;
}
