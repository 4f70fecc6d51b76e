import { useSyncExternalStore } from 'react';
import type { AccountFacts, SellerKind } from '../../../schema/accounts.ts';

export type { SellerKind, UserRole, UserType } from '../../../schema/accounts.ts';

/** Who looks at the page. Pages are rendered for a visitor; an account fills in after hydration. */
export type Viewer = Visitor | Account;

export interface Visitor {
  kind: 'visitor';
  /** The session ran out in this tab: what is on screen stays until the person leaves or signs in again. */
  hasExpired?: true;
  /** Somebody is signed in here, but the server could not be asked who; it is tried again. */
  isUnreachable?: true;
  /** The account that was here may not be used any more. */
  isStopped?: true;
}

export interface Account extends AccountFacts {
  kind: 'account';
  id: string;
  /** How a seller offers property; null for everybody else. */
  sellerKind: SellerKind | null;
  /** Name, e-mail, mobile and user type are known. */
  isComplete: boolean;
  /** The page that signing in leads to, as the server says. */
  landingPath: string;
}

/** The one way to ask who looks. On the server and while hydrating it is a visitor. */
export function useViewer(): Viewer {
  return useSyncExternalStore(followViewer, currentViewer, () => VISITOR);
}

export function currentViewer(): Viewer {
  return viewer;
}

/**
 * A store and no context: a context above the blocks that still wait for their code must not change, or
 * React throws the server's HTML away. Only the session writes it.
 */
export function showViewer(next: Viewer): void {
  viewer = next;
  for (const listener of listeners) listener();
}

export function followViewer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const VISITOR: Visitor = { kind: 'visitor' };
const listeners = new Set<() => void>();
let viewer: Viewer = VISITOR;
