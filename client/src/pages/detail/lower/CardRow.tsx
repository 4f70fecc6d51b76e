import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { PropertyCard } from '../../../features/market/property/PropertyCard.tsx';
import type { PropertyCard_PropertyFragment } from '../../../features/market/property/PropertyCard.generated.ts';

export type CardItem = FragmentType<PropertyCard_PropertyFragment> & { id: string };

/** Some listings under a heading of their own, each with what it is shown for where that differs, and a way to all. */
export function CardRow({
  id,
  title,
  items,
  labelOf,
  children,
}: {
  id?: string;
  title: string;
  items: readonly CardItem[];
  labelOf?: (id: string) => string | undefined;
  children?: ReactNode;
}) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="wrap grid scroll-mt-20 gap-4 pt-16 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 dir="auto" id={heading} className="text-h2">
          {title}
        </h2>
        {children && <div className="flex flex-wrap gap-x-5 text-small">{children}</div>}
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {items.map((item) => {
          const label = labelOf?.(item.id);
          return (
            <li key={item.id} className="grid grid-rows-[auto_1fr] gap-1.5">
              {label && <p className="text-small font-semibold text-muted">{label}</p>}
              <PropertyCard property={item} index={BELOW_THE_FIRST_SCREEN} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The pictures of these cards wait until they are scrolled to. */
const BELOW_THE_FIRST_SCREEN = 100;
