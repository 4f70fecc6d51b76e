import { vi } from 'vitest';

type Failure = { type: 'error' | 'abort'; error: DOMException | null };

/**
 * jsdom has no IndexedDB: one database with one store, as far as photoStorage.ts uses it. `rows` is what lies in
 * it; `failNext` lets the next transaction fail; `refuse` what opens it. It is gone after the test.
 */
export function browserStore() {
  const rows = new Map<string, unknown>();
  const names: unknown[] = [];
  let failure: Failure | null = null;
  let openingError: DOMException | null | undefined;
  let isClosed = false;
  const notifyClosed = () => void database.dispatchEvent(new Event('close'));
  const database = Object.assign(new EventTarget(), {
    createObjectStore: (name: string) => names.push(name),
    transaction(name: string, mode: IDBTransactionMode) {
      if (!names.includes(name)) throw new Error(`There is no store ${name}.`);
      const transaction = Object.assign(new EventTarget(), {
        error: failure?.error ?? null,
        objectStore: () => storeOf(rows, mode === 'readwrite'),
      });
      const type = failure?.type ?? 'complete';
      failure = null;
      queueMicrotask(() => transaction.dispatchEvent(new Event(type)));
      return transaction;
    },
  });
  vi.stubGlobal('IDBKeyRange', { bound: (low: string, high: string) => ({ low, high }) });
  vi.stubGlobal('indexedDB', {
    open(name: string, version: number) {
      names.push(`${name} ${version}`);
      const opening = Object.assign(new EventTarget(), {
        result: database,
        error: openingError ?? null,
      });
      queueMicrotask(() => {
        if (openingError !== undefined) opening.dispatchEvent(new Event('error'));
        else {
          opening.dispatchEvent(new Event('upgradeneeded'));
          opening.dispatchEvent(new Event('success'));
          if (isClosed) notifyClosed();
        }
      });
      return opening;
    },
  });
  return {
    rows,
    names,
    failNext: (type: Failure['type'], error: DOMException | null) => {
      failure = { type, error };
    },
    refuse: (error: DOMException | null | undefined) => {
      openingError = error;
    },
    /**
     * The browser has closed it, as it does when its data are cleared; call it at the end of a test, so that
     * the next one opens its own. What is being opened meanwhile is closed, too.
     */
    close: () => {
      isClosed = true;
      notifyClosed();
    },
  };
}

function storeOf(rows: Map<string, unknown>, mayWrite: boolean) {
  const write = (change: () => void) => {
    if (!mayWrite) throw new Error('This transaction only reads.');
    change();
    return { result: undefined };
  };
  return {
    get: (key: string) => ({ result: rows.get(key) }),
    put: (value: unknown, key: string) => write(() => rows.set(key, value)),
    clear: () => write(() => rows.clear()),
    delete: (keys: string | { low: string; high: string }) =>
      write(() => {
        if (typeof keys === 'string') rows.delete(keys);
        else {
          for (const key of rows.keys()) if (key >= keys.low && key <= keys.high) rows.delete(key);
        }
      }),
  };
}
