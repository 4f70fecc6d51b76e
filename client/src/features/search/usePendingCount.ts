import type { SearchFilter } from '../../../../schema/search.ts';
import { FilterCountDocument } from './FilterChoices.generated.ts';
import type { FilterCountQuery } from './FilterChoices.generated.ts';
import { toPropertyFilter } from './listingAddress.ts';
import { useLatestAnswer } from './useLatestAnswer.ts';

type Count = FilterCountQuery['propertyCount'];

/**
 * How many properties a pending filter would leave; null while nothing is pending or the answer is still
 * awaited. Without a count the button still applies the filters.
 */
export function usePendingCount(filter: SearchFilter | null): Count | null {
  return useLatestAnswer(filter, async (client, pending, signal) => {
    const { data } = await client.query({
      query: FilterCountDocument,
      variables: { filter: toPropertyFilter(pending) },
      context: { fetchOptions: { signal } },
    });
    return data?.propertyCount ?? null;
  }).current;
}
