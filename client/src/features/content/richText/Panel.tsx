import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * A few fields below the buttons, the first of which takes the focus. They stand inside a form, so Enter is theirs;
 * Escape closes them.
 */
export function Panel({
  name,
  onEnter,
  onClose,
  children,
}: {
  name: string;
  onEnter: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLFieldSetElement>(null);
  const latest = useRef({ onEnter, onClose });
  useEffect(() => {
    latest.current = { onEnter, onClose };
  });
  useEffect(() => {
    const panel = box.current;
    panel?.querySelector('input')?.focus();
    const listen = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement;
      if (event.key === 'Escape') latest.current.onClose();
      else if (event.key === 'Enter' && isField) latest.current.onEnter();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    panel?.addEventListener('keydown', listen);
    return () => panel?.removeEventListener('keydown', listen);
  }, []);
  return (
    <fieldset
      ref={box}
      aria-label={name}
      className="grid min-w-0 gap-3 border-t border-line bg-surface p-3"
    >
      {children}
    </fieldset>
  );
}
