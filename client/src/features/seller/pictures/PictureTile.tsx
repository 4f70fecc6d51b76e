import { useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { focusBeside } from '../../../ui/focus.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { withoutRefused } from './pictureOrder.ts';
import type { ChosenPicture, PictureSet } from './pictureSet.ts';
import { Icon } from '../../../ui/Icon.tsx';

interface Tile {
  set: PictureSet;
  picture: ChosenPicture;
  index: number;
  /** The name of the radio buttons of this set. */
  coverName: string;
  isDragged: boolean;
  onDragStart: (key: string, event: PointerEvent<HTMLElement>) => void;
}

/** One chosen photo: how far it is, whether it is the cover, its place, and the way out. */
export function PictureTile({ set, picture, index, coverName, isDragged, onDragStart }: Tile) {
  const { key, name, isCover, isHopeless } = picture;
  const title = isHopeless ? name : `photo ${index + 1}, ${name}`;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget);
    set.remove(key);
    announce(`${name} removed.`);
  };
  return (
    <li
      data-key={key}
      className={`relative grid min-w-0 content-start overflow-hidden rounded-card border bg-surface ${isCover ? 'border-primary' : 'border-line'} ${isDragged ? 'z-10 shadow-dialog' : ''}`}
    >
      <div
        className="relative aspect-4/3 overflow-hidden bg-sunken pointer-fine:cursor-grab"
        onPointerDown={(event) => {
          // A finger on the photo scrolls the page; it drags by the handle.
          if (event.pointerType === 'mouse') onDragStart(key, event);
        }}
      >
        <TilePicture key={picture.preview} picture={picture} />
        <TileProgress picture={picture} />
        {isCover && (
          <span className="absolute top-2 left-2 rounded-tag bg-primary px-2 py-0.5 text-caption font-semibold text-on-primary">
            Cover
          </span>
        )}
      </div>
      <IconButton
        label={`Remove ${title}`}
        className="absolute! top-0.5 right-0.5 hover:bg-transparent!"
        onClick={remove}
      >
        <span className="grid size-8 place-items-center rounded-full bg-surface/90">
          <Icon name="X" className="size-4.5" />
        </span>
      </IconButton>
      <TileFailure picture={picture} onRetry={() => set.retry(key)} />
      {!isHopeless && (
        <TilePlace
          set={set}
          picture={picture}
          index={index}
          title={title}
          coverName={coverName}
          onDragStart={onDragStart}
        />
      )}
    </li>
  );
}

/** The place of a photo among those that a listing can have, and whether it is the cover. */
function TilePlace({
  set,
  picture: { key, name, isCover },
  index,
  title,
  coverName,
  onDragStart,
}: Omit<Tile, 'isDragged'> & { title: string }) {
  const last = withoutRefused(set.pictures).length - 1;
  const move = (by: number) => {
    if (index + by < 0 || index + by > last) return;
    set.move(key, by);
    announce(`${name} is now photo ${index + by + 1} of ${last + 1}.`);
  };
  return (
    <>
      <div className="flex items-center justify-between px-0.5">
        <IconButton
          label={`Move left: ${title}`}
          aria-disabled={index === 0 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => move(-1)}
        >
          <Icon name="ChevronLeft" className="size-5" />
        </IconButton>
        <span
          aria-hidden="true"
          className="grid h-11 min-w-0 flex-1 cursor-grab touch-none place-items-center text-muted"
          onPointerDown={(event) => onDragStart(key, event)}
        >
          <Icon name="GripHorizontal" className="size-5" />
        </span>
        <IconButton
          label={`Move right: ${title}`}
          aria-disabled={index === last || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => move(1)}
        >
          <Icon name="ChevronRight" className="size-5" />
        </IconButton>
      </div>
      <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5 border-t border-line px-3 text-small">
        <input
          type="radio"
          name={coverName}
          checked={isCover}
          className="size-5 shrink-0 accent-primary"
          onChange={() => {
            set.makeCover(key);
            announce(`${name} is now the cover.`);
          }}
        />
        <span>
          Cover<span className="sr-only">{` ${title}`}</span>
        </span>
      </label>
    </>
  );
}

function TilePicture({ picture: { preview, name, state } }: { picture: ChosenPicture }) {
  const [hasFailed, setFailed] = useState(false);
  if (preview === null && state === 'reading') return <Skeleton className="size-full" />;
  if (preview === null || hasFailed) {
    return (
      <span className="grid size-full place-items-center text-muted">
        <Icon name="ImageOff" className="size-7" />
      </span>
    );
  }
  return (
    <img
      src={preview}
      alt={name}
      draggable={false}
      width={480}
      height={360}
      className="size-full object-cover select-none"
      onError={() => setFailed(true)}
    />
  );
}

/** Why it failed, with the way to try again where that can help. */
function TileFailure({ picture, onRetry }: { picture: ChosenPicture; onRetry: () => void }) {
  const { name, state, problem, isHopeless } = picture;
  if (state !== 'failed') return null;
  return (
    <div className="grid gap-1 bg-danger-soft px-3 py-2 text-caption text-danger">
      <p className="min-w-0 font-medium wrap-anywhere">{problem}</p>
      {!isHopeless && (
        <button
          type="button"
          aria-label={`Retry ${name}`}
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold underline"
          onClick={onRetry}
        >
          <Icon name="RotateCw" className="size-4" />
          Retry
        </button>
      )}
    </div>
  );
}

/** How far it is, in words and as a bar, on the photo: the tiles keep their place when it is there. */
function TileProgress({ picture }: { picture: ChosenPicture }) {
  const { name, state, progress, problem } = picture;
  if (state === 'ready' || state === 'failed') return null;
  return (
    <div className="absolute inset-x-0 bottom-0 grid gap-1 bg-surface/90 px-3 py-1.5 text-caption text-muted">
      <p>{problem ?? progressText(picture)}</p>
      <progress
        aria-label={`Upload of ${name}`}
        value={progress}
        max={1}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

/** All of it sent is not yet there: the server still reads it. */
function progressText({ state, progress }: ChosenPicture): string {
  if (state === 'reading') return 'Preparing…';
  return progress < 1 ? `Uploading ${Math.floor(progress * 100)}%` : 'Finishing…';
}
