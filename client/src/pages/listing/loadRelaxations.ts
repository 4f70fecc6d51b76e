import type { ApolloClient } from '@apollo/client';
import { isEmptyFilter, writeSearch } from '../../../../schema/search.ts';
import { readSearch } from '../../../../schema/searchReader.ts';
import { load } from '../../apollo/load.ts';
import { appliedFilters } from '../../features/search/filterWords.ts';
import type { FilterNames } from '../../features/search/filterWords.ts';
import { pathTo, toPropertyFilter } from '../../features/search/listingAddress.ts';
import type { ListingAddress } from '../../features/search/listingAddress.ts';
import { propertiesText } from '../../features/search/resultCount.ts';
import { RelaxationsDocument } from './Relaxations.generated.ts';

/** One step that leads out of an empty list. */
export interface Relaxation {
  /** 'Removing 4+ BHK gives 37 properties', 'All of Karnataka gives 12 properties'. */
  text: string;
  path: string;
}

/**
 * Which filters to give up when nothing was found, the most helpful first. Without an answer the list is
 * simply empty.
 */
export async function loadRelaxations(
  client: ApolloClient,
  list: ListingAddress,
  names: FilterNames,
): Promise<Relaxation[]> {
  if (isEmptyFilter(list.filter)) return [];
  const variables = { filter: toPropertyFilter(list.filter) };
  const answer = await load(client, RelaxationsDocument, variables).catch(() => null);
  const applied = appliedFilters(list.filter, names);
  return (answer?.relaxations ?? []).map(({ label, query, total, totalIsLowerBound }) => {
    const removed = applied.find(({ without }) => writeSearch(without) === query);
    const step = removed ? `Removing ${removed.label}` : label;
    return {
      text: `${step} gives ${propertiesText(total, totalIsLowerBound)}`,
      path: pathTo(list, readSearch(new URLSearchParams(query)).filter, {}),
    };
  });
}
