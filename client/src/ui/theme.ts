import { useSyncExternalStore } from 'react';
import { store } from './browserStorage.ts';

export type Theme = 'light' | 'dark';

/** The theme on screen and a way to choose the other one. Before hydration it is taken for light. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, shownTheme, (): Theme => 'light');
  return { theme, choose };
}

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return window.matchMedia(DARK).matches ? 'dark' : 'light';
}

function choose(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  store('theme', theme);
  for (const listener of listeners) listener();
}
