import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../ui/Link.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { useHistorySheet } from '../../../ui/useHistorySheet.ts';
import { Icon } from '../../../ui/Icon.tsx';

/**
 * The frame of the filters: a column beside the list on large screens, a sheet over the page on small
 * ones. The sheet is an entry of the history (#filters), so Back closes it; without scripts the same link
 * jumps to the filters and shows them in the page.
 */
export function FilterSheet({ children }: { children: ReactNode }) {
  const sheet = useRef<HTMLDivElement>(null);
  const { isOpen, close } = useHistorySheet(SHEET);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    const box = sheet.current;
    if (!isOpen || !box || getComputedStyle(box).position !== 'fixed') return undefined;
    const others = document.querySelectorAll<HTMLElement>('[data-shell], [data-results-column]');
    for (const other of others) other.inert = true;
    document.body.style.overflow = 'hidden';
    box.querySelector<HTMLElement>('button')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latestClose.current();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      for (const other of others) other.inert = false;
      document.body.style.overflow = '';
      document.querySelector<HTMLElement>('[data-filter-toggle]')?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return (
    <div
      ref={sheet}
      id="filters"
      data-open={isOpen || undefined}
      {...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': TITLE })}
      className="filter-sheet flex-col max-lg:z-30 bg-surface lg:block lg:self-start lg:rounded-card lg:border lg:border-line"
    >
      <div className="flex h-14 shrink-0 items-center justify-between border-b border-line px-4 lg:h-auto lg:py-3.5 lg:pl-5">
        <h2 id={TITLE} className="font-text text-h3 font-semibold">
          Filters
        </h2>
        <IconButton label="Close filters" className="needs-script lg:hidden" onClick={close}>
          <Icon name="X" className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overscroll-contain max-lg:overflow-y-auto">{children}</div>
    </div>
  );
}

/** 'Show Filters (2)': opens the sheet on small screens. */
export function FilterSheetLink({ count }: { count: number }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`${pathname}${search}#${SHEET}`}
      preventScrollReset
      data-filter-toggle
      className="inline-flex min-h-11 items-center gap-2 rounded-input bg-primary px-3 text-small font-semibold text-on-primary hover:bg-primary-hover lg:hidden"
    >
      <Icon name="SlidersHorizontal" className="size-4" />
      {count > 0 ? `Show Filters (${count})` : 'Show Filters'}
    </Link>
  );
}

export const SHEET = 'filters';
const TITLE = 'filters-title';
