import { useEffect, useRef, useState } from 'react';
import { comparePath } from '../../../../../schema/routes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { comparedProperties, useComparedIds } from './compareStore.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * Once two properties are chosen: how many, and the way to see them side by side. It floats above the bars
 * at the bottom and steps aside when the focus is beneath it (WCAG 2.4.11).
 */
export function CompareTray() {
  const ids = useComparedIds();
  const box = useRef<HTMLElement>(null);
  const isAside = useInTheWay(box);
  return (
    <section
      ref={box}
      aria-label="Comparison"
      className={`fixed right-4 bottom-24 z-20 flex items-center gap-2 rounded-full border border-line bg-raised py-1 pr-1 pl-4 shadow-dialog transition-transform duration-200 lg:bottom-6 print:hidden ${isAside ? 'translate-x-[120%]' : ''}`}
    >
      <Icon name="Scale" className="stroke-[1.75] size-5 text-primary" />
      <p className="text-small font-medium tabular-nums">{`${ids.length} to compare`}</p>
      <ButtonLink to={comparePath(ids)} className="rounded-full!">
        Compare
      </ButtonLink>
      <button
        type="button"
        aria-label="Clear the comparison"
        title="Clear"
        onClick={() => comparedProperties.write([])}
        className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="X" className="size-4.5" />
      </button>
    </section>
  );
}

/** True while the focused element lies beneath the box. */
function useInTheWay(box: { current: HTMLElement | null }): boolean {
  const [isInTheWay, setInTheWay] = useState(false);
  useEffect(() => {
    const look = () => setInTheWay(overlapsFocus(box.current));
    document.addEventListener('focusin', look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('focusin', look);
      window.removeEventListener('scroll', look);
    };
  }, [box]);
  return isInTheWay;
}

function overlapsFocus(box: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!box || !focused || focused === document.body || box.contains(focused)) return false;
  const { top, left, bottom, right, height } = focused.getBoundingClientRect();
  // The place of the box at rest: a step aside must not count as free.
  const below = window.innerHeight - Number.parseFloat(getComputedStyle(box).bottom);
  const rest = {
    top: below - box.offsetHeight,
    bottom: below,
    left: window.innerWidth - EDGE - box.offsetWidth,
  };
  const isLarge = height > window.innerHeight / 2;
  return (
    !isLarge &&
    bottom > rest.top &&
    top < rest.bottom &&
    right > rest.left &&
    left < window.innerWidth
  );
}

const EDGE = 16;
