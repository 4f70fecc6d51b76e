import { type Viewer } from '../platform/context.ts';
import { signedIn } from '../authorization/viewer.policy.ts';

/**
 * Whose favourites a request is about: always the caller's own. Throws UNAUTHENTICATED for a visitor,
 * whose favourites stay in the browser, and FORBIDDEN for an account that is not active.
 */
export function ownerOfFavourites(viewer: Viewer): string {
  return signedIn(viewer, 'Please sign in to save favourites to your account.').id;
}
