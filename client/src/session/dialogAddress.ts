import { homePath } from '../../../schema/routes.ts';

/** The dialogs of the account; each is an entry of the history, so that Back closes it. */
export const ACCOUNT_DIALOGS = ['sign-in', 'sign-up', 'feedback'] as const;
export type AccountDialog = (typeof ACCOUNT_DIALOGS)[number];

/** The keys of the query that ask for a dialog and keep the way back. */
export const DIALOG = 'dialog';
export const RETURN_TO = 'returnTo';

export interface Address {
  search: string;
  hash: string;
}

/**
 * The dialog that an address asks for: `#sign-in` over the page the visitor is on, or `/?dialog=sign-in`
 * where a page sent a visitor away.
 */
export function dialogOf({ search, hash }: Address): AccountDialog | null {
  const requested = new URLSearchParams(search).get(DIALOG) ?? hash.slice(1);
  return ACCOUNT_DIALOGS.find((dialog) => dialog === requested) ?? null;
}

/** Home with the sign-in dialog open and the way back kept. */
export function signInPath(returnTo: string): string {
  const query = new URLSearchParams({ [DIALOG]: 'sign-in', [RETURN_TO]: returnTo });
  return `${homePath()}?${query.toString()}`;
}
