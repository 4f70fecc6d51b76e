import { skipToken } from '@apollo/client/react';
import { useEffect, useImperativeHandle, useRef, useState, useCallback } from 'react';
import type { RefObject } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { COPY } from '../../../base/copy.ts';
import { useDataSaver } from '../../../ui/dataSaver.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useCardPicturesQuery } from './PropertyCard.generated.ts';
import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import type { PictureData } from '../../../ui/Picture.tsx';
import { CARD_PICTURE } from './cardPicture.ts';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * The pictures of a card in a 4:3 box, a lower one on large screens. Only the first comes with the list; once the visitor points at the card
 * or touches it, the others are asked for, and the one that is shown and the one after it are fetched, each once.
 * Arrows wrap around; a failed picture becomes a placeholder.
 */
export function CardPictures({
  property: { id, title, cover, pictureCount: count },
  index,
  pointer,
  step,
  onTap,
}: {
  property: PropertyCard_PropertyFragment;
  index: number;
  /** What rests on the card, or KEYS: its link lies above the pictures, which feel no pointer themselves. */
  pointer: string | null;
  /** Shows another picture, so many further on. */
  step: RefObject<((by: number) => void) | null>;
  /** A tap on the pictures opens the property, although the row lies above the card's link. */
  onTap: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const savesData = useDataSaver();
  const [isAwake, setAwake] = useState(false);
  const [shown, setShown] = useState(0);
  const [fetched, setFetched] = useState(FIRST);
  const { failed, markFailed } = usePictureFailures(row);
  const further = useCardPicturesQuery(isAwake && count > 1 ? { variables: { id } } : skipToken);
  const pictures = further.data?.property?.pictures ?? cover;
  const slides = isAwake ? count : Math.min(count, 1);

  /** Brings a picture, and the one that comes after it in this direction: whoever turns to one goes on. */
  const fetchFrom = (position: number, direction: number) => {
    const ahead = savesData ? [position] : [position, position + direction];
    const requested = ahead.map((one) => (one + count) % count);
    if (requested.some((one) => !fetched.has(one))) setFetched(new Set([...fetched, ...requested]));
  };
  const show = (by: number) => {
    const target = (shown + by + count) % count;
    const box = row.current;
    setAwake(true);
    setShown(target);
    fetchFrom(target, by);
    // The slides may be added by this very click, so scroll after they are there.
    // Round the end it jumps: on the way it would pass all the others.
    const behavior = Math.abs(target - shown) > 1 ? 'instant' : undefined;
    requestAnimationFrame(() => box?.scrollTo({ left: target * box.clientWidth, behavior }));
  };

  // A light page fetches more for a finger or a press on an arrow, not for a mouse that passes by.
  const isNear = pointer !== null && pointer !== KEYS;
  if (isNear && !isAwake && !(savesData && pointer === 'mouse')) {
    setAwake(true);
    fetchFrom(shown, 1);
  }
  useImperativeHandle(step, () => show);
  useAutoAdvance(pointer === 'mouse' && count - failed.size > 1 && !savesData, () => show(1));

  return (
    <div className="card-media">
      <div
        ref={row}
        role="presentation"
        className="card-pictures"
        onScroll={({ currentTarget: box }) => {
          const position = Math.round(box.scrollLeft / box.clientWidth);
          setShown(position);
          if (position !== shown) fetchFrom(position, Math.sign(position - shown));
        }}
        onClick={onTap}
      >
        {Array.from({ length: slides }, (_, position) => {
          const picture = pictures[position];
          const isFailed = picture ? failed.has(picture.id) : further.error !== undefined;
          return (
            <div key={position}>
              {isFailed && <PicturePlaceholder />}
              {picture && fetched.has(position) && !isFailed && (
                <Picture
                  picture={picture}
                  {...CARD_PICTURE}
                  alt={altOf(picture, title, position, count)}
                  loading={position === 0 ? loadingOf(index) : 'eager'}
                  className="size-full object-cover"
                  onError={() => markFailed(picture.id)}
                />
              )}
            </div>
          );
        })}
        {count === 0 && <PicturePlaceholder />}
      </div>
      {count > 1 && (pointer !== null || isAwake) && (
        <>
          <Arrow side="left" label={`Previous picture of ${title}`} onClick={() => show(-1)} />
          <Arrow side="right" label={`Next picture of ${title}`} onClick={() => show(1)} />
        </>
      )}
      <p className="picture-count">
        {pictures[shown]?.isIllustration && <span>{COPY.illustration}</span>}
        {count > 1 && (
          <>
            <Icon name="Camera" className="size-3.5" />
            <span className="sr-only">Picture </span>
            {`${shown + 1}/${count}`}
          </>
        )}
      </p>
    </div>
  );
}

function Arrow({
  side,
  label,
  onClick,
}: {
  side: 'left' | 'right';
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      // The keyboard has the arrow keys on the card's link instead of two more stops.
      tabIndex={-1}
      aria-label={label}
      onClick={onClick}
      className={`card-arrow ${side === 'left' ? 'left-2.5' : 'right-2.5'}`}
    >
      <Icon name={side === 'left' ? 'ChevronLeft' : 'ChevronRight'} className="size-5" />
    </button>
  );
}

/** The pointer of a card that has the focus. */
export const KEYS = 'keys';

/** Moves on every three seconds while the pointer rests on the card, never against the visitor's wish. */
function useAutoAdvance(isOn: boolean, advance: () => void): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!isOn || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => latest.current(), LIMITS.card.carouselMs);
    return () => clearInterval(timer);
  }, [isOn]);
}

const FIRST: ReadonlySet<number> = new Set([0]);

function loadingOf(index: number): 'first' | 'eager' | 'lazy' {
  if (index === 0) return 'first';
  return index < LIMITS.card.eagerCards ? 'eager' : 'lazy';
}

function altOf(picture: PictureData, title: string, position: number, count: number): string {
  return picture.alt || `${title}, photo ${position + 1} of ${count}`;
}

/**
 * Which pictures could not be loaded. A picture of the server's HTML may have failed before this page's
 * scripts listened, so those are asked once after hydration.
 */
function usePictureFailures(box: RefObject<HTMLElement | null>): {
  failed: ReadonlySet<string>;
  markFailed: (id: string) => void;
} {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const markFailed = useCallback((id: string) => {
    setFailed((known) => new Set(known).add(id));
  }, []);
  useEffect(() => {
    for (const image of box.current?.querySelectorAll('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
    }
  }, [box]);
  return { failed, markFailed };
}
