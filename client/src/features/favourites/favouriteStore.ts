import type { ApolloCache, ApolloClient } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { LIMITS } from '../../../../schema/limits.ts';
import { storedIds, useStoredIds, withId } from '../../ui/storedIds.ts';
import { useViewer } from '../../session/viewer.ts';
import type { Viewer } from '../../session/viewer.ts';
import {
  AddFavouriteDocument,
  FavouriteIdsDocument,
  RemoveFavouriteDocument,
  useFavouriteIdsQuery,
} from './Favourites.generated.ts';

/** What a visitor marked, kept in this browser (D-47). */
export const visitorFavourites = storedIds('favouriteProperties', LIMITS.favourites.savedLocally);

/** What this browser keeps, newest first; empty on the server and while hydrating. */
export function useVisitorFavourites(): readonly string[] {
  return useStoredIds(visitorFavourites);
}

/** Those of the account that is signed in, newest first: asked for once, then in the cache. */
export function useAccountFavourites(fetchPolicy: 'cache-first' | 'cache-only' = 'cache-first') {
  const isVisitor = useViewer().kind === 'visitor';
  const { data, loading } = useFavouriteIdsQuery(isVisitor ? skipToken : { fetchPolicy });
  return { ids: data?.viewer.favouriteIds ?? NONE, isKnown: !loading };
}

/** The favourites of the viewer, and whether they are known. */
export function useFavourites(): { ids: readonly string[]; isKnown: boolean } {
  const viewer = useViewer();
  const ids = useVisitorFavourites();
  const own = useAccountFavourites();
  return viewer.kind === 'visitor' ? { ids, isKnown: true } : own;
}

/** How many favourites the viewer has, as far as somebody has asked, for the link in the header. */
export function useFavouriteCount(): number {
  const viewer = useViewer();
  const ids = useVisitorFavourites();
  const own = useAccountFavourites('cache-only');
  return (viewer.kind === 'visitor' ? ids : own.ids).length;
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
  const { client, viewer, propertyId, isIn } = change;
  if (viewer.kind === 'visitor') {
    visitorFavourites.write(withId(visitorFavourites.read(), propertyId, isIn));
    return;
  }
  // Those of an account may be on their way: the change is made to what comes.
  const isKnown = client.readQuery({ query: FavouriteIdsDocument }) !== null;
  if (!isKnown) await client.query({ query: FavouriteIdsDocument });
  const state = { propertyId, isFavourite: isIn };
  const given = {
    variables: { propertyId },
    update: (cache: ApolloCache) => writeFavourite(cache, propertyId, isIn),
  };
  await (isIn
    ? client.mutate({
        ...given,
        mutation: AddFavouriteDocument,
        optimisticResponse: { addFavourite: state },
      })
    : client.mutate({
        ...given,
        mutation: RemoveFavouriteDocument,
        optimisticResponse: { removeFavourite: state },
      }));
}

function writeFavourite(cache: ApolloCache, propertyId: string, isIn: boolean): void {
  cache.updateQuery({ query: FavouriteIdsDocument }, (known) => {
    if (!known) return undefined;
    const { favouriteIds } = known.viewer;
    return {
      viewer: { ...known.viewer, favouriteIds: [...withId(favouriteIds, propertyId, isIn)] },
    };
  });
}

/** Fetches what speaks about favourites and hands those of a visitor to an account. */
export const loadFavouriteEffects = () => import('./favouriteEffects.ts');

const NONE: readonly string[] = [];
