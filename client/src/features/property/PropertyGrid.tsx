import type { FragmentType } from '@apollo/client';
import type { PropertyCard_PropertyFragment } from '../../gql/documents.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PropertyCard } from './PropertyCard.tsx';

type Item = FragmentType<PropertyCard_PropertyFragment> & { id: string };

/** Cards in a grid of one, two or three columns, whichever the column beside the filters has room for. */
export function PropertyGrid({ items }: { items: readonly Item[] }) {
  return (
    <ul className={GRID}>
      {items.map((item, index) => (
        <li key={item.id}>
          <PropertyCard property={item} index={index} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while its cards are being fetched: equal boxes, nothing jumps. */
export function PropertyGridSkeleton({ count }: { count: number }) {
  return (
    <div className={GRID} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}

const GRID = 'grid gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-3';
