import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A part of a form that stays folded until it is wanted; works without scripts. */
export function Disclosure({
  title,
  isOpen = false,
  look = 'row',
  children,
}: {
  title: string;
  isOpen?: boolean;
  /** row: a line of a panel. link: a quiet line of text under other controls. */
  look?: 'row' | 'link';
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className={`group/more ${look === 'row' ? 'border-t border-line' : ''}`}>
      <summary
        className={`flex min-h-11 items-center gap-1.5 text-small font-medium ${LOOKS[look]}`}
      >
        {title}
        <Icon
          name="ChevronDown"
          className="size-4 transition-transform duration-200 group-open/more:rotate-180"
        />
      </summary>
      <div className="pt-3 pb-1">{children}</div>
    </details>
  );
}

const LOOKS = {
  row: 'mt-2 justify-between',
  link: '-my-2 w-fit text-primary hover:text-primary-hover',
} as const;
