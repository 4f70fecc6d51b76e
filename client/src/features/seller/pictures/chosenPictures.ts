import { LIMITS } from '../../../../../schema/limits.ts';
import type { PictureData } from '../../../ui/Picture.tsx';
import {
  dropPreview,
  entryOfFile,
  entryOfPicture,
  shownPicture,
  withPhoto,
} from './pictureEntry.ts';
import type { Entry } from './pictureEntry.ts';
import type { PictureSet, PictureView } from './pictureSet.ts';
import type { PhotoStorage } from '../../../session/photoStorage.ts';
import { idsToSend, isChanged, moved, refusedLast, withoutRefused } from './pictureOrder.ts';
import { restoreEntries, storedEntries } from './restoreEntries.ts';
import type { Photo } from '../../../ui/shrinkPhoto.ts';
import { sortFiles } from './sortFiles.ts';
import { UploadQueue } from './uploadQueue.ts';
import type { UploadTools } from './uploadQueue.ts';

/** What the set needs of the world; tests give their own. */
export interface PictureTools extends UploadTools {
  storage: PhotoStorage;
  /** Removes from the server what was uploaded and is not wanted. */
  discard: (id: string) => void;
  /** Whether the server still has it. */
  isKnown: (picture: PictureData) => Promise<boolean>;
}

/**
 * The photos of one listing while its form is open: their order, their cover and how far each has come. A
 * store outside React, so that a page that draws a tile anew never touches an upload. `existing` are the
 * pictures that the listing has already; `storeKey` names the set in the browser's store.
 */
export class ChosenPictures implements Omit<PictureSet, keyof PictureView> {
  readonly #existing: readonly PictureData[];
  readonly #storeKey: string;
  readonly #tools: PictureTools;
  readonly #queue: UploadQueue;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[];
  /** The key of the chosen cover; null: the first one. */
  #cover: string | null = null;
  #ignored: readonly string[] = [];
  #refused: readonly string[] = [];
  #repeated: readonly string[] = [];
  #isRestoring = true;
  #isSaved = true;
  #view: PictureView;

