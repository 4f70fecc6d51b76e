import { addressOf } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import type { ChosenPicture } from './pictureSet.ts';
import type { Photo } from '../../../ui/shrinkPhoto.ts';

/** One photo of a set, with what only the set itself needs. */
export interface Entry {
  readonly key: string;
  readonly name: string;
  /** As it was picked, until it has been made small. */
  file: File | null;
  photo: Photo | null;
  /** What the server made of it. */
  picture: PictureData | null;
  /** An object URL to be given back. */
  preview: string | null;
  state: ChosenPicture['state'];
  progress: number;
  problem: string | null;
  /** Sending it again would bring the same answer. */
  isHopeless: boolean;
  /** Times that sending it brought no answer. */
  tries: number;
  /** It failed for want of a network and goes on by itself when there is one. */
  isCut: boolean;
  /** It failed for want of an account and goes on by itself after signing in. */
  isSignedOut: boolean;
}

const FRESH = {
  file: null,
  photo: null,
  picture: null,
  preview: null,
  state: 'ready',
  progress: 0,
  problem: null,
  isHopeless: false,
  tries: 0,
  isCut: false,
  isSignedOut: false,
} as const;

export function entryOfFile(file: File): Entry {
  // randomUUID is missing where a page comes without TLS from elsewhere than this machine.
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint32Array(2));
  const key = `${a.toString(36)}${b.toString(36)}`;
  return { ...FRESH, key, name: file.name, file, state: 'reading' };
}

/** A picture that the server has already. */
export function entryOfPicture(
  picture: PictureData,
  { key = picture.id, name = picture.label || picture.alt || UNNAMED } = {},
): Entry {
  return { ...FRESH, key, name, picture };
}

/** A photo that was made small but not uploaded before the page was lost. */
export function entryOfPhoto(key: string, name: string, photo: Photo): Entry {
  return withPhoto({ ...FRESH, key, name, state: 'uploading' }, photo);
}

/** Takes the photo and makes an address for its small version. */
export function withPhoto(entry: Entry, photo: Photo): Entry {
  entry.photo = photo;
  entry.preview ??= URL.createObjectURL(photo.small ?? photo.sent);
  return entry;
}

/** Gives the address back to the browser. */
export function dropPreview(entry: Entry): void {
  if (entry.preview !== null) URL.revokeObjectURL(entry.preview);
  entry.preview = null;
}

export function shownPicture(entry: Entry, coverKey: string | null, isOnline: boolean) {
  const { key, name, picture, preview, state, progress, problem, isHopeless } = entry;
  const isWaiting = state === 'uploading' && !isOnline;
  const shown: ChosenPicture = {
    key,
    id: picture?.id ?? null,
    name,
    preview: preview ?? (picture && addressOf(picture, 'jpg', picture.widths[0] ?? picture.width)),
    state,
    progress,
    problem: isWaiting ? WAITING : problem,
    isHopeless,
    isCover: key === coverKey,
  };
  return shown;
}

const UNNAMED = 'Property photo';
const WAITING = 'Waiting for the connection.';
