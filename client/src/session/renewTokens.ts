import { isObject } from '../../../schema/rules/json.ts';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { pause } from '../ui/pause.ts';
import { accountOfUser } from './readAccount.ts';
import type { Account } from './viewer.ts';

export interface AccessToken {
  value: string;
  /** Milliseconds of this browser's clock. */
  expiresAt: number;
  /** How long it lives from its making, in milliseconds. */
  lifeMs: number;
}

/**
 * What became of asking for new tokens. Only 401 ends the session; a server that is busy, a proxy that refuses and a
 * dead network never do.
 */
export type Renewal =
  | { kind: 'renewed'; token: AccessToken; account: Account }
  | Refused
  | { kind: 'unreachable' };

/** `isStopped`: the account itself may not be used any more, and signing in again does not help. */
export interface Refused {
  kind: 'refused';
  message: string;
  isStopped: boolean;
}

/**
 * Asks for a new access token; the refresh token travels in its HttpOnly cookie and is replaced by the answer.
 * An answer that was lost on the way is asked for again at once: for ten seconds the server gives the
 * same refresh token another one.
 */
export async function renewTokens(): Promise<Renewal> {
  for (const waitMs of LOST_ANSWER_WAITS_MS) {
    if (waitMs > 0) await pause(waitMs);
    try {
      return await renewalOf(
        await fetch('/api/auth/refresh-token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
          cache: 'no-store',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
    } catch (error) {
      const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
      // By now the ten seconds may be over, and an old refresh token would end the whole session.
      if (isSlow) break;
    }
  }
  return { kind: 'unreachable' };
}

/** A token that lives this long from now. */
export function tokenFor(value: string, lifeSeconds: number): AccessToken {
  const lifeMs = lifeSeconds * 1_000;
  return { value, lifeMs, expiresAt: Date.now() + lifeMs };
}

async function renewalOf(response: Response): Promise<Renewal> {
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 401) return refusedBy(body);
  if (!response.ok || !isObject(body)) return { kind: 'unreachable' };
  const { accessToken, expiresInSeconds, user } = body;
  const account = accountOfUser(user);
  if (typeof accessToken !== 'string' || account === null) return { kind: 'unreachable' };
  return { kind: 'renewed', token: tokenFor(accessToken, Number(expiresInSeconds)), account };
}

/** The server's own sentence where the account itself is refused, for example because it is suspended. */
function refusedBy(body: unknown): Refused {
  const isStopped = isObject(body) && body['message'] === NOT_ACTIVE;
  return { kind: 'refused', message: isStopped ? NOT_ACTIVE : EXPIRED, isStopped };
}

export const EXPIRED = 'Your session has expired. Please sign in again.';
const LOST_ANSWER_WAITS_MS = [0, 1_000, 3_000] as const;
const TIMEOUT_MS = 8_000;
