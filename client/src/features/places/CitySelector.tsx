import { ChevronDown, MapPin } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PartFailure } from '../../ui/PartFailure.tsx';
import { usePart } from '../../ui/usePart.ts';
import { useSelectedCity, useSelectedState } from './selectedCity.ts';

/** The button of the city selector; what it opens is fetched at the first press (V-2.3). */
export function CitySelector() {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { code, hasFailed } = usePart(isOpen, loadCityPanel);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (isOpen && openedAt !== key) setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  useEffect(() => {
    // Where the panel has arrived, typing can begin.
    if (isOpen && code) box.current?.querySelector('input')?.focus();
  }, [isOpen, code]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={box} className="needs-script relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="flex h-11 w-44 items-center gap-2 rounded-input px-2 font-medium hover:text-primary"
        onPointerEnter={() => void loadCityPanel().catch(() => undefined)}
        onClick={() => {
          setOpenedAt(key);
          setIsOpen(!isOpen);
        }}
      >
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">City:</span>
        <span className="min-w-0 flex-1 truncate text-left">{usePlaceName()}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      {isOpen && (
        <fieldset
          id={id}
          aria-label="Choose a city"
          className="absolute top-full right-0 z-20 mt-1 w-88 rounded-card border border-line bg-raised p-4 text-body shadow-dialog"
        >
          {code && <code.CityPanel onDone={close} />}
          {!code && (hasFailed ? <PartFailure /> : <output>Loading cities...</output>)}
        </fieldset>
      )}
    </div>
  );
}

/** What the site is narrowed to, in a word or two. */
export function usePlaceName(): string {
  const city = useSelectedCity()?.city;
  const state = useSelectedState();
  return city ?? state ?? 'All India';
}

const loadCityPanel = () => import('./CityPanel.tsx');
