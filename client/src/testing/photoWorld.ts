import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ChosenPictures } from '../features/seller/pictures/chosenPictures.ts';
import type { PictureTools } from '../features/seller/pictures/chosenPictures.ts';
import type { StoredSet } from '../session/photoStorage.ts';
import type { Photo } from '../ui/shrinkPhoto.ts';
import type { PictureData } from '../ui/Picture.tsx';
import { picture } from './fixtures.ts';
import { PATIENT } from './patience.ts';

export const KEY = 'seller/add-property';

/** A browser's store in memory; it outlives the sets that use it, as the real one outlives a tab. */
export function memory() {
  const sets = new Map<string, StoredSet>();
  const photos = new Map<string, Photo>();
  const storage: PictureTools['storage'] = {
    read: async (set) => structuredClone(sets.get(set) ?? null),
    write: async (set, stored) => void sets.set(set, structuredClone(stored)),
    readPhoto: async (set, key) => photos.get(`${set}/${key}`) ?? null,
    writePhoto: async (set, key, photo) => void photos.set(`${set}/${key}`, photo),
    removePhoto: async (set, key) => void photos.delete(`${set}/${key}`),
    remove: async (set) => {
      sets.delete(set);
      photos.clear();
    },
  };
  return { storage, sets, photos };
}

/** A server that takes every photo, with what it was asked. */
export function world(changes: Partial<PictureTools> = {}) {
  let count = 100;
  const uploaded: Blob[] = [];
  const discarded: string[] = [];
  const tools: PictureTools = {
    storage: memory().storage,
    shrink: async (file) => ({ sent: file, small: null, content: await file.text() }),
    upload: async (photo) => {
      uploaded.push(photo);
      count += 1;
      return { kind: 'done', picture: picture(count) };
    },
    discard: (id) => void discarded.push(id),
    isKnown: async () => true,
    ...changes,
  };
  return { tools, uploaded, discarded };
}

export const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
export const names = (set: ChosenPictures) => set.current().pictures.map(({ name }) => name);
export const id = (number: number) => picture(number).id;
export const keyOf = (set: ChosenPictures, name: string) =>
  set.current().pictures.find((each) => each.name === name)?.key ?? '';

export const stateOf = (set: ChosenPictures) => set.current().pictures.map(({ state }) => state);

/** Addresses of photos in memory: how many were made, and which were given back. */
export const addresses = { made: 0, revoked: [] as string[] };
let running: (() => void)[] = [];

/** The page with the photos is left. */
export function stop(): void {
  for (const end of running) end();
  running = [];
}

export function start(set: ChosenPictures): ChosenPictures {
  running.push(set.start());
  return set;
}

/** Gives photos addresses that can be foretold, and ends every set after its test. */
export function withPhotoAddresses(): void {
  beforeEach(() => {
    addresses.made = 0;
    addresses.revoked = [];
    Object.assign(URL, {
      createObjectURL: () => `blob:${(addresses.made += 1)}`,
      revokeObjectURL: (address: string) => addresses.revoked.push(address),
    });
  });
  afterEach(stop);
}

/** A set that has brought back what there was. */
export async function begin(tools: PictureTools, existing: readonly PictureData[] = []) {
  const set = new ChosenPictures(existing, KEY, tools);
  start(set);
  await vi.waitFor(() => expect(set.current().isRestoring).toBe(false), PATIENT);
  return set;
}

export async function ready(set: ChosenPictures) {
  await vi.waitFor(() => expect(set.ids()).not.toBeNull(), PATIENT);
}
