import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { COPY } from '../../../base/copy.ts';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { lazyBlock } from '../../../ui/lazyBlock.tsx';
import { addressOf, largestWidth, Picture } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import { GalleryThumbnails, idOfPhoto, nameOfPhoto } from './GalleryThumbnails.tsx';
import { SIDE_SIZES, sizesOfLarge } from './gallerySizes.ts';
import { useLightbox } from './useLightbox.tsx';

/**
 * One large picture and two beside it, '+N' for the rest; on small screens a row to swipe with the
 * small pictures below. Every picture is a link to its file and opens the view over the whole screen.
 */
export function Gallery({ pictures, title }: { pictures: readonly PictureData[]; title: string }) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // Whoever only reads needs no second photo: the neighbours come once somebody points at the row or touches it.
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const { opener, view } = useLightbox(pictures, title, 'photos');
  const noteShown = () => {
    const box = row.current;
    // What has no width is not drawn yet.
    if (box) setShown(Math.round(box.scrollLeft / box.clientWidth) || 0);
  };
  // It may have been swiped before the page's code was there.
  useEffect(noteShown, []);
  const hidden = pictures.length - 1 - LIMITS.gallery.sidePictures;
  if (pictures.length === 0) return <GalleryPlaceholder />;

  return (
    <div className="grid min-w-0 gap-1.5">
      <div className="relative min-w-0">
        <ul
          ref={row}
          className={`scroll-row flex overflow-y-hidden motion-safe:scroll-smooth max-lg:-mx-(--gutter) lg:grid lg:aspect-9/4 lg:max-h-105 lg:w-full lg:gap-3 lg:overflow-hidden lg:rounded-panel print:mx-0 print:grid print:aspect-auto print:grid-cols-2 print:gap-3 ${LAYOUTS[pictures.length] ?? THREE}`}
          onScroll={noteShown}
          onPointerEnter={touch}
          onTouchStart={touch}
        >
          {pictures.map((picture, position) => (
            <li
              key={picture.id}
              id={idOfPhoto(position)}
              className={`relative w-full shrink-0 snap-start snap-always max-lg:aspect-4/3 print:aspect-4/3 ${PLACES[position] ?? 'lg:hidden print:hidden'}`}
            >
              <a
                href={addressOf(picture, 'jpg', largestWidth(picture))}
                {...opener(position)}
                aria-label={`Open ${nameOfPhoto(pictures, position)}`}
                className="block size-full focus-visible:-outline-offset-4"
              >
                <Picture
                  picture={picture}
                  sizes={position === 0 ? sizesOfLarge(pictures.length) : SIDE_SIZES}
                  alt={picture.alt || `${title}, photo ${position + 1} of ${pictures.length}`}
                  loading={
                    position === 0
                      ? 'first'
                      : (isTouched || shown > 0) && isNear(position, shown)
                        ? 'eager'
                        : 'lazy'
                  }
                  className="size-full object-cover lg:absolute lg:inset-0"
                />
                {position === LIMITS.gallery.sidePictures && hidden > 0 && (
                  <span className="absolute inset-0 grid place-items-center bg-black/50 text-h2 font-semibold text-white max-lg:hidden">
                    {`+${hidden}`}
                  </span>
                )}
              </a>
              {picture.isIllustration && (
                <span className={`${TAG} bottom-3 left-3`}>{COPY.illustration}</span>
              )}
            </li>
          ))}
        </ul>
        <p
          className={`${TAG} needs-script -right-1 bottom-3 lg:hidden print:hidden`}
        >{`${shown + 1}/${pictures.length}`}</p>
        <button
          type="button"
          {...opener(0)}
          className="needs-script absolute right-4 bottom-4 min-h-11 rounded-input bg-raised px-4 text-small font-semibold text-ink shadow-lift hover:bg-sunken max-lg:hidden print:hidden"
        >
          {`View ${pictures.length === 1 ? 'photo' : `all ${pictures.length} photos`}`}
        </button>
      </div>
      {pictures.length > 1 && (
        <GalleryThumbnails
          pictures={pictures}
          title={title}
          shown={shown}
          onGo={(position) => {
            const box = row.current;
            if (box) box.scrollLeft = position * box.clientWidth;
          }}
        />
      )}
      {view}
    </div>
  );
}

/** Few listings have no picture: the others do without its code. */
const GalleryPlaceholder = lazyBlock({
  load: lazyWithRetry(() => import('./GalleryPlaceholder.tsx'), 'GalleryPlaceholder'),
  placeholder: <div className="h-105" />,
});

/** Shown by the row of a phone, or beside that; what a large screen shows besides is in sight there anyhow. */
const isNear = (position: number, shown: number) => Math.abs(position - shown) <= 1;

const PLACES = ['lg:row-span-2', '', 'print:hidden'];
const LAYOUTS = ['', 'lg:grid-rows-1', 'lg:grid-cols-2 lg:grid-rows-1'];
const THREE = 'lg:grid-cols-[2fr_1fr] lg:grid-rows-2';
const TAG =
  'pointer-events-none absolute rounded-tag bg-black/65 px-2 py-0.5 text-caption font-semibold text-white tabular-nums';
