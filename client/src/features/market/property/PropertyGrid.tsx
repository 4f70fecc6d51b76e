import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import { PropertyCard } from './PropertyCard.tsx';
import { featuredBadges } from './wording.ts';

type Item = Pick<PropertyCard_PropertyFragment, 'id' | 'approvalStatus' | 'featured'>;

/**
 * Cards in a grid of one, two or three columns, whichever the column beside the filters has room for. What is on a
 * card is in the cache. Several grids on one page are rows to swipe on phones.
 */
export function PropertyGrid({
  items,
  isRow = false,
}: {
  items: readonly Item[];
  isRow?: boolean;
}) {
  const badges = featuredBadges(items);
  return (
    <ul className={isRow ? ROW : 'property-grid'}>
      {items.map((item, index) => (
        <li key={item.id} className={isRow ? 'min-w-0 snap-start' : undefined}>
          <PropertyCard property={item} index={index} isMarkedFeatured={badges.has(item.id)} />
        </li>
      ))}
    </ul>
  );
}

const ROW =
  'max-sm:scroll-row max-sm:-mx-(--gutter) max-sm:grid max-sm:snap-x max-sm:auto-cols-[min(19rem,82vw)] max-sm:grid-flow-col max-sm:gap-4 max-sm:px-(--gutter) max-sm:[--row-padding:var(--gutter)] sm:property-grid';
