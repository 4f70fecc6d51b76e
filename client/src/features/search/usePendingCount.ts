import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { SearchFilter } from '../../../../schema/search.ts';
import { FilterCountDocument } from '../../gql/search.ts';
import type { FilterCountQuery } from '../../gql/search.ts';
import { toPropertyFilter } from './listingAddress.ts';

type Count = FilterCountQuery['propertyCount'];

/**
 * How many properties a pending filter would leave; null while nothing is pending or the answer is still
 * awaited. Asks a quarter of a second after the last edit, and only for the latest one.
 */
export function usePendingCount(filter: SearchFilter | null): Count | null {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<{ filter: SearchFilter; count: Count | null } | null>(null);
  useEffect(() => {
    if (filter === null) return undefined;
    const controller = new AbortController();
    const ask = async () => {
      const { data } = await client.query({
        query: FilterCountDocument,
        variables: { filter: toPropertyFilter(filter) },
        context: { fetchOptions: { signal: controller.signal } },
      });
      if (!controller.signal.aborted) setAnswer({ filter, count: data?.propertyCount ?? null });
    };
    // Without a count the button still applies the filters.
    const timer = setTimeout(() => void ask().catch(() => undefined), WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, filter]);
  return filter !== null && answer?.filter === filter ? answer.count : null;
}

const WAIT_MS = 250;
