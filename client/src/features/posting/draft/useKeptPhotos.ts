import { useEffect } from 'react';
import type { PictureSet } from '../../pictures/pictureSet.ts';
import type { DraftKeeper } from './DraftKeeper.ts';

/** The draft on the server shows the photos that were uploaded so far, on every device. */
export function useKeptPhotos(
  keeper: DraftKeeper,
  { pictures, isRestoring }: Pick<PictureSet, 'pictures' | 'isRestoring'>,
): void {
  useEffect(() => {
    if (isRestoring) return;
    const { photos: before, cover: coverBefore } = keeper.current().draft;
    const cover = pictures.findIndex(({ isCover }) => isCover);
    const photos = pictures
      .toSorted((a, b) => Number(b.isCover) - Number(a.isCover))
      .flatMap(({ id, state }) => (id !== null && state === 'ready' ? [id] : []));
    const next = { photos, cover: cover === -1 ? null : cover };
    const isSame = next.cover === coverBefore && String(photos) === String(before);
    if (!isSame) keeper.change(next);
  }, [keeper, pictures, isRestoring]);
}
