import { type AccountViewer, type Viewer } from '../platform/context.ts';
import { forbidden, unauthenticated } from '../platform/failures.ts';

/**
 * The account that asks. Throws UNAUTHENTICATED for a visitor, with the reason when a token was presented
 * that cannot be used, and FORBIDDEN for an account that is not active (V-2.1-24, D-26). `why` is what a
 * visitor is told instead of the usual sentence.
 */
export function signedIn(viewer: Viewer, why?: string): AccountViewer {
  if (viewer.kind === 'visitor') throw unauthenticated(refusalOf(viewer.refusal) ?? why);
  if (viewer.status !== 'active') throw forbidden(NOT_ACTIVE);
  return viewer;
}

/** The administrator of the marketplace that asks; only `site_admin` opens the administration (D-27). */
export function siteAdmin(viewer: Viewer): AccountViewer {
  const account = signedIn(viewer);
  if (account.userType !== 'site_admin') throw forbidden('This is for administrators only.');
  return account;
}

/** Why a presented token cannot be used, as a sentence. */
export function refusalOf(refusal: 'expired' | 'unusable' | undefined): string | undefined {
  if (refusal === 'expired') return 'Your session has expired. Please sign in again.';
  return refusal && 'Your sign-in is not valid any more. Please sign in again.';
}

export const NOT_ACTIVE = 'This account is not active. Please contact us.';
