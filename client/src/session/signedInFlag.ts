/**
 * Whether somebody is signed in in this browser: no token and no proof, only the sign that it is worth
 * asking for the session. first-paint.js reads it too, so that the header has its shape from the first paint.
 */
export const SIGNED_IN = 'signedIn';
/** The person has left, but the server does not know yet. */
export const LEAVING = 'leaving';

/** The user type of who is signed in, LEAVING, or null for nobody. */
export function signedInFlag(): string | null {
  try {
    flag = localStorage.getItem(SIGNED_IN);
  } catch {
    // Storage is switched off: the session lasts until the page is left.
  }
  return flag;
}

export function putSignedInFlag(next: string | null): void {
  flag = next;
  const { dataset } = document.documentElement;
  if (next === null || next === LEAVING) delete dataset['account'];
  else dataset['account'] = next;
  try {
    if (next === null) localStorage.removeItem(SIGNED_IN);
    else localStorage.setItem(SIGNED_IN, next);
  } catch {
    // As above.
  }
}

/** Another tab has changed the flag; here only what this page remembers of it goes. */
export function forgetFlagHere(): void {
  flag = null;
  delete document.documentElement.dataset['account'];
}

let flag: string | null = null;
