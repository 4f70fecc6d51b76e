import { isEmptyFilter } from '../../../../schema/search.ts';
import type { SearchFilter } from '../../../../schema/search.ts';
import { readSearch } from '../../../../schema/searchReader.ts';
import { load } from '../../apollo/load.ts';
import type { QueryRunner } from '../../apollo/load.ts';
import { appliedFilters } from '../../features/market/search/filterWords.ts';
import type { FilterNames } from '../../features/market/search/filterWords.ts';
import { pathTo, toPropertyFilter } from '../../features/market/search/listingAddress.ts';
import type { ListingAddress } from '../../features/market/search/listingAddress.ts';
import { propertiesText } from '../../features/market/search/resultCount.ts';
import { RelaxationsDocument } from './Relaxations.generated.ts';

/** One step that leads out of an empty list. */
export interface Relaxation {
  /** 'Without ‘4+ BHK’: 37 properties', 'All of Karnataka, without ‘Mysuru’: 12 properties'. */
  text: string;
  path: string;
}

/**
 * Which filters to give up when nothing was found, the most helpful first. Without an answer the list is
 * simply empty.
 */
export async function loadRelaxations(
  client: QueryRunner,
  list: ListingAddress,
  names: FilterNames,
): Promise<Relaxation[]> {
  if (isEmptyFilter(list.filter)) return [];
  const variables = { filter: toPropertyFilter(list.filter) };
  const response = await load(client, RelaxationsDocument, variables).catch(() => null);
  const chips = (filter: SearchFilter) => appliedFilters(filter, names).map(({ label }) => label);
  const applied = chips(list.filter);
  return (response?.relaxations ?? []).map(({ label, query, total, totalIsLowerBound }) => {
    const { filter } = readSearch(new URLSearchParams(query));
    const saved = chips(filter);
    const without = namedAll(applied.filter((chip) => !saved.includes(chip)));
    const isOther = saved.some((chip) => !applied.includes(chip));
    const step = isOther ? `${label}, without ${without}` : `Without ${without}`;
    return {
      text: `${step}: ${propertiesText(total, totalIsLowerBound)}`,
      path: pathTo(list, filter, {}),
    };
  });
}

/** '‘2 BHK’ and ‘Lift’'; words that were searched for are quoted already. */
function namedAll(chips: readonly string[]): string {
  // Made here: browsers take long for their first format, and few lists are empty.
  const and = new Intl.ListFormat('en-IN');
  return and.format(chips.map((chip) => (chip.startsWith('“') ? chip : `‘${chip}’`)));
}
