import { ACCOUNT_DIALOGS, DIALOG, RETURN_TO } from './dialogAddress.ts';
import type { AccountDialog, Address } from './dialogAddress.ts';

/** The same address without the dialog. */
export function withoutDialog({ search, hash }: Address): { search: string; hash: string } {
  const query = new URLSearchParams(search);
  query.delete(DIALOG);
  query.delete(RETURN_TO);
  const isDialog = ACCOUNT_DIALOGS.some((dialog) => `#${dialog}` === hash);
  return { search: query.size === 0 ? '' : `?${query.toString()}`, hash: isDialog ? '' : hash };
}

/** The same address with another dialog, asked for in the same way. */
export function withDialog({ search, hash }: Address, dialog: AccountDialog): Address {
  const query = new URLSearchParams(search);
  if (!query.has(DIALOG)) return { search, hash: `#${dialog}` };
  query.set(DIALOG, dialog);
  return { search: `?${query.toString()}`, hash };
}

/** Where to go after signing in: a path of this site, or null. Another site's address is never followed. */
export function returnPathOf({ search }: { search: string }): string | null {
  const requested = new URLSearchParams(search).get(RETURN_TO) ?? '';
  if (!requested.startsWith('/') || !URL.canParse(requested, OWN)) return null;
  const target = new URL(requested, OWN);
  // '/.//host' resolves to the path '//host', which a browser takes for another site.
  if (target.origin !== OWN || target.pathname.startsWith('//')) return null;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** Stands for this site; what resolves to another origin is not ours. */
const OWN = 'https://own.invalid';