  constructor(existing: readonly PictureData[], storeKey: string, tools: PictureTools) {
    this.#existing = existing;
    this.#storeKey = storeKey;
    this.#tools = tools;
    this.#entries = existing.map((picture) => entryOfPicture(picture));
    this.#queue = new UploadQueue(tools, {
      entries: () => this.#entries,
      onProgress: () => this.#show(),
      onRead: (entry, photo) => this.#savePhoto(entry, photo),
      isRepeated: (entry, photo) => this.#dropRepeated(entry, photo),
      onSettled: () => this.#changed(),
      onRemoved: (id) => tools.discard(id),
    });
    this.#view = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): PictureView => this.#view;

  /** Brings back what was chosen before and starts to upload; ends with the function it answers. */
  readonly start = (): (() => void) => {
    for (const entry of this.#entries) if (entry.photo) withPhoto(entry, entry.photo);
    const stop = this.#queue.start();
    if (this.#isRestoring) void this.#restore();
    else this.#show();
    return () => {
      stop();
      for (const entry of this.#entries) dropPreview(entry);
    };
  };

  readonly add = (files: readonly File[]): void => {
    const { accepted, refused, ignored } = sortFiles(files, withoutRefused(this.#entries).length);
    this.#refused = refused;
    this.#ignored = ignored;
    this.#repeated = [];
    this.#entries.push(...accepted.map(entryOfFile));
    this.#changed();
    this.#queue.go();
  };

  readonly remove = (key: string): void => {
    const entry = this.#find(key);
    if (!entry) return;
    this.#entries = this.#entries.filter((each) => each !== entry);
    if (this.#cover === key) this.#cover = null;
    this.#ignored = [];
    this.#repeated = [];
    this.#queue.cancel(entry);
    dropPreview(entry);
    // What the listing has already goes when the edit is sent, and not before.
    if (entry.picture && !this.#isExisting(entry.picture.id)) this.#tools.discard(entry.picture.id);
    if (entry.photo) this.#save(this.#tools.storage.removePhoto(this.#storeKey, key));
    this.#changed();
  };

  readonly move = (key: string, by: number): void => {
    this.place(key, this.#entries.findIndex((entry) => entry.key === key) + by);
  };

  readonly place = (key: string, index: number): void => {
    const entry = this.#find(key);
    const last = withoutRefused(this.#entries).length - 1;
    if (!entry || entry.isHopeless || index < 0 || index > last) return;
    if (this.#entries[index] === entry) return;
    this.#entries = moved(this.#entries, entry, index);
    this.#changed();
  };

  readonly makeCover = (key: string): void => {
    if (!this.#find(key)) return;
    this.#cover = key;
    this.#changed();
  };

  readonly retry = (key: string): void => {
    const entry = this.#find(key);
    if (entry) this.#queue.again(entry);
  };

  /** The account that the photos belong to is here again. */
  readonly signedIn = (): void => this.#queue.signedIn();

  readonly ids = (): string[] | null => {
    return this.#isRestoring ? null : idsToSend(this.#entries, this.#coverKey());
  };

  readonly sent = (signal: AbortSignal): Promise<string[] | null> =>
    new Promise((resolve) => {
      const look = () => {
        const isOnTheWay = this.#isRestoring || this.#entries.some(isOnItsWay);
        if (isOnTheWay && !signal.aborted) return;
        stop();
        signal.removeEventListener('abort', look);
        resolve(signal.aborted ? null : this.ids());
      };
      const stop = this.subscribe(look);
      signal.addEventListener('abort', look);
      look();
    });

  readonly recheck = async (): Promise<void> => {
    await Promise.all(
      this.#entries.map(async (entry) => {
        const { picture, photo, state } = entry;
        if (state !== 'ready' || !picture || this.#isExisting(picture.id)) return;
        if (await this.#tools.isKnown(picture)) return;
        entry.picture = null;
        if (photo) this.#queue.again(entry);
        else this.remove(entry.key);
      }),
    );
    this.#changed();
  };

  readonly clear = (): void => {
    for (const entry of this.#entries) {
      this.#queue.cancel(entry);
      dropPreview(entry);
    }
    this.#entries = [];
    this.#cover = null;
    this.#ignored = [];
    this.#refused = [];
    this.#repeated = [];
    this.#save(this.#tools.storage.remove(this.#storeKey));
    this.#show();
  };

  async #restore(): Promise<void> {
    const { storage, isKnown } = this.#tools;
    const restored = await restoreEntries(storage, this.#storeKey, this.#existing, isKnown).catch(
      () => {
        this.#isSaved = false;
        return null;
      },
    );
    if (restored) {
      const addedMeanwhile = this.#entries.filter(
        ({ picture }) => picture === null || !this.#isExisting(picture.id),
      );
      this.#entries = [...restored.entries, ...addedMeanwhile].slice(0, LIMITS.listing.maxPictures);
      this.#cover = restored.cover;
    }
    this.#isRestoring = false;
    this.#show();
    this.#queue.go();
  }

  /** A photo that is there already goes again, and is named. */
  #dropRepeated(entry: Entry, { content }: Photo): boolean {
    const isSame = ({ photo }: Entry) => content !== undefined && photo?.content === content;
    const first = this.#entries.find(isSame);
    if (!first) return false;
    this.#entries = this.#entries.filter((each) => each !== entry);
    if (this.#cover === entry.key) this.#cover = first.key;
    const { name } = entry;
    const message = name === first.name ? name : `${name} (the same as ${first.name})`;
    this.#repeated = [...this.#repeated, message];
    return true;
  }

  #savePhoto({ key }: Entry, photo: Photo): void {
    this.#save(this.#tools.storage.writePhoto(this.#storeKey, key, photo));
  }

  /** Shows the change and saves it. */
  #changed(): void {
    this.#entries = refusedLast(this.#entries);
    this.#show();
    if (this.#isRestoring) return;
    this.#save(
      this.#tools.storage.write(this.#storeKey, {
        entries: storedEntries(this.#entries),
        cover: this.#cover,
        existing: this.#existing.map(({ id }) => id),
        savedAt: Date.now(),
      }),
    );
  }

  #save(writing: Promise<void>): void {
    writing.catch(() => {
      if (!this.#isSaved) return;
      this.#isSaved = false;
      this.#show();
    });
  }

  #show(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): PictureView {
    const cover = this.#coverKey();
    return {
      pictures: this.#entries.map((entry) => shownPicture(entry, cover, navigator.onLine)),
      ignored: this.#ignored,
      refused: this.#refused,
      repeated: this.#repeated,
      isRestoring: this.#isRestoring,
      isSaved: this.#isSaved,
      isChanged: isChanged(this.#entries, cover, this.#existing),
    };
  }

  #coverKey(): string | null {
    const usable = withoutRefused(this.#entries);
    const chosen = usable.find(({ key }) => key === this.#cover);
    return (chosen ?? usable[0])?.key ?? null;
  }

  #find(key: string): Entry | undefined {
    return this.#entries.find((entry) => entry.key === key);
  }

  #isExisting(id: string): boolean {
    return this.#existing.some((picture) => picture.id === id);
  }
}

function isOnItsWay({ state }: Entry): boolean {
  return state === 'reading' || state === 'uploading';
}
