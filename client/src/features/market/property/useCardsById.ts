import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { usePropertyCardsQuery } from './PropertyCards.generated.ts';
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
  const [known, setKnown] = useState<ReadonlyMap<string, CardData | null>>(new Map());
  const missing = ids.filter((id) => !known.has(id)).slice(0, LIMITS.page.idsAtOnce);
  const { data, error, refetch } = usePropertyCardsQuery(
    missing.length === 0 ? skipToken : { variables: { ids: missing } },
  );
  if (data && missing.length > 0) {
    const found = new Map(data.propertiesByIds.map((item) => [item.id, item]));
    setKnown(new Map([...known, ...missing.map((id) => [id, found.get(id) ?? null] as const)]));
  }
  return {
    shown: ids.flatMap((id) => known.get(id) ?? []),
    gone: ids.filter((id) => known.get(id) === null),
    isLoading: missing.length > 0 && error === undefined,
    hasFailed: error !== undefined,
    retry: () => void refetch(),
  };
}
