import type { ChosenPicture, PictureSet } from '../features/seller/pictures/pictureSet.ts';
import { picture } from './fixtures.ts';

/** A set of so many uploaded photos, for forms whose test is not about photos. */
export function readyPictures(count: number, changes: Partial<PictureSet> = {}): PictureSet {
  const pictures = Array.from({ length: count }, (_, index): ChosenPicture => {
    const { id, path } = picture(index + 1);
    return {
      key: id,
      id,
      name: `${index + 1}.jpg`,
      preview: `${path}/320.jpg`,
      state: 'ready',
      progress: 1,
      problem: null,
      isHopeless: false,
      isCover: index === 0,
    };
  });
  const nothing = () => undefined;
  return {
    pictures,
    ignored: [],
    refused: [],
    repeated: [],
    isRestoring: false,
    isSaved: true,
    isChanged: false,
    add: nothing,
    remove: nothing,
    move: nothing,
    place: nothing,
    makeCover: nothing,
    retry: nothing,
    ids: () => pictures.map(({ key }) => key),
    sent: async () => pictures.map(({ key }) => key),
    recheck: async () => undefined,
    clear: nothing,
    ...changes,
  };
}
