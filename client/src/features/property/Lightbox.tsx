import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import type { PictureData } from '../../ui/Picture.tsx';

export interface LightboxProps {
  pictures: readonly PictureData[];
  title: string;
  /** The picture on show; null keeps the dialog closed. */
  position: number | null;
  onMove: (position: number) => void;
  onClose: () => void;
}

/**
 * The pictures over the whole screen, in a native dialog: Escape closes it, the focus stays inside and
 * returns to the picture that opened it. The neighbours are loaded ahead.
 */
export function Lightbox({ pictures, title, position, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = position !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const count = pictures.length;
  const at = position ?? 0;
  const move = (by: number) => onMove((at + by + count) % count);
  const picture = pictures[at];
  return (
    <dialog
      ref={dialog}
      data-lightbox
      aria-label={`Photos of ${title}`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') move(-1);
        if (event.key === 'ArrowRight') move(1);
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-black text-white open:grid open:grid-rows-[auto_1fr_auto]"
    >
      {isOpen && (
        <>
          <div className="flex items-center justify-between p-3 pl-5">
            <p className="text-small font-medium tabular-nums" aria-live="polite">
              {`${at + 1} of ${count}`}
            </p>
            <RoundButton label="Close photos" onClick={() => dialog.current?.close()}>
              <X aria-hidden="true" className="size-5" />
            </RoundButton>
          </div>
          <div className="relative min-h-0">
            {neighbours(at, count).map((index) => {
              const shown = pictures[index];
              if (!shown) return null;
              return (
                <div key={shown.id} hidden={index !== at} className="absolute inset-0">
                  <Picture
                    picture={shown}
                    sizes="100vw"
                    loading="eager"
                    alt={shown.alt || `${title}, photo ${index + 1} of ${count}`}
                    className="size-full bg-transparent! object-contain"
                  />
                </div>
              );
            })}
            {count > 1 && (
              <>
                <RoundButton
                  label="Previous photo"
                  className="absolute top-1/2 left-3 -translate-y-1/2"
                  onClick={() => move(-1)}
                >
                  <ChevronLeft aria-hidden="true" className="size-6" />
                </RoundButton>
                <RoundButton
                  label="Next photo"
                  className="absolute top-1/2 right-3 -translate-y-1/2"
                  onClick={() => move(1)}
                >
                  <ChevronRight aria-hidden="true" className="size-6" />
                </RoundButton>
              </>
            )}
          </div>
          <p className="min-h-12 px-5 py-3 text-center text-small">{picture?.label ?? ''}</p>
        </>
      )}
    </dialog>
  );
}

function RoundButton({
  label,
  className = '',
  onClick,
  children,
}: {
  label: string;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 place-items-center rounded-full bg-black/60 text-white hover:bg-white hover:text-black focus-visible:outline-white ${className}`}
    >
      {children}
    </button>
  );
}

function neighbours(position: number, count: number): number[] {
  return [...new Set([position, (position + 1) % count, (position - 1 + count) % count])];
}
