import type { SearchFilter } from '../../../../schema/search.ts';
import { FilterFacetsDocument } from '../../gql/facets.ts';
import type { FilterFacetsQuery } from '../../gql/facets.ts';
import { toPropertyFilter } from './listingAddress.ts';
import { useLatestAnswer } from './useLatestAnswer.ts';

export type Facets = FilterFacetsQuery['propertyFacets'];

/**
 * How many properties each choice would leave beside the filter; null until somebody looks (`isWanted`)
 * and the first answer is there. Afterwards the last counts stay until the next ones arrive.
 */
export function useFacets(filter: SearchFilter, isWanted: boolean): Facets | null {
  return useLatestAnswer(isWanted ? filter : null, async (client, wanted, signal) => {
    const { data } = await client.query({
      query: FilterFacetsDocument,
      variables: { filter: toPropertyFilter(wanted) },
      context: { fetchOptions: { signal } },
    });
    return data?.propertyFacets ?? null;
  }).last;
}
