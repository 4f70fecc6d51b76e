import type { SearchFilter } from '../../../../schema/search.ts';
import { readSearch } from '../../../../schema/searchReader.ts';
import { appliedFilters } from '../../features/market/search/filterWords.ts';
import type { FilterNames } from '../../features/market/search/filterWords.ts';
import { pathTo } from '../../features/market/search/listingAddress.ts';
import type { ListingAddress } from '../../features/market/search/listingAddress.ts';
import { propertiesText } from '../../features/market/search/resultCount.ts';
import type { RelaxationsQuery } from './Relaxations.generated.ts';

type Relaxation = Omit<RelaxationsQuery['relaxations'][number], 'items'>;

/** One step that leads out of a list of little. */
export interface RelaxationStep {
  /** 'Without ‘4+ BHK’: 37 properties', 'All of Karnataka: 12 properties'. */
  text: string;
  filter: SearchFilter;
  path: string;
}

/** A step is named by the chips that it gives up, or by what it shows in their place. */
export function relaxationStep(
  list: ListingAddress,
  names: FilterNames,
  { label, query, total, totalIsLowerBound }: Relaxation,
): RelaxationStep {
  const { filter } = readSearch(new URLSearchParams(query));
  const chips = (each: SearchFilter) => appliedFilters(each, names).map((chip) => chip.label);
  const applied = chips(list.filter);
  const saved = chips(filter);
  const isThere = PLACES.every((key) => filter[key] === list.filter[key]);
  const isGivenUp = isThere && saved.every((chip) => applied.includes(chip));
  const name = isGivenUp
    ? `Without ${namedAll(applied.filter((chip) => !saved.includes(chip)))}`
    : label;
  return {
    text: `${name}: ${propertiesText(total, totalIsLowerBound)}`,
    filter,
    path: pathTo(list, filter, {}),
  };
}

const PLACES = ['state', 'district', 'city', 'location'] as const;

/** '‘2 BHK’ and ‘Lift’'; words that were searched for are quoted already. */
function namedAll(chips: readonly string[]): string {
  // Made here: browsers take long for their first format, and few lists are empty.
  const and = new Intl.ListFormat('en-IN');
  return and.format(chips.map((chip) => (chip.startsWith('“') ? chip : `‘${chip}’`)));
}
