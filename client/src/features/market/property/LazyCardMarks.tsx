import type { CardMarksProps } from './CardMarks.tsx';
import { createElement, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { idle } from '../../../ui/idle.ts';
import { inBatches } from '../../../ui/nextTask.ts';

/**
 * The buttons of a card work with scripts only, so the server draws none and their code is no part of any
 * page: it is fetched once for all cards, as soon as the browser has nothing else to do.
 * A few cards draw theirs in one task: all together a phone would answer nobody for a sixth of a second.
 */
export function LazyCardMarks(props: CardMarksProps) {
  const hasLoaded = useSyncExternalStore(
    subscribe,
    () => loaded !== null,
    () => false,
  );
  return hasLoaded && loaded ? createElement(loaded, props) : null;
}

/** A card alone would cost the page a layout of its own. */
const AT_ONCE = 5;

const listeners = new Set<() => void>();
let loaded: ComponentType<CardMarksProps> | null = null;
let isRequested = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRequested) {
    isRequested = true;
    void fetchMarks();
  }
  return () => listeners.delete(listener);
}

async function fetchMarks(): Promise<void> {
  await idle();
  try {
    loaded = (await fetchWithRetry(() => import('./CardMarks.tsx'))).CardMarks;
    await inBatches([...listeners], AT_ONCE, (draw) => draw());
  } catch {
    // The next card that is drawn asks again.
    isRequested = false;
  }
}
