import { discardUnused, uploadPicture } from './uploadPicture.ts';
import { type Context } from '../platform/context.ts';
import { Failure, unusable } from '../platform/failures.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type RestFile } from '../platform/http/rest.ts';
import { type Picture } from '../platform/pictures/savePicture.ts';

/** The ids of what came in each field of a form, in order; nothing for a field without files. */
export type UploadedIds = Readonly<Record<string, readonly string[]>>;

/**
 * Keeps the files of a form as uploads of the viewer while `write` makes what shows them, and takes back those that
 * nothing shows then. Throws INVALID_INPUT that names the field of a file which is no picture, and like
 * `uploadPicture`.
 */
export async function withUploads<Answer>(
  context: Context,
  pictures: Pictures,
  files: readonly RestFile[],
  write: (uploaded: UploadedIds) => Promise<Answer>,
): Promise<Answer> {
  const saved: Picture[] = [];
  const ids: Record<string, string[]> = {};
  try {
    for (const { field, bytes } of files) {
      const picture = await uploadPicture(context, pictures, bytes).catch(naming(field));
      saved.push(picture);
      (ids[field] ??= []).push(picture.id);
    }
    return await write(ids);
  } finally {
    await discardUnused(context, pictures, { pictures: saved });
  }
}

/** The sentence about a file stands at the field that it was sent in. */
const naming =
  (field: string) =>
  (error: unknown): never => {
    if (!(error instanceof Failure) || error.code !== 'INVALID_INPUT') throw error;
    throw unusable(field, error.message);
  };
