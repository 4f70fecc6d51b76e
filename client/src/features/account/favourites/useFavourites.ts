import { skipToken } from '@apollo/client/react';
import { useViewer } from '../../../session/viewer.ts';
import { useFavouriteIdsQuery } from './Favourites.generated.ts';
import { useVisitorFavourites } from './favouriteStore.ts';

/** What the viewer marked, newest first, and whether that is known. */
interface Favourites {
  ids: readonly string[];
  isKnown: boolean;
  /** Why an account's are not known. */
  error?: unknown;
  refetch: () => Promise<unknown>;
}

export function useFavourites(): Favourites {
  const isVisitor = useViewer().kind === 'visitor';
  const ids = useVisitorFavourites();
  const { data, error, refetch } = useFavouriteIdsQuery(isVisitor ? skipToken : {});
  if (isVisitor) return { ids, isKnown: true, refetch };
  return {
    ids: data?.viewer.favouriteIds ?? [],
    isKnown: data !== undefined,
    error,
    refetch,
  };
}
