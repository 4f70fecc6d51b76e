import { type Problem } from '../../../schema/failures.ts';
import { LIMITS } from '../../../schema/limits.ts';

/** The pictures that a listing is to show. */
export type PictureSelection = ListedPictures | JoinedPictures;

/** All of them by id, the cover first. */
export interface ListedPictures {
  kind: 'listed';
  ids: readonly string[];
}

/** Those it has and new ones, as the documented clients send them. */
export interface JoinedPictures {
  kind: 'joined';
  /** Ids of its own that are kept; all when absent. */
  existing?: readonly string[];
  /** Ids of new ones in the order they came; null where a file could not be used. */
  added: readonly (string | null)[];
  /** Files that came beyond those that are looked at. */
  ignored: number;
  /** Places in the list of existing and added ones, from 0; the others follow. */
  order?: readonly number[];
  /** Place of the cover in that list. */
  cover?: number;
}

export interface ArrangedPictures {
  /** The cover first. */
  ids: string[];
  /** How many joined ones found no room. */
  leftOut: number;
  problems: Problem[];
}

/**
 * The selected pictures in their order, at most 15 of the joined ones. `shown` are those of the newest version,
 * `own` those of all versions: what is kept must be among them.
 */
export function arrangePictures(
  selection: PictureSelection,
  { shown, own }: { shown: readonly string[]; own: ReadonlySet<string> },
): ArrangedPictures {
  if (selection.kind === 'listed')
    return { ids: [...new Set(selection.ids)], leftOut: 0, problems: [] };
  const existing = selection.existing ?? shown;
  const joined = [...existing, ...selection.added];
  const problems: Problem[] = [];
  if (!existing.every((id) => own.has(id))) {
    problems.push(problem('existingImages', 'Only pictures of this property can be kept'));
  }
  const places = joined.length + selection.ignored;
  const isPlace = (place: number) => Number.isInteger(place) && place >= 0 && place < places;
  const order = selection.order ?? [];
  if (!order.every(isPlace) || new Set(order).size !== order.length) {
    problems.push(
      problem('imageOrder', 'Please list every picture once by its position, starting from 0'),
    );
  }
  if (selection.cover !== undefined && !isPlace(selection.cover)) {
    problems.push(
      problem('coverImageIndex', 'Please give the position of the cover, starting from 0'),
    );
  } else if (selection.cover !== undefined && selection.cover >= joined.length) {
    const first = `the first ${LIMITS.listing.maxPictures} files`;
    problems.push(problem('coverImageIndex', `Please choose the cover among ${first}`));
  }
  const first = selection.cover === undefined ? [] : [selection.cover];
  const ordered = new Set([...first, ...order, ...joined.keys()]);
  const all = [...new Set([...ordered].flatMap((place) => joined[place] ?? []))];
  const ids = all.slice(0, LIMITS.listing.maxPictures);
  return { ids, leftOut: all.length - ids.length, problems };
}

function problem(path: string, message: string): Problem {
  return { path, code: 'unusable', message };
}
