import type { ApolloCache, ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { LIMITS } from '../../../../../schema/limits.ts';
import { toast } from '../../../ui/toast.ts';
import { withId } from '../../../ui/storedIds.ts';
import {
  AddFavouriteDocument,
  MergeFavouritesDocument,
  RemoveFavouriteDocument,
} from './FavouriteChanges.generated.ts';
import { FavouriteIdsDocument } from './Favourites.generated.ts';
import { changeFavourite, visitorFavourites } from './favouriteStore.ts';
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

/** Says what happened, and why it was taken back. `made` ends when the change is made, or is refused. */
export async function speakOfChange(change: FavouriteChange, made: Promise<void>): Promise<void> {
  say(change);
  try {
    await made;
  } catch (error) {
    toast(reasonOf(error), { tone: 'error' });
  }
}

/**
 * At sign-in: hands what the visitor marked in this browser to the account. The browser forgets it
 * only when the server has it; a failure keeps it for the next time.
 */
export async function mergeVisitorFavourites(client: ApolloClient): Promise<void> {
  const propertyIds = [...visitorFavourites.read()];
  if (propertyIds.length === 0) return;
  const { data } = await client.mutate({
    mutation: MergeFavouritesDocument,
    variables: { propertyIds },
  });
  const leftOut = data?.mergeFavourites.leftOut ?? 0;
  visitorFavourites.write([]);
  if (leftOut > 0) toast(fullAfterMerge(leftOut), { tone: 'info' });
  await client.query({ query: FavouriteIdsDocument, fetchPolicy: 'network-only' });
}

function say(change: FavouriteChange): void {
  const { viewer, isIn } = change;
  if (isIn) {
    const saved = visitorFavourites.read().length;
    const isFull = viewer.kind === 'visitor' && saved >= LIMITS.favourites.savedLocally;
    if (isFull) toast(FULL_HERE, { tone: 'info' });
    else toast('Added to favorites!');
    return;
  }
  const undo = () => {
    const back = { ...change, isIn: true };
    void speakOfChange(back, changeFavourite(back));
  };
  toast('Removed from favourites', { tone: 'info', action: { label: 'Undo', onClick: undo } });
}

const FULL_HERE = `Added to favorites! This browser stores only the newest ${LIMITS.favourites.savedLocally}.`;

function fullAfterMerge(leftOut: number): string {
  return `${leftOut} favourites could not be saved. An account can hold up to ${LIMITS.favourites.perAccount}.`;
}

/** The server's own sentence, where it gave one. */
function reasonOf(error: unknown): string {
  const sentence = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return sentence ?? 'The favourite could not be saved. Please check the connection and try again.';
}
