import { addressOf, largestWidth } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import { ListPicture } from '../../market/property/ListPicture.tsx';
import { useLightbox } from '../../market/property/useLightbox.tsx';

/** All of these photos, small and fetched when they come near the window; each opens them over the whole screen. */
export function PhotoStrip({
  name,
  title,
  photos,
}: {
  /** What they are: 'New photos'. */
  name: string;
  /** The listing that they are of. */
  title: string;
  photos: readonly PictureData[];
}) {
  const { opener, view } = useLightbox(photos, title);
  if (photos.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-muted">{name}</p>
      <ul aria-label={`${name} of ${title}`} className="flex flex-wrap gap-2">
        {photos.map((photo, position) => (
          <li key={photo.id}>
            <a
              href={addressOf(photo, 'jpg', largestWidth(photo))}
              {...opener(position)}
              aria-label={`Open photo ${position + 1} of ${photos.length}${photo.label ? `, ${photo.label}` : ''}`}
              className="block h-18 w-24 overflow-hidden rounded-input bg-surface"
            >
              <ListPicture
                picture={photo}
                sizes="6rem"
                maxWidth={320}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {view}
    </div>
  );
}
