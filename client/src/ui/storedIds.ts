import { useSyncExternalStore } from 'react';
import { parseJson } from '../../../schema/rules/json.ts';
import { store, stored } from './browserStorage.ts';

/** A short list of ids that this browser keeps, newest first, in step between its tabs. */
export interface StoredIds {
  read: () => readonly string[];
  /** Ids beyond the most that are kept fall off the end. */
  write: (ids: readonly string[]) => void;
  subscribe: (listener: () => void) => () => void;
}

/** The list under this key of the local storage; nothing is read before the first use. */
export function storedIds(key: string, most: number): StoredIds {
  const listeners = new Set<() => void>();
  let known: readonly string[] | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const followOtherTab = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== null && event.key !== key) return;
    known = null;
    notify();
  };
  return {
    read: () => (known ??= idsIn(stored(key)).slice(0, most)),
    write(ids) {
      known = ids.slice(0, most);
      store(key, JSON.stringify(known));
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        known = null;
        window.addEventListener('storage', followOtherTab);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
      };
    },
  };
}

/** The list as it is now; empty on the server and while hydrating. */
export function useStoredIds({ subscribe, read }: StoredIds): readonly string[] {
  return useSyncExternalStore(subscribe, read, none);
}

/** The list with this id in front, or without it. */
export function withId(ids: readonly string[], id: string, isIn: boolean): readonly string[] {
  const others = ids.filter((each) => each !== id);
  return isIn ? [id, ...others] : others;
}

const NONE: readonly string[] = [];

function none(): readonly string[] {
  return NONE;
}

/** What lies in storage may have been written by an older version, or by hand. */
function idsIn(text: string | null): readonly string[] {
  const ids = parseJson(text ?? '');
  return Array.isArray(ids) ? [...new Set(ids.filter(isId))] : NONE;
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && ID.test(id);
}

const ID = /^[0-9a-f]{24}$/;
