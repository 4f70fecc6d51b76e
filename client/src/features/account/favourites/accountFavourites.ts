import type { ApolloCache } from '@apollo/client';
import { withId } from '../../../ui/storedIds.ts';
import { AddFavouriteDocument, RemoveFavouriteDocument } from './FavouriteChanges.generated.ts';
import { FavouriteIdsDocument } from './Favourites.generated.ts';
import type { FavouriteChange } from './favouriteStore.ts';

/** Changes a favourite of an account at once and tells the server, whose refusal takes it back and rejects. */
export async function changeAccountFavourite(change: FavouriteChange): Promise<void> {
  const { client, propertyId, isIn } = change;
  // They may be on their way: the change is made to what comes.
  const isKnown = client.readQuery({ query: FavouriteIdsDocument }) !== null;
  if (!isKnown) await client.query({ query: FavouriteIdsDocument });
  const state = { propertyId, isFavourite: isIn };
  const options = {
    variables: { propertyId },
    update: (cache: ApolloCache) => writeFavourite(cache, propertyId, isIn),
  };
  await (isIn
    ? client.mutate({
        ...options,
        mutation: AddFavouriteDocument,
        optimisticResponse: { addFavourite: state },
      })
    : client.mutate({
        ...options,
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
