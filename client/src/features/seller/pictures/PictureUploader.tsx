import { useEffect, useId, useRef } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { pluralize } from '../../../../../schema/format/count.ts';
import { announce } from '../../../ui/announce.tsx';
import { Notice } from '../../../ui/Panel.tsx';
import { DropZone } from './DropZone.tsx';
import { PictureTile } from './PictureTile.tsx';
import { withoutRefused } from './pictureOrder.ts';
import type { PictureSet } from './pictureSet.ts';
import { ignoredSentence, refusedSentence, repeatedSentence } from './sortFiles.ts';
import { useListDrag } from '../../../ui/useListDrag.ts';

/**
 * Chooses, orders and uploads the photos of a listing. Everything dragging does, buttons do as well;
 * the set lives in the page, so uploads go on while another step of the form is on screen.
 */
export function PictureUploader({ set, error }: { set: PictureSet; error: string | null }) {
  const id = useId();
  const { pictures, isRestoring, isSaved } = set;
  const used = withoutRefused(pictures).length;
  const { list, draggedKey, startDrag } = useTileDrag(set);
  useAnnouncements(set);
  const sentences = sentencesOf(set);
  return (
    <section aria-labelledby={`${id}-title`} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${id}-title`} className="font-text text-h3 font-semibold">
          Property photos
        </h3>
        <p className="text-small text-muted tabular-nums">
          {`${used} of ${LIMITS.listing.maxPictures} photos`}
        </p>
      </div>
      <DropZone add={set.add} isFull={used >= LIMITS.listing.maxPictures} error={error} />
      {sentences.map((sentence) => (
        <Notice key={sentence} tone="warning">
          <p className="min-w-0 wrap-anywhere">{sentence}</p>
        </Notice>
      ))}
      {!isSaved && pictures.length > 0 && (
        <Notice tone="info">
          This browser cannot save photos. Please keep this page open until you have finished.
        </Notice>
      )}
      {pictures.length > 0 && (
        <>
          <p className="text-small text-muted">
            The first photo is the cover unless you choose another. Drag photos to change their
            order, or use the arrows.
          </p>
          <ul
            ref={list}
            aria-label="Selected photos"
            aria-busy={isRestoring || undefined}
            className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
          >
            {pictures.map((picture, index) => (
              <PictureTile
                key={picture.key}
                set={set}
                picture={picture}
                index={index}
                coverName={`${id}-cover`}
                isDragged={picture.key === draggedKey}
                onDragStart={startDrag}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Says what a look at the tiles would tell: what was not taken, what failed, when all is there. */
function useAnnouncements(set: PictureSet): void {
  const { pictures } = set;
  const notTaken = sentencesOf(set).join(' ');
  useEffect(() => {
    if (notTaken !== '') announce(notTaken);
  }, [notTaken]);

  const failed = pictures.filter(({ state }) => state === 'failed');
  const failures = failed.map(({ name, problem }) => `${name}: ${problem}`).join(' ');
  useEffect(() => {
    if (failures !== '') announce(failures);
  }, [failures]);

  const isBusy = pictures.some(({ state }) => state === 'reading' || state === 'uploading');
  const wasBusy = useRef(false);
  const count = pictures.length;
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy && count > 0 && failures === '';
    wasBusy.current = isBusy;
    if (isDone) announce(`${pluralize(count, 'photo is', 'photos are')} ready.`);
  }, [isBusy, count, failures]);
}

/** Why files are not among the photos, or not twice. */
function sentencesOf({ refused, ignored, repeated }: PictureSet): string[] {
  const messages = [refusedSentence(refused), ignoredSentence(ignored), repeatedSentence(repeated)];
  return messages.filter((sentence) => sentence !== null);
}

/** Drags the tile of a photo to another place, and says where it is then. */
function useTileDrag({ pictures, place }: PictureSet) {
  return useListDrag<HTMLUListElement>({
    keys: pictures.map(({ key }) => key),
    place,
    onMoved: (key, index) => {
      const name = pictures.find((each) => each.key === key)?.name;
      announce(`${name} is now photo ${index + 1} of ${withoutRefused(pictures).length}.`);
    },
  });
}
