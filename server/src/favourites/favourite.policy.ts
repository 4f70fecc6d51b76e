import { type Viewer } from '../platform/context.ts';
import { forbidden, unauthenticated } from '../platform/failures.ts';

/**
 * Whose favourites a request is about: always the caller's own. Throws UNAUTHENTICATED for a visitor,
 * whose favourites stay in the browser, and FORBIDDEN for an account that is not active.
 */
export function ownerOfFavourites(viewer: Viewer): string {
  if (viewer.kind !== 'account') {
    throw unauthenticated('Please sign in to keep your favourites with your account.');
  }
  if (viewer.status !== 'active') {
    throw forbidden('This account is not active, so its favourites cannot be used.');
  }
  return viewer.id;
}
