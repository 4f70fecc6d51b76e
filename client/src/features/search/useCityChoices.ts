import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CityChoicesDocument } from './FilterChoices.generated.ts';
import type { CityChoicesQuery } from './FilterChoices.generated.ts';

type Cities = CityChoicesQuery['cities'];

/**
 * The cities to choose from: those of the state that the visitor has chosen, which may not be applied yet
 * (V-4.6-04). If they cannot be loaded just 'All' is left (V-4.6-08).
 */
export function useCityChoices(
  chosenState: string,
  applied: { state: string; cities: Cities },
): { cities: Cities; isLoading: boolean } {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<{ state: string; cities: Cities } | null>(null);
  const isApplied = chosenState === applied.state;
  useEffect(() => {
    if (isApplied) return undefined;
    let isCurrent = true;
    const show = (cities: Cities) => {
      if (isCurrent) setLoaded({ state: chosenState, cities });
    };
    client
      .query({ query: CityChoicesDocument, variables: { state: chosenState || null } })
      .then(({ data }) => show(data?.cities ?? []))
      .catch(() => show([]));
    return () => {
      isCurrent = false;
    };
  }, [client, chosenState, isApplied]);

  if (isApplied) return { cities: applied.cities, isLoading: false };
  if (loaded?.state === chosenState) return { cities: loaded.cities, isLoading: false };
  return { cities: [], isLoading: true };
}
