import type { ApolloClient } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
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

/** What the viewer marked, newest first, and whether that is known. */
interface Favourites {
  ids: readonly string[];
  isKnown: boolean;
  /** Why an account's are not known. */
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** An account's are asked for once, then in the cache. */
export function useFavourites(
  fetchPolicy: 'cache-first' | 'cache-only' = 'cache-first',
): Favourites {
  const isVisitor = useViewer().kind === 'visitor';
  const ids = useVisitorFavourites();
  const { data, error, refetch } = useFavouriteIdsQuery(isVisitor ? skipToken : { fetchPolicy });
  if (isVisitor) return { ids, isKnown: true, refetch };
  return {
    ids: data?.viewer.favouriteIds ?? NONE,
    isKnown: data !== undefined,
    error,
    refetch,
  };
}

/** How many favourites the viewer has, as far as somebody has asked, for the link in the header. */
export function useFavouriteCount(): number {
  return useFavourites('cache-only').ids.length;
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
  const { changeAccountFavourite } = await loadFavouriteEffects();
  await changeAccountFavourite(change);
}

/** Fetches what changes those of an account, speaks about them and hands a visitor's to an account. */
export const loadFavouriteEffects = () => fetchWithRetry(() => import('./favouriteEffects.ts'));

const NONE: readonly string[] = [];
