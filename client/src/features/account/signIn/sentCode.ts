import { LIMITS } from '../../../../../schema/limits.ts';

/** A code that is on its way. Times are moments of `Date.now()` here. */
export interface SentCode {
  /** The full address it was asked for: ten digits, or an e-mail address. */
  to: string;
  /** From when on another one may be asked for. */
  resendAt: number;
  /** Infinity where only the server knows. */
  expiresAt: number;
}

/** What the server says about a code it has sent, with its seconds made moments. */
export function sentCode(
  to: string,
  response: { resendInSeconds: number; expiresInSeconds: number },
): SentCode {
  const now = Date.now();
  return {
    to,
    resendAt: now + response.resendInSeconds * 1_000,
    expiresAt: now + response.expiresInSeconds * 1_000,
  };
}

/** A code that was sent before this page knew of it: only the server knows how long it is good. */
export function earlierCode(to: string): SentCode {
  const resendAt = Date.now() + LIMITS.code.secondsBetweenSends * 1_000;
  return { to, resendAt, expiresAt: Number.POSITIVE_INFINITY };
}

/** True while asking again for the same address would be refused: the code that was sent is still good. */
export function isFresh(sent: SentCode | null, to: string): sent is SentCode {
  return sent !== null && sent.to === to && Date.now() < sent.resendAt;
}
