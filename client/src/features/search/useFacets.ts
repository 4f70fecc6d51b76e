import type { SearchFilter } from '../../../../schema/search.ts';
import { FilterFacetsDocument } from './FilterFacets.generated.ts';
import type { FilterFacetsQuery } from './FilterFacets.generated.ts';
import { toPropertyFilter } from './listingAddress.ts';
import { useLatestAnswer } from './useLatestAnswer.ts';

export type Facets = FilterFacetsQuery['propertyFacets'];

/**
 * How many properties each choice would leave beside the filter; null until somebody looks (`isNeeded`)
 * and the first answer is there. Afterwards the last counts stay until the next ones arrive.
 */
export function useFacets(filter: SearchFilter, isNeeded: boolean): Facets | null {
  return useLatestAnswer(isNeeded ? filter : null, async (client, latest, signal) => {
    const { data } = await client.query({
      query: FilterFacetsDocument,
      variables: { filter: toPropertyFilter(latest) },
      context: { fetchOptions: { signal } },
    });
    return data?.propertyFacets ?? null;
  }).last;
}
