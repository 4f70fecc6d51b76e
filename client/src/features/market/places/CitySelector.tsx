import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchWithRetry } from '../../../ui/lazyWithRetry.ts';
import { PartFailure } from '../../../ui/PartFailure.tsx';
import { usePart } from '../../../ui/usePart.ts';
import { useSelectedCity, useSelectedState } from './selectedCity.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** The button of the city selector; what it opens is fetched at the first press. */
export function CitySelector() {
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // A change of page closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const { code, hasFailed } = usePart(isOpen, loadPopover);
  return (
    <div className="needs-script relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className="flex h-11 w-44 items-center gap-2 rounded-input px-2 font-medium hover:text-primary"
        onPointerEnter={() => void loadPopover().catch(() => undefined)}
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <Icon name="MapPin" className="size-4 shrink-0" />
        <span className="sr-only">City:</span>
        <span className="min-w-0 flex-1 truncate text-left">{usePlaceName()}</span>
        <Icon name="ChevronDown" className="size-4 shrink-0" />
      </button>
      {isOpen && code && (
        <code.CityPopover
          onClose={(returnsFocus) => {
            setOpenedAt(null);
            if (returnsFocus) button.current?.focus();
          }}
        />
      )}
      {isOpen && hasFailed && <PartFailure />}
    </div>
  );
}

/** What the site is narrowed to, in a word or two. */
export function usePlaceName(): string {
  const city = useSelectedCity()?.city;
  const state = useSelectedState();
  return city ?? state ?? 'All India';
}

const loadPopover = () => fetchWithRetry(() => import('./CityPopover.tsx'));
