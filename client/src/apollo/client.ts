import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client';
import { browserLink } from './links.ts';

/** The browser's client, which begins with what the server's page has brought along. */
export function createBrowserClient(state: NormalizedCacheObject): ApolloClient {
  return new ApolloClient({
    link: browserLink(),
    cache: createCache().restore(state),
    dataMasking: true,
  });
}

/** The cache with the rules below. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies: TYPE_POLICIES });
}

/** Things without an `id` are named by their key; the rest is stored in place. `normalise.ts` knows these rules alone. */
export const TYPE_POLICIES: Readonly<Record<string, { keyFields?: string[]; merge?: true }>> = {
  Subtype: { keyFields: ['key'] },
  Category: { keyFields: ['key'] },
  State: { keyFields: ['name'] },
  // Cards and pages ask for different fields of the same details.
  PropertyDetails: { merge: true },
  // Of these there is one: whoever is here. Pages ask for different parts of them.
  Viewer: { keyFields: [] },
  Administration: { keyFields: [] },
  Overview: { merge: true },
};
