import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SearchFilter } from '../../../../schema/search.ts';
import { FilterCountDocument } from '../../gql/documents.ts';
import type { FilterCountQuery } from '../../gql/documents.ts';
import { toPropertyFilter } from './listingAddress.ts';

type Count = FilterCountQuery['propertyCount'];

/**
 * How many properties a pending filter would leave; null while nothing is pending or the answer is still
 * awaited. Asks a quarter of a second after the last edit, and only for the latest one.
 */
export function usePendingCount(filter: SearchFilter | null): Count | null {
  const client = useApolloClient();
  const [count, setCount] = useState<Count | null>(null);
  useEffect(() => {
    setCount(null);
    if (filter === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      client
        .query({
          query: FilterCountDocument,
          variables: { filter: toPropertyFilter(filter) },
          context: { fetchOptions: { signal: controller.signal } },
        })
        .then(({ data }) => {
          if (!controller.signal.aborted) setCount(data?.propertyCount ?? null);
        })
        // Without a count the button still applies the filters.
        .catch(() => setCount(null));
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, filter]);
  return count;
}

const WAIT_MS = 250;
