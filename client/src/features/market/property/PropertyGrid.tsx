import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import { PropertyCard } from './PropertyCard.tsx';
import { featuredBadges } from './wording.ts';

type Item = Pick<PropertyCard_PropertyFragment, 'id' | 'approvalStatus' | 'featured'>;

/**
 * Cards in a grid of one, two or three columns, whichever the column beside the filters has room for. What is on a
 * card is in the cache.
 */
export function PropertyGrid({ items }: { items: readonly Item[] }) {
  const badges = featuredBadges(items);
  return (
    <ul className="property-grid">
      {items.map((item, index) => (
        <li key={item.id}>
          <PropertyCard property={item} index={index} isMarkedFeatured={badges.has(item.id)} />
        </li>
      ))}
    </ul>
  );
}
