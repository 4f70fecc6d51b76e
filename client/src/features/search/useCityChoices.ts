import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CityChoicesDocument } from '../../gql/documents.ts';
import type { CityChoicesQuery } from '../../gql/documents.ts';

type Cities = CityChoicesQuery['cities'];

/**
 * The cities to choose from: those of the state that the visitor has chosen, which may not be applied yet
 * (V-4.6-04). If they cannot be loaded just 'All' is left (V-4.6-08).
 */
export function useCityChoices(
  appliedState: string,
  appliedCities: Cities,
): { cities: Cities; chooseState: (state: string) => void; cityHint: string | undefined } {
  const client = useApolloClient();
  const [state, chooseState] = useState(appliedState);
  const [loaded, setLoaded] = useState<{ state: string; cities: Cities } | null>(null);
  useEffect(() => chooseState(appliedState), [appliedState]);
  useEffect(() => {
    if (state === appliedState) return undefined;
    let isCurrent = true;
    const keep = (cities: Cities) => {
      if (isCurrent) setLoaded({ state, cities });
    };
    client
      .query({ query: CityChoicesDocument, variables: { state: state || null } })
      .then(({ data }) => keep(data?.cities ?? []))
      .catch(() => keep([]));
    return () => {
      isCurrent = false;
    };
  }, [client, state, appliedState]);

  if (state === appliedState) return { cities: appliedCities, chooseState, cityHint: undefined };
  if (loaded?.state === state) return { cities: loaded.cities, chooseState, cityHint: undefined };
  return { cities: [], chooseState, cityHint: 'Loading cities...' };
}
