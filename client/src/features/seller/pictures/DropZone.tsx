import { useEffect, useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

/** Where photos come in: by the file dialog, dropped on it, or pasted anywhere on the page. */
export function DropZone({
  add,
  isFull,
  error,
}: {
  add: (files: readonly File[]) => void;
  isFull: boolean;
  error: string | null;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  usePastedFiles(add);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const look = isOver
    ? 'border-primary bg-primary-soft'
    : error
      ? 'border-danger'
      : 'border-control';
  return (
    <div className="grid gap-1.5">
      <div
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed bg-surface px-4 py-6 text-center transition-colors duration-120 sm:py-8 ${look}`}
      >
        <Icon name="ImagePlus" className="size-8 text-primary" />
        <p className="hidden text-body sm:block">
          {isFull
            ? 'You have added the maximum number of photos.'
            : 'Drag photos here, paste them, or'}
        </p>
        <label className="inline-flex min-h-11 cursor-pointer items-center justify-center rounded-input bg-primary px-6 py-2 text-small font-semibold text-on-primary transition-colors duration-120 hover:bg-primary-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <span>
            Browse<span className="sr-only"> property photos</span>
          </span>
          <input
            type="file"
            name="images"
            multiple
            accept="image/*"
            className="sr-only"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-tip ${id}-error` : `${id}-tip`}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])]);
              // The same file can be picked again after it was removed.
              currentTarget.value = '';
            }}
          />
        </label>
        <p id={`${id}-tip`} className="text-caption text-muted">
          JPG/PNG up to 5MB each
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Copied pictures are taken wherever on the page they are pasted; copied text is left alone. */
function usePastedFiles(add: (files: readonly File[]) => void): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
