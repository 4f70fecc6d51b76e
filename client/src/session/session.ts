import type { ApolloClient } from '@apollo/client';
import { ViewerDocument } from './Viewer.generated.ts';
import { clearFeedbackFlags, isAsked, putAfterLogout } from './feedbackFlags.ts';
import { forgetSavedWork } from './savedWork.ts';
import {
  begin,
  end,
  finishLeaving,
  currentToken,
  renew,
  share,
  usableToken,
} from './liveSession.ts';
export { leaveExpired, renew, usableToken } from './liveSession.ts';
import { accountOf } from './readAccount.ts';
import type { AccountData } from './readAccount.ts';
import { tokenFor } from './renewTokens.ts';
import { isRefused } from './sessionLinks.ts';
import { LEAVING, putSignedInFlag, signedInFlag } from './signedInFlag.ts';
import { notifyTabs } from './tabs.ts';
import { currentViewer } from './viewer.ts';
import type { Account } from './viewer.ts';

/** After hydration, where the flag says that somebody is signed in here. */
export async function restore(apollo: ApolloClient): Promise<void> {
  begin(apollo);
  if (signedInFlag() === LEAVING) await finishLeaving();
  else if (currentToken() === null) await renew(null);
}

/**
 * Somebody has signed in with a code or a provider: `account` has the fields of the fragment
 * ViewerAccount_account. Answers the viewer as every part of the page now sees it.
 */
export function signedIn(
  apollo: ApolloClient,
  accessToken: string,
  expiresInSeconds: number,
  account: AccountData,
): Account {
  begin(apollo);
  const viewer = accountOf(account);
  share(tokenFor(accessToken, expiresInSeconds), viewer);
  // A token without a name, from a provider that gave none: the profile is fetched.
  if (viewer.name === null) void refetchAccount(apollo);
  return viewer;
}

/** The viewer's own account has changed, here: the header and the other tabs follow. */
export function accountChanged(account: AccountData): void {
  const viewer = currentViewer();
  const token = currentToken();
  if (token !== null && viewer.kind === 'account' && viewer.id === account.id) {
    share(token, accountOf(account));
  }
}

/**
 * Logs out here, in every tab and on the server. The page is a visitor's at once, and what the
 * account had not sent leaves this device; the promise ends when the server knows. A server that cannot be reached is told as soon as it can be.
 */
export async function signOut(apollo: ApolloClient): Promise<void> {
  begin(apollo);
  const viewer = currentViewer();
  const bearer = currentToken()?.value ?? null;
  clearStoredTokens();
  clearFeedbackFlags();
  putSignedInFlag(LEAVING);
  end({ kind: 'visitor' });
  notifyTabs({ kind: 'left' });
  if (viewer.kind === 'account' && isAsked(viewer.userType)) putAfterLogout();
  await Promise.all([forgetSavedWork(), finishLeaving(bearer)]);
}

/** The bearer for requests that do not travel through the GraphQL client, or null for a visitor. */
export function accessToken(): string | null {
  return currentToken()?.value ?? null;
}

/**
 * Sends something with the bearer. A token that the server does not take any more is renewed once and the
 * request repeated; when the session is over, it is repeated as a visitor's, with null.
 */
export async function withBearer<Answer extends { status: number }>(
  send: (bearer: string | null) => Promise<Answer>,
): Promise<Answer> {
  const used = await usableToken();
  if (used === null) return send(null);
  const response = await send(used.value);
  if (!isRefused(response.status) || (await renew(used)) === 'unreachable') return response;
  return send(currentToken()?.value ?? null);
}

async function refetchAccount(apollo: ApolloClient): Promise<void> {
  const response = await apollo
    .query({ query: ViewerDocument, fetchPolicy: 'network-only' })
    .catch(() => null);
  const account = response?.data?.viewer.account;
  if (account) accountChanged(account);
}

/** Logging out clears them; this client stores none of them. */
function clearStoredTokens(): void {
  try {
    for (const key of STORED_TOKENS) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing is stored.
  }
}

const STORED_TOKENS = [
  'socialLogin',
  'googleAuth',
  'accessToken',
  'refreshToken',
  'token',
] as const;
