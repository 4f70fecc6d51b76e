import { IsNull } from 'typeorm';
import { LIMITS } from '../../../schema/limits.ts';
import { NOT_ACTIVE } from '../../../schema/rules/signIn.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { type AccountRow, findAccount } from '../accounts/findAccount.ts';
import { type AccountViewer, type Context, type Viewer } from '../platform/context.ts';
import { type Database } from '../platform/database/connect.ts';
import { newerThan, now } from '../platform/database/databaseTime.ts';
import { prepared } from '../platform/database/prepared.ts';
import { forbidden, unauthenticated } from '../platform/failures.ts';
import { isId, newId } from '../platform/ids.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { type AccessTokens } from './accessToken.ts';
import { deviceOf } from './device.ts';
import { addToken, endByToken, lockToken, markUsed } from './refreshToken.ts';
import { type RefreshInput } from './session.input.ts';
import { Session } from './session.entity.ts';
import { viewerStatement } from './sessions.sql.ts';

/** What somebody gets who has proved who they are. */
export interface OpenedSession {
  accessToken: string;
  /** Of the access token. */
  expiresInSeconds: number;
  refreshToken: string;
  sessionId: string;
  account: AccountRow;
}

/** The refresh token of our own browser client; it travels to the calls below this path only. */
export const REFRESH_COOKIE = 'refresh_token';
export const AUTH_PATH = '/api/auth';

/**
 * Sessions: a family of refresh tokens each, rotated at every use, and short access tokens. Whether a session
 * is open and its account active is read at every request, so ending and suspending work at once in every
 * process.
 */
export class Sessions {
  private readonly tokens: AccessTokens;

  constructor(tokens: AccessTokens) {
    this.tokens = tokens;
  }

  /**
   * Opens a session for somebody who has proved to be this account. Call it inside the transaction that used
   * up the proof. Throws FORBIDDEN for an account that is not active.
   */
  async open(context: Context, accountId: string): Promise<OpenedSession> {
    return inTransaction(context, async (inside) => {
      const sessionId = newId();
      await inside.manager.insert(Session, {
        id: sessionId,
        accountId,
        device: deviceOf(context.userAgent),
        address: context.address,
      });
      const refreshToken = await addToken(inside, sessionId, null);
      return this.opened(inside, { accountId, sessionId }, refreshToken);
    });
  }

  /**
   * Answers fresh tokens of a session that was opened no longer than so many seconds ago, to whoever has proved once
   * more to be its account: the answer that had its tokens was lost. Throws UNAUTHENTICATED when it is over.
   */
  async openAgain(
    context: Context,
    { accountId, sessionId }: { accountId: string; sessionId: string },
    seconds: number,
  ): Promise<OpenedSession> {
    return inTransaction(context, async (inside) => {
      const isOpen = await inside.manager.existsBy(Session, {
        id: sessionId,
        accountId,
        endedAt: IsNull(),
        createdAt: newerThan(seconds),
      });
      if (!isOpen) throw unauthenticated(OVER);
      const refreshToken = await addToken(inside, sessionId, null);
      return this.opened(inside, { accountId, sessionId }, refreshToken);
    });
  }

  /**
   * Answers fresh tokens for a refresh token, from the body or the cookie, and ends the use of that one. Whoever
   * presents a used one ends the session, except within 10 seconds and while the next one is unused. Throws
   * UNAUTHENTICATED, with why for an account that is not active.
   */
  async refresh(context: Context, { refreshToken }: RefreshInput): Promise<OpenedSession> {
    const token = refreshToken ?? context.cookies.get(REFRESH_COOKIE);
    if (token === null || token === '') throw unauthenticated();
    const result = await inTransaction(context, async (inside) => {
      const presented = await lockToken(inside, token);
      if (presented !== null && presented.status !== 'active') return 'inactive';
      if (!presented?.isAlive) return 'over';
      const { sessionId, accountId } = presented;
      if (presented.isUsed && !presented.isInGrace) {
        await endSessions(inside, { id: sessionId, accountId }, 'reuse');
        inside.log.warn({ session: sessionId }, 'A used refresh token was presented.');
        return 'over';
      }
      await markUsed(inside, token, sessionId);
      const next = await addToken(inside, sessionId, token);
      return this.opened(inside, { accountId, sessionId }, next);
    });
    if (typeof result === 'object') return result;
    context.cookies.clear(REFRESH_COOKIE, AUTH_PATH);
    // The one status that ends a session in the browser.
    throw unauthenticated(result === 'inactive' ? NOT_ACTIVE : OVER);
  }

