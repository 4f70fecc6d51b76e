import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { PropertyCardsDocument } from './PropertyCards.generated.ts';
import type { PropertyCardsQuery } from './PropertyCards.generated.ts';

type CardData = PropertyCardsQuery['propertiesByIds'][number];

export interface CardsById {
  /** What can be drawn now, in the order of the ids. */
  shown: readonly CardData[];
  /** The ids that answered nothing: no longer public. */
  gone: readonly string[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Fetches what cards need for a list of ids, fifty at a time; ids that are known are not asked for again. */
export function useCardsById(ids: readonly string[]): CardsById {
  const client = useApolloClient();
  const [known, setKnown] = useState<ReadonlyMap<string, CardData | null>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const missing = ids.filter((id) => !known.has(id)).slice(0, LIMITS.page.idsAtOnce);
  const key = missing.join();

  useEffect(() => {
    if (key === '' || hasFailed) return undefined;
    let isLate = false;
    const requested = key.split(',');
    client.query({ query: PropertyCardsDocument, variables: { ids: requested } }).then(
      ({ data }) => {
        if (isLate) return;
        const found = new Map(data?.propertiesByIds.map((item) => [item.id, item]));
        setKnown(
          (before) =>
            new Map([...before, ...requested.map((id) => [id, found.get(id) ?? null] as const)]),
        );
      },
      () => !isLate && setFailed(true),
    );
    return () => {
      isLate = true;
    };
  }, [client, key, hasFailed]);

  return {
    shown: ids.flatMap((id) => known.get(id) ?? []),
    gone: ids.filter((id) => known.get(id) === null),
    isLoading: key !== '' && !hasFailed,
    hasFailed,
    retry: () => setFailed(false),
  };
}
