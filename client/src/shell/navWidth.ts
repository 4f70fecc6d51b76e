import { useSyncExternalStore } from 'react';
import { store } from '../ui/browserStorage.ts';

/**
 * Whether the sidebar of the workspaces is folded to its icons. The root element carries it, so that the style
 * sheet decides how things look and first-paint.js can say it before the first paint.
 */
export function useNavWidth(): { isNarrow: boolean; fold: (isNarrow: boolean) => void } {
  const isNarrow = useSyncExternalStore(subscribe, readNarrow, () => false);
  return { isNarrow, fold };
}

function fold(isNarrow: boolean): void {
  const { dataset } = document.documentElement;
  if (isNarrow) dataset['area'] = NARROW;
  else delete dataset['area'];
  store(KEY, isNarrow ? NARROW : null);
  for (const listener of listeners) listener();
}

const KEY = 'areaNav';
const NARROW = 'narrow';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readNarrow(): boolean {
  return document.documentElement.dataset['area'] === NARROW;
}
