import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PlaceStatesDocument, PlaceTownsDocument } from '../../gql/editing.ts';

/** The states of India, and the towns of one of them; empty until they are there. */
export function usePlaces(state: string): {
  states: readonly string[];
  towns: readonly string[];
} {
  const client = useApolloClient();
  const [states, setStates] = useState<readonly string[]>([]);
  const [townsOf, setTownsOf] = useState<{ state: string; towns: readonly string[] } | null>(null);
  useEffect(() => {
    client.query({ query: PlaceStatesDocument }).then(
      ({ data }) => setStates(data?.states.map(({ name }) => name) ?? []),
      () => undefined,
    );
  }, [client]);
  useEffect(() => {
    if (state === '') return undefined;
    let isCurrent = true;
    client.query({ query: PlaceTownsDocument, variables: { state } }).then(
      ({ data }) => {
        const towns = data?.cities.map(({ name }) => name) ?? [];
        if (isCurrent) setTownsOf({ state, towns: towns.toSorted((a, b) => a.localeCompare(b)) });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, state]);
  return { states, towns: townsOf?.state === state ? townsOf.towns : [] };
}
