import { useEffect } from 'react';
import type { PictureSet } from '../../pictures/pictureSet.ts';
import type { DraftSaver } from './DraftSaver.ts';

/** The draft on the server shows the photos that were uploaded so far, on every device. */
export function useSavedPhotos(
  saver: DraftSaver,
  { pictures, isRestoring }: Pick<PictureSet, 'pictures' | 'isRestoring'>,
): void {
  useEffect(() => {
    if (isRestoring) return;
    const { photos: before, cover: coverBefore } = saver.current().draft;
    const cover = pictures.findIndex(({ isCover }) => isCover);
    const photos = pictures
      .toSorted((a, b) => Number(b.isCover) - Number(a.isCover))
      .flatMap(({ id, state }) => (id !== null && state === 'ready' ? [id] : []));
    const next = { photos, cover: cover === -1 ? null : cover };
    const isSame = next.cover === coverBefore && String(photos) === String(before);
    if (!isSame) saver.change(next);
  }, [saver, pictures, isRestoring]);
}
