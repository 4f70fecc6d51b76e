import { pause } from '../../../ui/pause.ts';
import type { Entry } from './pictureEntry.ts';
import { withPhoto } from './pictureEntry.ts';
import type { Photo } from '../../../ui/shrinkPhoto.ts';
import type { Again, Upload } from '../../../forms/pictures/uploadPicture.ts';

export interface UploadTools {
  /** A text says why a photo cannot be used; null, that what reads it could not be fetched. */
  shrink: (file: Blob) => Promise<Photo | string | null>;
  upload: (
    photo: Blob,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<Upload>;
}

/** The set that the queue works for. */
export interface QueueOwner {
  /** The photos as they are now, in their order. */
  entries: () => readonly Entry[];
  /** Something that is shown has changed, and nothing that must be kept. */
  onProgress: () => void;
  onRead: (entry: Entry, photo: Photo) => void;
  /** Whether it is one of the others once more: then it goes. */
  isRepeated: (entry: Entry, photo: Photo) => boolean;
  /** A photo has got on to another state. */
  onSettled: () => void;
  /** The server has taken what was removed meanwhile. */
  onRemoved: (id: string) => void;
}

/**
 * Makes photos small, one at a time so that a phone's memory holds, and sends them, two at a time. Without a
 * network they wait for it; what brings no answer is tried again, and then says so.
 */
export class UploadQueue {
  readonly #tools: UploadTools;
  readonly #owner: QueueOwner;
  readonly #sending = new Map<Entry, AbortController>();
  #isRunning = false;
  #isReading = false;

  constructor(tools: UploadTools, owner: QueueOwner) {
    this.#tools = tools;
    this.#owner = owner;
  }

  start(): () => void {
    this.#isRunning = true;
    window.addEventListener('online', this.#goOn);
    window.addEventListener('offline', this.#owner.onProgress);
    this.go();
    return () => {
      this.#isRunning = false;
      window.removeEventListener('online', this.#goOn);
      window.removeEventListener('offline', this.#owner.onProgress);
      for (const ending of this.#sending.values()) ending.abort();
    };
  }

  /** Starts whatever can be started. */
  go(): void {
    if (!this.#isRunning) return;
    const entries = this.#owner.entries();
    const unread = entries.find(({ state }) => state === 'reading');
    if (unread && !this.#isReading) void this.#read(unread);
    if (!navigator.onLine) return;
    const waiting = entries.filter(
      (entry) => entry.state === 'uploading' && !this.#sending.has(entry),
    );
    for (const entry of waiting.slice(0, AT_ONCE - this.#sending.size)) void this.#send(entry);
  }

  /** Goes on with what the server took from nobody: somebody has signed in. */
  signedIn(): void {
    this.#goOnWith(({ isSignedOut }) => isSignedOut);
  }

  /** Tries a photo that failed once more. */
  again(entry: Entry): void {
    begin(entry);
    this.#owner.onProgress();
    this.go();
  }

  cancel(entry: Entry): void {
    this.#sending.get(entry)?.abort();
  }

  readonly #goOn = (): void => this.#goOnWith(({ isCut }) => isCut);

  #goOnWith(isMeant: (entry: Entry) => boolean): void {
    for (const entry of this.#owner.entries()) if (isMeant(entry)) begin(entry);
    this.#owner.onProgress();
    this.go();
  }

  async #read(entry: Entry): Promise<void> {
    this.#isReading = true;
    const photo = await this.#tools.shrink(entry.file ?? new Blob()).catch(() => UNREADABLE);
    this.#isReading = false;
    if (this.#isStillThere(entry)) {
      if (photo === null) cut(entry);
      else if (typeof photo === 'string') fail(entry, photo, 'never');
      else if (!this.#owner.isRepeated(entry, photo)) {
        withPhoto(entry, photo);
        entry.file = null;
        entry.state = 'uploading';
        this.#owner.onRead(entry, photo);
      }
      this.#owner.onSettled();
    }
    this.go();
  }

  async #send(entry: Entry): Promise<void> {
    if (!entry.photo) return;
    const ending = new AbortController();
    this.#sending.set(entry, ending);
    const outcome = await this.#tools.upload(entry.photo.sent, {
      signal: ending.signal,
      onProgress: (share) => {
        entry.progress = share;
        this.#owner.onProgress();
      },
    });
    if (!this.#isStillThere(entry)) {
      if (outcome.kind === 'done') this.#owner.onRemoved(outcome.picture.id);
    } else await this.#settle(entry, outcome);
    this.#sending.delete(entry);
    this.go();
  }

  async #settle(entry: Entry, outcome: Upload): Promise<void> {
    entry.progress = 0;
    if (outcome.kind === 'done') {
      Object.assign(entry, { ...ANEW, state: 'ready', picture: outcome.picture, progress: 1 });
    } else if (outcome.kind === 'refused' && outcome.again !== 'soon')
      fail(entry, outcome.message, outcome.again);
    else if (navigator.onLine && this.#isRunning) {
      const waitMs = WAITS_MS[entry.tries];
      entry.tries += 1;
      if (waitMs !== undefined) return pause(waitMs);
      if (outcome.kind === 'cut') cut(entry);
      else fail(entry, outcome.message, 'maybe');
    }
    this.#owner.onSettled();
    return undefined;
  }

  #isStillThere(entry: Entry): boolean {
    return this.#owner.entries().includes(entry);
  }
}

function begin(entry: Entry): void {
  Object.assign(entry, { ...ANEW, state: entry.photo ? 'uploading' : 'reading' });
}

function cut(entry: Entry): void {
  fail(entry, CUT, 'maybe');
  entry.isCut = true;
}

function fail(entry: Entry, problem: string, again: Again): void {
  const isHopeless = again === 'never';
  const isSignedOut = again === 'signedIn';
  Object.assign(entry, { state: 'failed', problem, progress: 0, isHopeless, isSignedOut });
}

const ANEW = {
  progress: 0,
  problem: null,
  isHopeless: false,
  tries: 0,
  isCut: false,
  isSignedOut: false,
} as const;
const AT_ONCE = 2;
/** Before a photo that brought no answer is tried again. */
const WAITS_MS = [2_000, 6_000] as const;
const UNREADABLE = 'This photo cannot be read. Please choose a JPG or PNG.';
const CUT = 'No connection to the server.';
