import { LIMITS } from '../../../schema/limits.ts';
import { cut } from '../../../schema/rules/text.ts';
import { signedIn } from '../authorization/viewer.policy.ts';
import { type Context } from '../platform/context.ts';
import { Failure, notFound } from '../platform/failures.ts';
import { consume } from '../platform/database/limits.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type RestFile } from '../platform/http/rest.ts';
import { UPLOAD_PER_ACCOUNT } from './picture.limits.ts';
import { type Picture } from '../platform/pictures/savePicture.ts';

/** What came of several files: those that were kept, in order, and why the others were not. */
export interface Uploaded {
  pictures: readonly Picture[];
  /** `name` is what its sender calls the file, fit for a sentence; `message` names it too. */
  refused: readonly RefusedFile[];
}

export interface RefusedFile {
  name: string;
  code: Failure['code'];
  message: string;
  /** Its place among the files, from 0. */
  place: number;
}

/**
 * Saves one picture of the viewer, who may be any active account. It belongs to nothing yet: a draft, a
 * listing or a profile shows it, or it is removed after a day. `minSide`: see `Pictures.accept`. Throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY,
 * INVALID_INPUT or TOO_LARGE with a sentence about the file, and UNAVAILABLE while too many are being read.
 */
export async function uploadPicture(
  context: Context,
  pictures: Pictures,
  bytes: Uint8Array,
  minSide?: number,
): Promise<Picture> {
  const { id } = signedIn(context.viewer);
  await consume(context, UPLOAD_PER_ACCOUNT, id);
  return pictures.accept(bytes, { now: context.clock.now(), uploader: id, minSide });
}

/**
 * Saves several photos of a listing, one after another; a file that cannot be used does not take the others with it.
 * What says nothing about a file throws as in `uploadPicture`, and none is kept then. Call
 * it outside of the transaction that attaches them.
 */
export async function uploadPictures(
  context: Context,
  pictures: Pictures,
  files: readonly RestFile[],
): Promise<Uploaded> {
  const { minSideOfListing } = LIMITS.picture;
  const stored: Picture[] = [];
  const refused: RefusedFile[] = [];
  for (const [place, file] of files.entries()) {
    try {
      stored.push(await uploadPicture(context, pictures, file.bytes, minSideOfListing));
    } catch (error) {
      if (!isAboutTheFile(error)) {
        await discardUnused(context, pictures, { pictures: stored });
        throw error;
      }
      const name = shownName(file.name);
      refused.push({ name, code: error.code, message: name + ': ' + error.message, place });
    }
  }
  return { pictures: stored, refused };
}

/** Takes back an upload of the viewer that nothing shows. Throws NOT_FOUND for every other one. */
export async function discardPicture(
  context: Context,
  pictures: Pictures,
  id: string,
): Promise<void> {
  const viewer = signedIn(context.viewer);
  if ((await pictures.discard(context, [id], viewer.id)) > 0) return;
  throw notFound('This picture no longer exists or is in use.');
}

/**
 * Takes back what `uploadPictures` kept when nothing came of it, for example because the same request was
 * answered before. Call it outside of the transaction that failed; what something shows stays.
 */
export async function discardUnused(
  context: Context,
  pictures: Pictures,
  unused: Pick<Uploaded, 'pictures'>,
): Promise<void> {
  const ids = unused.pictures.map(({ id }) => id);
  if (ids.length > 0) await pictures.discard(context, ids, signedIn(context.viewer).id);
}

function isAboutTheFile(error: unknown): error is Failure {
  return error instanceof Failure && (error.code === 'INVALID_INPUT' || error.code === 'TOO_LARGE');
}

const SHOWN_LENGTH = 60;

/** The last part of what the sender calls it, without signs that would spoil a sentence. */
function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{C}<>"'`]/gu, '').trim();
  return clean === '' ? 'One file' : cut(clean, SHOWN_LENGTH);
}
