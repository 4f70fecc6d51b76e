import type { RoomCount } from '../../../types.generated.ts';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { LinkChip } from '../../../ui/Tag.tsx';
import { PURPOSE_LABELS } from './choices.ts';
import { pathTo, withOwnScale } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';

interface Choice {
  label: string;
  set: SearchFilter;
}

/**
 * The filters people reach for first, as links over the results; what is chosen stands among the applied ones before
 * them. Bedrooms are offered where the kinds that are looked for have them.
 */
export function QuickFilters({
  list,
  roomCounts,
}: {
  list: ListingAddress;
  roomCounts: readonly RoomCount[];
}) {
  return (
    <nav aria-label="Quick filters">
      <ul className="flex gap-2">
        {groupsFor(list.filter, roomCounts).flatMap(({ keys, choices }, group) => {
          const isChosen = ({ set }: Choice) =>
            keys.every((key) => JSON.stringify(list.filter[key]) === JSON.stringify(set[key]));
          const others = { ...list.filter };
          for (const key of keys) delete others[key];
          return choices
            .filter((choice) => !isChosen(choice))
            .map(({ label, set }, position) => (
              <li
                key={label}
                className={group > 0 && position === 0 ? 'border-l border-line pl-2' : ''}
              >
                <LinkChip to={pathTo(list, withOwnScale(list.filter, { ...others, ...set }))}>
                  {label}
                </LinkChip>
              </li>
            ));
        })}
        <li className="border-l border-line pl-2">
          <LinkChip
            to={pathTo(list, list.filter, { sort: list.sort, alsoClosed: !list.alsoClosed })}
            isActive={list.alsoClosed}
          >
            Also sold and rented
          </LinkChip>
        </li>
      </ul>
    </nav>
  );
}

/** What is chosen already can be changed, also where the kinds do not have it. */
function groupsFor(
  { purpose, bedrooms }: SearchFilter,
  roomCounts: readonly RoomCount[],
): readonly Group[] {
  const hasBedrooms = bedrooms !== undefined || roomCounts.includes('BEDROOMS');
  const prices = { keys: PRICE_KEYS, choices: purpose === 'rent' ? RENTS : PRICES };
  return [PURPOSES, ...(hasBedrooms ? [BEDROOMS] : []), prices];
}

const LAKH = 100_000;
const THOUSAND = 1_000;

interface Group {
  keys: readonly (keyof SearchFilter)[];
  choices: readonly Choice[];
}

const PURPOSES: Group = {
  keys: ['purpose'],
  choices: [
    { label: PURPOSE_LABELS.sell, set: { purpose: 'sell' } },
    { label: PURPOSE_LABELS.rent, set: { purpose: 'rent' } },
  ],
};

const BEDROOMS: Group = {
  keys: ['bedrooms'],
  choices: [
    { label: '1 BHK', set: { bedrooms: { min: 1, max: 1 } } },
    { label: '2 BHK', set: { bedrooms: { min: 2, max: 2 } } },
    { label: '3 BHK', set: { bedrooms: { min: 3, max: 3 } } },
    { label: '4+ BHK', set: { bedrooms: { min: 4 } } },
  ],
};

const PRICE_KEYS = ['minPrice', 'maxPrice'] as const;

const PRICES: readonly Choice[] = [
  { label: 'Under ₹25 Lakh', set: { maxPrice: 25 * LAKH } },
  { label: '₹25–50 Lakh', set: { minPrice: 25 * LAKH, maxPrice: 50 * LAKH } },
  { label: '₹50 Lakh – ₹1 Cr', set: { minPrice: 50 * LAKH, maxPrice: 100 * LAKH } },
  { label: '₹1 Cr+', set: { minPrice: 100 * LAKH } },
];

const RENTS: readonly Choice[] = [
  { label: 'Under ₹15,000', set: { maxPrice: 15 * THOUSAND } },
  { label: '₹15,000–30,000', set: { minPrice: 15 * THOUSAND, maxPrice: 30 * THOUSAND } },
  { label: '₹30,000–60,000', set: { minPrice: 30 * THOUSAND, maxPrice: 60 * THOUSAND } },
  { label: '₹60,000+', set: { minPrice: 60 * THOUSAND } },
];
