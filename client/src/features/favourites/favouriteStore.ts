import { useSyncExternalStore } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { storedIds, useStoredIds, withId } from '../../ui/storedIds.ts';
import { useViewer } from '../account/viewer.ts';
import type { Viewer } from '../account/viewer.ts';

/** What a visitor marked, kept in this browser (D-47). */
export const visitorFavourites = storedIds('favouriteProperties', LIMITS.favourites.savedLocally);

/** The favourites of the viewer, newest first; empty on the server, while hydrating and while loading. */
export function useFavouriteIds(): readonly string[] {
  const viewer = useViewer();
  const local = useStoredIds(visitorFavourites);
  const own = useSyncExternalStore(subscribe, () => account, none);
  if (viewer.kind === 'visitor') return local;
  return own?.id === viewer.id ? own.ids : NONE;
}

/** How many favourites the viewer has, for the link in the header. */
export function useFavouriteCount(): number {
  return useFavouriteIds().length;
}

/** The favourites as they stand now, outside of a component. */
export function favouriteIds(viewer: Viewer): readonly string[] {
  if (viewer.kind === 'visitor') return visitorFavourites.read();
  return account?.id === viewer.id ? account.ids : NONE;
}

/** Marks or unmarks at once, here; what the server has to know follows. */
export function putFavourite(viewer: Viewer, id: string, isIn: boolean): void {
  const ids = withId(favouriteIds(viewer), id, isIn);
  if (viewer.kind === 'visitor') visitorFavourites.write(ids);
  else saveAccountFavourites(viewer.id, ids);
}

/** The favourites that an account has on the server, as far as they are known here. */
export function saveAccountFavourites(id: string, ids: readonly string[]): void {
  account = { id, ids };
  for (const listener of listeners) listener();
}

/** Fetches what speaks about favourites and brings them to the server. */
export const loadFavouriteEffects = () => import('./favouriteEffects.ts');

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let account: { id: string; ids: readonly string[] } | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function none(): null {
  return null;
}
