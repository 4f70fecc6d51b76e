import type { ApolloClient } from '@apollo/client';
import { fetchWithRetry } from '../ui/lazyWithRetry.ts';
import { toast } from '../ui/toast.ts';
import { isOnPrivatePage } from './privatePages.ts';
import { forgetOwnData, refetchForViewer } from './ownData.ts';
import { renewTokens } from './renewTokens.ts';
import type { AccessToken, Refused, Renewal } from './renewTokens.ts';
import { forgetSavedWork, takeSavedWork } from './savedWork.ts';
import { forgetFlagHere, LEAVING, putSignedInFlag, signedInFlag } from './signedInFlag.ts';
import { listenToTabs, oneTabAtATime, notifyTabs } from './tabs.ts';
import type { TabNews } from './tabs.ts';
import { currentViewer, showViewer } from './viewer.ts';
import type { Account, Visitor } from './viewer.ts';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SignOutDocument } from './Viewer.generated.ts';

/**
 * The session of this tab as it goes on: its token, renewed ahead of its end, in step with the other tabs. The
 * access token lives in memory only; after a reload the refresh token in its HttpOnly cookie
 * brings a new one.
 */
let token: AccessToken | null = null;
/** Whose own data the cache holds. */
let cachedOf: string | null = null;
let client: ApolloClient | null = null;
let renewing: Promise<Renewal['kind']> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

export function currentToken(): AccessToken | null {
  return token;
}

/** A token for a request that goes out now, or null for a visitor's. */
export async function usableToken(): Promise<AccessToken | null> {
  await renewing;
  if (token !== null && isOld(token)) await renew(token);
  return token;
}

/** Starts to listen; later calls change nothing. */
export function begin(apollo: ApolloClient): void {
  if (client === null) {
    listenToTabs(onTabNews);
    window.addEventListener('online', catchUp);
    document.addEventListener('visibilitychange', catchUp);
  }
  client = apollo;
}

/** After a sleep or without a network: what was due meanwhile. */
function catchUp(): void {
  if (document.visibilityState === 'hidden') return;
  if (signedInFlag() === LEAVING) void finishLeaving();
  // Where the session is over, renewing asks for nothing.
  else if (token === null || isOld(token)) void renew(token);
}

/** Replaces the token that was used, unless that has been done meanwhile. One renewal at a time. */
export function renew(used: AccessToken | null): Promise<Renewal['kind']> {
  if (renewing !== null) return renewing;
  const renewal = oneTabAtATime(() => renewOnce(used))
    .catch(() => 'unreachable' as const)
    .finally(() => {
      if (renewing === renewal) renewing = null;
    });
  renewing = renewal;
  return renewal;
}

async function renewOnce(used: AccessToken | null): Promise<Renewal['kind']> {
  // Another tab may have renewed, or the person have left, while this one waited its turn.
  const known = () => (isOver() ? 'refused' : token === used ? null : 'renewed');
  const before = known();
  if (before !== null) return before;
  const renewal = await renewTokens();
  const meanwhile = known();
  if (meanwhile !== null) return meanwhile;
  if (renewal.kind === 'renewed') share(renewal.token, renewal.account);
  else if (renewal.kind === 'refused') {
    putSignedInFlag(null);
    refuse(renewal);
    notifyTabs(renewal);
  } else {
    if (currentViewer().kind === 'visitor') showViewer({ kind: 'visitor', isUnreachable: true });
    planRenewal(RETRY_MS[failures] ?? LAST_RETRY_MS);
    failures += 1;
  }
  return renewal.kind;
}

function onTabNews(news: TabNews): void {
  if (news.kind === 'signed-in') {
    // The clocks of two tabs are one: both run in this browser.
    take(news.token, news.account);
    return;
  }
  forgetFlagHere();
  if (news.kind === 'refused') refuse(news);
  else {
    const isTold = isOnPrivatePage();
    end({ kind: 'visitor' });
    if (isTold) toast('You logged out in another tab.', { tone: 'info' });
  }
}

/** Takes the token and the account here and in the other tabs. */
export function share(next: AccessToken, account: Account): void {
  take(next, account);
  notifyTabs({ kind: 'signed-in', token: next, account });
}

