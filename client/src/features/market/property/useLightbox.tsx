import { useEffect, useId, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { addressOf, largestWidth } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import { partOfPage } from '../../../ui/partsOfPage.ts';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { announcePartFailure } from '../../../ui/announcePartFailure.ts';
import { useHistorySheet } from '../../../ui/useHistorySheet.ts';
import type { Lightbox } from './Lightbox.tsx';

interface Opened {
  /** What makes a link to a picture's file, or a button, open the view at that picture. */
  opener: (position: number) => {
    /** A press that comes before the page's code is kept (public/first-paint.js). */
    'data-press': string;
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  };
  view: ReactNode;
}

/**
 * Pictures that open over the whole screen. The view is an entry of the history, so that Back closes it and the
 * page beneath stays as it was. Its code is fetched when somebody comes near; should that fail, the picture's
 * file opens, or without a network a sentence says so. What stands at its place in several copies needs no name.
 */
export function useLightbox(
  pictures: readonly PictureData[],
  title: string,
  name?: string,
): Opened {
  const ownName = useId();
  const { isOpen, open, close } = useHistorySheet(name ?? ownName);
  const [position, setPosition] = useState(0);
  const [View, setView] = useState<typeof Lightbox | null>(null);
  const chosen = pictures[position] ?? pictures[0];
  const file = chosen && addressOf(chosen, 'jpg', largestWidth(chosen));
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen || View || file === undefined) return;
    load().then(
      (part) => setView(() => part.Lightbox),
      () => {
        if (navigator.onLine) return location.replace(file);
        announcePartFailure();
        latestClose.current();
      },
    );
  }, [isOpen, View, file]);
  return {
    opener: (next) => ({
      'data-press': '',
      onClick: (event) => {
        event.preventDefault();
        // Not every browser gives it to a link that is pressed, and it is to come back here.
        event.currentTarget.focus({ preventScroll: true });
        setPosition(next);
        open();
      },
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
    }),
    view:
      isOpen &&
      chosen &&
      (View ? (
        <View pictures={pictures} title={title} position={position} onClose={close} />
      ) : (
        <ProgressLine />
      )),
  };
}

const load = partOfPage(() => fetchWithRetry(() => import('./Lightbox.tsx')));

/** Whoever comes near the pictures will press one; should this fail, the press tries again. */
const fetchAhead = () => void load().catch(() => undefined);
