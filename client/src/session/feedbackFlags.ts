import type { Account } from './viewer.ts';

/**
 * The flags behind the feedback prompts, per user id:
 * `feedbackOpened:<id>`  the prompt of this sign-in has opened; logging out clears it.
 * `feedbackSeller:<id>`  a seller has seen the prompt once; it stays.
 * `feedbackAfterLogout`  this tab has just logged out; written after the clearing, taken by who asks for it.
 */
const OPENED = 'feedbackOpened:';
const SELLER_ONCE = 'feedbackSeller:';
const AFTER_LOGOUT = 'feedbackAfterLogout';

/** Whether the prompt may still open for this sign-in, five minutes after it. */
export function opensAfterLogin({ id, userType }: Account): boolean {
  const isDone = (key: string) => attempt(() => localStorage.getItem(key)) !== null;
  return (
    isAsked(userType) &&
    !isDone(OPENED + id) &&
    !(userType === 'seller' && isDone(SELLER_ONCE + id))
  );
}

/** Those who work here are not asked what they think of it. */
export function isAsked(userType: Account['userType']): boolean {
  return userType === 'buyer' || userType === 'seller';
}

/** Remembers that the prompt has opened. */
export function feedbackOpened({ id, userType }: Account): void {
  attempt(() => {
    localStorage.setItem(OPENED + id, SET);
    if (userType === 'seller') localStorage.setItem(SELLER_ONCE + id, SET);
  });
}

/** At logging out: the next sign-in may ask again; a seller is asked once only. */
export function clearFeedbackFlags(): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(OPENED)) localStorage.removeItem(key);
    }
  });
}

/** After the clearing: the prompt opens 1.5 s later, in the tab that logged out. */
export function putAfterLogout(): void {
  attempt(() => sessionStorage.setItem(AFTER_LOGOUT, SET));
}

/** Whether this tab has just logged out; true once. */
export function takeAfterLogout(): boolean {
  const flag = attempt(() => sessionStorage.getItem(AFTER_LOGOUT));
  attempt(() => sessionStorage.removeItem(AFTER_LOGOUT));
  return flag !== null;
}

const SET = '1';

/** Storage may be switched off or full: then nothing is remembered. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
