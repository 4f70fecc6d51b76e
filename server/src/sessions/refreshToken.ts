import { createHash, randomBytes } from 'node:crypto';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';

/** 256 random bits; only their hash is kept. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What a presented refresh token is. */
export interface PresentedToken {
  sessionId: string;
  accountId: string;
  status: string;
  /** Neither it nor its session is over. */
  isAlive: boolean;
  isUsed: boolean;
  /** Used within the last seconds, and its child not yet: an answer was lost, or another tab was faster. */
  isInGrace: boolean;
}

/** Reads the token and holds it until the transaction ends, so that each is used by one request at a time. */
export async function holdToken(context: Context, token: string): Promise<PresentedToken | null> {
  const hash = hashOf(token);
  await context.query({ text: HOLD, values: [hash] });
  const [presented] = await context.query<PresentedToken>({
    text: PRESENTED,
    values: [hash, LIMITS.session.graceSeconds],
  });
  return presented ?? null;
}

/** Puts a fresh token into the session's family; `parent` is the one it was given for. */
export async function addToken(
  context: Context,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = newRefreshToken();
  await context.query({
    text: ADD,
    values: [
      hashOf(token),
      sessionId,
      parent === null ? null : hashOf(parent),
      LIMITS.session.refreshSeconds,
    ],
  });
  return token;
}

/** The token and its session are marked as used now. */
export async function markUsed(context: Context, token: string, sessionId: string): Promise<void> {
  await context.query({ text: MARK_USED, values: [hashOf(token)] });
  await context.query({ text: MARK_SESSION_USED, values: [sessionId] });
}

/** Ends the session that the token is of, whatever became of the token since. */
export async function endByToken(context: Context, token: string): Promise<void> {
  await context.query({ text: END, values: [hashOf(token)] });
}

const END = `
  UPDATE session SET ended_at = now(), ended_why = 'signed out'
  WHERE id = (SELECT session_id FROM refresh_token WHERE hash = $1) AND ended_at IS NULL`;

const HOLD = 'SELECT 1 FROM refresh_token WHERE hash = $1 FOR UPDATE';

// A statement of its own: it must see what the holder before it has written. The time is the clock's and
// not the transaction's, which may have waited.
const PRESENTED = `
  SELECT s.id AS "sessionId", s.account_id AS "accountId", a.status,
    s.ended_at IS NULL AND t.expires_at > clock_timestamp() AS "isAlive",
    t.used_at IS NOT NULL AS "isUsed",
    coalesce(t.used_at > clock_timestamp() - make_interval(secs => $2), false) AND NOT EXISTS (
      SELECT 1 FROM refresh_token child WHERE child.parent = t.hash AND child.used_at IS NOT NULL
    ) AS "isInGrace"
  FROM refresh_token t
  JOIN session s ON s.id = t.session_id
  JOIN account a ON a.id = s.account_id
  WHERE t.hash = $1`;

const ADD = `
  INSERT INTO refresh_token (hash, session_id, parent, expires_at)
  VALUES ($1, $2, $3, now() + make_interval(secs => $4))`;

const MARK_USED = `
  UPDATE refresh_token SET used_at = coalesce(used_at, clock_timestamp()) WHERE hash = $1`;

const MARK_SESSION_USED = 'UPDATE session SET last_used_at = now() WHERE id = $1';
