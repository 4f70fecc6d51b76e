import type { ApolloClient } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { fetchWithRetry, lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { storedIds, useStoredIds, withId } from '../../../ui/storedIds.ts';
import { useViewer } from '../../../session/viewer.ts';
import type { Viewer } from '../../../session/viewer.ts';
import { useFavouriteIdsQuery } from './Favourites.generated.ts';

/** What a visitor marked, kept in this browser. */
export const visitorFavourites = storedIds('favouriteProperties', LIMITS.favourites.savedLocally);

/** What this browser keeps, newest first; empty on the server and while hydrating. */
export function useVisitorFavourites(): readonly string[] {
  return useStoredIds(visitorFavourites);
}

/** Those of the account that is signed in, newest first: asked for once, then in the cache. */
export function useAccountFavourites(
  fetchPolicy: 'cache-first' | 'cache-only' = 'cache-first',
): readonly string[] {
  const isVisitor = useViewer().kind === 'visitor';
  const { data } = useFavouriteIdsQuery(isVisitor ? skipToken : { fetchPolicy });
  return data?.viewer.favouriteIds ?? NONE;
}

/** How many favourites the viewer has, as far as somebody has asked, for the link in the header. */
export function useFavouriteCount(): number {
  const viewer = useViewer();
  const ids = useVisitorFavourites();
  const own = useAccountFavourites('cache-only');
  return (viewer.kind === 'visitor' ? ids : own).length;
}

export interface FavouriteChange {
  client: ApolloClient;
  viewer: Viewer;
  propertyId: string;
  /** What it becomes. */
  isIn: boolean;
}

/**
 * Marks a property or takes the mark away, at once. An account's is told to the server, whose refusal takes the
 * change back and rejects.
 */
export async function changeFavourite(change: FavouriteChange): Promise<void> {
  const { viewer, propertyId, isIn } = change;
  if (viewer.kind === 'visitor') {
    visitorFavourites.write(withId(visitorFavourites.read(), propertyId, isIn));
    return;
  }
  await (
    await loadAccountChange()
  )(change);
}

/** Fetches how those of an account are changed: a visitor has no need of it. */
export const loadAccountChange = lazyWithRetry(
  () => import('./accountFavourites.ts'),
  'changeAccountFavourite',
);

/** Fetches what speaks about favourites and hands those of a visitor to an account. */
export const loadFavouriteEffects = () => fetchWithRetry(() => import('./favouriteEffects.ts'));

const NONE: readonly string[] = [];
