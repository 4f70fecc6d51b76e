import { In } from 'typeorm';
import { tidy } from '../../../../schema/rules/text.ts';
import { type PictureRow, photographRow } from '../../pictures/picture.presenter.ts';
import { type Context } from '../../platform/context.ts';
import { lockStatement } from '../../platform/database/lock.sql.ts';
import { conflict } from '../../platform/failures.ts';
import { type Pictures } from '../../platform/pictures/pictures.ts';
import { signedIn } from '../../authorization/viewer.policy.ts';
import { ContentPicture } from './contentPicture.entity.ts';
import { type ShownPictureInput } from './shownPicture.input.ts';

/** Something that administrators write and the pictures that it is to show. */
export interface Showing {
  /** Its noun and id, such as 'banner:66f0…'. */
  shownBy: string;
  /** In any order, those inside its text too; none when the thing goes. */
  ids: readonly string[];
  /** Those that its row keeps so far: they stay whoever they belong to, which may be the demo world. */
  before?: readonly (PictureRow | null)[];
}

/**
 * Settles which pictures a thing shows, inside the transaction that writes it, and answers the row of each by its
 * id. New ones are the viewer's unattached uploads, or what another thing of the content shows too: a copy and a
 * picture pasted from another text work. What nothing shows any more is taken away for good. Throws CONFLICT for
 * every other picture.
 */
export async function showPictures(
  inside: Context,
  pictures: Pictures,
  { shownBy, ids, before = [] }: Showing,
): Promise<ReadonlyMap<string, PictureRow>> {
  // Whether anything else shows a picture must not change between the question and what is done then.
  await inside.query(lockStatement('content pictures'));
  const requested = [...new Set(ids)];
  const attachment = { owner: CONTENT, uploader: signedIn(inside.viewer).id };
  const attached = await pictures.attachAvailable(inside, requested, attachment);
  const saved = before.filter((picture) => picture !== null);
  const rows = new Map([...attached.map((each) => photographRow(each)), ...saved].map(byId));
  if (requested.some((id) => !rows.has(id))) throw conflict(GONE);
  await recordShown(inside, pictures, shownBy, requested);
  return rows;
}

/** The ids of the site's own pictures in a text of `safeHtml`. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(/src="\/media\/([0-9a-f]{24})\//g)].flatMap(([, id = '']) => id);
}

/** The picture that was chosen, with what it is said to show; null for none. What is not said stays as it was. */
export function described(
  rows: ReadonlyMap<string, PictureRow>,
  chosen: ShownPictureInput | null,
): PictureRow | null {
  const row = chosen === null ? undefined : rows.get(chosen.id);
  if (row === undefined) return null;
  return { ...row, alt: tidy(chosen?.alt ?? row.alt) };
}

export function allDescribed(
  rows: ReadonlyMap<string, PictureRow>,
  chosen: readonly ShownPictureInput[],
): PictureRow[] {
  return chosen.map((each) => described(rows, each)).filter((row) => row !== null);
}

/** A picture that is shown already, as it is chosen again. */
export function asShown({ id, alt }: PictureRow): ShownPictureInput {
  return { id, alt };
}

/** As the audit keeps it. */
export function pictureLabel({ id, alt }: Pick<PictureRow, 'id' | 'alt'>): string {
  return alt === '' ? id : `${id} (${alt})`;
}

async function recordShown(
  inside: Context,
  pictures: Pictures,
  shownBy: string,
  requested: readonly string[],
): Promise<void> {
  const { manager } = inside;
  const shown = await manager.findBy(ContentPicture, { shownBy });
  const dropped = shown.map(({ pictureId }) => pictureId).filter((id) => !requested.includes(id));
  const added = requested.filter((id) => !shown.some(({ pictureId }) => pictureId === id));
  if (added.length > 0) {
    await manager.insert(
      ContentPicture,
      added.map((pictureId) => ({ pictureId, shownBy })),
    );
  }
  if (dropped.length === 0) return;
  await manager.delete(ContentPicture, { shownBy, pictureId: In(dropped) });
  const elsewhere = await manager.findBy(ContentPicture, { pictureId: In(dropped) });
  const unshown = dropped.filter((id) => !elsewhere.some(({ pictureId }) => pictureId === id));
  await pictures.remove(inside, unshown, CONTENT);
}

const byId = (picture: PictureRow) => [picture.id, picture] as const;

const CONTENT = 'content';
const GONE = 'One of the pictures no longer exists. Please add it again.';
