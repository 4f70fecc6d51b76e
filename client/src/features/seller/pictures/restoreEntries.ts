import type { PictureData } from '../../../ui/Picture.tsx';
import { entryOfPhoto, entryOfPicture, withPhoto } from './pictureEntry.ts';
import type { Entry } from './pictureEntry.ts';
import { withoutRefused } from './pictureOrder.ts';
import type { PhotoStorage, StoredEntry } from '../../../session/photoStorage.ts';

/**
 * What was chosen before the page was lost, in its order: pictures of the listing and new photos. What was
 * uploaded and is not on the server any more is uploaded again; what the listing got meanwhile comes last;
 * what was taken out stays out. Null: nothing was chosen. Rejects where the browser keeps nothing.
 */
export async function restoreEntries(
  storage: PhotoStorage,
  storeKey: string,
  existing: readonly PictureData[],
  isKnown: (picture: PictureData) => Promise<boolean>,
): Promise<{ entries: Entry[]; cover: string | null } | null> {
  const stored = await storage.read(storeKey);
  if (stored === null) return null;
  const restored = await Promise.all(
    stored.entries.map((entry) => restore(entry, existing, storage, storeKey, isKnown)),
  );
  const entries = restored.flatMap((entry) => (entry === null ? [] : [entry]));
  const isThere = (id: string) =>
    stored.existing.includes(id) || entries.some(({ picture }) => picture?.id === id);
  const added = existing.filter(({ id }) => !isThere(id)).map((picture) => entryOfPicture(picture));
  const isCoverThere = entries.some(({ key }) => key === stored.cover);
  return { entries: [...entries, ...added], cover: isCoverThere ? stored.cover : null };
}

/** What the store keeps of them; a photo that is still being read, or was refused, cannot come back. */
export function storedEntries(entries: readonly Entry[]): StoredEntry[] {
  return withoutRefused(entries)
    .filter(({ state }) => state !== 'reading')
    .map(({ key, name, picture }) => ({ key, name, picture }));
}

async function restore(
  { key, name, picture }: StoredEntry,
  existing: readonly PictureData[],
  storage: PhotoStorage,
  storeKey: string,
  isKnown: (picture: PictureData) => Promise<boolean>,
): Promise<Entry | null> {
  const own = existing.find(({ id }) => id === picture?.id);
  if (own) return entryOfPicture(own, { key, name });
  const photo = await storage.readPhoto(storeKey, key);
  if (picture && (await isKnown(picture))) {
    const entry = entryOfPicture(picture, { key, name });
    return photo ? withPhoto(entry, photo) : entry;
  }
  return photo && entryOfPhoto(key, name, photo);
}