  /**
   * Ends the session of the request, and with it all its tokens: that of the bearer, also when it is too
   * old for anything else, and that of the cookie. Ending again changes nothing. A request that brings neither
   * may come from a link on another site, so it leaves the cookie alone.
   */
  async end(context: Context): Promise<void> {
    const claims = context.bearer === null ? null : await this.tokens.read(context.bearer);
    if (claims !== null) {
      const { sessionId, accountId } = claims;
      await endSessions(context, { id: sessionId, accountId }, 'signed out');
    }
    const cookie = context.cookies.get(REFRESH_COOKIE);
    if (cookie !== null) await endByToken(context, cookie);
    if (claims !== null || cookie !== null) context.cookies.clear(REFRESH_COOKIE, AUTH_PATH);
  }

  /** Ends one session of the viewer, for example that of a lost phone. False when there is none to end. */
  async endOne(context: Context, sessionId: string): Promise<boolean> {
    const { id: accountId } = signedIn(context.viewer);
    if (!isId(sessionId)) return false;
    return (await endSessions(context, { id: sessionId, accountId }, 'elsewhere')) > 0;
  }

  /** Ends every session of the viewer, this one included. Answers how many there were. */
  async endAll(context: Context): Promise<number> {
    const { id: accountId } = signedIn(context.viewer);
    const ended = await endSessions(context, { accountId }, 'elsewhere');
    context.cookies.clear(REFRESH_COOKIE, AUTH_PATH);
    return ended;
  }

  /** Who sends a request with this bearer token. */
  async identify(database: Database, bearer: string | null): Promise<Viewer> {
    if (bearer === null) return { kind: 'visitor' };
    const claims = await this.tokens.read(bearer);
    if (claims === null) return { kind: 'visitor', refusal: 'unusable' };
    if (claims.isExpired) return { kind: 'visitor', refusal: 'expired' };
    const [found] = await database.query<Omit<AccountViewer, 'kind'> & { isSuspended: boolean }>(
      prepared('session_viewer', viewerStatement(claims)),
    );
    if (found === undefined) return { kind: 'visitor', refusal: 'unusable' };
    const { isSuspended, ...account } = found;
    return isSuspended
      ? { kind: 'visitor', refusal: 'suspended' }
      : { kind: 'account', ...account };
  }

  /** Whose token this is as far as the token says; see `AccessTokens`. */
  accountOf(bearer: string): string | null {
    return this.tokens.accountOf(bearer);
  }

  private async opened(
    context: Context,
    claims: { accountId: string; sessionId: string },
    refreshToken: string,
  ): Promise<OpenedSession> {
    const account = await findAccount(context, claims.accountId);
    if (account === null) throw unauthenticated(OVER);
    if (account.status !== 'active') throw forbidden(NOT_ACTIVE);
    context.afterCommit(() =>
      context.cookies.set(REFRESH_COOKIE, refreshToken, {
        path: AUTH_PATH,
        maxAgeSeconds: LIMITS.session.refreshSeconds,
      }),
    );
    return {
      accessToken: await this.tokens.sign(claims),
      expiresInSeconds: LIMITS.session.accessSeconds,
      refreshToken,
      sessionId: claims.sessionId,
      account,
    };
  }
}

/** Ends those that are open. Answers how many there were. */
export async function endSessions(
  { manager }: Context,
  which: { accountId: string; id?: string },
  endedWhy: Session['endedWhy'],
): Promise<number> {
  const open = { ...which, endedAt: IsNull() };
  const { affected } = await manager.update(Session, open, { endedAt: now, endedWhy });
  return affected ?? 0;
}

const OVER = 'Your session has ended. Please sign in again.';
