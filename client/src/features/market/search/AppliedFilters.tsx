import { Link } from '../../../ui/Link.tsx';
import { RemovableChip } from '../../../ui/Tag.tsx';
import { useSelectedCity } from '../places/selectedCity.ts';
import { leavePlace, restOf } from './chosenCity.ts';
import type { AppliedFilter } from './filterWords.ts';
import { pathTo, withOwnScale } from './listingAddress.ts';
import type { ListingAddress } from './listingAddress.ts';

/**
 * One chip for each applied value; each is a link that takes the value away. 'Clear all' keeps the
 * subtype that the path names.
 */
export function AppliedFilters({
  list,
  applied,
}: {
  list: ListingAddress;
  applied: readonly AppliedFilter[];
}) {
  const chosen = useSelectedCity();
  if (applied.length === 0) return null;
  const bare = list.routeSubtype === null ? {} : { subtype: list.routeSubtype };
  return (
    <ul aria-label="Applied filters" className="flex items-center gap-2 border-r border-line pr-2">
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip
            to={pathTo(list, withOwnScale(list.filter, restOf(chosen, list.filter, without)))}
            label={label}
            onRemove={() => leavePlace(list.filter, without)}
          />
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link
            to={pathTo(list, bare)}
            onClick={() => leavePlace(list.filter, bare)}
            className="text-link inline-flex min-h-11 items-center px-2 text-small pointer-fine:min-h-9"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
