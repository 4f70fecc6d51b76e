import type { Account } from '../../../session/viewer.ts';
import type { Entered } from './useEntering.ts';

/** Where signing in or up takes place: in a dialog over a page, or on a page of its own. */
export interface Place {
  /** On a page the first field has no focus: whoever came by a link reads the heading first. */
  isDialog: boolean;
  /** A path of this site to go to afterwards; null: the account's own page. */
  returnTo: string | null;
  /** Opens the other form instead. */
  switchTo: (other: 'sign-in' | 'sign-up') => void;
  /** The visitor has become an account. */
  enter: (entered: Entered) => Account;
  /** The form makes way, and the redirect follows: to `target` where it is another one than `returnTo`. */
  leadOn: (account: Account, target?: string | null) => void;
}
