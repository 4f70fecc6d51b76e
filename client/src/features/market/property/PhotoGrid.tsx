import { LIMITS } from '../../../../../schema/limits.ts';
import { addressOf, largestWidth, Picture } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import { captionOf } from './captionOf.ts';
import { useLightbox } from './useLightbox.tsx';

/**
 * The pictures that a large screen has no room for in the gallery above, as a grid with their labels; each opens
 * the same view of all. On small screens the gallery's row has every one.
 */
export function PhotoGrid({
  pictures,
  title,
}: {
  pictures: readonly PictureData[];
  title: string;
}) {
  const { opener, view } = useLightbox(pictures, title, 'more-photos');
  return (
    <>
      <ul className="grid grid-cols-2 gap-3">
        {pictures.map((picture, position) =>
          position < IN_GALLERY ? null : (
            <li key={picture.id}>
              <a
                href={addressOf(picture, 'jpg', largestWidth(picture))}
                {...opener(position)}
                className="group grid gap-1.5"
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 80rem) 386px, 30vw"
                  maxWidth={960}
                  alt={picture.alt || `${title}, photo ${position + 1} of ${pictures.length}`}
                  className="aspect-4/3 w-full rounded-input object-cover"
                />
                <span className="text-small text-muted group-hover:text-ink">
                  {captionOf(picture)}
                </span>
              </a>
            </li>
          ),
        )}
      </ul>
      {view}
    </>
  );
}

/** Whether some pictures have no place in the gallery of a large screen. */
export const hasMorePhotos = (count: number) => count > IN_GALLERY;

const IN_GALLERY = 1 + LIMITS.gallery.sidePictures;
