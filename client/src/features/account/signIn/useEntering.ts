import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EnteredFragment } from './SignIn.generated.ts';
import { signedIn } from '../../../session/session.ts';
import type { Account } from '../../../session/viewer.ts';
import type { ApolloClient } from '@apollo/client';
import type { NavigateFunction } from 'react-router-dom';
import { LIMITS } from '../../../../../schema/limits.ts';
import { completeSocialProfilePath } from '../../../../../schema/routes.ts';
import { pause } from '../../../ui/pause.ts';
import { loadFavouriteEffects } from '../favourites/favouriteStore.ts';
import { completionPath } from './completionPath.ts';

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

/**
 * What follows every way of signing in: the favourites of this browser go to the account, and after
 * 100 ms the person goes on to where they wanted to, or to the page of their kind.
 * `returnTo`: a path of this site, or null.
 */
export async function afterSignIn(
  client: ApolloClient,
  navigate: NavigateFunction,
  account: Account,
  returnTo: string | null,
): Promise<void> {
  mergeFavourites(client);
  await pause(LIMITS.registration.loginRedirectMs);
  await navigate(targetOf(account, returnTo), { replace: true });
}

/** Whoever has no user type yet says so first, and goes on from there. */
function targetOf({ userType, landingPath }: Account, returnTo: string | null): string {
  const target = returnTo ?? landingPath;
  const isSaidFirst = userType !== null || target.startsWith(completeSocialProfilePath());
  return isSaidFirst ? target : completionPath(returnTo);
}

/** A failure keeps them in the browser for the next time. */
function mergeFavourites(client: ApolloClient): void {
  loadFavouriteEffects()
    .then(({ mergeVisitorFavourites }) => mergeVisitorFavourites(client))
    .catch(() => undefined);
}
