import { useState } from 'react';
import { addressOf, largestWidth, Picture } from '../../ui/Picture.tsx';
import type { PictureData } from '../../ui/Picture.tsx';
import { LazyLightbox } from './LazyLightbox.tsx';

/** All pictures as a grid with their labels; each opens the same view (V-2.7-02). */
export function PhotoGrid({
  pictures,
  title,
}: {
  pictures: readonly PictureData[];
  title: string;
}) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((picture, position) => (
          <li key={picture.id}>
            <a
              href={addressOf(picture, 'jpg', largestWidth(picture))}
              onClick={(event) => {
                event.preventDefault();
                setOpen(position);
              }}
              className="group grid gap-1.5"
            >
              <Picture
                picture={picture}
                sizes="(min-width: 64rem) 250px, 45vw"
                maxWidth={960}
                alt={picture.alt || `${title}, photo ${position + 1} of ${pictures.length}`}
                className="aspect-4/3 w-full rounded-input object-cover"
              />
              {picture.label && (
                <span className="text-small text-muted group-hover:text-ink">{picture.label}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      <LazyLightbox
        pictures={pictures}
        title={title}
        position={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
