import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { LIMITS } from '../../../../schema/limits.ts';
import {
  AddFavouriteDocument,
  FavouriteIdsDocument,
  MergeFavouritesDocument,
  RemoveFavouriteDocument,
} from './Favourites.generated.ts';
import { toast } from '../../ui/toast.ts';
import type { Account, Viewer } from '../account/viewer.ts';
import {
  favouriteIds,
  saveAccountFavourites,
  putFavourite,
  visitorFavourites,
} from './favouriteStore.ts';

export interface Toggle {
  client: ApolloClient;
  viewer: Viewer;
  propertyId: string;
  /** What it has become. */
  isIn: boolean;
}

/** Says what happened and, for an account, tells the server; a refusal takes the change back. */
export async function afterToggle(change: Toggle): Promise<void> {
  const { client, viewer, propertyId, isIn } = change;
  if (viewer.kind === 'visitor') {
    sayVisitor(change);
    return;
  }
  say(change);
  try {
    await client.mutate({
      mutation: isIn ? AddFavouriteDocument : RemoveFavouriteDocument,
      variables: { propertyId },
      fetchPolicy: 'no-cache',
    });
  } catch (error) {
    putFavourite(viewer, propertyId, !isIn);
    toast(reasonOf(error), { tone: 'error' });
  }
}

/** Asks the server once which favourites the account has; changes made meanwhile stay. */
export function loadAccountFavourites(client: ApolloClient, viewer: Account): Promise<void> {
  if (loading?.id !== viewer.id) {
    const before = favouriteIds(viewer);
    loading = {
      id: viewer.id,
      done: client
        .query({ query: FavouriteIdsDocument, fetchPolicy: 'network-only' })
        .then(({ data }) => {
          const changed = favouriteIds(viewer).filter((id) => !before.includes(id));
          const ids = data?.favouriteIds ?? [];
          saveAccountFavourites(viewer.id, [...new Set([...changed, ...ids])]);
        })
        .catch(() => {
          loading = null;
        }),
    };
  }
  return loading.done;
}

/**
 * At sign-in: hands what the visitor marked in this browser to the account (D-47). The browser forgets it
 * only when the server has it; a failure keeps it for the next time.
 */
export async function mergeVisitorFavourites(client: ApolloClient, viewer: Account): Promise<void> {
  const propertyIds = [...visitorFavourites.read()];
  if (propertyIds.length > 0) {
    const { data } = await client.mutate({
      mutation: MergeFavouritesDocument,
      variables: { propertyIds },
      fetchPolicy: 'no-cache',
    });
    const leftOut = data?.mergeFavourites.leftOut ?? 0;
    visitorFavourites.write([]);
    if (leftOut > 0) toast(fullAfterMerge(leftOut), { tone: 'info' });
  }
  loading = null;
  await loadAccountFavourites(client, viewer);
}

let loading: { id: string; done: Promise<void> } | null = null;

function sayVisitor(change: Toggle): void {
  const { viewer, isIn } = change;
  const isFull = isIn && favouriteIds(viewer).length >= LIMITS.favourites.savedLocally;
  if (isFull) toast(FULL_HERE, { tone: 'info' });
  else say(change);
}

function say(change: Toggle): void {
  const { isIn, viewer, propertyId } = change;
  if (isIn) {
    toast('Added to favorites!');
    return;
  }
  const undo = () => {
    putFavourite(viewer, propertyId, true);
    void afterToggle({ ...change, isIn: true });
  };
  toast('Removed from favourites', { tone: 'info', action: { label: 'Undo', onClick: undo } });
}

const FULL_HERE = `Added to favorites! This browser keeps the newest ${LIMITS.favourites.savedLocally}.`;

function fullAfterMerge(leftOut: number): string {
  return `${leftOut} favourites found no room: an account keeps ${LIMITS.favourites.perAccount}.`;
}

/** The server's own sentence, where it gave one. */
function reasonOf(error: unknown): string {
  const sentence = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
  return sentence ?? 'The favourite could not be saved. Please check the connection and try again.';
}
