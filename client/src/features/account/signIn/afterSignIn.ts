import type { ApolloClient } from '@apollo/client';
import type { NavigateFunction } from 'react-router-dom';
import { LIMITS } from '../../../../../schema/limits.ts';
import { completeSocialProfilePath } from '../../../../../schema/routes.ts';
import { pause } from '../../../ui/pause.ts';
import { loadFavouriteEffects } from '../favourites/favouriteStore.ts';
import { completionPath } from './completionPath.ts';
import type { Account } from '../../../session/viewer.ts';

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
