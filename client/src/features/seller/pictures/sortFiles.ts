import { LIMITS } from '../../../../../schema/limits.ts';

/** What becomes of files that somebody picked, dropped or pasted. */
export interface SortedFiles {
  accepted: readonly File[];
  /** Names of those that are no pictures. */
  refused: readonly string[];
  /** Names of those that are too many. */
  ignored: readonly string[];
}

/** `taken` is how many pictures there are already. */
export function sortFiles(files: readonly File[], used: number): SortedFiles {
  const pictures = files.filter(isPicture);
  const room = Math.max(0, LIMITS.listing.maxPictures - used);
  return {
    accepted: pictures.slice(0, room),
    refused: files.filter((file) => !isPicture(file)).map(({ name }) => name),
    ignored: pictures.slice(room).map(({ name }) => name),
  };
}

/** The sentence about files that are no pictures, or null. */
export function refusedSentence(names: readonly string[]): string | null {
  return names.length === 0 ? null : `Only image files are accepted. Not added: ${listed(names)}.`;
}

/** The sentence about files beyond the most there can be, or null. */
export function ignoredSentence(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `A listing can have up to ${LIMITS.listing.maxPictures} photos. Not added: ${listed(names)}.`;
}

/** The sentence about files that were there already, or null. */
export function repeatedSentence(names: readonly string[]): string | null {
  return names.length === 0 ? null : `Already added: ${listed(names)}.`;
}

function listed(names: readonly string[]): string {
  return names.join(', ');
}

/** Some systems give photos of newer kinds no type; their names tell. */
function isPicture({ type, name }: File): boolean {
  return type === '' ? PICTURE_NAME.test(name) : type.startsWith('image/');
}

const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif|bmp|hei[cf])$/i;
