import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

export interface DialogProps {
  label: string;
  onClose: () => void;
  /** Place and size of the box. */
  className?: string;
  children: ReactNode;
}

/**
 * A dialog of the browser over the page, open as long as it is drawn: the focus stays inside and goes back
 * to where it was. Escape and a press beside it ask to close it. As it stands for what is an entry of the history
 * itself (useHistorySheet) and for questions; what is filled in lies in a Dialog.
 */
export function DialogBox({ label, onClose, className = '', children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    dialog.showModal();
    const ask = (event: Event) => {
      event.preventDefault();
      latestClose.current();
    };
    // What is pressed inside the box lies in its content; the backdrop belongs to the dialog itself. A press
    // that begins inside, as when text is selected, is none beside it.
    let beganBeside = false;
    const noteBeginning = (event: PointerEvent) => {
      beganBeside = event.target === dialog;
    };
    const askFromBeside = (event: MouseEvent) => {
      if (beganBeside && event.target === dialog) latestClose.current();
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    dialog.addEventListener('cancel', ask, { signal });
    dialog.addEventListener('pointerdown', noteBeginning, { signal });
    dialog.addEventListener('click', askFromBeside, { signal });
    return () => {
      unmounted.abort();
      dialog.close();
    };
  }, []);
  return (
    <dialog ref={box} aria-label={label} className={`bg-surface text-ink ${className}`}>
      {children}
    </dialog>
  );
}

/** Place and size of a question, or of a form of few fields. */
export const DIALOG_CARD =
  'm-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line shadow-dialog';
