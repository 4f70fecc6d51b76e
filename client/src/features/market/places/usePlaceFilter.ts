import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';
import { logFailure } from '../../../ui/clientLog.ts';
import { SelectorCitiesDocument, useSelectorStatesQuery } from './CitySelector.generated.ts';
import type { SelectorCitiesQuery, SelectorStatesQuery } from './CitySelector.generated.ts';
import { detectLocation } from './detectLocation.ts';
import type { DetectedLocation } from './detectLocation.ts';
import { useSelectedCity, useSelectedState } from './selectedCity.ts';
import type { PlaceChoice } from './selectedCity.ts';

export type ListedCity = SelectorCitiesQuery['cities'][number];

/** The global place filter. Who shows properties filters them by `selectedCity` (useSelectedCity). */
export interface PlaceFilter extends PlaceChoice {
  userLocation: DetectedLocation | null;
  states: SelectorStatesQuery['states'];
  statesFailed: boolean;
  retryStates: () => void;
  /** Towns with listings that fit state and typed text; null before the first answer. */
  cities: readonly ListedCity[] | null;
  isLoadingCities: boolean;
  citiesFailed: boolean;
  isLocating: boolean;
  /** The documented sentence, or null. */
  locationError: string | null;
  retryCities: () => void;
  /** Asks where the visitor is; null when that cannot be said, with `locationError` set. */
  locate: () => Promise<DetectedLocation | null>;
}

/** `text` is what the visitor has typed to find a town. */
export function usePlaceFilter(text: string): PlaceFilter {
  const selectedState = useSelectedState();
  const selectedCity = useSelectedCity();
  return {
    selectedState,
    selectedCity,
    ...useStates(),
    ...useCities(text, selectedState),
    ...useLocating(),
  };
}

/** Without the states all of India is left to choose from. */
function useStates(): Pick<PlaceFilter, 'states' | 'statesFailed' | 'retryStates'> {
  const { data, error, refetch } = useSelectorStatesQuery();
  return {
    states: data?.states ?? NO_STATES,
    statesFailed: error !== undefined && !data,
    retryStates: () => void refetch(),
  };
}

const NO_STATES: PlaceFilter['states'] = [];

type CityList = Pick<PlaceFilter, 'cities' | 'isLoadingCities' | 'citiesFailed' | 'retryCities'>;

interface Answer {
  state: string | null;
  cities: readonly ListedCity[] | null;
  request: string;
}

function useCities(text: string, state: string | null): CityList {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<Answer | null>(null);
  const search = text.trim();
  const request = JSON.stringify([search, state, attempt]);
  useEffect(() => {
    let isCurrent = true;
    const show = (cities: Answer['cities']) => {
      if (isCurrent) setResponse({ state, cities, request });
    };
    const ask = () => {
      client
        .query({ query: SelectorCitiesDocument, variables: { search: search || null, state } })
        .then(({ data }) => show(data?.cities ?? []))
        .catch(() => show(null));
    };
    const timer = setTimeout(ask, search === '' ? 0 : LIMITS.suggestions.waitMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, search, state, request]);
  const isCurrentState = response !== null && response.state === state;
  return {
    // The towns of another state go at once; those of the last text stay until the next come.
    cities: isCurrentState ? response.cities : null,
    isLoadingCities: response?.request !== request,
    citiesFailed: response?.request === request && response.cities === null,
    retryCities: () => setAttempt(attempt + 1),
  };
}

type Locating = Pick<PlaceFilter, 'userLocation' | 'isLocating' | 'locationError' | 'locate'>;

function useLocating(): Locating {
  const client = useApolloClient();
  const [userLocation, setUserLocation] = useState<DetectedLocation | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  const [locationError, setLocationError] = useState<string | null>(null);
  const locate = async () => {
    setIsLocating(true);
    setLocationError(null);
    try {
      const found = await detectLocation(client);
      setUserLocation(found);
      return found;
    } catch (error) {
      logFailure('location', error);
      setLocationError(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      setIsLocating(false);
    }
  };
  return { userLocation, isLocating, locationError, locate };
}
