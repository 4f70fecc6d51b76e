import { lazy, Suspense, useContext, useId, useState } from 'react';
import { COPY } from '../../../../base/copy.ts';
import { fetchWithRetry } from '../../../../ui/lazyWithRetry.ts';
import { PartBoundary } from '../../../../ui/PartBoundary.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { TownContext } from '../townContext.ts';
import { placeOfPin, standingPin } from './pin.ts';
import type { Pin } from './pin.ts';
import { Icon } from '../../../../ui/Icon.tsx';

/** The way to a pin on a small map of the town: folded until it is wanted, and fetched then. */
export function PinPart({
  pin,
  locality,
  onChange,
}: {
  pin: Pin | null;
  locality: string;
  onChange: (pin: Pin | null) => void;
}) {
  const id = useId();
  const town = useContext(TownContext);
  const [isOpen, setOpen] = useState(false);
  const [Sketch, setSketch] = useState(fetchSketch);
  if (town === null || town.city === '') return null;
  const place = placeOfPin(town, locality);
  const standing = standingPin(pin, place);
  return (
    <div className="grid gap-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="-my-1 flex min-h-11 w-fit items-center gap-1.5 text-small font-medium text-primary hover:text-primary-hover"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="MapPin" className="size-4" />
        Set location on map
        <Icon
          name="ChevronDown"
          className={`size-4 transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {!isOpen && (
        <p className="text-small text-muted">
          {standing
            ? 'Buyers see the location of your pin.'
            : 'Optional. Without a pin, buyers see an approximate location.'}
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <PartBoundary message={COPY.blockFailed} onRetry={() => setSketch(fetchSketch)}>
            <Suspense fallback={<Skeleton className="aspect-square max-w-md" />}>
              <Sketch
                key={place}
                town={town}
                locality={locality}
                position={standing}
                onMove={(position) => onChange(position && { ...position, place })}
              />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </div>
  );
}

function fetchSketch() {
  return lazy(async () => ({
    default: (await fetchWithRetry(() => import('./PinSketch.tsx'))).PinSketch,
  }));
}
