import { LIMITS } from '../../../schema/limits.ts';
import type { PictureData } from '../ui/Picture.tsx';
import type { Photo } from '../ui/shrinkPhoto.ts';

/** A set of photos as the browser keeps it; the photos themselves lie beside it. */
export interface StoredSet {
  entries: readonly StoredEntry[];
  /** The key of the chosen cover. */
  cover: string | null;
  /** Ids of the pictures that the listing had when the set was begun. */
  existing: readonly string[];
  /** Milliseconds. */
  savedAt: number;
}

export interface StoredEntry {
  key: string;
  name: string;
  /** What the server made of it, once it is uploaded. */
  picture: PictureData | null;
}

/** Every method rejects where the browser keeps nothing (private windows, a full disk). */
export interface PhotoStorage {
  read: (set: string) => Promise<StoredSet | null>;
  write: (set: string, stored: StoredSet) => Promise<void>;
  readPhoto: (set: string, key: string) => Promise<Photo | null>;
  writePhoto: (set: string, key: string, photo: Photo) => Promise<void>;
  removePhoto: (set: string, key: string) => Promise<void>;
  /** Forgets the set with its photos. */
  remove: (set: string) => Promise<void>;
}

/** IndexedDB: the one store of a browser that takes files. Sets nobody came back to go after a month. */
export const photoStorage: PhotoStorage = {
  async read(set) {
    const stored = await inStore<StoredSet | undefined>('readonly', (store) => store.get(set));
    if (stored === undefined) return null;
    if (Date.now() - stored.savedAt < MAX_AGE_MS) return stored;
    await photoStorage.remove(set);
    return null;
  },
  async write(set, stored) {
    await inStore('readwrite', (store) => store.put(stored, set));
  },
  async readPhoto(set, key) {
    return (await inStore<Photo | undefined>('readonly', (s) => s.get(`${set}/${key}`))) ?? null;
  },
  async writePhoto(set, key, photo) {
    await inStore('readwrite', (store) => store.put(photo, `${set}/${key}`));
  },
  async removePhoto(set, key) {
    await inStore('readwrite', (store) => store.delete(`${set}/${key}`));
  },
  async remove(set) {
    await inStore('readwrite', (store) => {
      store.delete(set);
      return store.delete(IDBKeyRange.bound(`${set}/`, `${set}/\uffff`));
    });
  },
};

/** Forgets every set, whoever chose it. */
export async function forgetAllPhotos(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

/** One request in a transaction of its own; ends when what was written is on disk. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(STORE, mode);
  const pending = request(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(pending.result));
    transaction.addEventListener('error', () => reject(failureOf(transaction.error)));
    transaction.addEventListener('abort', () => reject(failureOf(transaction.error)));
  });
}

/** Opened once; what fails is tried again the next time. */
function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('success', () => {
      opening.result.addEventListener('close', () => {
        opened = null;
      });
      resolve(opening.result);
    });
    opening.addEventListener('error', () => reject(failureOf(opening.error)));
  });
}

function failureOf(error: DOMException | null): Error {
  return error ?? new Error('The browser keeps nothing.');
}

const DATABASE = 'posting';
const STORE = 'photos';
const MAX_AGE_MS = LIMITS.draft.savedDays * 86_400_000;
let opened: Promise<IDBDatabase> | null = null;
