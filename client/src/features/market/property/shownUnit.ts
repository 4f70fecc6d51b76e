import { useSyncExternalStore } from 'react';
import { NATIONAL_UNITS } from '../../../../../schema/catalogue/units.ts';
import type { NationalUnit } from '../../../../../schema/catalogue/units.ts';
import { store, stored } from '../../../ui/browserStorage.ts';

/**
 * The unit in which the visitor wants to see sizes, kept in this browser and in step between its tabs; null is the
 * unit of each kind. Null on the server and while hydrating.
 */
export function useShownUnit(): NationalUnit | null {
  return useSyncExternalStore(subscribe, shownUnit, none);
}

export function showIn(unit: NationalUnit | null): void {
  chosen = unit;
  store(KEY, unit);
  for (const listener of listeners) listener();
}

const KEY = 'sizeUnit';
const listeners = new Set<() => void>();
/** Undefined until the browser's store has been read. */
let chosen: NationalUnit | null | undefined;

function shownUnit(): NationalUnit | null {
  if (chosen === undefined) {
    const saved = stored(KEY);
    chosen = NATIONAL_UNITS.find((unit) => unit === saved) ?? null;
  }
  return chosen;
}

function none(): null {
  return null;
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = () => {
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}
