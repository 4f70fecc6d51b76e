import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EnteredFragment } from './SignIn.generated.ts';
import { afterSignIn } from './afterSignIn.ts';
import { signedIn } from '../../../session/session.ts';
import type { Account } from '../../../session/viewer.ts';

/** What the server answers to somebody who proved who they are. */
export type Entered = EnteredFragment;

/** Makes the visitor an account here, and leads on. */
export function useEntering(returnTo: string | null): {
  /** Whether somebody has signed in through this form: then the form itself decides when to lead on. */
  hasEntered: () => boolean;
  /** Every part of the page sees the account from now on. */
  enter: (entered: Entered) => Account;
  /** To where the person wanted to go, or to the account's own page. */
  leadOn: (account: Account, target?: string | null) => void;
} {
  const client = useApolloClient();
  const navigate = useNavigate();
  // No state: the viewer's store draws the page at once, ahead of states that change with it.
  const entered = useRef(false);
  return {
    hasEntered: () => entered.current,
    enter: ({ accessToken, expiresInSeconds, account }) => {
      entered.current = true;
      return signedIn(client, accessToken, expiresInSeconds, account);
    },
    leadOn: (account, target = returnTo) => void afterSignIn(client, navigate, account, target),
  };
}
