import { tidy } from '../../../../schema/rules/text.ts';
import { type PictureRow } from '../../pictures/picture.presenter.ts';
import { type ShownPictureInput } from './shownPicture.input.ts';

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
