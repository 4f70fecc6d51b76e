import { useSyncExternalStore } from 'react';

/** Whether the window has room for two panes beside the sidebar; never while the server draws. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

const WIDE = '(min-width: 80rem)';

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
