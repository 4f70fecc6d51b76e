import type { ModerationQueueQuery } from './Moderation.generated.ts';
import { PhotoStrip } from './PhotoStrip.tsx';

type Edit = NonNullable<
  ModerationQueueQuery['administration']['moderationQueue']['items'][number]['edit']
>;

/** What an edit changes, beside what visitors see. */
export function EditChanges({ edit, title }: { edit: Edit; title: string }) {
  const { changes, addedPictures, removedPictures } = edit;
  return (
    <section className="grid gap-3 rounded-input border border-line bg-sunken p-3.5">
      <h3 className="font-text text-small font-semibold">Changes in this edit</h3>
      {changes.length > 0 && (
        <dl className="grid gap-2.5">
          {changes.map(({ key, label, before, after }) => (
            <div key={key} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="min-w-0 text-small">
                <Change before={before} after={after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <PhotoStrip name="New photos" title={title} photos={addedPictures} />
      <PhotoStrip name="Removed photos" title={title} photos={removedPictures} />
    </section>
  );
}

function Change({ before, after }: { before: string | null; after: string | null }) {
  const words = before && after ? changedWords(before, after) : null;
  if (words) {
    return (
      <p className="max-w-measure wrap-anywhere whitespace-pre-line text-muted">
        {words.start}
        {words.removed && <Value text={words.removed} kind="before" />}{' '}
        {words.added && <Value text={words.added} kind="after" />}
        {words.end}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Value text={before} kind="before" />
      <span aria-hidden="true" className="text-muted">
        →
      </span>
      <Value text={after} kind="after" />
    </p>
  );
}

function Value({ text, kind }: { text: string | null; kind: 'before' | 'after' }) {
  const label = kind === 'before' ? 'Before: ' : 'After: ';
  const look =
    kind === 'before'
      ? 'text-muted line-through'
      : 'bg-success-soft font-semibold text-success no-underline';
  const Mark = kind === 'before' ? 'del' : 'ins';
  return (
    <span className="min-w-0 wrap-anywhere whitespace-pre-line">
      <span className="sr-only">{label}</span>
      {text === null ? (
        <span className="text-muted italic">none</span>
      ) : (
        <Mark className={look}>{text}</Mark>
      )}
    </span>
  );
}

interface ChangedWords {
  /** What both have before and after the place where they differ. */
  start: string;
  removed: string;
  added: string;
  end: string;
}

/**
 * Where two texts differ, as one stretch of whole words: an administrator reads that and not both texts. Null
 * for short texts and for those that have too little in common.
 */
export function changedWords(before: string, after: string): ChangedWords | null {
  if (Math.max(before.length, after.length) < SHORT) return null;
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && isSame(old[first], now[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isSame(old.at(-1 - last), now.at(-1 - last))) last += 1;
  if (first + last < shorter / 2) return null;
  return {
    start: now.slice(0, first).join(''),
    removed: old.slice(first, old.length - last).join(''),
    added: now.slice(first, now.length - last).join(''),
    end: now.slice(now.length - last).join(''),
  };
}

const SHORT = 60;

/** Blanks at the end of a text are none of its words. */
function isSame(a: string | undefined, b: string | undefined): boolean {
  return a?.trim() === b?.trim();
}

/** Words with the blanks that follow them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
