import { LIMITS } from '../../../../../schema/limits.ts';
import { isObject } from '../../../../../schema/rules/json.ts';
import type { ProviderName } from '../../../../../schema/rules/signIn.ts';
import type { AccountData } from '../../../session/readAccount.ts';

/** What the last page of the provider's window posts (server/src/social/popupPage.ts). */
export interface ProviderSuccess {
  accessToken: string;
  expiresInSeconds: number;
  account: AccountData;
}

export type ProviderOutcome =
  | { kind: 'success'; entered: ProviderSuccess }
  /** `message` is the server's own sentence, or null. */
  | { kind: 'failure'; message: string | null }
  | { kind: 'closed' };

/** The storage key that another window changes when somebody has signed in there. */
export const SIGNED_IN_ELSEWHERE = 'googleAuth';

/** Where signing in with a provider begins; also for a window that is not a popup. */
export function providerAddress(provider: ProviderName, userType: string | null): string {
  const query = userType === null ? '' : `?userType=${userType.toLowerCase()}`;
  return `/api/auth/${provider}${query}`;
}

/** Opens the window over the middle of this one; null when the browser does not let it. */
export function openProviderWindow(address: string): Window | null {
  const left = window.screenX + Math.max(0, (window.outerWidth - WIDTH) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  return window.open(address, 'sign-in', features);
}

/**
 * Waits for the window to say what came out. Only pages of our own origin are heard. A window that
 * is closed without a word is noticed; its last word may still be on its way then. Never rejects; after
 * `signal` it never ends.
 */
export function outcomeOf(opened: Window, signal: AbortSignal): Promise<ProviderOutcome> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const settle = (outcome: ProviderOutcome) => {
      done.abort();
      resolve(outcome);
    };
    let late: ReturnType<typeof setTimeout> | undefined;
    const watching = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(watching);
      late = setTimeout(() => settle({ kind: 'closed' }), LIMITS.social.messageWaitMs);
    }, LIMITS.social.closedCheckMs);
    window.addEventListener(
      'message',
      ({ origin, data }) => {
        const outcome = origin === window.location.origin ? readMessage(data) : null;
        if (outcome !== null) settle(outcome);
      },
      { signal: done.signal },
    );
    done.signal.addEventListener('abort', () => {
      clearInterval(watching);
      clearTimeout(late);
    });
    signal.addEventListener('abort', () => done.abort(), { once: true });
  });
}

/** Null for what is no outcome: other scripts post messages too. */
function readMessage(data: unknown): ProviderOutcome | null {
  if (!isObject(data)) return null;
  const { type, tokens, account, message } = data;
  if (type === 'failure') {
    return { kind: 'failure', message: typeof message === 'string' ? message : null };
  }
  if (type !== 'success' || !isTokens(tokens) || !isAccount(account)) return null;
  return { kind: 'success', entered: { ...tokens, account } };
}

function isTokens(
  value: unknown,
): value is Pick<ProviderSuccess, 'accessToken' | 'expiresInSeconds'> {
  return (
    isObject(value) &&
    typeof value['accessToken'] === 'string' &&
    typeof value['expiresInSeconds'] === 'number'
  );
}

/** The server of our own origin wrote it; this tells the kinds of messages apart. */
function isAccount(value: unknown): value is AccountData {
  return (
    isObject(value) && typeof value['id'] === 'string' && typeof value['landingPath'] === 'string'
  );
}

const WIDTH = 480;
const HEIGHT = 640;
