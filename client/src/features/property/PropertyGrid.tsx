import type { FragmentType } from '@apollo/client';
import type { PropertyCard_PropertyFragment } from './PropertyCard.generated.ts';
import { PropertyCard } from './PropertyCard.tsx';

type Item = FragmentType<PropertyCard_PropertyFragment> & { id: string };

/** Cards in a grid of one, two or three columns, whichever the column beside the filters has room for. */
export function PropertyGrid({ items }: { items: readonly Item[] }) {
  return (
    <ul className="property-grid">
      {items.map((item, index) => (
        <li key={item.id}>
          <PropertyCard property={item} index={index} />
        </li>
      ))}
    </ul>
  );
}
