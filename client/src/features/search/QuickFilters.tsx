import type { SearchFilter } from '../../../../schema/search.ts';
import { LinkChip } from '../../ui/Tag.tsx';
import { PURPOSE_LABELS } from './choices.ts';
import { pathTo } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';

interface Choice {
  label: string;
  set: SearchFilter;
}

/**
 * The filters people reach for first, as one row of links over the results. A second press takes the
 * value away again.
 */
export function QuickFilters({ list }: { list: ListingAddress }) {
  return (
    <nav aria-label="Quick filters">
      <ul className="scroll-row flex snap-none gap-2 py-1 pr-8 [mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] max-sm:-mx-(--gutter) max-sm:pl-(--gutter)">
        {GROUPS.flatMap(({ keys, choices }, group) =>
          choices.map(({ label, set }, position) => {
            const isActive = keys.every(
              (key) => JSON.stringify(list.filter[key]) === JSON.stringify(set[key]),
            );
            const cleared = { ...list.filter };
            for (const key of keys) delete cleared[key];
            const target = isActive ? cleared : { ...cleared, ...set };
            return (
              <li
                key={label}
                className={group > 0 && position === 0 ? 'border-l border-line pl-2' : ''}
              >
                <LinkChip to={pathTo(list, target)} isActive={isActive}>
                  {label}
                </LinkChip>
              </li>
            );
          }),
        )}
      </ul>
    </nav>
  );
}

const LAKH = 100_000;

const GROUPS: readonly { keys: readonly (keyof SearchFilter)[]; choices: readonly Choice[] }[] = [
  {
    keys: ['purpose'],
    choices: [
      { label: PURPOSE_LABELS.sell, set: { purpose: 'sell' } },
      { label: PURPOSE_LABELS.rent, set: { purpose: 'rent' } },
    ],
  },
  {
    keys: ['bedrooms'],
    choices: [
      { label: '1 BHK', set: { bedrooms: { min: 1, max: 1 } } },
      { label: '2 BHK', set: { bedrooms: { min: 2, max: 2 } } },
      { label: '3 BHK', set: { bedrooms: { min: 3, max: 3 } } },
      { label: '4+ BHK', set: { bedrooms: { min: 4 } } },
    ],
  },
  {
    keys: ['minPrice', 'maxPrice'],
    choices: [
      { label: 'Under ₹25 Lakh', set: { maxPrice: 25 * LAKH } },
      { label: '₹25–50 Lakh', set: { minPrice: 25 * LAKH, maxPrice: 50 * LAKH } },
      { label: '₹50 Lakh – ₹1 Cr', set: { minPrice: 50 * LAKH, maxPrice: 100 * LAKH } },
      { label: '₹1 Cr+', set: { minPrice: 100 * LAKH } },
    ],
  },
];
