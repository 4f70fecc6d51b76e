import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CityChoicesDocument } from './FilterChoices.generated.ts';
import type { CityChoicesQuery } from './FilterChoices.generated.ts';

type Cities = CityChoicesQuery['cities'];

interface Answer {
  state: string;
  /** Null: they could not be loaded. */
  cities: Cities | null;
}

/**
 * The cities to choose from: those of the state that the visitor has chosen, which may not be applied yet.
 * If they cannot be loaded just 'All' is left
 *, and they can be asked for again.
 */
export function useCityChoices(
  chosenState: string,
  applied: { state: string; cities: Cities },
): { cities: Cities; isLoading: boolean; hasFailed: boolean; retry: () => void } {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Answer | null>(null);
  const isApplied = chosenState === applied.state;
  const isWanted = !isApplied && loaded?.state !== chosenState;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const show = (cities: Cities | null) => {
      if (isCurrent) setLoaded({ state: chosenState, cities });
    };
    client
      .query({ query: CityChoicesDocument, variables: { state: chosenState || null } })
      .then(({ data }) => show(data?.cities ?? []))
      .catch(() => show(null));
    return () => {
      isCurrent = false;
    };
  }, [client, chosenState, isWanted]);

  const retry = () => setLoaded(null);
  const there = { isLoading: false, hasFailed: false, retry };
  if (isApplied) return { ...there, cities: applied.cities };
  if (loaded?.state !== chosenState) return { ...there, cities: [], isLoading: true };
  return { ...there, cities: loaded.cities ?? [], hasFailed: loaded.cities === null };
}
