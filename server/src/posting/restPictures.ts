import { discardUnused, type Uploaded, uploadPictures } from '../pictures/uploadPicture.ts';
import { type Context } from '../platform/context.ts';
import { Failure } from '../platform/failures.ts';
import { sha256 } from '../platform/hash.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type RestRequest } from '../platform/http/rest.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type JoinedPictures } from './arrangePictures.ts';
import { type RestListingInput } from './listing.input.ts';
import { type StoredListing } from './runOnceForListing.ts';

/** What became of the files of a request, for its answer. */
export interface FilesResponse {
  property: PropertyRow;
  /** Files that could not be used, with why; the others were kept. */
  refusedImages: Uploaded['refused'];
  /** How many were left out, since a property shows at most 15. */
  ignoredImages: number;
}

/**
 * Takes the files of a form, lets `work` write the listing with the pictures they make, and takes back those
 * that it does not show after all. A refusal names the files that could not be used too.
 */
export async function withFiles(
  context: Context,
  pictures: Pictures,
  request: RestRequest<RestListingInput>,
  work: (selection: JoinedPictures) => Promise<StoredListing>,
): Promise<FilesResponse> {
  const uploaded = await uploadPictures(context, pictures, request.files);
  try {
    const { property, leftOut } = await work(joinedPictures(request, uploaded));
    const { refused } = uploaded;
    return { property, refusedImages: refused, ignoredImages: request.ignoredFiles + leftOut };
  } catch (error) {
    throw namingFiles(error, uploaded);
  } finally {
    await discardUnused(context, pictures, uploaded);
  }
}

/** What tells a request from another one with the same key: its texts and the content of its files. */
export function contentOfRequest({ body, files, ignoredFiles }: RestRequest): unknown {
  const contents = files.map(({ bytes }) => sha256(bytes).toString('hex'));
  return { body, files: contents, ignoredFiles };
}

/** The pictures that a request names; in a JSON body some may have been uploaded before. */
function joinedPictures(
  { input, ignoredFiles }: RestRequest<RestListingInput>,
  uploaded: Uploaded,
): JoinedPictures {
  return {
    kind: 'joined',
    existing: input.existingImages,
    added: [...(input.pictures ?? []), ...placesOf(uploaded)],
    ignored: ignoredFiles,
    order: input.imageOrder,
    cover: input.coverImageIndex,
  };
}

/** The new pictures in the order of their files, null where a file could not be used. */
function placesOf({ pictures, refused }: Uploaded): (string | null)[] {
  const lost = new Set(refused.map(({ place }) => place));
  const used = pictures.map(({ id }) => id);
  return Array.from({ length: used.length + lost.size }, (_, place) =>
    lost.has(place) ? null : (used.shift() ?? null),
  );
}

function namingFiles(error: unknown, { refused }: Uploaded): unknown {
  if (!(error instanceof Failure) || error.code !== 'INVALID_INPUT') return error;
  const files = refused.map(({ message }) => ({ path: 'pictures', code: 'refused', message }));
  const problems = [...error.problems, ...files];
  // A picture was sent, and its file is what is wrong.
  const isAboutFiles = error.problems.every(
    ({ path, code }) => path === 'pictures' && code === 'required',
  );
  const [first] = refused;
  if (!isAboutFiles || first === undefined) {
    return new Failure(error.code, { message: error.message, problems });
  }
  const isTooLarge = refused.every(({ code }) => code === 'TOO_LARGE');
  return new Failure(isTooLarge ? 'TOO_LARGE' : error.code, { message: first.message, problems });
}
