import { homePath } from '../../../../schema/routes.ts';

/** The dialogs of the account; each is an entry of the history, so that Back closes it. */
export const ACCOUNT_DIALOGS = ['sign-in', 'sign-up', 'feedback'] as const;
export type AccountDialog = (typeof ACCOUNT_DIALOGS)[number];

interface Address {
  search: string;
  hash: string;
}

/**
 * The dialog that an address asks for: `#sign-in` over the page the visitor is on, or `/?dialog=sign-in`
 * where a page sent a visitor away (D-26).
 */
export function dialogOf({ search, hash }: Address): AccountDialog | null {
  const asked = new URLSearchParams(search).get(DIALOG) ?? hash.slice(1);
  return ACCOUNT_DIALOGS.find((dialog) => dialog === asked) ?? null;
}

/** Home with the sign-in dialog open and the way back kept (D-26). */
export function signInPath(returnTo: string): string {
  const query = new URLSearchParams({ [DIALOG]: 'sign-in', [RETURN_TO]: returnTo });
  return `${homePath()}?${query.toString()}`;
}

/** The same address without the dialog. */
export function withoutDialog({ search, hash }: Address): { search: string; hash: string } {
  const query = new URLSearchParams(search);
  query.delete(DIALOG);
  query.delete(RETURN_TO);
  const isDialog = ACCOUNT_DIALOGS.some((dialog) => `#${dialog}` === hash);
  return { search: query.size === 0 ? '' : `?${query.toString()}`, hash: isDialog ? '' : hash };
}

/** Where to go after signing in: a path of this site, or null. Another site's address is never followed. */
export function returnPathOf({ search }: { search: string }): string | null {
  const asked = new URLSearchParams(search).get(RETURN_TO) ?? '';
  if (!asked.startsWith('/') || !URL.canParse(asked, OWN)) return null;
  const target = new URL(asked, OWN);
  // '/.//host' resolves to the path '//host', which a browser takes for another site.
  if (target.origin !== OWN || target.pathname.startsWith('//')) return null;
  return `${target.pathname}${target.search}${target.hash}`;
}

const DIALOG = 'dialog';
const RETURN_TO = 'returnTo';
/** Stands for this site; what resolves to another origin is not ours. */
const OWN = 'https://own.invalid';
