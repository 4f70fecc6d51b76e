import { LIMITS } from '../../../../schema/limits.ts';

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
  answer: { resendInSeconds: number; expiresInSeconds: number },
): SentCode {
  const now = Date.now();
  return {
    to,
    resendAt: now + answer.resendInSeconds * 1_000,
    expiresAt: now + answer.expiresInSeconds * 1_000,
  };
}

/** A code that was sent before this page knew of it: another one may be asked for in so many seconds. */
export function earlierCode(to: string, resendInSeconds: number): SentCode {
  const { secondsBetweenSends, lifeSeconds } = LIMITS.code;
  const resendAt = Date.now() + resendInSeconds * 1_000;
  // A longer wait is for one code too many, and says nothing of when the last one was sent.
  const isLast = resendInSeconds > 0 && resendInSeconds <= secondsBetweenSends;
  const leftAfter = (lifeSeconds - secondsBetweenSends) * 1_000;
  return { to, resendAt, expiresAt: isLast ? resendAt + leftAfter : Number.POSITIVE_INFINITY };
}

/** True while asking again for the same address would be refused: the code that was sent is still good. */
export function isFresh(sent: SentCode | null, to: string): sent is SentCode {
  return sent !== null && sent.to === to && Date.now() < sent.resendAt;
}
