import { useEffect, useRef } from 'react';
import { Picture } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';

/**
 * The pictures of the row above as small ones, for small screens; a tap brings that one into sight. They are links
 * to the row's pictures: until the page's code is there the browser itself goes to one.
 */
export function GalleryThumbnails({
  pictures,
  title,
  shown,
  onGo,
}: {
  pictures: readonly PictureData[];
  title: string;
  /** Which picture the row shows. */
  shown: number;
  onGo: (position: number) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // No scrollIntoView: it would move the page as well.
    const box = row.current;
    const current = box?.children[shown];
    if (!box || !(current instanceof HTMLElement)) return;
    box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
  }, [shown]);
  return (
    <ul
      ref={row}
      aria-label={`Photos of ${title}`}
      className="scroll-row relative -mx-(--gutter) flex snap-none gap-2 px-(--gutter) py-1 motion-safe:scroll-smooth lg:hidden print:hidden"
    >
      {pictures.map((picture, position) => (
        <li key={picture.id} className="shrink-0">
          <a
            href={`#${idOfPhoto(position)}`}
            aria-label={`Show ${nameOfPhoto(pictures, position)}`}
            aria-current={position === shown || undefined}
            onClick={(event) => {
              event.preventDefault();
              onGo(position);
            }}
            className="block h-12 w-16 overflow-hidden rounded-tag not-aria-[current]:opacity-70 aria-[current]:ring-2 aria-[current]:ring-primary"
          >
            <Picture
              picture={picture}
              sizes="64px"
              maxWidth={320}
              alt=""
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The place of a picture of the row on its page. */
export const idOfPhoto = (position: number) => `photo-${position + 1}`;

/** 'photo 3 of 8, Kitchen' */
export function nameOfPhoto(pictures: readonly PictureData[], position: number): string {
  const label = pictures[position]?.label;
  return `photo ${position + 1} of ${pictures.length}${label ? `, ${label}` : ''}`;
}
