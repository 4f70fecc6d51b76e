import { useEffect, useRef } from 'react';
import { CityPanel } from './CityPanel.tsx';

/** The city selector's panel under its button: takes the focus, and closes on Escape or a press elsewhere. */
export function CityPopover({ onClose }: { onClose: (returnsFocus: boolean) => void }) {
  const box = useRef<HTMLFieldSetElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
    const closeOutside = ({ target }: Event) => {
      // The button is beside the panel, in the same box; it closes by itself.
      if (target instanceof Node && !box.current?.parentElement?.contains(target)) {
        latestClose.current(false);
      }
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latestClose.current(true);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <fieldset
      ref={box}
      aria-label="Choose a city"
      className="absolute top-full right-0 z-20 mt-1 w-88 rounded-card border border-line bg-raised p-4 text-body shadow-dialog"
    >
      <CityPanel onDone={() => latestClose.current(true)} />
    </fieldset>
  );
}
