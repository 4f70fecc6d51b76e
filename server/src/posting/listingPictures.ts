import { attachToListing, removeFromListing } from '../pictures/attachPictures.ts';
import { photographRow, type PictureRow } from '../pictures/picture.presenter.ts';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { type PropertyVersions } from '../properties/findProperty.ts';

/**
 * The pictures that a listing shows, the cover first: those it has already stay as they are, the others are
 * attached to it. Throws CONFLICT when one is gone, belongs to another thing, or to another uploader.
 */
export async function takePictures(
  context: Context,
  pictures: Pictures,
  ids: readonly string[],
  listing: { id: string; versions: PropertyVersions | null },
): Promise<PictureRow[]> {
  const own = new Map(
    listing.versions === null ? [] : picturesOf(listing.versions).map((each) => [each.id, each]),
  );
  const selected = [...new Set(ids)];
  const others = selected.filter((id) => !own.has(id));
  const attached = await attachToListing(context, pictures, others, listing.id);
  const used = new Map(attached.map((picture) => [picture.id, photographRow(picture)]));
  return selected.flatMap((id) => own.get(id) ?? used.get(id) ?? []);
}

/** Every picture that a version of the listing shows, each once. */
export function picturesOf({ row, revision }: PropertyVersions): PictureRow[] {
  const all = [...row.pictures, ...(revision?.content.pictures ?? [])];
  return [...new Map(all.map((picture) => [picture.id, picture])).values()];
}

/** Takes away for good what a version showed before and none shows now. */
export async function removeUnusedPictures(
  context: Context,
  pictures: Pictures,
  before: PropertyVersions,
  after: PropertyVersions,
): Promise<void> {
  const used = new Set(picturesOf(after).map(({ id }) => id));
  const unused = picturesOf(before).flatMap(({ id }) => (used.has(id) ? [] : id));
  if (unused.length > 0) await removeFromListing(context, pictures, unused, before.row.id);
}