function take(next: AccessToken, account: Account): void {
  const before = currentViewer();
  const isSame = before.kind === 'account' && before.id === account.id;
  if (client && cachedOf !== null && cachedOf !== account.id) forgetOwnData(client);
  cachedOf = account.id;
  token = next;
  failures = 0;
  planRenewal(next.expiresAt - Date.now() - Math.min(AHEAD_MS, next.lifeMs / 2));
  putSignedInFlag(account.userType ?? 'account');
  if (JSON.stringify(before) !== JSON.stringify(account)) showViewer(account);
  // Forms of the account before are closed by now, and save nothing any more.
  takeSavedWork(account.id);
  if (!isSame && client) void refetchForViewer(client);
}

/**
 * The session is over and nobody asked for it: a private page stays, with what was typed. Where the account
 * is stopped, nothing of it stays, and that is said until it is read.
 */
function refuse({ message, isStopped }: Refused): void {
  if (isStopped) {
    end({ kind: 'visitor', isStopped });
    void forgetSavedWork();
    fetchWithRetry(() => import('./notifyStopped.tsx')).then(
      ({ notifyStopped }) => notifyStopped(message),
      () => toast(message, { tone: 'error' }),
    );
    return;
  }
  end({ kind: 'visitor', hasExpired: true });
  if (!isOnPrivatePage()) void forgetSavedWork();
  toast(message, { tone: 'error' });
}

/** The page is a visitor's from now on. */
export function end(visitor: Visitor): void {
  token = null;
  // Whoever signs in next does not wait for it.
  renewing = null;
  clearTimeout(timer);
  showViewer(visitor);
  if (visitor.hasExpired && isOnPrivatePage()) return;
  cachedOf = null;
  if (client) forgetOwnData(client);
}

/** Somebody whose session ran out has left the private page without signing in again. */
export function leaveExpired(): void {
  const viewer = currentViewer();
  if (viewer.kind !== 'visitor' || !viewer.hasExpired) return;
  end({ kind: 'visitor' });
  void forgetSavedWork();
}

/** Tells the server that the person has left; when it cannot be reached, the flag stays for the next try. */
export async function finishLeaving(bearer: string | null = null): Promise<void> {
  await oneTabAtATime(async () => {
    const isLeaving = () => signedInFlag() === LEAVING;
    if (client && isLeaving() && (await leaveServer(client, bearer)) && isLeaving()) {
      putSignedInFlag(null);
    }
  });
}

function planRenewal(inMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void renew(token), inMs);
}

function isOver(): boolean {
  const flag = signedInFlag();
  return flag === null || flag === LEAVING;
}

function isOld({ expiresAt, lifeMs }: AccessToken): boolean {
  return expiresAt - Date.now() < Math.min(NEARLY_OVER_MS, lifeMs / 4);
}

/** A token is renewed this long before its end. */
const AHEAD_MS = 60_000;
/** A request does not go out with a token that may end on the way. */
const NEARLY_OVER_MS = 15_000;
const RETRY_MS = [5_000, 15_000] as const;
const LAST_RETRY_MS = 60_000;

/**
 * Ends the session on the server. A bearer that is too old, or none after a reload, is replaced first. False
 * when the server could not be reached: the refresh token in its cookie is still good then.
 */
async function leaveServer(client: ApolloClient, bearer: string | null): Promise<boolean> {
  try {
    if (bearer !== null && (await signOut(client, bearer))) return true;
    const renewal = await renewTokens();
    if (renewal.kind === 'renewed') return await signOut(client, renewal.token.value);
    return renewal.kind === 'refused';
  } catch {
    return false;
  }
}

/** False when the server refused; rejects when no answer came. */
async function signOut(client: ApolloClient, bearer: string): Promise<boolean> {
  try {
    await client.mutate({
      mutation: SignOutDocument,
      context: {
        headers: { authorization: `Bearer ${bearer}` },
        // It goes on when the page is closed.
        fetchOptions: { keepalive: true },
      },
    });
    return true;
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return false;
    throw error;
  }
}
