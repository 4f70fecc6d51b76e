import { useId } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { announce } from '../../../ui/announce.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { LimitedLine } from '../../../ui/LimitedText.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import type { PictureData } from '../../../ui/Picture.tsx';
import type { PictureList } from './usePictures.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** Chooses one picture or several, says what each shows, and puts several into an order. */
export function PicturesField({
  label,
  hint,
  name,
  error = null,
  most,
  isDescribed = true,
  list,
}: {
  label: string;
  hint?: string;
  /** Of the field that takes the files, for the form. */
  name: string;
  error?: string | null;
  most: number;
  /** False where what it shows stands beside it anyway, as with a logo. */
  isDescribed?: boolean;
  list: PictureList;
}) {
  const id = useId();
  const problem = error ?? (list.problems.length > 0 ? list.problems.join(' ') : null);
  const isFull = most > 1 && list.pictures.length + list.sending >= most;
  const notes = [hint ? `${id}-hint` : '', problem === null ? '' : `${id}-error`].filter(Boolean);
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line p-4">
      <legend className="px-1 text-small font-medium">{label}</legend>
      {list.pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
          {list.pictures.map((picture, index) => (
            <Chosen
              key={picture.id}
              picture={picture}
              name={most === 1 ? label.toLowerCase() : `picture ${index + 1}`}
              place={most === 1 ? null : { index, of: list.pictures.length }}
              isDescribed={isDescribed}
              list={list}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <label className="inline-flex min-h-11 w-fit cursor-pointer items-center rounded-input border border-control px-4 text-small font-semibold hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          {wordOf(most, list.pictures.length)}
          <span className="sr-only">{`: ${label}`}</span>
          <input
            type="file"
            name={name}
            accept="image/*"
            multiple={most > 1}
            className="sr-only"
            aria-invalid={problem === null ? undefined : true}
            aria-describedby={notes.join(' ') || undefined}
            onChange={({ currentTarget }) => {
              list.add([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      {list.sending > 0 && <output className="text-small text-muted">Uploading…</output>}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-error`} role="alert" className="text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function wordOf(most: number, chosen: number): string {
  if (most > 1) return 'Add pictures';
  return chosen === 0 ? 'Choose a picture' : 'Choose another picture';
}

function Chosen({
  picture,
  name,
  place,
  isDescribed,
  list,
}: {
  picture: PictureData;
  /** As labels and announcements call it. */
  name: string;
  /** Null where there is one only. */
  place: { index: number; of: number } | null;
  isDescribed: boolean;
  list: PictureList;
}) {
  const move = (by: number) => {
    if (place === null || place.index + by < 0 || place.index + by >= place.of) return;
    list.move(picture.id, by);
    announce(`Picture moved to position ${place.index + by + 1} of ${place.of}.`);
  };
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-card border border-line bg-surface p-2">
      <div className="relative">
        <Picture
          picture={picture}
          sizes="15rem"
          maxWidth={480}
          className="aspect-video w-full rounded-input bg-sunken object-cover"
        />
        <IconButton
          label={`Remove ${name}`}
          className="absolute! top-1 right-1 bg-surface/90!"
          onClick={() => {
            list.remove(picture.id);
            announce('Picture removed.');
          }}
        >
          <Icon name="X" className="size-5" />
        </IconButton>
      </div>
      {isDescribed && (
        <LimitedLine
          label={`Alt text for ${place === null ? 'the ' : ''}${name}`}
          hint="Describes the picture for people who cannot see it"
          limit={LIMITS.blog.altMaxLength}
          value={picture.alt}
          onChange={({ currentTarget }) => list.describe(picture.id, currentTarget.value)}
        />
      )}
      {place !== null && place.of > 1 && (
        <div className="flex justify-between">
          <IconButton
            label={`Move ${name} earlier`}
            aria-disabled={place.index === 0 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => move(-1)}
          >
            <Icon name="ArrowLeft" className="size-5" />
          </IconButton>
          <IconButton
            label={`Move ${name} later`}
            aria-disabled={place.index === place.of - 1 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => move(1)}
          >
            <Icon name="ArrowRight" className="size-5" />
          </IconButton>
        </div>
      )}
    </li>
  );
}
