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

/** The shared cache rules. Things without an `id` are named by their key; the rest is stored in place. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Subtype: { keyFields: ['key'] },
      Category: { keyFields: ['key'] },
      State: { keyFields: ['name'] },
      // Cards and pages ask for different fields of the same details.
      PropertyDetails: { merge: true },
      // Of these there is one: whoever is here. Pages ask for different parts of them.
      Viewer: { keyFields: [] },
      Administration: { keyFields: [] },
      Overview: { merge: true },
    },
  });
}
