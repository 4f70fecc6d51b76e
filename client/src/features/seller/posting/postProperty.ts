import {
  addPropertyPath,
  myProfilePath,
  sellerAddPropertyPath,
  startSellingPath,
} from '../../../../../schema/routes.ts';
import type { Viewer } from '../../../session/viewer.ts';

/** Where Post Property leads: to a page, or to signing in with the way back. */
export type PostPropertyTarget =
  | { kind: 'page'; path: string }
  | { kind: 'sign-in'; returnTo: string };

/** The one decision about Post Property and /add-property, but for administrators, who see no button. */
export function postPropertyTarget(viewer: Viewer): PostPropertyTarget {
  if (viewer.kind === 'visitor') return { kind: 'sign-in', returnTo: addPropertyPath() };
  if (viewer.userType === 'seller') return { kind: 'page', path: sellerAddPropertyPath() };
  // Of the others a buyer alone may become one who posts.
  const isBuyer = viewer.userType === 'buyer';
  return { kind: 'page', path: isBuyer ? startSellingPath() : myProfilePath() };
}

/** Visitors and sellers see the button; others find the way in their profile. */
export function showsPostProperty(viewer: Viewer): boolean {
  return viewer.kind === 'visitor' || viewer.userType === 'seller';
}
