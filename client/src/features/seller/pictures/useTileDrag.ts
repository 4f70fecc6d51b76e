import { announce } from '../../../ui/announce.tsx';
import { useListDrag } from '../../../ui/useListDrag.ts';
import { withoutRefused } from './pictureOrder.ts';
import type { PictureSet } from './pictureSet.ts';

/** Drags the tile of a photo to another place, and says where it is then. */
export function useTileDrag({ pictures, place }: PictureSet) {
  return useListDrag<HTMLUListElement>({
    keys: pictures.map(({ key }) => key),
    place,
    onMoved: (key, index) => {
      const name = pictures.find((each) => each.key === key)?.name;
      announce(`${name} is now photo ${index + 1} of ${withoutRefused(pictures).length}.`);
    },
  });
}
