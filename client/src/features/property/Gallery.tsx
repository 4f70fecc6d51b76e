import { Expand } from 'lucide-react';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { COPY } from '../../copy.ts';
import { addressOf, largestWidth, Picture } from '../../ui/Picture.tsx';
import type { PictureData } from '../../ui/Picture.tsx';
import { LazyLightbox } from './LazyLightbox.tsx';

const SIDE_SIZES = '(min-width: 80rem) 395px, (min-width: 64rem) 33vw, 100vw';

/**
 * One large picture and two beside it, '+N' for the rest (V-2.7-01); on small screens a row to swipe.
 * Every picture is a link to its file and opens the view over the whole screen.
 */
export function Gallery({
  pictures,
  title,
  largeSizes,
}: {
  pictures: readonly PictureData[];
  title: string;
  largeSizes: string;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const [shown, setShown] = useState(0);
  const hidden = pictures.length - 1 - LIMITS.gallery.sidePictures;
  if (pictures.length === 0) return <GalleryPlaceholder />;

  const openAt = (position: number) => (event: MouseEvent) => {
    event.preventDefault();
    setOpen(position);
  };
  const layout = pictures.length === 1 ? ONE : pictures.length === 2 ? TWO : THREE;
  return (
    <div className="relative">
      <ul
        className={`scroll-row flex overflow-y-hidden max-lg:-mx-(--gutter) lg:grid lg:aspect-9/4 lg:gap-3 lg:overflow-hidden lg:rounded-panel print:mx-0 print:block print:w-1/2 ${layout}`}
        onScroll={({ currentTarget: row }) =>
          setShown(Math.round(row.scrollLeft / row.clientWidth))
        }
      >
        {pictures.map((picture, position) => (
          <li
            key={picture.id}
            className={`relative w-full shrink-0 snap-start max-lg:aspect-4/3 ${PLACES[position] ?? 'lg:hidden'} ${position > 0 ? 'print:hidden' : ''}`}
          >
            <a
              href={addressOf(picture, 'jpg', largestWidth(picture))}
              onClick={openAt(position)}
              aria-label={`Open photo ${position + 1} of ${pictures.length}${picture.label ? `, ${picture.label}` : ''}`}
              className="group block size-full focus-visible:-outline-offset-4"
            >
              <Picture
                picture={picture}
                sizes={position === 0 ? largeSizes : SIDE_SIZES}
                alt={picture.alt || `${title}, photo ${position + 1} of ${pictures.length}`}
                loading={position === 0 ? 'first' : position < PLACES.length ? 'eager' : 'lazy'}
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
        className={`${TAG} -right-1 bottom-3 lg:hidden print:hidden`}
      >{`${shown + 1}/${pictures.length}`}</p>
      <button
        type="button"
        onClick={() => setOpen(0)}
        className="needs-script absolute right-4 bottom-4 print:hidden inline-flex min-h-11 items-center gap-2 rounded-input bg-raised px-4 text-small font-semibold text-ink shadow-lift hover:bg-sunken max-lg:hidden"
      >
        <Expand aria-hidden="true" className="size-4" />
        {`View ${pictures.length === 1 ? 'photo' : `all ${pictures.length} photos`}`}
      </button>
      <LazyLightbox
        pictures={pictures}
        title={title}
        position={open}
        onMove={setOpen}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

/** V-2.7-03: the documented box of 627 by 694 where a listing has no picture. */
function GalleryPlaceholder() {
  const { placeholderWidth: width, placeholderHeight: height } = LIMITS.gallery;
  return (
    <figure aria-label={COPY.pictureFailed}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="mx-auto h-auto max-h-[60vh] max-w-full rounded-panel bg-sunken"
      >
        <path
          d="M213 520V330c0-90 62-106 100-164 38 58 101 74 101 164v190z"
          className="fill-primary-soft"
        />
        <text x="50%" y="600" textAnchor="middle" className="fill-muted text-[26px] font-medium">
          {COPY.pictureFailed}
        </text>
      </svg>
    </figure>
  );
}

const PLACES = ['lg:row-span-2', '', ''];
const ONE = 'lg:grid-rows-1';
const TWO = 'lg:grid-cols-2 lg:grid-rows-1';
const THREE = 'lg:grid-cols-[2fr_1fr] lg:grid-rows-2';
const TAG =
  'pointer-events-none absolute rounded-tag bg-black/65 px-2 py-0.5 text-caption font-semibold text-white tabular-nums';
