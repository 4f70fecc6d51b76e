import { skipToken } from '@apollo/client/react';
import type { SearchFilter } from '../../../../../schema/search.ts';
import { useFilterCountQuery } from './FilterChoices.generated.ts';
import type { FilterCountQuery } from './FilterChoices.generated.ts';
import { toPropertyFilter } from './listingAddress.ts';
import { useDebounced } from './useDebounced.ts';

type Count = FilterCountQuery['propertyCount'];

/**
 * How many properties a pending filter would leave; null while nothing is pending or the answer is still
 * awaited. Without a count the button still applies the filters.
 */
export function usePendingCount(filter: SearchFilter | null): Count | null {
  const debounced = useDebounced(filter);
  const { data } = useFilterCountQuery(
    debounced === null ? skipToken : { variables: { filter: toPropertyFilter(debounced) } },
  );
  return debounced === filter ? (data?.propertyCount ?? null) : null;
}
