import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/**
 * A short list of links under a button. It opens and closes without scripts; with them it also closes on
 * Escape, on a press elsewhere and once something in it is chosen.
 */
export function Menu({
  label,
  opensUpOnPhones = false,
  children,
}: {
  label: ReactNode;
  /** For menus that stand in the bar at the bottom of small screens. */
  opensUpOnPhones?: boolean;
  children: ReactNode;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const menu = box.current;
    const close = (event: Event) => {
      if (!menu?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const target = event.target instanceof Element ? event.target : null;
      const isOutside = event.type === 'pointerdown' && !menu.contains(target);
      const isChosen = event.type === 'click' && target?.closest('ul')?.parentElement === menu;
      if (!isEscape && !isOutside && !isChosen) return;
      menu.open = false;
      if (isEscape) menu.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    menu?.addEventListener('click', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
      menu?.removeEventListener('click', close);
    };
  }, []);
  return (
    <details ref={box} className="group/menu relative min-w-0">
      <summary className="flex min-h-11 items-center gap-2 rounded-input border border-control bg-surface px-3.5 text-small font-medium hover:border-ink">
        {label}
        <Icon
          name="ChevronDown"
          className="size-4 transition-transform duration-200 group-open/menu:rotate-180"
        />
      </summary>
      <ul
        className={`absolute top-full right-0 z-20 mt-1.5 min-w-full rounded-input border border-line bg-raised p-1.5 whitespace-nowrap shadow-dialog ${opensUpOnPhones ? 'max-lg:top-auto max-lg:bottom-full max-lg:mt-0 max-lg:mb-1.5' : ''}`}
      >
        {children}
      </ul>
    </details>
  );
}
