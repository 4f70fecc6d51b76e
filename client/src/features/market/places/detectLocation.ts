import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { LIMITS } from '../../../../../schema/limits.ts';
import { LocateDocument } from './Locate.generated.ts';
import type { LocateQuery } from './Locate.generated.ts';

/** Where the visitor is, with the number of public listings in that city. */
export type DetectedLocation = LocateQuery['locate'];

/**
 * Asks the browser where it is and the server which city that is. Rejects with an Error whose
 * message is a sentence for the visitor.
 */
export async function detectLocation(client: ApolloClient): Promise<DetectedLocation> {
  const { coords } = await browserPosition();
  const variables = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
  try {
    // A position is nobody else's business: it is not kept in the cache of the page.
    const { data } = await client.query({
      query: LocateDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (data) return data.locate;
  } catch (error) {
    const [refusal] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    if (refusal) throw new Error(refusal.message, { cause: error });
  }
  throw new Error(LOCATION_PROBLEMS.unavailable);
}

/** The documented sentences; the first has no documented words. */
export const LOCATION_PROBLEMS = {
  unsupported:
    'Geolocation is not supported by this browser. Please choose your city from the list.',
  denied: 'Location access denied. Please allow location access and try again.',
  unavailable: 'Location information unavailable. Please check your internet connection.',
  timedOut: 'Location request timed out. Please try again or check your internet connection.',
} as const;

/** Waits 15 s, takes a position of the last five minutes, asks for no satellites. */
const OPTIONS: PositionOptions = {
  timeout: LIMITS.location.timeoutMs,
  maximumAge: LIMITS.location.cacheMs,
  enableHighAccuracy: false,
};

function browserPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error(LOCATION_PROBLEMS.unsupported));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      resolve,
      ({ code }) => reject(new Error(sentenceOf(code))),
      OPTIONS,
    );
  });
}

function sentenceOf(code: number): string {
  if (code === 1) return LOCATION_PROBLEMS.denied;
  return code === 3 ? LOCATION_PROBLEMS.timedOut : LOCATION_PROBLEMS.unavailable;
}

/** To about a hundred metres: a city needs no more, and no more leaves the browser. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
