import { skipToken } from '@apollo/client/react';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { useFilterFacetsQuery } from './FilterFacets.generated.ts';
import type { FilterFacetsQuery } from './FilterFacets.generated.ts';
import { toPropertyFilter } from './listingAddress.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';

export type Facets = FilterFacetsQuery['propertyFacets'];

/**
 * How many properties each choice would leave beside the filter; null until somebody looks (`isNeeded`)
 * and the first answer is there. Afterwards the last counts stay until the next ones arrive.
 */
export function useFacets(filter: SearchFilter, isNeeded: boolean): Facets | null {
  const debounced = useDebounced(isNeeded ? filter : null);
  const { data, previousData } = useFilterFacetsQuery(
    debounced === null ? skipToken : { variables: { filter: toPropertyFilter(debounced) } },
  );
  return (data ?? previousData)?.propertyFacets ?? null;
}
