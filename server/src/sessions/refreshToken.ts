import { IsNull } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { type Account } from '../accounts/account.entity.ts';
import { type Context } from '../platform/context.ts';
import { now, secondsFromNow } from '../platform/database/databaseTime.ts';
import { newToken, sha256 } from '../platform/hash.ts';
import { RefreshToken } from './refreshToken.entity.ts';
import { presentedStatement } from './refreshToken.sql.ts';
import { Session } from './session.entity.ts';

/** What a presented refresh token is. */
export interface PresentedToken {
  sessionId: string;
  accountId: string;
  status: Account['status'];
  /** Neither it nor its session is over. */
  isAlive: boolean;
  isUsed: boolean;
  /** Used within the last seconds, and its child not yet: an answer was lost, or another tab was faster. */
  isInGrace: boolean;
}

/** Reads the token and locks it until the transaction ends, so that each is used by one request at a time. */
export async function lockToken(context: Context, token: string): Promise<PresentedToken | null> {
  const hash = sha256(token);
  await context.manager.findOne(RefreshToken, {
    select: { hash: true },
    where: { hash },
    lock: { mode: 'pessimistic_write' },
  });
  // A statement of its own: it must see what the one who locked it before has written.
  const [presented] = await context.query<PresentedToken>(
    presentedStatement(hash, LIMITS.session.graceSeconds),
  );
  return presented ?? null;
}

/** Puts a fresh token into the session's family; `parent` is the one it was given for. */
export async function addToken(
  context: Context,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = newToken();
  await context.manager.insert(RefreshToken, {
    hash: sha256(token),
    sessionId,
    parent: parent === null ? null : sha256(parent),
    expiresAt: secondsFromNow(LIMITS.session.refreshSeconds),
  });
  return token;
}

/** The token and its session are marked as used now. */
export async function markUsed(
  { manager }: Context,
  token: string,
  sessionId: string,
): Promise<void> {
  const usedAt = () => 'coalesce(used_at, clock_timestamp())';
  await manager.update(RefreshToken, { hash: sha256(token) }, { usedAt });
  await manager.update(Session, sessionId, { lastUsedAt: now });
}

/** Ends the session that the token is of, whatever became of the token since. */
export async function endByToken({ manager }: Context, token: string): Promise<void> {
  const found = await manager.findOne(RefreshToken, {
    select: { sessionId: true },
    where: { hash: sha256(token) },
  });
  if (!found) return;
  const open = { id: found.sessionId, endedAt: IsNull() };
  await manager.update(Session, open, { endedAt: now, endedWhy: 'signed out' });
}
