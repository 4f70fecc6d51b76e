import { createHash } from 'node:crypto';
import { pictureOfAddress } from '../../../schema/routes.ts';
import { RestBody } from '../accounts/restBody.ts';
import { discardUnused, type Uploaded, uploadPictures } from '../pictures/uploadPicture.ts';
import { type Context } from '../platform/context.ts';
import { Failure } from '../platform/failures.ts';
import { type Pictures } from '../platform/pictures.ts';
import { type RestRequest } from '../platform/rest.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type JoinedPictures } from './arrangePictures.ts';
import { type Written } from './onceForListing.ts';
import { parsedJson } from './parsedJson.ts';

/** What became of the files of a request, for its answer. */
export interface FilesAnswer {
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
  request: RestRequest,
  work: (wish: JoinedPictures) => Promise<Written>,
): Promise<FilesAnswer> {
  const uploaded = await uploadPictures(context, pictures, request.files);
  try {
    const { property, leftOut } = await work(readPictures(request, uploaded));
    const { refused } = uploaded;
    return { property, refusedImages: refused, ignoredImages: request.ignoredFiles + leftOut };
  } catch (error) {
    throw namingFiles(error, uploaded);
  } finally {
    await discardUnused(context, pictures, uploaded);
  }
}

/** What tells a request from another one with the same key: its texts and the content of its files. */
export function askedBy({ body, files, ignoredFiles }: RestRequest): unknown {
  const contents = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  return { body, files: contents, ignoredFiles };
}

/**
 * The pictures that a request names (D-74): `existingImages` and `imageOrder` are lists, or JSON texts of
 * them; `images` in a JSON body are ids of pictures that were uploaded before.
 */
function readPictures({ body, ignoredFiles }: RestRequest, uploaded: Uploaded): JoinedPictures {
  const sent = new RestBody(body);
  const existing = listed(sent.value('existingImages'));
  const cover = sent.optionalText('coverImageIndex');
  return {
    kind: 'joined',
    existing: existing?.map(pictureNamed),
    added: [...(listed(sent.value('images')) ?? []).map(pictureNamed), ...placesOf(uploaded)],
    ignored: ignoredFiles,
    order: listed(sent.value('imageOrder'))?.map(numberOf),
    cover: cover === undefined || cover.trim() === '' ? undefined : numberOf(cover),
  };
}

/** The new pictures in the order of their files, null where a file could not be used. */
function placesOf({ pictures, refused }: Uploaded): (string | null)[] {
  const lost = new Set(refused.map(({ place }) => place));
  const kept = pictures.map(({ id }) => id);
  return Array.from({ length: kept.length + lost.size }, (_, place) =>
    lost.has(place) ? null : (kept.shift() ?? null),
  );
}

function listed(sent: unknown): unknown[] | undefined {
  if (sent == null || sent === '') return undefined;
  const list = typeof sent === 'string' ? (parsedJson(sent) ?? sent) : sent;
  return Array.isArray(list) ? list : [list];
}

/** An id, or the one in an address that a listing was read with; whatever else names no picture. */
function pictureNamed(sent: unknown): string {
  const text = typeof sent === 'string' ? sent : '';
  return pictureOfAddress(text) ?? text;
}

function numberOf(sent: unknown): number {
  return typeof sent === 'number' || (typeof sent === 'string' && sent.trim() !== '')
    ? Number(sent)
    : Number.NaN;
}

function namingFiles(error: unknown, { refused }: Uploaded): unknown {
  if (!(error instanceof Failure) || error.code !== 'INVALID_INPUT') return error;
  const files = refused.map(({ message }) => ({ path: 'pictures', code: 'refused', message }));
  return new Failure(error.code, {
    message: error.message,
    problems: [...error.problems, ...files],
  });
}
